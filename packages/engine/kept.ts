import type { Seat } from './contract.ts';
import { RecordError } from './error.ts';
import { readEach, readObject, readText, readWhole, type Json } from './read.ts';

/** Who vouches for a game that was kept by hand: the judge, a seat that played, or somebody else (docs/record.md). */
export interface Kept {
  readonly by: 'judge' | 'scorer' | Seat;
  readonly name?: string;
}
/** Cards that a game kept by hand never turned up; their order in the setup is arbitrary. */
export interface Unseen {
  readonly trains?: number;
  /** By points. */
  readonly shapes?: Readonly<Record<string, number>>;
  /** By seat, the points of the secret cards that were never shown. */
  readonly secret?: readonly (readonly number[])[];
}

/** Reads `kept`; throws `RecordError`. */
export function readKept(value: unknown, seats: number): Kept {
  const { by, name } = readObject(value, 'kept');
  const whole = typeof by === 'number' && Number.isInteger(by) && by >= 0 && by < seats;
  if (by !== 'judge' && by !== 'scorer' && !whole)
    throw new RecordError('kept.by', 'expected a seat, "judge" or "scorer"');
  return { by, ...(name === undefined ? {} : { name: readText(name, 'kept.name') }) };
}

/** Reads `unseen`; throws `RecordError`. */
export function readUnseen(value: unknown): Unseen {
  const { trains, shapes, secret } = readObject(value, 'unseen');
  return {
    ...(trains === undefined ? {} : { trains: readWhole(trains, 'unseen.trains', 0) }),
    ...(shapes === undefined ? {} : { shapes: readCounts(readObject(shapes, 'unseen.shapes')) }),
    ...(secret === undefined
      ? {}
      : {
          secret: readEach(secret, 'unseen.secret', (hand, place) =>
            readEach(hand, place, (points, at) => readWhole(points, at, 1, 3)),
          ),
        }),
  };
}

function readCounts(json: Json): Record<string, number> {
  return Object.fromEntries(
    Object.entries(json).map(([points, count]) => [points, readWhole(count, `unseen.shapes.${points}`, 0)]),
  );
}

/** The format of a book that is no record: it says how a game ended, not how it went. */
export const SCORES_FORMAT = 'turntable-scores/1';

/** One line of a score: what happened, in words, and the scores after it where they were counted. */
export interface ScoreLine {
  readonly text: string;
  readonly minute?: number;
  readonly scores?: readonly number[];
  /** The clause that it was written against. */
  readonly clause?: string;
}
/** A score without a game: what a book holds that was written against the rules, or kept for another edition. */
interface Scores {
  readonly game: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly lines: readonly ScoreLine[];
}

/** A score as JSON, in the format `turntable-scores/1`. */
export function writeScores({ game, names, scores, lines }: Scores): object {
  return { format: SCORES_FORMAT, game, seats: names.map((name) => ({ name })), scores, lines };
}
