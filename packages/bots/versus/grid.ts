import type { Rng } from '@turntable/engine';
import { DISTRIBUTION, type StatisticId } from '@turntable/roster';
import { score } from '@turntable/roster/distribution.ts';

/** The values of a statistic that the roster knows, each once, rising, with their normal scores. */
export interface Grid {
  readonly values: readonly number[];
  readonly scores: Float64Array;
}
const grids = new Map<StatisticId, Grid>();

/** The grid of a statistic; computed once. */
export function gridOf(statistic: StatisticId): Grid {
  let found = grids.get(statistic);
  if (!found) {
    const sorted = DISTRIBUTION.values[statistic];
    const values = [...new Set(sorted)];
    found = { values, scores: Float64Array.from(values, (value) => score(sorted, value)) };
    grids.set(statistic, found);
  }
  return found;
}

/** The place of the value whose score is nearest. */
export function nearest({ scores }: Grid, wanted: number): number {
  let low = 0;
  let high = scores.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scores[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low > 0 && wanted - scores[low - 1]! < scores[low]! - wanted ? low - 1 : low;
}

/** An approximately normal number: the sum of twelve uniform ones, less 6 (Irwin-Hall). */
export function normalLuck(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    const both = rng.below(65_536);
    sum += (both & 255) + (both >> 8);
  }
  return sum / 256 - 6 + 6 / 256;
}

const STEPS = 512;
const EDGE = 4;
const NORMAL = Float64Array.from({ length: 2 * EDGE * STEPS + 1 }, () => 0);
{
  // The integral of the bell curve by Simpson's rule, step by step.
  const bell = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  for (let i = 1; i < NORMAL.length; i++) {
    const a = -EDGE + (i - 1) / STEPS;
    NORMAL[i] = NORMAL[i - 1]! + (bell(a) + 4 * bell(a + 0.5 / STEPS) + bell(a + 1 / STEPS)) / (6 * STEPS);
  }
}
/** How likely a standard normal number is below `z`, from a table: play-outs ask for it millions of times. */
export function below(z: number): number {
  if (z <= -EDGE) return 0;
  if (z >= EDGE) return 1;
  return NORMAL[((z + EDGE) * STEPS) | 0]!;
}

/** The score of a value; of one that the roster does not have, that of the next one above, or of the highest. */
export function gridScore({ values, scores }: Grid, value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return scores[low]!;
}
