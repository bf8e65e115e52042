import type { Rng } from '@turntable/engine';
import { decimalsOf, isStatisticId, statistic as statisticOf } from '@turntable/roster';
import { DISTRIBUTION } from '@turntable/roster/distribution.ts';
import { restOf, sumOf } from './contest.ts';
import type { Locomotive } from './locomotive.ts';

/** What is known of the rears of some cards, by locomotive's id: statistics, whose values stay as they are. */
export class KnownValues {
  readonly #known = new Map<string, Set<string>>();

  has(id: string, statistic: string): boolean {
    return this.#known.get(id)?.has(statistic) ?? false;
  }

  add(id: string, statistics: Iterable<string>): void {
    const known = this.#known.get(id) ?? new Set<string>();
    for (const statistic of statistics) known.add(statistic);
    this.#known.set(id, known);
  }
}

/** Values of a statistic that the roster's locomotives have, as printed; none for one that is not among the forty. */
function valuesOf(statistic: string): readonly number[] {
  return isStatisticId(statistic) ? DISTRIBUTION.values[statistic] : [];
}

/**
 * The locomotives with every value that is not known drawn anew: one that a locomotive of the roster has, each locomotive as
 * likely. Cards of one id are one card. `given` are values that were drawn elsewhere, by id.
 */
export function redrawn(
  locomotives: readonly Locomotive[],
  known: KnownValues,
  rng: Rng,
  given: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(),
): Locomotive[] {
  const made = new Map<string, Locomotive>();
  return locomotives.map((locomotive) => {
    const { front, rear } = locomotive;
    const before = made.get(front.id);
    if (before) return before;
    const hidden = Object.keys(rear.values).filter((statistic) => !known.has(front.id, statistic));
    const values = { ...rear.values };
    for (const statistic of hidden)
      values[statistic] = given.get(front.id)?.[statistic] ?? amount(statistic, rng);
    const calculated = rear.calculated.filter((statistic) => !hidden.includes(statistic));
    const now =
      hidden.length === 0 ? locomotive : { ...locomotive, rear: { values, calculated }, inline: true };
    made.set(front.id, now);
    return now;
  });
}

function amount(statistic: string, rng: Rng): number {
  const values = valuesOf(statistic);
  return values.length > 0 ? values[rng.below(values.length)]! : rng.below(100);
}

/**
 * Two values of a statistic that add up to `sum`, drawn like two locomotives of the roster of which only the sum is known;
 * where no two of them have it, the sum is split anywhere.
 */
export function redrawnPair(statistic: string, sum: number, rng: Rng): readonly [number, number] {
  const values = valuesOf(statistic);
  const count = new Map<number, number>();
  for (const value of values) count.set(value, (count.get(value) ?? 0) + 1);
  const fitting = [...count].flatMap(([a, times]): [number, number, number][] => {
    const b = restOf(sum, a);
    const others = sumOf(a, b) === sum ? (count.get(b) ?? 0) : 0;
    return others > 0 ? [[a, b, times * others]] : [];
  });
  let left = rng.below(
    Math.max(
      1,
      fitting.reduce((all, [, , weight]) => all + weight, 0),
    ),
  );
  for (const [a, b, weight] of fitting) {
    if (left < weight) return [a, b];
    left -= weight;
  }
  return splitSum(statistic, sum, rng);
}

/**
 * Two values of a statistic that add up to `sum` exactly (LV-2.4), split anywhere. One that is none of the forty is split to the
 * decimals of the sum.
 */
export function splitSum(statistic: string, sum: number, rng: Rng): readonly [number, number] {
  const scale = 10 ** (statisticOf(statistic)?.decimals ?? decimalsOf(sum));
  const a = rng.below(Math.min(Math.round(sum * scale), 0xffff_fffe) + 1) / scale;
  const b = restOf(sum, a);
  // What has more digits than a number can hold is not split.
  return a <= sum && sumOf(a, b) === sum ? [a, b] : [0, sum];
}
