import { Problem } from '../../base/problem.ts';
import { isReserved } from '../../storage/board.ts';
import type { TableRow } from '../../storage/rows.ts';
import { isAsked } from './keeper.ts';

// Another seat while people gather: a free one at once, a bot's in exchange, a person's if they agree, one in the room if its
// keeper does.

/** Refuses an exchange of seats after the start, during a draft, and with one’s own or one kept for somebody. */
export function expectSwap(row: TableRow, by: number, seat: number): void {
  if (row.status !== 'waiting') throw new Problem('not-waiting');
  // During a draft a swap would let one player see the offers of two seats.
  if (row.picks?.draft) throw new Problem('not-allowed', 'swap: expected a table where nothing is offered');
  if (!row.seats[seat]) throw new Problem('not-found', `swap: expected 0 to ${row.seats.length - 1}`);
  if (seat === by) throw new Problem('not-allowed', 'swap: expected another seat');
  if (isReserved(row, seat)) throw new Problem('not-allowed', 'swap: kept for whoever was given its link');
}

/** The wish that still waits once people gather no more: none for another seat, for hands and offers are seen from then on. */
export const askingBegun = ({ asking }: Pick<TableRow, 'asking'>): Pick<TableRow, 'asking'> => ({
  asking: asking?.what === 'swap' ? null : asking,
});

/** The wish that still waits once somebody else is set on a seat: none for that seat. */
export const askingReplaced = (
  { asking }: Pick<TableRow, 'asking'>,
  seat: number,
): Pick<TableRow, 'asking'> => ({
  asking: asking?.what === 'swap' && asking.with.seat === seat ? null : asking,
});

/** Who has to agree: whoever sits there, or keeps the game for a seat in the room, if it is somebody else. */
export function askedToSwap(row: TableRow, by: number, seat: number): number[] {
  return isAsked(row, seat, row.seats[by]!.guest) ? [seat] : [];
}

/** The seats after it. */
export function swapped({ seats }: TableRow, one: number, other: number): TableRow['seats'] {
  return seats.with(one, seats[other]!).with(other, seats[one]!);
}
