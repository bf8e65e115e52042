/**
 * The database tables that hold what belongs to one guest alone, with the column that names the guest: what is deleted with
 * them. Both stores delete by this list.
 */
export const OWN_TABLES: readonly (readonly [table: string, column: string])[] = [
  ['phrases', 'guest'],
  ['settings', 'guest'],
  ['channels', 'guest'],
  ['passkeys', 'guest'],
  ['challenges', 'guest'],
  ['sessions', 'guest'],
  ['skills', 'who'],
  ['listed', 'guest'],
  ['visits', 'guest'],
  ['guests', 'guest'],
];
