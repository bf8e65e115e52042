import type { TableRow } from '../storage/rows.ts';
import { seatedAnew } from '../time/tempo.ts';
import { picksAfter } from './picks/picks.ts';
import { heldAfter } from './seats/held.ts';

/** What else of a row changes with its seats; `now` in uptime. */
export const seatedAfter = (row: TableRow, seats: TableRow['seats'], now: number): Partial<TableRow> => ({
  picks: picksAfter(row, seats),
  tempo: seatedAnew(row, seats, now),
  ...heldAfter(row, seats),
  asking: null,
});
