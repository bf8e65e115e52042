import { Problem } from '../../base/problem.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';

type Holders = Pick<TableRow, 'status' | 'seats' | 'held'>;

const holds = ({ guest, hand }: SeatRow, who: string): boolean => guest === who || hand === who;

/** Notes who has held which seat, or its hand, during the game and holds it no more, once the seats are `seats`. */
export function heldAfter(row: Holders, seats: TableRow['seats']): Pick<TableRow, 'held'> {
  if (row.status !== 'running') return {};
  const before = row.held ?? [];
  const gone = row.seats.flatMap(({ guest, hand }, seat) =>
    [guest, hand].flatMap((who) =>
      who === undefined || holds(seats[seat]!, who) ? [] : [{ seat, guest: who }],
    ),
  );
  const news = gone.filter(
    (one) => !before.some(({ seat, guest }) => seat === one.seat && guest === one.guest),
  );
  return news.length > 0 ? { held: [...before, ...news] } : {};
}

/** Refuses who held another seat of this game before: they would play against cards that they have seen. */
export function expectNoOther({ held = [] }: Pick<TableRow, 'held'>, who: string, at: number): void {
  if (held.some(({ seat, guest }) => guest === who && seat !== at))
    throw new Problem('not-allowed', 'seat: expected somebody who has held no other one in this game');
}

/** Refuses with LV-3.3 who has played in this game: the judge is no contestant, nor was one. */
export function expectNoContestant({ held = [] }: Pick<TableRow, 'held'>, who: string): void {
  if (held.some(({ guest }) => guest === who)) throw new Problem('not-allowed', 'LV-3.3');
}
