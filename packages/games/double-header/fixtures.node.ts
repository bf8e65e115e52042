import assert from 'node:assert/strict';
import { decisionFor, type Actor } from '@turntable/engine';
import { asking } from '../versus/fixtures.node.ts';
import { doubleHeader } from './index.ts';
import { PLAIN, type State } from './types.ts';

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
function move(line: string): object {
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

/** What tests ask of a table (`versus/fixtures.node.ts`). */
export const { replayed, played, refusal, events, asked, legal, answers, kinds, viewOf } = asking(
  doubleHeader,
  recordOf,
);

/** Both teams announce their first locomotive. */
export const FIELD = ['0 field 0', '2 field 0'] as const;
/** One against one. */
export const FIELD_TWO = ['0 field 0', '1 field 0'] as const;
/** Statistics p to z of the same value for each locomotive of a team: a beats b. */
export const STRONG = { p: 9, q: 9, r: 9, s: 9, t: 9, u: 9 } as const;
export const WEAK = { p: 1, q: 1, r: 1, s: 1, t: 1, u: 1 } as const;
/** Six points against five: boosters are open, Time Outs are not. */
export const SIX: Table = {
  a0: STRONG,
  a1: { ...STRONG, p: 3 },
  b0: { ...WEAK, p: 5 },
  b1: { ...WEAK, p: 9 },
  options: { judge: true },
};
export const OPEN = [...FIELD, 'judge correct 5 6'] as const;
/** One statistic, which team 1 wins; then the game moves to style points by itself, b0 calling. */
export const SHORT: Table = {
  a0: { p: 1 },
  b0: { p: 2 },
  features: {
    a0: ['streamlined', 'booster', 'preserved'],
    a1: ['streamlined', 'preserved'],
    b0: ['streamlined', 'compound', 'preserved'],
    b1: ['preserved', 'geared'],
  },
};
export const STYLE = [...FIELD, '0 call p', '2 accept'] as const;
export const JUDGED: Table = { a0: STRONG, a1: STRONG, b0: WEAK, b1: WEAK, options: { judge: true } };

/** The clause that forbids an action at a live table, where no decline is assumed; nothing if it is legal. */
export function forbids(state: State, line: string): string | undefined {
  const { by, ...json } = move(line) as { by: Actor };
  const decision = decisionFor(doubleHeader, state.decisions, by, (json as { type: string }).type);
  const view = doubleHeader.view(state, by === 'chance' ? 'public' : by);
  return doubleHeader.refusals(view, decision, doubleHeader.parse(json)!)[0]?.clause;
}
