import type { Seat } from '@turntable/engine';
import type { Request } from '@turntable/print/request.ts';
import { Problem } from '../../base/problem.ts';
import type { TableRow } from '../../storage/rows.ts';
import { isJudge } from '../judge/judge.ts';
import { change, event, type Effect } from '../match/effects.ts';
import { isKeeper, noteSlips, roomOf } from '../seats/keeper.ts';
import { heldBy } from '../seats/seating.ts';
import { mayKnowAll } from './sharing.ts';

/** What a guest may have on paper of a table's game. */
interface Printable {
  /** Seats whose secrets may stand there. */
  readonly seats: readonly Seat[];
  /** The game is over, and all of it theirs to know. */
  readonly knows: boolean;
  /** What is noted and told at the table before anything is printed. */
  readonly effects: readonly Effect[];
}

/**
 * What of a table a guest may print: the secrets of their own seat while the game runs, those of the seats in the room if they keep
 * it and do not play, all of it once it is theirs to know. Throws `Problem`.
 */
export function printable(
  row: TableRow,
  { guest, kind, begun }: { readonly guest: string; readonly kind: Request['kind']; readonly begun: boolean },
): Printable {
  const own = heldBy(row.seats, guest);
  // Who keeps the game and does not play seals the slips of those in the room.
  const keeps = isKeeper(row, guest) && own.length === 0;
  const seats = keeps ? roomOf(row.seats) : own;
  const knows = mayKnowAll(row, guest);
  if (seats.length === 0 && !isJudge(row, guest) && !knows)
    throw new Problem('not-allowed', 'expected somebody who sits at this table');
  if (!begun) throw new Problem('not-running');
  if (knows) return { seats: row.seats.map((_, seat) => seat), knows, effects: [] };
  if (kind === 'record') throw new Problem('not-allowed', 'expected a game that is over');
  if (kind === 'locomotive-cards') throw new Problem('not-allowed', 'LV-1.6');
  if (kind !== 'agenda-cards') return { seats, knows, effects: [] };
  if (seats.length === 0) throw new Problem('not-your-seat');
  // Whoever sits here reads who printed whose.
  const effects = keeps
    ? [change(noteSlips(row, guest)), event('slips-room', null, { seats })]
    : [event('slips-own', own[0]!)];
  return { seats, knows, effects };
}
