import {
  cleanWords,
  gameOf,
  readRecord,
  RecordError,
  replayRecord,
  type AnyGame,
  type Ending,
  type GameRecord,
  type Kept,
  type Types,
  type Viewer,
} from '@turntable/engine';
import type { ErrorBody, TableInfo } from '@turntable/protocol/messages.ts';
import { MOST_RECORD_ACTIONS } from '@turntable/protocol/replay.ts';
import { Match } from './match.ts';

/** A record from somebody's file, replayed. */
export interface Imported {
  readonly match: Match;
  /** What there would be to know of its table. */
  readonly table: TableInfo;
  /** All of it is in the file, so all eyes are the reader's. */
  readonly viewers: readonly Viewer[];
  readonly end?: Ending;
  /** A person vouches for the game, no program. */
  readonly kept?: Kept;
}

/** A record that cannot be replayed; `body` is what its reader is told. */
export class RecordProblem extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(`${body.code}: ${body.detail}`);
    this.name = 'RecordProblem';
    this.body = body;
  }
}

/** Names are for people to read; records may have any. */
const LONGEST_NAME = 24;

/**
 * Replays an untrusted record of one of the games. Throws the `RecordProblem` that stands against it: `bad-record` with the place and what was
 * expected there, `illegal` with the number of the action and the clauses that forbid it, or `too-large`.
 */
export function imported(input: unknown, games: readonly AnyGame[]): Imported {
  const { game, record } = readAny(input, games);
  // A game kept by hand may leave out what only people knew; it is missed only where it is needed.
  const { state, items, error } = reading(() => replayRecord(game, record));
  if (error)
    throw new RecordProblem({ code: 'illegal', detail: `actions[${error.at}]`, refusals: error.refusals });
  const match = Match.load(game, record.setup, items);
  const { commitment = '', seed } = record.fairness ?? {};
  const table: TableInfo = {
    id: '',
    entry: 'links',
    game: game.id,
    options: { ...game.record.writeSetup(state).options },
    starter: 0,
    status: 'over',
    seats: record.names.map((name, seat) => ({
      kind: record.room?.includes(seat) ? 'room' : 'person',
      name: [...cleanWords(name)].slice(0, LONGEST_NAME).join('') || String(seat + 1),
      here: true,
    })),
    madeAt: 0,
    commitment,
    ...(seed === undefined ? {} : { seed }),
    watchers: 0,
  };
  const seats = record.names.map((_, seat) => seat);
  const judge = game.record.hasJudge(record.setup) ? (['judge'] as const) : [];
  return {
    match,
    table,
    viewers: [...seats, ...judge, 'public'],
    ...(record.end ? { end: record.end } : {}),
    ...(record.kept ? { kept: record.kept } : {}),
  };
}

/** The game that an untrusted record is of, from those known; throws the `RecordProblem` that stands against it. */
export function namedGame<G extends { readonly id: string }>(input: unknown, known: readonly G[]): G {
  return reading(() => gameOf(input, known));
}

function readAny(input: unknown, games: readonly AnyGame[]): { game: AnyGame; record: GameRecord<Types> } {
  const game = namedGame(input, games);
  const { actions } = input as { actions?: unknown };
  if (Array.isArray(actions) && actions.length > MOST_RECORD_ACTIONS)
    throw new RecordProblem({
      code: 'too-large',
      detail: `actions: expected at most ${MOST_RECORD_ACTIONS}`,
    });
  return { game, record: reading(() => readRecord(game, input)) };
}

/** What is read; what is no record is told to its reader. */
function reading<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordError) throw new RecordProblem({ code: 'bad-record', detail: error.message });
    throw error;
  }
}
