import type { JudgeInfo, NewTable } from '@turntable/protocol';
import { Problem } from '../../base/problem.ts';
import type { JudgeSlice, TableRow } from '../../storage/rows.ts';
import { heldBy } from '../seats/seating.ts';

/** The judge's seat of a new table; null: it has none. Throws a `Problem` if its host also has a seat (LV-3.3). */
export function judgeOf(wish: Pick<NewTable, 'judge' | 'seats'>, host: string): JudgeSlice | null {
  const { judge = 'none', seats } = wish;
  if (judge === 'me' && seats.some(({ kind }) => kind === 'mine'))
    throw new Problem('bad-options', 'judge: expected somebody who has no seat (LV-3.3)');
  return judge === 'none' ? null : { guest: judge === 'me' ? host : null, name: '' };
}

export const isJudge = (row: Pick<TableRow, 'judge'>, guest: string): boolean => row.judge?.guest === guest;

function expectPicks({ picks }: Pick<TableRow, 'picks'>): void {
  if (!picks) throw new Problem('not-allowed', 'expected a table to which engines are brought');
}

/** The judge's seat after somebody sat down there; never somebody with a seat at the table (LV-3.3). */
export function takeJudge(row: TableRow, guest: string, name: string): JudgeSlice {
  expectPicks(row);
  const { judge, seats } = row;
  if (!judge) throw new Problem('not-allowed', 'expected a table with a judge');
  if (judge.guest !== null && judge.guest !== guest) throw new Problem('table-full');
  if (heldBy(seats, guest).length > 0) throw new Problem('not-allowed', 'LV-3.3');
  return { guest, name };
}

/** The judge's seat after its judge left, so that another can take it. */
export function leaveJudge(row: TableRow, guest: string): JudgeSlice {
  expectPicks(row);
  if (!isJudge(row, guest)) throw new Problem('not-your-seat');
  return { guest: null, name: '' };
}

/** Whom the judge lets go first (LV-3.1): a seat, or the coin. */
export function pickFirst(row: TableRow, guest: string, starter: number | 'lot'): number | 'lot' {
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  if (!isJudge(row, guest)) throw new Problem('not-your-seat');
  if (starter !== 'lot' && starter >= row.seats.length)
    throw new Problem('bad-options', 'starter: expected a seat');
  return starter;
}

/** What everybody may know of the judge; undefined at a table without one. */
export function judgeInfo(
  { judge }: Pick<TableRow, 'judge'>,
  here: (guest: string) => boolean,
): JudgeInfo | undefined {
  if (!judge) return undefined;
  const present = judge.guest !== null && here(judge.guest);
  return { name: judge.name, taken: judge.guest !== null, here: present, deputy: !present };
}
