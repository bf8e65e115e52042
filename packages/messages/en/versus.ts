/** What Double Header and Loco Dome both say. */
export const versus = {
  'verdict.claimant': 'For the claimant',
  'verdict.opponent': 'For the opponents',
  'verdict.equal': 'Both alike',
  'verdict.invalid': 'Invalid',

  'double-header.refusal.LV-2.1': 'Both values are known, and they say otherwise: the higher one wins.',
  'double-header.refusal.LV-3.1': 'Only a judge may do that, and only at the right moment.',
  'double-header.refusal.LV-3.2':
    '{why, select, moment {There is no claim for you to rule on.} deputy {Only somebody of the other side may rule in the place of a judge.} other {This table takes claims by feature only, not in free words.}}',
  'double-header.refusal.LV-4.2': 'That point has been made already.',
  'loco-dome.refusal.LV-2.1': 'Both values are known, and they say otherwise: the higher one wins.',
  'loco-dome.refusal.LV-3.1': 'Only a judge may do that, and only at the right moment.',
  'loco-dome.refusal.LV-3.2':
    '{why, select, moment {There is no claim for you to rule on.} deputy {Only somebody of the other side may rule in the place of a judge.} other {This table takes claims by feature only, not in free words.}}',
  'loco-dome.refusal.LV-4.2': 'That point has been made already.',
} as const;
