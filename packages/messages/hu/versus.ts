import type { versus as en } from '../en/versus.ts';

/** What Double Header and Loco Dome both say. */
export const versus: Readonly<Record<keyof typeof en, string>> = {
  'verdict.claimant': 'Megadva',
  'verdict.opponent': 'Az ellenfélé',
  'verdict.equal': 'Egyforma',
  'verdict.invalid': 'Érvénytelen',

  'double-header.refusal.LV-2.1': 'Mindkét érték ismert, és mást mond: a nagyobb nyer.',
  'double-header.refusal.LV-3.1': 'Ezt csak a bíró teheti meg, és ő is csak a maga idejében.',
  'double-header.refusal.LV-3.2':
    '{why, select, moment {Nincs állítás, amelyről most te dönthetnél.} deputy {A bíró helyett csak a másik oldal dönthet.} other {Ennél az asztalnál csak jellemzőt lehet állítani, szabad szöveget nem.}}',
  'double-header.refusal.LV-4.2': 'Ez a pont már elhangzott.',
  'loco-dome.refusal.LV-2.1': 'Mindkét érték ismert, és mást mond: a nagyobb nyer.',
  'loco-dome.refusal.LV-3.1': 'Ezt csak a bíró teheti meg, és ő is csak a maga idejében.',
  'loco-dome.refusal.LV-3.2':
    '{why, select, moment {Nincs állítás, amelyről most te dönthetnél.} deputy {A bíró helyett csak a másik oldal dönthet.} other {Ennél az asztalnál csak jellemzőt lehet állítani, szabad szöveget nem.}}',
  'loco-dome.refusal.LV-4.2': 'Ez a pont már elhangzott.',
};
