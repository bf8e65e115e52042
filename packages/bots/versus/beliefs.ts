import type { Rng } from '@turntable/engine';
import type { SeenLocomotive } from '@turntable/games/versus/seen.ts';
import { DISTRIBUTION, estimate, isStatisticId, type FeatureId, type StatisticId } from '@turntable/roster';
import { below, gridOf, gridScore, nearest, normalLuck, type Grid } from './grid.ts';

/** What a player knows of a locomotive: its public front, and the values they may know. */
interface Seen {
  /** Names the locomotive; the same on both sides if it is the same one. */
  readonly id: string;
  readonly features: readonly FeatureId[];
  readonly known: Readonly<Record<string, true>>;
  /** Values read out. */
  readonly read: Readonly<Record<string, number>>;
  /** All values, of one's own card; null if it is hidden. */
  readonly own: Readonly<Record<string, number>> | null;
}

/**
 * The locomotives of both sides as a player sees them, each once though both may have it. `of`: for each card, side after side,
 * its place among them.
 */
export function seenOf(sides: readonly (readonly SeenLocomotive[])[]): { seen: Seen[]; of: Uint8Array } {
  const seen: Seen[] = [];
  const of = sides.flat().map(({ front, rear, known, read }) => {
    const values = Object.fromEntries(Object.entries(read).map(([id, { value }]) => [id, value]));
    const found = seen.findIndex(({ id }) => id === front.id);
    const place = found < 0 ? seen.length : found;
    const before = seen[place] ?? {
      id: front.id,
      features: front.features,
      known: known ?? {},
      read: {},
      own: null,
    };
    seen[place] = { ...before, read: { ...before.read, ...values }, own: rear?.values ?? before.own };
    return place;
  });
  return { seen, of: Uint8Array.from(of) };
}

/** Probability estimates for the values of some locomotives, indexed by `l · statistics + s`. */
export interface Beliefs {
  readonly locomotives: readonly Seen[];
  readonly statistics: readonly StatisticId[];
  readonly grids: readonly Grid[];
  /** 1 where there is a value. */
  readonly has: Uint8Array;
  /** 1 where the value was read out. */
  readonly read: Uint8Array;
  /** What everybody may expect of the normal score of a value. */
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  /** The value in the middle of what may be expected. */
  readonly middle: Float64Array;
  /** The value where the player knows it, else NaN. */
  readonly exact: Float64Array;
}
/** A sampled world: a value and its normal score for each locomotive and statistic. */
export interface World {
  readonly value: Float64Array;
  readonly score: Float64Array;
}

/** Beliefs of a player, or nothing if the table has statistics that are not the roster's. */
export function beliefsOf(locomotives: readonly Seen[], statistics: readonly string[]): Beliefs | undefined {
  if (!statistics.every(isStatisticId)) return undefined;
  const count = locomotives.length * statistics.length;
  const beliefs: Beliefs = {
    locomotives,
    statistics,
    grids: statistics.map(gridOf),
    has: new Uint8Array(count),
    read: new Uint8Array(count),
    mean: new Float64Array(count),
    spread: new Float64Array(count),
    middle: new Float64Array(count),
    exact: new Float64Array(count).fill(NaN),
  };
  locomotives.forEach(({ features, known, read, own }, l) => {
    const guess = guessed(features, read);
    statistics.forEach((statistic, s) => {
      const at = l * statistics.length + s;
      if (!Object.hasOwn(known, statistic)) return;
      beliefs.has[at] = 1;
      beliefs.mean[at] = guess[statistic].mean;
      beliefs.spread[at] = guess[statistic].spread;
      const grid = beliefs.grids[s]!;
      beliefs.middle[at] = grid.values[nearest(grid, guess[statistic].mean)]!;
      if (Object.hasOwn(read, statistic)) {
        beliefs.read[at] = 1;
        beliefs.exact[at] = read[statistic]!;
      }
      if (own && Object.hasOwn(own, statistic)) beliefs.exact[at] = own[statistic]!;
    });
  });
  return beliefs;
}

type Guess = ReturnType<typeof estimate>;
const guesses = new Map<string, Guess>();
const MOST_GUESSES = 400;
/** An estimate is expensive; it is renewed after this many more values were read out. */
const STRIDE = 3;

function guessed(features: readonly FeatureId[], read: Readonly<Record<string, number>>): Guess {
  const ids = Object.keys(read).filter(isStatisticId);
  const used = ids.slice(0, ids.length - (ids.length % STRIDE));
  const values = Object.fromEntries(used.map((id) => [id, read[id]!]));
  const key = `${features.join()} ${used.map((id) => `${id}${read[id]}`).join()}`;
  let found = guesses.get(key);
  if (!found) {
    if (guesses.size >= MOST_GUESSES) guesses.clear();
    guesses.set(key, (found = estimate(DISTRIBUTION, { features, values })));
  }
  return found;
}

/** A world of zeros of the beliefs' size, for `drawWorld` to fill. */
export function blankWorld({ has }: Beliefs): World {
  return { value: new Float64Array(has.length), score: new Float64Array(has.length) };
}

/** Draws what the player cannot know by what they believe. */
export function drawWorld(beliefs: Beliefs, world: World, rng: Rng): void {
  const { has, exact, mean, spread, grids, statistics } = beliefs;
  for (let at = 0; at < has.length; at++) {
    if (has[at] === 0) continue;
    const grid = grids[at % statistics.length]!;
    const known = exact[at]!;
    if (known === known) {
      if (world.value[at] === known && world.score[at] !== 0) continue;
      world.value[at] = known;
      world.score[at] = gridScore(grid, known);
      continue;
    }
    const place = nearest(grid, mean[at]! + spread[at]! * normalLuck(rng));
    world.value[at] = grid.values[place]!;
    world.score[at] = grid.scores[place]!;
  }
}

/**
 * How likely each locomotive is to beat each other one, on average over all statistics that both have, as everybody may
 * expect: `[first · locomotives + second]`, 0 to 1; ½ where they have none in common.
 */
export function advantages({ locomotives, statistics, has, mean, spread }: Beliefs): Float64Array {
  const [count, width] = [locomotives.length, statistics.length];
  const out = new Float64Array(count * count).fill(0.5);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) {
      if (a === b) continue;
      let sum = 0;
      let compared = 0;
      for (let s = 0; s < width; s++) {
        const [i, j] = [a * width + s, b * width + s];
        if (has[i] === 0 || has[j] === 0) continue;
        sum += below((mean[i]! - mean[j]!) / Math.hypot(spread[i]!, spread[j]!));
        compared++;
      }
      if (compared > 0) out[a * count + b] = sum / compared;
    }
  return out;
}
