/** The clauses of RULES.md by id, as it says them. */
export const SENTENCES = {
  'SG-1.1': 'Two to four players; twelve wagons stand on a siding, in the long game twenty.',
  'SG-1.2': 'Lot decides who begins; turns pass in the order of seats.',
  'SG-2.1': 'In a turn a player takes one, two or three wagons. Nobody passes.',
  'SG-2.2': 'Nobody takes more wagons than there are.',
  'SG-2.3': 'Only whoever is asked acts.',
  'SG-3.1': 'Whoever takes the last wagon wins.',
  'SG-3.2': 'What was done is taken back if all agree.',
} as const;
export type Clause = keyof typeof SENTENCES;
