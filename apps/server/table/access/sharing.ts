import type { Viewer } from '@turntable/engine';
import type { Place } from '@turntable/protocol';
import { isJudge } from '../judge/judge.ts';
import { Problem } from '../../base/problem.ts';
import { isKeeper } from '../seats/keeper.ts';
import { heldBy } from '../seats/seating.ts';
import type { TableRow } from '../../storage/rows.ts';

/** Whether everybody may see all of a finished game: all persons who held a seat at its end said so. */
export function isOpen(row: TableRow): boolean {
  const persons = row.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return row.status === 'over' && persons.length > 0 && persons.every((seat) => row.sharing?.[seat] === true);
}

/** Whether the guest may have the whole truth about a finished game: seed, deal, record. */
export function mayKnowAll(row: TableRow, guest: string): boolean {
  return row.status === 'over' && (isOpen(row) || satThere(row, guest));
}

/** Those in the room sat there too: what is theirs to know comes to the keeper, who has the device. */
function satThere(row: TableRow, guest: string): boolean {
  return heldBy(row.seats, guest).length > 0 || isJudge(row, guest) || isKeeper(row, guest);
}

/** Through whose eyes the guest may look at a finished game. */
export function viewersFor(row: TableRow, guest: string): Viewer[] {
  const seats = isOpen(row) ? row.seats.map((_, seat) => seat) : heldBy(row.seats, guest);
  return [...seats, ...(isJudge(row, guest) ? (['judge'] as const) : []), 'public'];
}

/** The answers after this guest's, for all seats they hold. Throws `Problem` before the end, and for somebody without a seat. */
export function share(row: TableRow, guest: string, open: boolean): TableRow['sharing'] & object {
  if (row.status !== 'over') throw new Problem('not-allowed', 'expected a game that is over');
  const held = heldBy(row.seats, guest);
  if (held.length === 0) throw new Problem('not-your-seat');
  return row.seats.map((_, seat) => (held.includes(seat) ? open : (row.sharing?.[seat] ?? null)));
}

/** What only those who sat at a finished game know of it: its seed, and what they said about showing it. */
export function sharingPlace(row: TableRow, guest: string): Pick<Place, 'seed' | 'shares'> {
  if (row.status !== 'over' || !satThere(row, guest)) return {};
  const [seat] = heldBy(row.seats, guest);
  return { seed: row.seed, ...(seat === undefined ? {} : { shares: row.sharing?.[seat] ?? null }) };
}
