import type { Act, AnyGame, Entry } from '@turntable/engine';
import type { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import { ownedBy } from '../../storage/owners.ts';
import type { TableRow } from '../../storage/rows.ts';
import { change, runningIn, type Effect, type Facts } from '../match/effects.ts';
import { answeredWith } from '../match/answered.ts';

// A room seat is somebody's at a real table, without a device of their own: the keeper acts for all of them.

/**
 * Who keeps the game for those in the room: the row's `keeper`, else the judge, else the host. A row's `keeper` of '' means that
 * the host gave it up: then it is the judge, or '' where nobody judges. Undefined: no seat is in the room.
 */
export function keeperOf({
  keeper,
  judge,
  host,
  seats,
}: Pick<TableRow, 'keeper' | 'judge' | 'host' | 'seats'>): string | undefined {
  if (!seats.some(isRoom)) return undefined;
  return keeper || (judge?.guest ?? keeper ?? host);
}

/** Whether a seat is in the room, without a device of its own. */
export function isRoom({ kind }: { readonly kind: string }): boolean {
  return kind === 'room';
}

/** Throws `Problem` for a guest who printed secret slips of the room: they take no seat any more, whoever is keeper now (LM-7.2). */
export function expectNoSlips({ slips = [] }: Pick<TableRow, 'slips'>, guest: string): void {
  if (slips.includes(guest))
    throw new Problem('not-allowed', 'seat: expected somebody who printed no slips of the room');
}

/** Notes that the keeper printed the secret slips of the room. */
export function noteSlips({ slips = [] }: Pick<TableRow, 'slips'>, guest: string): Pick<TableRow, 'slips'> {
  return { slips: [...new Set([...slips, guest])] };
}

/** The `keeper` that the next table, hosted by `host`, needs to have the same keeper; none where it follows by itself. */
export function keeperAgain(row: TableRow, host: string): Pick<TableRow, 'keeper'> {
  const { keeper: _, ...next } = { ...row, host };
  const keeper = keeperOf(row);
  return !keeper || keeper === keeperOf(next) ? {} : { keeper };
}

/** The seats in the room, by number. */
export function roomOf(seats: TableRow['seats']): number[] {
  return seats.flatMap((seat, at) => (isRoom(seat) ? [at] : []));
}

/** Whether this guest keeps the game for the seats in the room. */
export function isKeeper(row: TableRow, guest: string | undefined): boolean {
  return guest !== undefined && keeperOf(row) === guest;
}

/** Whether somebody has to agree for a seat to what a guest wishes: another person who sits there, or another who keeps it in the room. */
export function isAsked(row: TableRow, at: number, guest: string | undefined): boolean {
  const seat = row.seats[at]!;
  if (isRoom(seat)) return Boolean(keeperOf(row)) && !isKeeper(row, guest);
  return seat.kind === 'person' && seat.guest !== guest;
}

/** Whether somebody plays on a seat or sees its hand, has done so before in this game, or may come back to it. */
function sees({ seats, held = [] }: Pick<TableRow, 'seats' | 'held'>, at: number, who: string): boolean {
  const seat = seats[at]!;
  if (seat.guest === who || seat.hand === who || ownedBy(seat, who)) return true;
  return held.some((one) => one.seat === at && one.guest === who);
}

/**
 * The row's `keeper` once its judge's seat is `judge`: nobody, where the game would fall to a host who might act for the other
 * side, or to one who kept none until it was over.
 */
export function keeperAfter(row: TableRow, judge: TableRow['judge']): Pick<TableRow, 'keeper'> {
  const { host, status, seats } = row;
  const falls = isKeeper({ ...row, judge }, host) && !isKeeper(row, host);
  if (status === 'waiting' || !falls) return {};
  return status === 'over' || seats.some((_, at) => sees(row, at, host)) ? { keeper: '' } : {};
}

/**
 * Refuses who would keep the game and play against those they act for: a keeper has no online seat of another side, nor lent one
 * that they may come back to, nor sees the hand of one. Where every seat is a side of its own, that is none at all.
 */
export function expectFairKeeper(row: TableRow, game: AnyGame, setup: Match['setup']): void {
  const keeper = keeperOf(row);
  if (keeper === undefined) return;
  const side = (seat: number): number => game.record.side(setup, seat);
  const sides = new Set(row.seats.flatMap((seat, i) => (isRoom(seat) ? [side(i)] : [])));
  const against = row.seats.some((_, i) => sees(row, i, keeper) && [...sides].some((of) => of !== side(i)));
  if (against) throw new Problem('not-allowed', 'keeper: expected nobody who plays against the room');
}

/** The seat that somebody acts for: their own, or as the keeper one in the room. */
export function actsFor(row: TableRow, guest: string, as: unknown): number | undefined {
  if (typeof as !== 'number') return undefined;
  const seat = row.seats[as];
  if (!seat) return undefined;
  return seat.guest === guest || (isRoom(seat) && isKeeper(row, guest)) ? as : undefined;
}

/**
 * The keeper's *no one*: declines all that the room is asked now (LV-6.1), but what was asked after update `seen`; what has no way
 * to be declined stays open. Throws `Problem` for anybody else, and for who has not seen the last take-back.
 */
export function noOne(
  facts: Facts,
  guest: string,
  { seen }: { readonly seen?: number | undefined },
  request: string,
): Effect[] {
  const { row } = facts;
  if (!isKeeper(row, guest)) throw new Problem('not-your-seat');
  const match = runningIn(facts);
  if (seen !== undefined && seen < match.lastTakeBack) throw new Problem('stale');
  const declined = declines(row, match, seen ?? match.n);
  // Where nothing is declined no entry of the log has the request.
  if (declined.length === 0) return [change({ answered: answeredWith(facts, request) })];
  return declined.map((entry, i) => ({ do: 'answer', entry, request: i === 0 ? request : null }));
}

function declines(row: TableRow, match: Match, seen: number): Entry<Act>[] {
  const { game, state } = match;
  return match.decisions.flatMap((decision) => {
    if (decision.standing) return [];
    const actor = decision.actors.find((each) => typeof each === 'number' && isRoom(row.seats[each]!));
    if (typeof actor !== 'number' || match.askedSince(decision.id, actor) > seen) return [];
    const action = game.decline?.(game.view(state, actor), decision);
    return action ? [{ decision: decision.id, actor, action }] : [];
  });
}
