import { gameById, GAMES } from '@turntable/games';
import { RATED_TEMPOS, type Pool, type RatedInfo, type RatedTempo } from '@turntable/protocol/ratings.ts';
import { USUAL_MODE } from '@turntable/protocol/mode.ts';
import { Problem } from '../../base/problem.ts';
import { botId } from '../../storage/bot-id.ts';
import type { RatedSlice, SeatRow, TableRow } from '../../storage/rows.ts';
import { change, event, type Effect } from '../match/effects.ts';

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
  // Never on one device: a rated game does not go there (`expectPace`).
  const tempo = row.tempo.kind === 'turns' ? 'turns' : 'live';
  const mode = gameById(game)?.ratingMode(options, seats.length) ?? USUAL_MODE;
  return { game, mode, tempo };
}

/**
 * The wish of a new table's host; null without one. Friends on one device cannot be told apart. Throws `Problem` if the host
 * holds several seats.
 */
export function ratedOf(
  wish: boolean | undefined,
  seats: readonly SeatRow[],
  host: string,
): RatedSlice | null {
  if (wish !== true) return null;
  if (seats.filter(({ guest }) => guest === host).length > 1)
    throw new Problem('bad-options', 'rated: expected one seat for each person');
  return { agreed: [host] };
}

/** The slice after a guest has agreed to a rated game; as it was if there is none, or it is too late. */
export function agreed(
  { rated, status }: Pick<TableRow, 'rated' | 'status'>,
  guest: string,
): RatedSlice | null {
  if (!rated || status !== 'waiting' || rated.agreed.includes(guest)) return rated;
  return { ...rated, agreed: [...rated.agreed, guest] };
}

/** Whether a seat is no hindrance to a rated game. */
function agrees({ agreed }: RatedSlice, { kind, guest }: SeatRow): boolean {
  return kind === 'bot' || (guest !== undefined && agreed.includes(guest));
}

/** Whether a guest sits at a table made for a rated game and has not agreed to it, as where others asked for a next one. */
export function owesAgreement({ rated, seats }: Pick<TableRow, 'rated' | 'seats'>, guest: string): boolean {
  return rated !== null && !rated.agreed.includes(guest) && seats.some((seat) => seat.guest === guest);
}

/** Whether a rated game waits for somebody who sits there to agree. */
export function lacksAgreement({ rated, seats }: Pick<TableRow, 'rated' | 'seats'>): boolean {
  return rated !== null && seats.some((seat) => seat.kind === 'person' && !agrees(rated, seat));
}

/** When the game begins: who plays for their rating. Not rated unless everybody agreed and sits on one seat only. */
export function begun({ rated, seats }: Pick<TableRow, 'rated' | 'seats'>): RatedSlice | null {
  if (!rated) return null;
  const guests = seats.flatMap(({ guest }) => guest ?? []);
  if (
    !seats.every((seat) => agrees(rated, seat)) ||
    new Set(guests).size < guests.length ||
    guests.length === 0
  )
    return null;
  return { ...rated, players: seats.map(({ guest, level }) => guest ?? botId(level ?? '')) };
}

/** A seat went to somebody else by the host's hand: nobody gains or loses by this game, and all are told. */
export function unrate({ rated, status }: Pick<TableRow, 'rated' | 'status'>): Effect[] {
  return status === 'running' && rated ? [change({ rated: null }), event('unrated', null)] : [];
}

/** Whether a finished game has still to be rated. */
export const isUnrated = ({ rated, status }: TableRow): boolean =>
  status === 'over' && rated?.players !== undefined && rated.changes === undefined;

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
