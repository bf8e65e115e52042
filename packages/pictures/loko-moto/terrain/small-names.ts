import type { NameSet } from '../station-names.ts';

/** Names of all stations, seen from near. */
export const SMALL_NAMES: NameSet = {
  size: 13,
  places: {
    celld: { at: [-10, -6], anchor: 'end', lines: ['Celldömölk'] },
    papa: { at: [8, -11], anchor: 'start', lines: ['Pápa'] },
    ukk: { at: [-14, 4], anchor: 'end', lines: ['Ukk'] },
    ajka: { at: [5, -13], anchor: 'start', lines: ['Ajka'] },
    veszprem: { at: [-18, -14], anchor: 'middle', lines: ['Veszprém'] },
    fuzfo: { at: [-2, -12], anchor: 'start', lines: ['Fűzfő'] },
    fehervar: { at: [10, -6], anchor: 'start', lines: ['Székesfehérvár'] },
    szgrot: { at: [-12, -2], anchor: 'end', lines: ['Zalaszentgrót'] },
    sumeg: { at: [16, 4], anchor: 'start', lines: ['Sümeg'] },
    fured: { at: [6, 20], anchor: 'start', lines: ['Füred'] },
    kenese: { at: [5, -11], anchor: 'start', lines: ['Kenese'] },
    battyan: { at: [12, -1], anchor: 'start', lines: ['Szabadbattyán'] },
    zeg: { at: [-12, -2], anchor: 'end', lines: ['Zalaegerszeg'] },
    keszthely: { at: [-6, -16], anchor: 'end', lines: ['Keszthely'] },
    tapolca: { at: [-4, 20], anchor: 'start', lines: ['Tapolca'] },
    revfulop: { at: [6, 19], anchor: 'start', lines: ['Révfülöp'] },
    siofok: { at: [-10, -6], anchor: 'end', lines: ['Siófok'] },
    enying: { at: [12, 10], anchor: 'start', lines: ['Enying'] },
    pacsa: { at: [-14, 4], anchor: 'end', lines: ['Pacsa'] },
    szgyorgy: { at: [-14, 4], anchor: 'end', lines: ['Szentgyörgy'] },
    fonyod: { at: [-4, -14], anchor: 'start', lines: ['Fonyód'] },
    lelle: { at: [-5, -11], anchor: 'end', lines: ['Lelle'] },
    tab: { at: [10, -6], anchor: 'start', lines: ['Tab'] },
    kanizsa: { at: [-12, 4], anchor: 'end', lines: ['Nagykanizsa'] },
    komar: { at: [-2, 20], anchor: 'middle', lines: ['Zalakomár'] },
    marcali: { at: [0, 20], anchor: 'end', lines: ['Marcali'] },
    osztopan: { at: [-6, 22], anchor: 'end', lines: ['Osztopán'] },
    andocs: { at: [17, -7], anchor: 'start', lines: ['Andocs'] },
    tamasi: { at: [10, -6], anchor: 'start', lines: ['Tamási'] },
    kaposvar: { at: [-12, 10], anchor: 'end', lines: ['Kaposvár'] },
    dombovar: { at: [12, 10], anchor: 'start', lines: ['Dombóvár'] },
  },
};

/** The main stations, seen from afar. */
export const SMALL_FAR_NAMES: NameSet = {
  size: 20,
  even: true,
  places: {
    papa: { at: [12, 0], anchor: 'start', lines: ['Pápa'] },
    veszprem: { at: [0, -14], anchor: 'middle', lines: ['Veszprém'] },
    fehervar: { at: [20, -12], anchor: 'middle', lines: ['Székesfehérvár'] },
    fured: { at: [-14, 6], anchor: 'end', lines: ['Füred'] },
    zeg: { at: [28, -26], anchor: 'start', lines: ['Zala-', 'egerszeg'], size: 17 },
    keszthely: { at: [17, -8], anchor: 'start', lines: ['Keszthely'], size: 17 },
    tapolca: { at: [-10, 26], anchor: 'middle', lines: ['Tapolca'] },
    siofok: { at: [-12, 4], anchor: 'end', lines: ['Siófok'] },
    fonyod: { at: [-10, -14], anchor: 'middle', lines: ['Fonyód'] },
    kanizsa: { at: [8, 28], anchor: 'middle', lines: ['Nagykanizsa'] },
    kaposvar: { at: [-12, 10], anchor: 'end', lines: ['Kaposvár'] },
    dombovar: { at: [12, 10], anchor: 'start', lines: ['Dombóvár'] },
  },
};
