import { ownersOf } from './owners.ts';
import type { SeatLink, TableRow } from './rows.ts';
import type { Board } from './store.ts';

// The columns that stores search by, computed from a row when it is written.

/** Tables of one host that the lobby lists before it has listed those of all other hosts. */
export const FIRST_OF_HOST = 5;

/** Whether an open seat is kept for the receiver of its link. Links made by somebody who sat there, and links to a hand, keep nothing. */
export function isReserved({ seats, access }: Pick<TableRow, 'seats' | 'access'>, at: number): boolean {
  const leadsTo = ({ seat, from, until, claimed }: SeatLink): boolean =>
    seat === at && from === null && until === undefined && claimed === null;
  return seats[at]?.kind === 'open' && access.links.some(leadsTo);
}

/** Whether somebody without a link can still sit down. */
export function hasRoom(row: Pick<TableRow, 'seats' | 'access'>): boolean {
  return row.seats.some(({ kind }, i) => kind === 'open' && !isReserved(row, i));
}

/** The list of the lobby that a table is in; null: it is not listed. */
export function boardOf(row: TableRow): Board | null {
  const { status, access } = row;
  if (status === 'waiting') return access.admission === 'open' && hasRoom(row) ? 'open' : null;
  return status === 'running' && access.watch ? 'running' : null;
}

/** When a game ended (ms since 1970); null: it has not. */
export function endedAt({ status, ended, changedAt }: TableRow): number | null {
  return status === 'over' ? (ended?.at ?? changedAt) : null;
}

/**
 * Everybody who has a place at a table: the host, the judge, who keeps the game for those in the room, who sits at it or owns a seat,
 * and who has the hand of a seat in the room.
 * `host` is empty once that guest was deleted. A table that is not over is found by its household as by a guest.
 */
export function guestsOf({ host, seats, judge, keeper = '', household = '', status }: TableRow): string[] {
  const seated = seats.flatMap((seat) =>
    [seat.guest ?? [], ownersOf(seat).map(({ guest }) => guest), seat.hand ?? []].flat(),
  );
  const from = status === 'over' ? '' : household;
  const judging = [judge?.guest ?? '', judge?.deputy?.guest ?? ''];
  return [...new Set([host, ...seated, ...judging, keeper, from])].filter((guest) => guest !== '');
}
