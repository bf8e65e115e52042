/** Ids of the clauses of RULES.md, in order. */
export const CLAUSES = [
  'LM-1.1', 'LM-1.2', 'LM-1.3', 'LM-1.4',
  'LM-2.1', 'LM-2.2', 'LM-2.3', 'LM-2.4', 'LM-2.5', 'LM-2.6',
  'LM-3.1', 'LM-3.2', 'LM-3.3', 'LM-3.4', 'LM-3.5', 'LM-3.6', 'LM-3.7', 'LM-3.8',
  'LM-4.1', 'LM-4.2',
  'LM-5.1',
  'LM-6.1',
  'LM-7.1', 'LM-7.2', 'LM-7.3',
  'LM-8.1', 'LM-8.2',
  'LM-9.1', 'LM-9.2', 'LM-9.3',
] as const;
export type Clause = (typeof CLAUSES)[number];
