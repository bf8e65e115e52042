import type { Ending, Outcome } from '@turntable/engine';
import type { EndReason } from '@turntable/protocol';
import type { Match } from '@turntable/match/match.ts';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import { isAsked } from '../seats/keeper.ts';

// Games that stop before the rules end them (docs/record.md): somebody resigns, or all agree to end it without a result.

/** The seats on the side of one of them, itself included. */
function sideOf(match: Match, seats: number, of: number): number[] {
  const { record } = match.game;
  const side = record.side(match.setup, of);
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => record.side(match.setup, seat) === side,
  );
}

/**
 * Refuses the wish of a seat that may not end the game so. Only one of two sides resigns, or who plays against bots alone: of more
 * players one leaves and a bot plays on, and the others have their game.
 */
export function expectEnd(row: TableRow, match: Match | null, by: number, reason: EndReason): void {
  const { seats, status } = row;
  if (status !== 'running' || !match) throw new Problem('not-running');
  if (reason === 'abandoned' || match.game.record.sides(match.setup) === 2) return;
  if (seats.some((_, seat) => isAsked(row, seat, seats[by]!.guest)))
    throw new Problem('not-allowed', 'end: expected two sides, or no other persons');
}

/** The seats of others who have to agree: to resigning those on one's own side, else all. */
export function askedToEnd(row: TableRow, match: Match, by: number, reason: EndReason): number[] {
  const { seats } = row;
  const concerned = reason === 'resigned' ? sideOf(match, seats.length, by) : [...seats.keys()];
  return concerned.filter((seat) => isAsked(row, seat, seats[by]!.guest));
}

/** How the game ended, as the row keeps it. `at`: milliseconds since 1970. */
export function stopped(
  match: Match,
  seats: number,
  by: number,
  reason: EndReason,
  at: number,
): NonNullable<TableRow['ended']> {
  if (reason === 'abandoned') return { at, winners: [], stopped: { reason } };
  const side = sideOf(match, seats, by);
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !side.includes(seat));
  return { at, winners, stopped: { reason, by } };
}

/** The places that a stopped game counts with; nothing if it counts for nobody. */
export function stoppedOutcome({ ended, seats }: Pick<TableRow, 'ended' | 'seats'>): Outcome | undefined {
  if (!ended?.stopped || ended.winners.length === 0) return undefined;
  const rest = [...seats.keys()].filter((seat) => !ended.winners.includes(seat));
  return { places: [ended.winners, rest], by: ended.stopped.reason };
}

/** As a record says it. */
export function endingOf({ ended }: Pick<TableRow, 'ended'>): { end?: Ending } {
  return ended?.stopped ? { end: ended.stopped } : {};
}
