import type { versusScreen as en } from '../en/versus-screen.ts';

/** Amit a Double Header és a Loco Dome asztala egyaránt mond: kártyák, értékek, az adatok listája. */
export const versusScreen: Readonly<Record<keyof typeof en, string>> = {
  'vs.card.open': '{engine} kártyája',
  'vs.card.in-use': 'szolgálatban',
  'vs.card.yours': 'a tiéd',
  'vs.card.values': 'Amit az értékeiből tudsz',
  'vs.card.values.none': 'Ennek a mozdonynak még egyetlen értékét sem olvasták fel.',
  'vs.value.infinity': 'végtelen',
  'vs.value.calculated': 'számított',
  'vs.value.waiting': 'még nem hangzott el',
  'vs.coin': '{result, select, heads {Érme: fej} other {Érme: írás}}',
  'vs.list': 'Adatok',
  'vs.list.caption': 'Az adatok a saját értékeiddel',
  'vs.list.sort': 'Rendezés eszerint: {column}',
  'vs.list.statistic': 'Adat',
  'vs.list.value': 'Tiéd',
  'vs.list.called': 'elhangzott',
  'vs.list.vetoed': 'megvétózta: {names}',
  'vs.list.unknown': 'nincs értéke',
  'vs.list.own-only': 'Ami bemondható',
};
