import { frameOf, grown, type Frame, type Plot } from '../plot.ts';
import type { NameSet } from '../station-names.ts';
import { SQUARE_LARGE_NAMES } from './square-large-names.ts';

// Names on a television that is read from three metres. Letters of 30 px there have capitals of 9.7 mm on 40 inches: 11
// minutes of arc at 3 m, twice what an eye of 1.0 resolves (5 minutes for a letter). At that size not every name has a
// place clear of the lines: the main stations always have, in a short form where need be, others where there is room.

/** A sheet's names on a television, and the room around its stations that they need, in drawing units. */
interface BoardNames extends NameSet {
  readonly across: number;
  readonly along: number;
}

/** What part of a sheet a television shows, in drawing units. */
export function boardFrame({ stations }: Plot, { across, along }: BoardNames): Frame {
  return grown(frameOf(stations), across, along);
}

/** The names on a television, by the sheet's id. */
export const BOARD_NAMES: Readonly<Record<string, BoardNames>> = {
  standard: {
    size: 23.6,
    even: true,
    across: 44,
    along: 22,
    places: {
      zsolna: { at: [-42, 0], anchor: 'middle', lines: ['Zsolna'] },
      rozsa: { at: [-24, 28], anchor: 'middle', lines: ['Rózsahegy'], narrow: 0.92 },
      poprad: { at: [-38, 26], anchor: 'middle', lines: ['Poprád'] },
      pozsony: { at: [0, -16], anchor: 'middle', lines: ['Pozsony'] },
      nyitra: { at: [-34, 26], anchor: 'middle', lines: ['Nyitra'] },
      zolyom: { at: [0, 28], anchor: 'middle', lines: ['Zólyom'] },
      losonc: { at: [0, -12], anchor: 'middle', lines: ['Losonc'] },
      rozsnyo: { at: [-40, 26], anchor: 'middle', lines: ['Rozsnyó'], narrow: 0.92 },
      kassa: { at: [0, -12], anchor: 'middle', lines: ['Kassa'] },
      csap: { at: [0, -16], anchor: 'middle', lines: ['Csap'] },
      sopron: { at: [0, -16], anchor: 'middle', lines: ['Sopron'] },
      gyor: { at: [26, -14], anchor: 'middle', lines: ['Győr'] },
      komarom: { at: [44, -12], anchor: 'middle', lines: ['Komárom'], narrow: 0.92 },
      vac: { at: [-22, 26], anchor: 'middle', lines: ['Vác'] },
      eger: { at: [26, -14], anchor: 'middle', lines: ['Eger'] },
      miskolc: { at: [-40, 26], anchor: 'middle', lines: ['Miskolc'] },
      szatmar: { at: [0, -36], anchor: 'start', lines: ['Szatmár-', 'németi'] },
      raho: { at: [16, -12], anchor: 'middle', lines: ['Rahó'] },
      szhely: { at: [-94, 26], anchor: 'start', lines: ['Szombat-', 'hely'] },
      veszprem: { at: [58, -38], anchor: 'end', lines: ['Vesz-', 'prém'] },
      fehervar: { at: [1, -35], anchor: 'start', lines: ['Fehér-', 'vár'] },
      bp: { at: [37, 22], anchor: 'middle', lines: ['Bp.'] },
      szolnok: { at: [40, -10], anchor: 'middle', lines: ['Szolnok'] },
      debrecen: { at: [-32, 26], anchor: 'middle', lines: ['Deb-', 'recen'] },
      des: { at: [-24, -8], anchor: 'middle', lines: ['Dés'] },
      keszthely: { at: [-58, 6], anchor: 'middle', lines: ['Keszthely'] },
      siofok: { at: [40, 8], anchor: 'middle', lines: ['Siófok'] },
      paks: { at: [30, 24], anchor: 'middle', lines: ['Paks'] },
      varad: { at: [60, 26], anchor: 'end', lines: ['Nagy-', 'várad'] },
      kolozsvar: { at: [-64, -36], anchor: 'start', lines: ['Kolozs-', 'vár'], narrow: 0.92 },
      kanizsa: { at: [-10, -4], anchor: 'end', lines: ['Nagy-', 'kanizsa'] },
      kaposvar: { at: [-38, 26], anchor: 'middle', lines: ['Kapos-', 'vár'] },
      baja: { at: [-42, -10], anchor: 'middle', lines: ['Baja'] },
      szabadka: { at: [-62, -34], anchor: 'start', lines: ['Sza-', 'badka'] },
      szeged: { at: [38, 26], anchor: 'middle', lines: ['Szeged'] },
      arad: { at: [34, 8], anchor: 'middle', lines: ['Arad'] },
      tovis: { at: [30, 26], anchor: 'middle', lines: ['Tövis'] },
      segesvar: { at: [52, 6], anchor: 'middle', lines: ['Segesvár'], narrow: 0.92 },
      pecs: { at: [0, 28], anchor: 'middle', lines: ['Pécs'] },
      zombor: { at: [-34, 30], anchor: 'middle', lines: ['Zombor'] },
      kikinda: { at: [-47, 7], anchor: 'middle', lines: ['Kikinda'] },
      temesvar: { at: [0, 28], anchor: 'middle', lines: ['Temesvár'] },
      deva: { at: [0, 28], anchor: 'middle', lines: ['Déva'] },
      szeben: { at: [0, 28], anchor: 'middle', lines: ['Nagyszeben'] },
      brasso: { at: [0, 28], anchor: 'middle', lines: ['Brassó'] },
      ujvidek: { at: [46, 16], anchor: 'middle', lines: ['Újvidék'] },
    },
  },
  small: {
    size: 20.5,
    even: true,
    across: 60,
    along: 22,
    places: {
      celld: { at: [-52, 22], anchor: 'middle', lines: ['Celldömölk'] },
      papa: { at: [-26, 24], anchor: 'middle', lines: ['Pápa'] },
      ukk: { at: [20, -10], anchor: 'middle', lines: ['Ukk'] },
      ajka: { at: [22, 24], anchor: 'middle', lines: ['Ajka'] },
      veszprem: { at: [0, -16], anchor: 'middle', lines: ['Veszprém'] },
      fuzfo: { at: [-26, -10], anchor: 'middle', lines: ['Fűzfő'] },
      fehervar: { at: [0, -12], anchor: 'middle', lines: ['Székesfehérvár'] },
      szgrot: { at: [-58, -12], anchor: 'middle', lines: ['Zalaszentgrót'], narrow: 0.92 },
      sumeg: { at: [40, 6], anchor: 'middle', lines: ['Sümeg'] },
      fured: { at: [28, 24], anchor: 'middle', lines: ['Füred'] },
      kenese: { at: [34, -10], anchor: 'middle', lines: ['Kenese'] },
      battyan: { at: [31, 25], anchor: 'middle', lines: ['Szabad-', 'battyán'], narrow: 0.85 },
      zeg: { at: [-28, 30], anchor: 'middle', lines: ['Egerszeg'], narrow: 0.85 },
      keszthely: { at: [-32, -34], anchor: 'middle', lines: ['Keszt-', 'hely'] },
      tapolca: { at: [0, 26], anchor: 'middle', lines: ['Tapolca'] },
      revfulop: { at: [0, 26], anchor: 'middle', lines: ['Révfülöp'] },
      siofok: { at: [-36, -2], anchor: 'middle', lines: ['Siófok'] },
      enying: { at: [-30, 24], anchor: 'middle', lines: ['Enying'] },
      pacsa: { at: [36, 6], anchor: 'middle', lines: ['Pacsa'] },
      fonyod: { at: [-32, -14], anchor: 'middle', lines: ['Fonyód'] },
      lelle: { at: [-24, -10], anchor: 'middle', lines: ['Lelle'] },
      tab: { at: [22, -8], anchor: 'middle', lines: ['Tab'] },
      kanizsa: { at: [0, 26], anchor: 'middle', lines: ['Nagykanizsa'] },
      komar: { at: [-4, 26], anchor: 'middle', lines: ['Zalakomár'], narrow: 0.85 },
      marcali: { at: [-32, 24], anchor: 'middle', lines: ['Marcali'] },
      osztopan: { at: [-42, 24], anchor: 'middle', lines: ['Osztopán'] },
      andocs: { at: [46, -6], anchor: 'middle', lines: ['Andocs'], narrow: 0.92 },
      tamasi: { at: [40, 6], anchor: 'middle', lines: ['Tamási'] },
      kaposvar: { at: [-50, 14], anchor: 'middle', lines: ['Kaposvár'] },
      dombovar: { at: [50, 20], anchor: 'middle', lines: ['Dombóvár'] },
    },
  },
  square: { ...SQUARE_LARGE_NAMES, across: 150, along: 22 },
};
