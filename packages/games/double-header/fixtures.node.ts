import assert from 'node:assert/strict';
import {
  choices,
  countChoices,
  decisionFor,
  readRecord,
  replayRecord,
  toAct,
  type Actor,
  type Replayed,
} from '@turntable/engine';
import { doubleHeader } from './index.ts';
import { PLAIN, type Action, type DoubleHeader, type Event, type State, type View } from './types.ts';

/** A table in short: values by statistic for each locomotive, `a` for team 0 and `b` for team 1. */
export interface Table {
  readonly a0?: Readonly<Record<string, number | null>>;
  readonly a1?: Readonly<Record<string, number | null>>;
  readonly b0?: Readonly<Record<string, number | null>>;
  readonly b1?: Readonly<Record<string, number | null>>;
  /** Features by locomotive. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly options?: object;
  /** 4 unless told otherwise. */
  readonly seats?: 2 | 4;
  readonly first?: unknown;
}

/**
 * An action in short: `0 field 1`, `2 call p`, `3 boost swap-orders`, `judge correct 4 6`,
 * `judge rule equal`, by deputy of seat 1 `judge rule equal 1`, `1 claim streamlined`, `1 claim "words"`.
 */
export function move(line: string): object {
  const [, who, type, rest = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line)!;
  const by = /^\d+$/.test(who!) ? Number(who) : who;
  switch (type) {
    case 'field':
      return { by, type, engine: Number(rest) };
    case 'call':
      return { by, type, statistic: rest };
    case 'boost':
      return { by, type, booster: rest };
    case 'coin':
      return { by, type, result: rest };
    case 'rule': {
      const [verdict, deputy] = rest.split(' ');
      return { by, type, verdict, ...(deputy === undefined ? {} : { deputy: Number(deputy) }) };
    }
    case 'correct':
      return { by, type, scores: rest.split(' ').map(Number), reason: 'set by the test' };
    case 'take-back':
      return { by, type, reason: 'taken back by the test' };
    case 'claim':
      return rest.startsWith('"') ? { by, type, text: rest.slice(1, -1) } : { by, type, feature: rest };
    default:
      assert.ok(
        type === 'end-style' || type === 'style' || (PLAIN as readonly string[]).includes(type!),
        line,
      );
      return { by, type };
  }
}

/** The record of a table and what is played at it. */
export function recordOf(table: Table, lines: readonly string[]): Readonly<Record<string, unknown>> {
  const { seats = 4, options = {}, first = 0, features = {} } = table;
  const locomotive = (id: 'a0' | 'a1' | 'b0' | 'b1'): object => ({
    id,
    name: `Engine ${id}`,
    values: table[id] ?? {},
    features: features[id] ?? [],
  });
  return {
    format: 'turntable/1',
    game: 'double-header',
    options,
    seats: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, seats).map((name) => ({ name })),
    setup: {
      first,
      engines: [
        [locomotive('a0'), locomotive('a1')],
        [locomotive('b0'), locomotive('b1')],
      ],
    },
    actions: lines.map(move),
  };
}

/** Replays whatever is played at a table, up to the first illegal action. */
export function replayed(table: Table, ...lines: readonly string[]): Replayed<DoubleHeader> {
  return replayRecord(doubleHeader, readRecord(doubleHeader, recordOf(table, lines)));
}
/** The position after legal actions. */
export function played(table: Table, ...lines: readonly string[]): State {
  const { state, error } = replayed(table, ...lines);
  assert.equal(error, null, error ? `${lines[error.at]}: ${error.refusals[0]!.clause}` : '');
  assert.deepEqual(doubleHeader.audit(state), []);
  return state;
}
/** The clause that forbids the last of the actions; the others have to be legal. */
export function refusal(table: Table, ...lines: readonly string[]): string {
  const { error } = replayed(table, ...lines);
  assert.equal(
    error?.at,
    lines.length - 1,
    error ? `${lines[error.at]}: ${error.refusals[0]!.clause}` : 'legal',
  );
  return error!.refusals[0]!.clause;
}
/** The log of legal actions. */
export function events(table: Table, ...lines: readonly string[]): Event[] {
  return replayed(table, ...lines).log.flatMap(({ event }) =>
    event.kind === 'take-back' ? [] : [event as Event],
  );
}

/** Who is asked, and how many answers there are. */
export const asked = (state: State): Actor[] => toAct(doubleHeader.decisions(state));
/** How many legal choices there are, of all who are asked; a thousand at most are counted. */
export const legal = (state: State): number => countChoices(doubleHeader, state, 1000)!;
/** Legal actions in short, of one who is asked. */
export function answers(state: State, actor: Actor): string[] {
  return [...choices(doubleHeader, state, actor)].map(({ action }) => short(action));
}
function short(action: Action): string {
  const { type, ...rest } = action;
  return [type, ...Object.values(rest).map(String)].join(' ').trim();
}
/** The open questions as `kind actors`, without the judge's corrections. */
export const kinds = (state: State): string[] =>
  doubleHeader.decisions(state).flatMap((d) => (d.standing ? [] : [`${d.kind} ${d.actors.join()}`]));
/** What a viewer sees of a state. */
export const viewOf = (state: State, viewer: View['viewer']): View => doubleHeader.view(state, viewer);

/** Both teams announce their first locomotive. */
export const FIELD = ['0 field 0', '2 field 0'] as const;
/** One against one. */
export const FIELD_TWO = ['0 field 0', '1 field 0'] as const;
/** Statistics p to z of the same value for each locomotive of a team: a beats b. */
export const STRONG = { p: 9, q: 9, r: 9, s: 9, t: 9, u: 9 } as const;
export const WEAK = { p: 1, q: 1, r: 1, s: 1, t: 1, u: 1 } as const;
export const JUDGED: Table = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, options: { judge: true } };

/** The clause that forbids an action at a live table, where no decline is assumed; nothing if it is legal. */
export function forbids(state: State, line: string): string | undefined {
  const { by, ...json } = move(line) as { by: Actor };
  const decision = decisionFor(doubleHeader, state.decisions, by, (json as { type: string }).type);
  const view = doubleHeader.view(state, by === 'chance' ? 'public' : by);
  return doubleHeader.refusals(view, decision, doubleHeader.parse(json)!)[0]?.clause;
}
