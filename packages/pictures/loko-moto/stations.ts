import type { Face } from './letter-widths.ts';

/** Stations that are lettered larger, and always named: the bigger towns and junctions, by the sheet's id. */
export const MAIN_STATIONS: Readonly<Record<string, readonly string[]>> = {
  standard: [
    'zsolna',
    'pozsony',
    'kassa',
    'gyor',
    'miskolc',
    'szatmar',
    'szhely',
    'fehervar',
    'bp',
    'szolnok',
    'debrecen',
    'varad',
    'kolozsvar',
    'szabadka',
    'szeged',
    'arad',
    'pecs',
    'temesvar',
    'szeben',
    'brasso',
    'ujvidek',
  ],
  small: [
    'papa',
    'veszprem',
    'fehervar',
    'zeg',
    'keszthely',
    'tapolca',
    'fured',
    'siofok',
    'fonyod',
    'kanizsa',
    'kaposvar',
    'dombovar',
  ],
  square: [
    'ujpest',
    'florian',
    'szell',
    'nyugati',
    'deak',
    'keleti',
    'deli',
    'ors',
    'moricz',
    'kelenfold',
    'boraros',
    'hatar',
    'hosok',
  ],
};
/** The station in the middle of a sheet: a double ring, and letters as on a sign. */
export const CAPITALS: Readonly<Record<string, string>> = { standard: 'bp' };

/** What stations abroad are called today where they lie, in Latin letters, by the sheet's id and the station's. */
export const LOCAL_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  standard: {
    zsolna: 'Žilina',
    rozsa: 'Ružomberok',
    poprad: 'Poprad',
    pozsony: 'Bratislava',
    nyitra: 'Nitra',
    zolyom: 'Zvolen',
    losonc: 'Lučenec',
    rozsnyo: 'Rožňava',
    kassa: 'Košice',
    csap: 'Chop',
    szatmar: 'Satu Mare',
    raho: 'Rakhiv',
    karoly: 'Carei',
    des: 'Dej',
    varad: 'Oradea',
    kolozsvar: 'Cluj-Napoca',
    mvhely: 'Târgu Mureș',
    szabadka: 'Subotica',
    arad: 'Arad',
    tovis: 'Teiuș',
    segesvar: 'Sighișoara',
    zombor: 'Sombor',
    kikinda: 'Kikinda',
    temesvar: 'Timișoara',
    deva: 'Deva',
    szeben: 'Sibiu',
    brasso: 'Brașov',
    ujvidek: 'Novi Sad',
  },
};

/** The face a station's name is lettered in on a sheet. */
export function faceOf(sheet: string, station: string): Face {
  if (CAPITALS[sheet] === station) return 'capital';
  return MAIN_STATIONS[sheet]?.includes(station) ? 'main' : 'plain';
}
