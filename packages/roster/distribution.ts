import data from './data/distribution.json' with { type: 'json' };
import { FEATURES, type FeatureId } from './features.ts';
import type { Locomotive } from './locomotive.ts';
import { normalScore } from './normal.ts';
import { statSheet, valuesOf } from './stat-sheet.ts';
import { STATISTIC_IDS, type StatisticId } from './statistics.ts';

/** A statistic, or a feature counted as 1 (there) or 0. */
export type Variable = StatisticId | FeatureId;

/**
 * The roster without its locomotives: what values each statistic takes, and how statistics and features go together.
 * There is no row to look a locomotive up in, not even one without a name (LV-1.6), for a wheel arrangement that
 * only one locomotive has would find it.
 */
export interface Distribution {
  /** The known values of each statistic as printed, sorted. */
  readonly values: Readonly<Record<StatisticId, readonly number[]>>;
  /** The share of locomotives that have a value. */
  readonly known: Readonly<Record<StatisticId, number>>;
  /** The share of locomotives that have the feature, for the features that are neither rare nor common to nearly all. */
  readonly features: Readonly<Partial<Record<FeatureId, number>>>;
  /** The order of the correlations: all statistics, then those features. */
  readonly variables: readonly Variable[];
  /** Correlation of normal scores, one row for each variable up to itself; shrunk where few locomotives have both. */
  readonly correlations: readonly (readonly number[])[];
}

/** The roster's distribution, as `generate.node.ts` wrote it. */
export const DISTRIBUTION = data as unknown as Distribution;

/** Features of fewer locomotives than this, or lacked by fewer, say too little, and too much about too few. */
const RARE = 5;
/** So many locomotives with both values halve the distance of a correlation to zero. */
const SHRINKAGE = 12;

/** Summarises a roster. */
export function distributionOf(locomotives: readonly Locomotive[]): Distribution {
  const allValues = locomotives.map((locomotive) => valuesOf(statSheet(locomotive)));
  const count = locomotives.length;
  const values = {} as Record<StatisticId, readonly number[]>;
  const known = {} as Record<StatisticId, number>;
  for (const id of STATISTIC_IDS) {
    values[id] = allValues.flatMap((one) => one[id] ?? []).sort((a, b) => a - b);
    known[id] = round(values[id].length / count);
  }
  const features: Partial<Record<FeatureId, number>> = {};
  for (const id of FEATURES) {
    const having = locomotives.filter((locomotive) => locomotive.features.includes(id)).length;
    if (having >= RARE && having <= count - RARE) features[id] = round(having / count);
  }
  const ids = Object.keys(features) as FeatureId[];
  const columns: readonly (readonly (number | undefined)[])[] = [
    ...STATISTIC_IDS.map((id) =>
      allValues.map((one) => (one[id] === null ? undefined : score(values[id], one[id]))),
    ),
    ...ids.map((id) => locomotives.map((locomotive) => (locomotive.features.includes(id) ? 1 : 0))),
  ];
  return {
    values,
    known,
    features,
    variables: [...STATISTIC_IDS, ...ids],
    correlations: columns.map((column, i) =>
      columns.slice(0, i + 1).map((other, j) => (i === j ? 1 : correlation(column, other))),
    ),
  };
}

/** Where a value stands among all known ones of its statistic. */
export interface Rank {
  /** 1 for the highest value of the roster, or one above it; `of` for one below all; values that tie share a rank. */
  readonly rank: number;
  /** How many locomotives of the roster have a value. */
  readonly of: number;
}

/**
 * The rank of a value as printed: one more than there are higher values in the roster. From the anonymous distribution
 * alone, so it may be told of any value that may be seen, also of one that is not the roster's.
 */
export function rankAmongKnown(
  { values }: Pick<Distribution, 'values'>,
  id: StatisticId,
  value: number,
): Rank {
  const sorted = values[id];
  // The first place whose value is higher, by halving.
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > value) high = middle;
    else low = middle + 1;
  }
  const of = sorted.length;
  return { rank: Math.max(1, Math.min(of - low + 1, of)), of };
}

/**
 * Where a value stands among sorted ones, as a normal score, above a share `equal` of those equal to it: unless told in the middle
 * of their places.
 */
export function score(sorted: readonly number[], value: number, equal = 0.5): number {
  const below = sorted.filter((other) => other < value).length;
  const same = sorted.filter((other) => other === value).length;
  return normalScore((below + same * equal + 0.5) / (sorted.length + 1));
}

function correlation(a: readonly (number | undefined)[], b: readonly (number | undefined)[]): number {
  const pairs = a.flatMap((x, i) => {
    const y = b[i];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
  const count = pairs.length;
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  if (xx === 0 || yy === 0 || count === 0) return 0;
  return round(((xy / Math.sqrt(xx * yy)) * count) / (count + SHRINKAGE));
}

/** Three decimals: enough, and the same on every machine. JSON knows no negative zero. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
