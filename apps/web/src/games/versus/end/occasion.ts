import { statistic as regular } from '@turntable/roster/statistics.ts';
import type { StylePoint, Value } from '@turntable/games/versus/index.ts';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import type { Remark } from '@turntable/protocol/talk.ts';
import { remarkOf } from '../../../session/shown-events.ts';
import type { Claim } from '../judge/claims.ts';
import type { Ranking } from '../ranks.ts';

/** A call that was decided: what both sides gave, on the left and on the right. */
export interface Run {
  readonly statistic: string;
  readonly values: readonly [Value | null, Value | null];
  /** Which side won it; null: nobody. */
  readonly won: 0 | 1 | null;
  /** The places of the locomotives whose values were given, within their sides. */
  readonly locomotives: readonly [number | null, number | null];
  /** A booster changed a value. */
  readonly boosted: boolean;
}

/** How far two values of a statistic lie apart: in ranks among the known, then in themselves; null where that says nothing. */
function gapOf({ statistic, values, won, boosted }: Run, ranking: Ranking): readonly [number, number] | null {
  const [a, b] = values;
  if (won === null || boosted || typeof a !== 'number' || typeof b !== 'number') return null;
  if (a === 0 || b === 0 || regular(statistic)?.unit === 'year') return null;
  const [left, right] = [ranking(statistic, a), ranking(statistic, b)];
  const ranks = left && right ? Math.abs(left.rank / left.of - right.rank / right.of) : 1;
  return [ranks, Math.abs(a - b) / Math.max(a, b)];
}

/** The closest run: the smallest difference of both ranks, then of the values. Years, infinity, zero and ties are left out. */
export function closestRun(
  runs: readonly Run[],
  ranking: Ranking,
): { readonly run: Run; readonly part: number } | null {
  let best: { readonly run: Run; readonly gap: readonly [number, number] } | null = null;
  for (const run of runs) {
    const gap = gapOf(run, ranking);
    if (gap && (!best || gap[0] < best.gap[0] || (gap[0] === best.gap[0] && gap[1] < best.gap[1])))
      best = { run, gap };
  }
  return best && { run: best.run, part: best.gap[1] };
}

/** A locomotive and what it did in a game. */
export interface Deeds {
  readonly side: 0 | 1;
  readonly locomotive: number;
  readonly runs: number;
  readonly won: number;
  readonly style: number;
}

/**
 * The locomotive of the match: most runs won, then most style points, then the fewer runs. `style`: who claimed each upheld
 * style point, where that is one locomotive.
 */
export function locomotiveOfTheMatch(
  runs: readonly Run[],
  style: readonly { readonly side: 0 | 1; readonly locomotive: number }[],
): Deeds | null {
  const deeds = new Map<string, Deeds>();
  const change = (side: 0 | 1, locomotive: number, add: (was: Deeds) => Partial<Deeds>): void => {
    const was = deeds.get(`${side} ${locomotive}`) ?? { side, locomotive, runs: 0, won: 0, style: 0 };
    deeds.set(`${side} ${locomotive}`, { ...was, ...add(was) });
  };
  for (const { locomotives, won } of runs)
    for (const side of [0, 1] as const) {
      const locomotive = locomotives[side];
      if (locomotive !== null)
        change(side, locomotive, (was) => ({ runs: was.runs + 1, won: was.won + (won === side ? 1 : 0) }));
    }
  for (const { side, locomotive } of style) change(side, locomotive, (was) => ({ style: was.style + 1 }));
  const order = (a: Deeds, b: Deeds): number => b.won - a.won || b.style - a.style || a.runs - b.runs;
  return [...deeds.values()].sort(order)[0] ?? null;
}

/** A style point that was upheld, and the update it came with. */
interface Upheld {
  readonly n: number;
  readonly point: StylePoint;
}

/** A point that a book of a game of cards counted without its words (docs/record.md). */
const UNWRITTEN = /^\(point \d+, not written down\)$/;

/** What was called across after the claim of update `n`, until the next claim. */
function calledAcross(
  n: number,
  claimed: readonly number[],
  events: readonly TableEvent[],
): readonly Remark[] {
  const next = claimed.find((later) => later > n) ?? Infinity;
  return events.flatMap((event) => (event.n >= n && event.n < next ? (remarkOf(event) ?? []) : []));
}

/**
 * The best of the style points that were upheld and written down: the one that most was called across after, until the next
 * claim; else the last. `claimed`: the updates of all claims. Without `events`, as in a replay, nothing is known of what was said.
 */
export function bestClaim<Point extends Upheld>(
  upheld: readonly Point[],
  claimed: readonly number[],
  events: readonly TableEvent[] = [],
): Point | undefined {
  const reactions = ({ n }: Point): number => calledAcross(n, claimed, events).length;
  let best: Point | undefined;
  for (const one of upheld) {
    if ('text' in one.point && UNWRITTEN.test(one.point.text)) continue;
    // Of those that are level, the last.
    if (!best || reactions(one) >= reactions(best)) best = one;
  }
  return best;
}

/** A claim as the end of a game tells it. */
export interface ClosingClaim {
  readonly seat: number;
  readonly name: string;
  /** The claimant's locomotive; null where it was claimed for several. */
  readonly locomotive: string | null;
  readonly text: string;
  readonly byJudge: boolean;
  readonly reason: string | null;
  /** What was called across after it, each once. */
  readonly reactions: readonly Remark[];
}

/** The best claim of a game as its end tells it: who made it, in words, why it was upheld and what was called across; null if there is none. */
export function closingClaim(
  claims: readonly Claim[],
  {
    events,
    names,
    feature,
    locomotive,
  }: {
    /** What was said beside the game, where it is known. */
    readonly events: readonly TableEvent[] | undefined;
    readonly names: readonly string[];
    readonly feature: (id: string) => string;
    /** The name of the locomotive that a seat claims for, if it is one. */
    readonly locomotive?: (seat: number) => string;
  },
): ClosingClaim | null {
  const claimed = claims.map(({ n }) => n);
  const best = bestClaim(
    claims.filter(({ ruling }) => ruling?.verdict === 'claimant'),
    claimed,
    events,
  );
  if (!best) return null;
  const { n, seat, point, ruling } = best;
  return {
    seat,
    name: names[seat] ?? '',
    locomotive: locomotive?.(seat) ?? null,
    text: 'feature' in point ? feature(point.feature) : point.text,
    byJudge: ruling?.how === 'judge',
    reason: ruling?.reason ?? null,
    reactions: [...new Set(calledAcross(n, claimed, events ?? []))],
  };
}

/** The points of both sides after each thing that changed them, from 0:0. */
export function curveOf(
  scores: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const curve: (readonly [number, number])[] = [[0, 0]];
  for (const one of scores) {
    const last = curve.at(-1)!;
    if (one[0] !== last[0] || one[1] !== last[1]) curve.push(one);
  }
  return curve;
}
