import type { AnyGame, Outcome } from '@turntable/engine';
import { gameById, GAMES } from '@turntable/games';
import type { Pool, RatedInfo, RatedTempo, RatingChange } from '@turntable/protocol/ratings.ts';
import { RATED_TEMPOS, USUAL_MODE } from '@turntable/protocol/ratings.ts';
import { Problem } from '../base/problem.ts';
import type { SeatRow, TableRow } from '../storage/storage.ts';
import type { Table } from '../table/table.ts';
import { tempoOf } from '../time/tempo.ts';
import { botId } from '../storage/sqlite/skill-rows.ts';

/** That a table's host wished for a rated game, and what became of the wish. */
export interface RatedRow {
  /** Guests who agreed by sitting down. */
  readonly agreed: readonly string[];
  /** By seat, once the game runs: who plays for their rating. */
  readonly players?: readonly string[];
  /** By seat, once the game is rated. */
  readonly changes?: readonly RatingChange[];
}
/** What a finished game is rated by. */
export interface Result {
  readonly pool: Pool;
  /** By seat. */
  readonly players: readonly string[];
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[];
  /** By side, 1 the best. */
  readonly ranks: readonly number[];
  /** Seats of those who were not there at the end: for them their side is last, whatever it came to. */
  readonly gone: readonly number[];
}

/** Kinds of contest that any game knows. */
export const MODES: readonly string[] = GAMES.flatMap(({ ratingModes }) => ratingModes);
const tempos: readonly string[] = RATED_TEMPOS;

/** A pool as the store names it. */
export function poolId({ game, mode, tempo }: Pool): string {
  return `${game}/${mode}/${tempo}`;
}
/** The inverse; undefined for a pool that there is no more. */
export function readPool(id: string): Pool | undefined {
  const [game = '', mode = '', tempo = ''] = id.split('/');
  if (!MODES.includes(mode) || !tempos.includes(tempo)) return undefined;
  return { game, mode, tempo: tempo as RatedTempo };
}

/** What a table's game is compared with. */
export function poolOf(row: TableRow): Pool {
  const { game, options, seats } = row;
  // Never on one device: a rated game does not go there (`mayPace`).
  const tempo = tempoOf(row) === 'turns' ? 'turns' : 'live';
  const mode = gameById(game)?.ratingMode(options, seats.length) ?? USUAL_MODE;
  return { game, mode, tempo };
}

/** The wish of a new table's host; nothing without one. Friends on one device cannot be told apart. */
export function ratedOf(
  wish: boolean | undefined,
  seats: readonly SeatRow[],
  host: string,
): { rated?: RatedRow } {
  if (wish !== true) return {};
  if (seats.filter(({ guest }) => guest === host).length > 1)
    throw new Problem('bad-options', 'rated: expected one seat for each person');
  return { rated: { agreed: [host] } };
}

/** A row's wish for a rated game after a guest has agreed to it; nothing if there is none, or it is too late. */
export function agreed({ rated, status }: TableRow, guest: string): { rated?: RatedRow } {
  if (!rated || status !== 'waiting' || rated.agreed.includes(guest)) return {};
  return { rated: { ...rated, agreed: [...rated.agreed, guest] } };
}

/** Whether a seat is no hindrance to a rated game. */
function agrees({ agreed }: RatedRow, { kind, guest }: SeatRow): boolean {
  return kind === 'bot' || (guest !== undefined && agreed.includes(guest));
}

/** When the game begins: who plays for their rating. Not rated unless everybody agreed and sits on one seat only. */
export function begun({ rated, seats }: TableRow): { rated?: RatedRow | null } {
  if (!rated) return {};
  const guests = seats.flatMap(({ guest }) => guest ?? []);
  if (
    !seats.every((seat) => agrees(rated, seat)) ||
    new Set(guests).size < guests.length ||
    guests.length === 0
  )
    return { rated: null };
  return { rated: { ...rated, players: seats.map(({ guest, level }) => guest ?? botId(level ?? '')) } };
}

/** A seat went to somebody else by the host's hand: nobody gains or loses by this game, and all are told. */
export function unrate(table: Table): void {
  const { rated, status } = table.row;
  if (status !== 'running' || !rated) return;
  table.change({ rated: null });
  table.line('unrated', null);
}

/** Whether a finished game has still to be rated. */
export const isUnrated = ({ rated, status }: TableRow): boolean =>
  status === 'over' && rated?.players !== undefined && rated.changes === undefined;

/** What a finished game is rated by; nothing if it is not, or no longer. */
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
/** Behind every place there is. */
const LAST = 99;
export const lastSide = (ranks: readonly number[], side: number): number[] => ranks.with(side, LAST);

/** Whether whoever began on a seat still plays there: not a substitute, nor a bot in their place. */
function isThere({ seats, clocks }: TableRow, who: string, seat: number): boolean {
  const { kind, guest, level } = seats[seat]!;
  if (kind === 'bot') return who === botId(level ?? '');
  return guest === who && clocks?.[seat]?.stage !== 'autopilot';
}

/** What everybody may know of it. */
export function ratedInfo(row: TableRow): { rated?: RatedInfo } {
  const { rated, seats } = row;
  if (!rated) return {};
  return {
    rated: {
      pool: poolOf(row),
      agreed: seats.map((seat) => agrees(rated, seat)),
      ...(rated.changes ? { changes: rated.changes } : {}),
    },
  };
}
