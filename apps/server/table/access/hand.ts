import { KEEPER } from '@turntable/protocol/keeping.ts';
import type { LinkReply } from '@turntable/protocol/links.ts';
import { Problem } from '../../base/problem.ts';
import { ownedBy } from '../../storage/owners.ts';
import type { SeatLink, SeatRow, TableRow } from '../../storage/rows.ts';
import { expectNoJudge } from '../judge/judge.ts';
import { expectNoOther } from '../seats/held.ts';
import { expectNoSlips, isKeeper, isRoom, keeperOf } from '../seats/keeper.ts';
import { expectNoClaim } from '../seats/seating.ts';

// A hand: the cards of somebody in the room on a phone of their own. It shows what their seat may see, and acts for nobody.

/** How long the keeper's code for a hand is good (ms); it works once. */
const GOOD = 120_000;
/** Whether a code works still: not once the game is over, whose cards are shown with consent only. */
const isGood = ({ status }: TableRow, { until = 0 }: SeatLink, now: number): boolean =>
  now < until && status !== 'over';

/** The keeper's link to a hand; nothing if the seat is none in the room. Throws `Problem` unless the keeper asks. */
export function offerHand(
  row: TableRow,
  guest: string,
  seat: number,
  hash: string,
  now: number,
): SeatLink | undefined {
  const at = row.seats[seat];
  if (!at || !isRoom(at)) return undefined;
  if (!isKeeper(row, guest)) throw new Problem('not-your-seat');
  return { seat, hash, from: null, claimed: null, until: now + GOOD };
}

/**
 * The link by which somebody who does not play keeps the game from then on: made by the keeper, or the host. Throws `Problem` for
 * anybody else, and where no seat is in the room.
 */
export function offerKeeping(row: TableRow, guest: string, hash: string, now: number): SeatLink {
  if (keeperOf(row) === undefined) throw new Problem('not-allowed', 'keeper: expected a seat in the room');
  if (!isKeeper(row, guest) && row.host !== guest) throw new Problem('not-allowed');
  return { seat: KEEPER, hash, from: null, claimed: null, until: now + GOOD };
}

/**
 * Who keeps the game by such a link: once, in time, and nobody who plays or sees a player's cards, or has seen them in this game.
 * Throws `Problem` otherwise.
 */
export function takeKeeping(row: TableRow, guest: string, link: SeatLink, now: number): string {
  if (link.claimed !== null) throw new Problem('not-allowed');
  if (!isGood(row, link, now) || keeperOf(row) === undefined) throw new Problem('stale');
  if (row.seats.some((each) => each.guest === guest || each.hand === guest))
    throw new Problem('not-allowed', 'keeper: expected somebody who holds no seat at this table');
  expectNoClaim(row.seats, guest);
  if (row.held?.some((each) => each.guest === guest))
    throw new Problem('not-allowed', 'keeper: expected somebody who has held no seat in this game');
  return guest;
}

/** The state of a link to a hand, for somebody who opens it. */
export function lookAtHand(row: TableRow, guest: string, link: SeatLink, now: number): LinkReply {
  const { seat, claimed } = link;
  const good = isGood(row, link, now);
  if (seat === KEEPER) {
    if (claimed !== null) return { seat, state: claimed === guest ? 'mine' : 'claimed' };
    return { seat, state: good && keeperOf(row) !== undefined ? 'open' : 'gone' };
  }
  if (claimed !== null)
    return { seat, state: claimed === guest && row.seats[seat]?.hand === guest ? 'mine' : 'claimed' };
  return { seat, state: good && isRoom(row.seats[seat]!) ? 'open' : 'gone' };
}

/**
 * The seat with its hand given to a guest: once, in time, and to nobody who sees other cards at this table. Throws `Problem`
 * otherwise.
 */
export function takeHand(row: TableRow, guest: string, link: SeatLink, now: number): SeatRow {
  const { seat: at, claimed } = link;
  const seat = row.seats[at]!;
  if (claimed !== null) throw new Problem('not-your-seat');
  if (!isGood(row, link, now) || !isRoom(seat)) throw new Problem('stale');
  expectNoJudge(row, guest);
  expectNoSlips(row, guest);
  expectNoOther(row, guest, at);
  if (isKeeper(row, guest)) throw new Problem('not-allowed', 'hand: expected somebody else than the keeper');
  const sees = (each: SeatRow): boolean =>
    each.guest === guest || each.hand === guest || ownedBy(each, guest) !== undefined;
  if (row.seats.some(sees))
    throw new Problem('not-allowed', 'seat: expected somebody who sees no other cards at this table');
  return { ...seat, hand: guest };
}

/**
 * The seats with one in the room played on the phone that has its hand, from now on: its holder acts, and the keeper no more. The
 * keeper says so. Throws `Problem` for anybody else, after the end, and for a seat without such a phone.
 */
export function goOnline(row: TableRow, guest: string, at: number): readonly SeatRow[] {
  const seat = row.seats[at];
  if (!isKeeper(row, guest)) throw new Problem('not-your-seat');
  if (row.status === 'over') throw new Problem('not-running');
  if (!seat || !isRoom(seat)) throw new Problem('not-allowed', 'seat: expected one in the room');
  const { hand, ...rest } = seat;
  if (hand === undefined)
    throw new Problem('not-allowed', 'seat: expected somebody with its hand on a phone');
  expectNoJudge(row, hand);
  expectNoSlips(row, hand);
  return row.seats.map((each, i) => (i === at ? { ...rest, kind: 'person', guest: hand } : each));
}

/** The seat whose hand a guest holds, if they do. */
export function handOf({ seats }: Pick<TableRow, 'seats'>, guest: string): number | undefined {
  const seat = seats.findIndex((each) => isRoom(each) && each.hand === guest);
  return seat < 0 ? undefined : seat;
}
