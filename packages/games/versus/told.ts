import {
  readEach,
  readFlag,
  readList,
  readObject,
  readWhole,
  RecordError,
  ToldError,
  type Json,
} from '@turntable/engine';
import { printed } from '@turntable/roster';
import { compareValues, pointsFor, type Scoring, type Value } from './contest.ts';
import { readValue } from './read-value.ts';

/**
 * What a person who keeps a game by hand told of one comparison (docs/record.md), as the record writes it: values as
 * given, by side, null where none was read.
 */
export interface Told {
  readonly values: readonly [number | 'inf' | null, number | 'inf' | null];
  /** The side that won; null on a tie. */
  readonly winner: 0 | 1 | null;
  /** Points for it with margin scoring, where a value is missing (LV-2.2). */
  readonly points?: number;
  /** DH-2.4 forced the other locomotive in; on the first entry. */
  readonly switched?: true;
  /** DH-4.2 tagged the caller's teammate in. */
  readonly tagged?: true;
}
/** The side that a comparison is won by, and what it scores. */
export interface Victory {
  readonly winner: 0 | 1;
  readonly points: number;
}
/** The type of the action that carries `told`. */
const CALL = 'call';

/** Reads `told` of a call; throws `RecordError`. */
export function readTold(value: unknown, place: string, statistic: string): Told[] {
  const told = readEach(value, place, (item, at) => readEntry(item, at, statistic));
  if (told.length === 0) throw new RecordError(place, 'expected who won');
  return told;
}

function readEntry(item: unknown, place: string, statistic: string): Told {
  const json = readObject(item, place);
  const { values, winner, points, switched, tagged } = json;
  if (winner !== 0 && winner !== 1 && winner !== null)
    throw new RecordError(`${place}.winner`, 'expected 0, 1 or null');
  return {
    values: values === undefined ? [null, null] : readValues(values, `${place}.values`, statistic),
    winner,
    ...(points === undefined ? {} : { points: readWhole(points, `${place}.points`, 1, 3) }),
    ...(readFlag(switched, `${place}.switched`, false) ? { switched: true } : {}),
    ...(readFlag(tagged, `${place}.tagged`, false) ? { tagged: true } : {}),
  };
}

function readValues(value: unknown, place: string, statistic: string): Told['values'] {
  const [a, b, ...rest] = readList(value, place, 'two values').map((one, side) => {
    if (one === null || one === 'inf') return one;
    const read = readValue(one, `${place}[${side}]`, '"inf" or null');
    return Number.isSafeInteger(read) ? read : printed(statistic, read);
  });
  if (a === undefined || b === undefined || rest.length > 0)
    throw new RecordError(place, 'expected two values');
  return [a, b];
}

/** The value that a side told, if it told one. */
export function toldValue(told: Told | undefined, side: 0 | 1): Value | null {
  const value = told?.values[side] ?? null;
  return value === 'inf' ? 'infinity' : value;
}

/**
 * Who wins between two values, by side; nobody on a tie. Null is a value that the book does not know. Where both are known they decide, and
 * what was told must agree (LV-2.1); else what was told decides. Throws `ToldError`.
 */
export function compared(
  scoring: Scoring,
  given: readonly [Value | null, Value | null],
  told: Told | undefined,
): Victory | undefined {
  const [a, b] = given;
  if (told && ([0, 1] as const).some((side) => differs(given[side], toldValue(told, side))))
    throw new ToldError(CALL, { clause: 'LV-2.1' });
  if (a !== null && b !== null) {
    const order = compareValues(a, b);
    const winner = order > 0 ? 0 : 1;
    const won =
      order === 0
        ? undefined
        : ({ winner, points: pointsFor(scoring, winner === 0 ? a : b, winner === 0 ? b : a) } as const);
    const wrong = scoring === 'margin' && told?.points !== undefined && told.points !== won?.points;
    if (told && (told.winner !== (won?.winner ?? null) || wrong))
      throw new ToldError(CALL, { clause: 'LV-2.1' });
    return won;
  }
  if (!told) throw new ToldError(CALL, { expected: 'expected who won' });
  if (told.winner === null) return undefined;
  if (scoring === 'margin' && told.points === undefined)
    throw new ToldError(CALL, { expected: 'expected the points' });
  return { winner: told.winner, points: scoring === 'margin' ? told.points! : 1 };
}

const differs = (given: Value | null, told: Value | null): boolean =>
  given !== null && told !== null && given !== told;

/** An action of a live table, where people tell nothing: the rules know all values. */
export function live({ told: _told, caller: _caller, stuck: _stuck, ...rest }: Json): Json {
  return rest;
}

/** A contest as it is seen: what was told of its comparisons to come, nobody at the table knows yet (LV-2.3). */
export function untold<Contest extends { readonly told?: readonly Told[] }>(
  contest: Contest | null,
): Omit<Contest, 'told'> | null {
  if (!contest?.told) return contest;
  const { told: _told, ...seen } = contest;
  return seen;
}
