import assert from 'node:assert/strict';
import { asking } from '../versus/fixtures.node.ts';
import { locoDome } from './index.ts';
import { CHOOSING, PLAIN, ROSTER, type State } from './types.ts';

type Values = Readonly<Record<string, number | null>>;

/** A table in short. Every locomotive has the statistic n besides: 1 on side a, 2 on side b. */
export interface Table {
  /** Values by locomotive of the first contestant, from the first on; the others have only n. */
  readonly a?: readonly Values[];
  readonly b?: readonly Values[];
  /** Features by place: `a0` to `b4`. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  /** Ids by place, where two are to be the same locomotive. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly options?: object;
  readonly first?: unknown;
}

/**
 * An action in short: `0 activate 1`, `0 call p`, `0 call p 2` with a target, `0 knock-out free`, `judge correct 16 4`,
 * `1 claim streamlined`, `0 reply "words"`, `judge rule equal`, by deputy of seat 1 `judge rule equal 1`, `1 pass`.
 */
function move(line: string): object {
  const [, who, type, rest = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line)!;
  const by = /^\d+$/.test(who!) ? Number(who) : who;
  const words = rest.split(' ');
  if ((CHOOSING as readonly string[]).includes(type!)) return { by, type, locomotive: Number(rest) };
  switch (type) {
    case 'call':
      return { by, type, statistic: words[0], ...(words[1] ? { target: Number(words[1]) } : {}) };
    case 'knock-out':
      return rest === 'free' ? { by, type, free: true } : { by, type };
    case 'rule': {
      const [verdict, ...more] = words;
      const reason = more.join(' ');
      return {
        by,
        type,
        verdict,
        ...(/^\d$/.test(reason) ? { deputy: Number(reason) } : reason && { reason }),
      };
    }
    case 'correct':
      return { by, type, scores: words.map(Number), reason: 'set by the test' };
    case 'take-back':
      return { by, type, reason: 'taken back by the test' };
    case 'claim':
    case 'reply':
      return rest.startsWith('"') ? { by, type, text: rest.slice(1, -1) } : { by, type, feature: rest };
    default:
      assert.ok(type === 'end-style' || (PLAIN as readonly string[]).includes(type!), line);
      return { by, type };
  }
}

/** The record of a table and what is played at it. */
export function recordOf(table: Table, lines: readonly string[]): Readonly<Record<string, unknown>> {
  const { options = {}, first = 0, features = {}, ids = {} } = table;
  const roster = (side: 'a' | 'b'): object[] =>
    Array.from({ length: ROSTER }, (_, at) => {
      const place = `${side}${at}`;
      const values = { n: side === 'a' ? 1 : 2, ...table[side]?.[at] };
      return { id: ids[place] ?? place, name: `Engine ${place}`, values, features: features[place] ?? [] };
    });
  return {
    format: 'turntable/1',
    game: 'loco-dome',
    options,
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    setup: { first, rosters: [roster('a'), roster('b')] },
    actions: lines.map(move),
  };
}

/** What tests ask of a table (`versus/fixtures.node.ts`); style points by feature are too many to list. */
export const { replayed, played, refusal, events, asked, legal, answers, kinds, viewOf } = asking(
  locoDome,
  recordOf,
  (action) => 'feature' in action,
);
/** The active locomotive of each contestant, -1 for none. */
export const active = (state: State): number[] => state.locomotives.map((roster) => roster.indexOf('active'));

/** Both contestants activate their first locomotive. */
export const START = ['0 activate 0', '1 activate 0'] as const;
/** Statistics of the same value for each. */
export const STRONG = { p: 9, q: 9, r: 9, s: 9, t: 9 } as const;
export const WEAK = { p: 1, q: 1, r: 1, s: 1, t: 1 } as const;
/** A judge, and side a that wins whatever is called but n. */
export const JUDGED: Table = {
  a: [STRONG, STRONG, STRONG, STRONG, STRONG],
  b: [WEAK, WEAK, WEAK, WEAK, WEAK],
  options: { judge: true },
};
/** A tie on p that the caller cannot break: a free knock-out can begin (LD-3.4). */
export const LEVEL: Table = { a: [{ p: 5 }], b: [{ p: 5 }], options: { freeClaims: true } };
export const ATTACK = [...START, '0 call p', '0 knock-out free'] as const;
