import { score, type Distribution, type Variable } from './distribution.ts';
import type { FeatureId } from './features.ts';
import { normalBelow, normalScore } from './normal.ts';
import { STATISTIC_IDS, type StatisticId } from './statistics.ts';

/** What a player may see of a locomotive: its features, and the values known to them so far, as printed. */
interface Evidence {
  readonly features: readonly FeatureId[];
  readonly values: Readonly<Partial<Record<StatisticId, number>>>;
}

/** A guess at one hidden value. */
export interface Estimate {
  /** How likely the value is below `value`; equal counts `equal`, a half unless told. */
  readonly chanceBelow: (value: number, equal?: number) => number;
  /** The value that a share `p` (0 < p < 1) of such locomotives stay below; one that the roster has. */
  readonly quantile: (p: number) => number;
  /** What the normal score of the value is expected to be (`score`), and its standard deviation. */
  readonly mean: number;
  readonly spread: number;
  /** The value among the evidence that moves the estimate most, and how far (in the same scores); nothing if none moves it much. */
  readonly telling: () => Telling | undefined;
}
export interface Telling {
  readonly statistic: StatisticId;
  readonly push: number;
}

/** What is not explained by the model, added to every piece of evidence so that no one piece decides alone. */
const NOISE = 0.35;
/** A value that moves an estimate by less than this part of a standard deviation tells little. */
const LITTLE = 0.25;
/** An estimate is never surer than this, in standard deviations of the statistic. */
const LEAST_SPREAD = 0.3;

/**
 * Guesses the statistics of a locomotive from what may be seen of it, by the correlations of the roster (a Gaussian
 * copula, conditioned on the evidence). It knows no locomotive, only how such figures go together.
 */
export function estimate(
  { values, features, variables, correlations }: Distribution,
  evidence: Evidence,
): Readonly<Record<StatisticId, Estimate>> {
  const places: number[] = [];
  const scores: number[] = [];
  for (const [place, variable] of variables.entries()) {
    const seen = seenScore(variable);
    if (seen === undefined) continue;
    places.push(place);
    scores.push(seen);
  }
  const between = (i: number, j: number) => (i >= j ? correlations[i]![j]! : correlations[j]![i]!);
  const root = cholesky(places.map((i) => places.map((j) => (i === j ? 1 + NOISE : between(i, j)))));
  const weighted = solve(root, scores);
  const entries = STATISTIC_IDS.map((id, place): [StatisticId, Estimate] => {
    const withEvidence = places.map((i) => between(place, i));
    const mean = dot(withEvidence, weighted);
    const half = forward(root, withEvidence);
    const spread = Math.sqrt(Math.max(1 - dot(half, half), LEAST_SPREAD ** 2));
    const sorted = values[id];
    return [
      id,
      {
        mean,
        spread,
        chanceBelow: (value, equal) => normalBelow((score(sorted, value, equal) - mean) / spread),
        quantile: (p) => {
          const share = normalBelow(mean + spread * normalScore(p));
          return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
        },
        telling: () => telling(place),
      },
    ];
  });
  return Object.fromEntries(entries) as Record<StatisticId, Estimate>;

  function telling(place: number): Telling | undefined {
    let most: Telling | undefined;
    for (const [k, i] of places.entries()) {
      const statistic = variables[i] as StatisticId;
      // One whose weight goes against its score corrects another piece of evidence: by itself it says nothing.
      if (evidence.values[statistic] === undefined || weighted[k]! * scores[k]! <= 0) continue;
      const push = between(place, i) * weighted[k]!;
      if (Math.abs(push) >= Math.max(LITTLE, Math.abs(most?.push ?? 0))) most = { statistic, push };
    }
    return most;
  }

  function seenScore(variable: Variable): number | undefined {
    const share = features[variable as FeatureId];
    if (share !== undefined) {
      const there = evidence.features.includes(variable as FeatureId) ? 1 : 0;
      return (there - share) / Math.sqrt(share * (1 - share));
    }
    const value = evidence.values[variable as StatisticId];
    return value === undefined ? undefined : score(values[variable as StatisticId], value);
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, i) => sum + x * b[i]!, 0);
}

/** The lower triangle L with L Lᵀ = the matrix, which must be symmetric and positive definite. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const root: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const line: number[] = [];
    for (let j = 0; j <= i; j++) {
      const above = j === i ? line : root[j]!;
      let sum = row[j]!;
      for (let k = 0; k < j; k++) sum -= line[k]! * above[k]!;
      // Correlations of incomplete pairs may be slightly impossible together; the floor keeps the root real.
      line.push(j === i ? Math.sqrt(Math.max(sum, 0.05)) : sum / above[j]!);
    }
    root.push(line);
  }
  return root;
}

/** x with L x = y. */
function forward(root: readonly (readonly number[])[], y: readonly number[]): number[] {
  const x: number[] = [];
  for (const [i, row] of root.entries()) {
    let sum = y[i]!;
    for (let k = 0; k < i; k++) sum -= row[k]! * x[k]!;
    x.push(sum / row[i]!);
  }
  return x;
}

/** x with L Lᵀ x = y. */
function solve(root: readonly (readonly number[])[], y: readonly number[]): number[] {
  const x = forward(root, y);
  for (let i = root.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < root.length; k++) x[i]! -= root[k]![i]! * x[k]!;
    x[i]! /= root[i]![i]!;
  }
  return x;
}
