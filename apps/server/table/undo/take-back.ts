import { Problem } from '../../base/problem.ts';
import type { Match } from '../match.ts';
import type { Table } from '../table.ts';

/** More take-backs than any real game sees; without a bound two friends could fill the disk. */
const MOST_TAKE_BACKS = 500;

/** Takes back to before a seat's own last entry; gives the number of the last update. */
export function takeBack(table: Table, match: Match, by: number, request: string): number {
  const { count } = match.undo(table.owns(by));
  bounded(match, count);
  for (let i = 0; i < count; i++) {
    const before = match.happened.length;
    table.written(match, match.takeBack(by), i === count - 1 ? request : null, before, true);
  }
  table.proceed();
  return match.n;
}

/** A judge takes back whatever was last, and says why (LV-3.1). */
export function judgeTakesBack(table: Table, match: Match, request: string, reason: string): number {
  bounded(match, 1);
  let repeated: string | null = request;
  // What chance would only answer again goes with what came before it.
  do {
    const before = match.happened.length;
    table.written(match, match.takeBack('judge', reason), repeated, before, true);
    repeated = null;
  } while (match.standing > 1 && match.draw(table.row.seed) !== undefined);
  table.proceed();
  return match.n;
}

function bounded(match: Match, more: number): void {
  if (match.log.filter((item) => 'takeBack' in item).length + more > MOST_TAKE_BACKS)
    throw new Problem('not-allowed');
}
