import type { LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import { seenValue, type SeenLocomotive } from '@turntable/games/versus/index.ts';
import { DISTRIBUTION } from '@turntable/roster/distribution.ts';
import { estimate, type Estimate } from '@turntable/roster/estimate.ts';
import { isStatisticId, type StatisticId } from '@turntable/roster';

/** How likely hidden values are; ties count half. */
export interface Odds {
  /** The value, if the viewer knows it. */
  value(team: Team, at: LocomotiveIndex, statistic: string): number | undefined;
  /** How likely the value is below `value`: 0, ½ or 1 if it is known. */
  below(team: Team, at: LocomotiveIndex, statistic: string, value: number): number;
  /** A few values that it may have, each as likely as the others; just the one that is known. */
  likely(team: Team, at: LocomotiveIndex, statistic: string): readonly number[];
}

/** Where the few likely values stand among all. */
const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

type Guess = (seen: SeenLocomotive, statistic: StatisticId) => Pick<Estimate, 'chanceBelow' | 'quantile'>;

function odds(view: View, guess: Guess): Odds {
  const locomotive = (team: Team, at: LocomotiveIndex): SeenLocomotive => view.engines[team]![at]!;
  return {
    value: (team, at, statistic) => seenValue(locomotive(team, at), statistic),
    below(team, at, statistic, value) {
      const seen = locomotive(team, at);
      const known = seenValue(seen, statistic);
      if (known !== undefined) return known < value ? 1 : known === value ? 0.5 : 0;
      return isStatisticId(statistic) ? guess(seen, statistic).chanceBelow(value) : 0.5;
    },
    likely(team, at, statistic) {
      const seen = locomotive(team, at);
      const known = seenValue(seen, statistic);
      if (known !== undefined) return [known];
      if (!isStatisticId(statistic)) return [];
      const { quantile } = guess(seen, statistic);
      return SHARES.map(quantile);
    },
  };
}

/** How many of the roster's values are below one, of 0 to 1; equal ones count half. */
export function rank(statistic: StatisticId, value: number): number {
  const sorted = DISTRIBUTION.values[statistic];
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  let equal = 0;
  while (sorted[low + equal] === value) equal++;
  return (low + equal / 2) / sorted.length;
}

/** By each statistic's distribution in the roster alone, whatever else is seen of the locomotive. */
export function plainOdds(view: View): Odds {
  return odds(view, (_, statistic) => {
    const sorted = DISTRIBUTION.values[statistic];
    return {
      chanceBelow: (value) => rank(statistic, value),
      quantile: (p) => sorted[Math.floor(p * sorted.length)]!,
    };
  });
}

/** Estimates take long, and hold until another value of the locomotive is read out. */
const estimates = new WeakMap<object, Readonly<Record<StatisticId, Estimate>>>();

/** By the features of the locomotive and the values of it that were read out. */
export function keenOdds(view: View): Odds {
  return odds(view, (seen, statistic) => {
    const key = Object.keys(seen.read).length > 0 ? seen.read : seen.front;
    let known = estimates.get(key);
    if (!known) {
      const values = Object.fromEntries(Object.entries(seen.read).map(([id, { value }]) => [id, value]));
      known = estimate(DISTRIBUTION, { features: seen.front.features, values });
      estimates.set(key, known);
    }
    return known[statistic];
  });
}
