import type { LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import { seenValue, type SeenLocomotive } from '@turntable/games/versus/index.ts';
import { DISTRIBUTION } from '@turntable/roster/distribution.ts';
import { estimate, type Estimate } from '@turntable/roster/estimate.ts';
import { isStatisticId, type StatisticId } from '@turntable/roster';
import type { Told } from '../versus/explain.ts';

/** How likely hidden values are. */
export interface Odds {
  /** The value, if the viewer knows it. */
  value(team: Team, at: LocomotiveIndex, statistic: string): number | undefined;
  /** How likely the value is below `value`; equal counts `equal`, a half unless told. */
  below(team: Team, at: LocomotiveIndex, statistic: string, value: number, equal?: number): number;
  /** A few values that it may have, each as likely as the others; just the one that is known. */
  likely(team: Team, at: LocomotiveIndex, statistic: string): readonly number[];
  /** What was read out that tells most of a hidden value. */
  told(team: Team, at: LocomotiveIndex, statistic: string): Told | undefined;
}

/** Where the few likely values stand among all. */
const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

type Guess = (
  seen: SeenLocomotive,
  statistic: StatisticId,
) => Pick<Estimate, 'chanceBelow' | 'quantile'> & Partial<Estimate>;

function odds(view: View, guess: Guess, valueOf = seenValue): Odds {
  const locomotive = (team: Team, at: LocomotiveIndex): SeenLocomotive => view.engines[team]![at]!;
  return {
    value: (team, at, statistic) => valueOf(locomotive(team, at), statistic),
    below(team, at, statistic, value, equal = 0.5) {
      const seen = locomotive(team, at);
      const known = valueOf(seen, statistic);
      if (known !== undefined) return known < value ? 1 : known === value ? equal : 0;
      return isStatisticId(statistic) ? guess(seen, statistic).chanceBelow(value, equal) : 0.5;
    },
    likely(team, at, statistic) {
      const seen = locomotive(team, at);
      const known = valueOf(seen, statistic);
      if (known !== undefined) return [known];
      if (!isStatisticId(statistic)) return [];
      const { quantile } = guess(seen, statistic);
      return SHARES.map(quantile);
    },
    told(team, at, statistic) {
      const seen = locomotive(team, at);
      if (valueOf(seen, statistic) !== undefined || !isStatisticId(statistic)) return undefined;
      const telling = guess(seen, statistic).telling?.();
      return telling && { ...telling, value: seen.read[telling.statistic]!.value };
    },
  };
}

/** How many of the roster's values are below one, of 0 to 1; equal ones count `equal`. */
export function rank(statistic: StatisticId, value: number, equal = 0.5): number {
  const sorted = DISTRIBUTION.values[statistic];
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  let same = 0;
  while (sorted[low + same] === value) same++;
  return (low + same * equal) / sorted.length;
}

/** By each statistic's distribution in the roster alone, whatever else is seen of the locomotive. */
export function plainOdds(view: View): Odds {
  return odds(view, (_, statistic) => {
    const sorted = DISTRIBUTION.values[statistic];
    return {
      chanceBelow: (value, equal) => rank(statistic, value, equal),
      quantile: (p) => sorted[Math.floor(p * sorted.length)]!,
    };
  });
}

/** Estimates take long, and hold until another value of the locomotive is read out. */
const estimates = new WeakMap<object, Readonly<Record<StatisticId, Estimate>>>();

/** By the features of the locomotive and the values of it that were read out. */
export const keenOdds = (view: View): Odds => odds(view, estimated);

/** The same for words, which also say what follows from another card of the same locomotive. */
export const wordOdds = (view: View): Odds =>
  odds(view, estimated, (seen, statistic) => {
    for (const twin of view.engines.flat()) {
      const known = twin.front.id === seen.front.id ? seenValue(twin, statistic) : undefined;
      if (known !== undefined) return known;
    }
    return undefined;
  });

function estimated(seen: SeenLocomotive, statistic: StatisticId): Estimate {
  const key = Object.keys(seen.read).length > 0 ? seen.read : seen.front;
  let known = estimates.get(key);
  if (!known) {
    const values = Object.fromEntries(Object.entries(seen.read).map(([id, { value }]) => [id, value]));
    known = estimate(DISTRIBUTION, { features: seen.front.features, values });
    estimates.set(key, known);
  }
  return known[statistic];
}
