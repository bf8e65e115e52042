import { DISTRIBUTION, isStatisticId } from '@turntable/roster';
import type { LinePuzzle } from './puzzle.ts';

type Lines = Pick<LinePuzzle, 'built' | 'free' | 'trains'>;

/** Whether two lines share a station; ids are two stations joined by `-`. */
function touch(a: string, b: string): boolean {
  const [a1, a2] = a.split('-');
  const [b1, b2] = b.split('-');
  return a1 === b1 || a1 === b2 || a2 === b1 || a2 === b2;
}

/** Whether some of the lines pay for each train at once: joined sets of the prices' sizes that share no line. */
export function finishes(lines: readonly string[], prices: readonly number[]): boolean {
  const [price, ...others] = prices;
  if (price === undefined) return true;
  if (prices.reduce((sum, each) => sum + each, 0) > lines.length) return false;
  const joined = lines.map((a) => lines.map((b) => a !== b && touch(a, b)));
  // Every joined set of the first price's size, each once: it grows only by lines after its first one, or skips them for good.
  const grow = (set: readonly number[], edge: readonly number[], banned: ReadonlySet<number>): boolean => {
    if (set.length === price) {
      const left = lines.filter((_, i) => !set.includes(i));
      return finishes(left, others);
    }
    const out = new Set(banned);
    for (const next of edge) {
      if (out.has(next)) continue;
      out.add(next);
      const around = lines.flatMap((_, i) =>
        joined[next]![i] && !out.has(i) && !set.includes(i) && !edge.includes(i) ? [i] : [],
      );
      const rest = edge.filter((i) => i !== next && !out.has(i));
      if (grow([...set, next], [...rest, ...around], out)) return true;
    }
    return false;
  };
  return lines.some((_, root) => {
    const before = new Set(Array.from({ length: root + 1 }, (_, i) => i));
    return grow([root], neighbours(joined, root), before);
  });
}

const neighbours = (joined: readonly (readonly boolean[])[], of: number): number[] =>
  joined[of]!.flatMap((yes, i) => (yes && i > of ? [i] : []));

/** Every set of exactly so many free lines that finishes both trains; stops after `most`. */
export function* solutions({ built, free, trains }: Lines, count: number): Generator<readonly string[]> {
  const prices = trains.map(({ price }) => price);
  function* choose(from: number, chosen: readonly string[]): Generator<readonly string[]> {
    if (chosen.length === count) {
      if (finishes([...built, ...chosen], prices)) yield chosen;
      return;
    }
    for (let i = from; i <= free.length - (count - chosen.length); i++)
      yield* choose(i + 1, [...chosen, free[i]!]);
  }
  yield* choose(0, []);
}

/** The share of the known values of a statistic that a value beats, which are the lower ones. Nothing for one that is not the roster's. */
export function beats(statistic: string, value: number): number | undefined {
  if (!isStatisticId(statistic)) return undefined;
  const sorted = DISTRIBUTION.values[statistic];
  return sorted.filter((each) => each < value).length / sorted.length;
}
