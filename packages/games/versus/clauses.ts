/** Ids of the clauses that Double Header and Loco Dome share, in the order of RULES.md. */
export const VERSUS_CLAUSES = [
  'LV-1.1',
  'LV-1.2',
  'LV-1.3',
  'LV-1.4',
  'LV-1.5',
  'LV-1.6',
  'LV-2.1',
  'LV-2.2',
  'LV-2.3',
  'LV-2.4',
  'LV-3.1',
  'LV-3.2',
  'LV-3.3',
  'LV-4.1',
  'LV-4.2',
  'LV-4.3',
  'LV-5.1',
  'LV-6.1',
  'LV-6.2',
  'LV-6.3',
] as const;
export type VersusClause = (typeof VERSUS_CLAUSES)[number];
