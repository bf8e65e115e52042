import type { TableRow } from '../storage/rows.ts';
import { seatedAnew } from '../time/tempo.ts';
import { isReseated } from './picks/draft.ts';
import { picksAfter } from './picks/picks.ts';
import { heldAfter } from './seats/held.ts';

/** What else of a row changes with its seats; `now` in uptime. */
export const seatedAfter = (row: TableRow, seats: TableRow['seats'], now: number): Partial<TableRow> => ({
  picks: picksAfter(row, seats),
  tempo: seatedAnew(row, seats, now),
  ...heldAfter(row, seats),
  // Those who were asked are asked still where somebody but changed their name or date, or was given a hand.
  asking: isReseated(row.seats, seats) ? null : row.asking,
});
