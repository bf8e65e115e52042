import type { since as en } from '../en/since.ts';

export const since: Record<keyof typeof en, string> = {
  'since.title': 'Amíg nem voltál itt',
  'since.more': '{count, plural, one {Előtte még # sor a naplóban.} other {Előtte még # sor a naplóban.}}',
  'since.play': 'Visszajátszás',
  'since.close': 'A történtek bezárása',
  'catch-up.title': 'Visszajátszás',
  'catch-up.at': 'Visszajátszás: {at} / {count}',
  'catch-up.start': 'Így hagytad itt.',
  'catch-up.nothing': 'Semmi, amit láthatnál.',
  'catch-up.back': 'Vissza',
  'catch-up.next': 'Tovább',
  'catch-up.done': 'A játszmához',
  'catch-up.skip': 'Átugrom',
};
