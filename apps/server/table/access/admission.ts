import type { Place } from '@turntable/protocol';
import { isJudge } from '../judge/judge.ts';
import { Problem } from '../../base/problem.ts';
import { heldBy } from '../seats/seating.ts';
import type { TableRow } from '../../storage/rows.ts';

/** A typed code as it is stored: capitals, without spaces and dashes. */
export function cleanCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether the guest is one of the people of a table, not somebody who looks on. */
function isIn(row: TableRow, guest: string): boolean {
  return row.host === guest || heldBy(row.seats, guest).length > 0 || isJudge(row, guest);
}

function hasCode(row: TableRow, code: string | undefined): boolean {
  return code !== undefined && cleanCode(code) === row.access.code;
}

/** Throws the `Problem` that stands against sitting down without a seat's link, if one does. */
export function expectAdmitted(row: TableRow, guest: string, code: string | undefined): void {
  const { admission } = row.access;
  if (admission === 'open' || isIn(row, guest)) return;
  if (admission === 'links')
    throw new Problem('not-allowed', 'entry: expected somebody with a link to a seat');
  if (!hasCode(row, code)) throw new Problem('not-allowed', 'code: expected that of the table');
}

/** Throws the `Problem` that stands against taking the judge's seat, if one does: no link leads there, so the code does. */
export function expectJudgeAdmitted(row: TableRow, guest: string, code: string | undefined): void {
  if (row.access.admission === 'open' || isIn(row, guest) || hasCode(row, code)) return;
  throw new Problem('not-allowed', 'code: expected that of the table');
}

/** The code for who is in, while it leads to a place at the table. */
export function codeFor(row: TableRow, guest: string): Pick<Place, 'code'> {
  const { admission, code } = row.access;
  const leads = admission !== 'links' || row.judge;
  return leads && row.status !== 'over' && isIn(row, guest) ? { code } : {};
}
