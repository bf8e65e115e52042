import type { AnyGame, Outcome } from '@turntable/engine';
import type { Pool } from '@turntable/protocol/ratings.ts';
import { botId } from '../storage/bot-id.ts';
import type { TableRow } from '../storage/rows.ts';
import { isUnrated, poolOf } from '../table/rated/rated.ts';

/** What a finished game is rated by. */
export interface Result {
  readonly pool: Pool;
  /** By seat. */
  readonly players: readonly string[];
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[];
  /** By side, 1 the best. */
  readonly ranks: readonly number[];
  /** Seats whose player had left before the end: they are rated as if their side came last. */
  readonly gone: readonly number[];
}

/** What a finished game is rated by; undefined if it is not to be rated, or has been already. */
export function resultOf(
  row: TableRow,
  game: AnyGame,
  setup: object,
  outcome: Outcome | undefined,
): Result | undefined {
  const players = row.rated?.players;
  if (!players || !outcome || !isUnrated(row)) return undefined;
  const gone = players.flatMap((who, seat) => (isThere(row, who, seat) ? [] : [seat]));
  const sides = Array.from({ length: game.record.sides(setup) }, (_, side) =>
    players.flatMap((_, seat) => (game.record.side(setup, seat) === side ? [seat] : [])),
  );
  const all = sides.map((seats) => 1 + outcome.places.findIndex((place) => place.includes(seats[0]!)));
  const ranks = all.map((rank, side) => (sides[side]!.every((seat) => gone.includes(seat)) ? LAST : rank));
  return { pool: poolOf(row), players, sides, ranks, gone };
}
/** A rank below any real one. */
const LAST = 99;
/** The ranks (1 is the best) as if one side had come last. */
export const lastSide = (ranks: readonly number[], side: number): number[] => ranks.with(side, LAST);

/** Whether whoever began on a seat still plays there: not a substitute, nor a bot in their place. */
function isThere({ seats, tempo }: TableRow, who: string, seat: number): boolean {
  const { kind, guest, level } = seats[seat]!;
  if (kind === 'bot') return who === botId(level ?? '');
  return guest === who && tempo.clocks?.[seat]?.stage !== 'autopilot';
}
