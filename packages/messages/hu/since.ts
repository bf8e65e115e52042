import type { since as en } from '../en/since.ts';

export const since: Record<keyof typeof en, string> = {
  'since.title': 'Amíg nem voltál itt',
  'since.more': '{count, plural, one {Előtte még # sor a naplóban.} other {Előtte még # sor a naplóban.}}',
  'since.play': 'Visszajátszás',
  'since.close': 'A történtek bezárása',
  'film.title': 'Visszajátszás',
  'film.at': 'Visszajátszás: {at} / {count}',
  'film.start': 'Így hagytad itt.',
  'film.nothing': 'Semmi, amit láthatnál.',
  'film.back': 'Vissza',
  'film.next': 'Tovább',
  'film.done': 'A játszmához',
  'film.skip': 'Átugrom',
};
