import {
  DISTRIBUTION,
  estimate,
  isStatisticId,
  type Estimate,
  type StatisticId,
  type Front,
} from '@turntable/roster';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { SIDES, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import type { Told } from '../versus/explain.ts';

/** What a player thinks of the values of one locomotive. */
export interface Odds {
  /** Which locomotive it is: two that are the same have the same values. */
  readonly id: string;
  /** The value, if the player knows it. */
  exact(statistic: string): number | undefined;
  /** How likely the value is below `value`; equal counts `equal`, a half unless told. */
  below(statistic: string, value: number, equal?: number): number;
  /** Values that stand for all that it might be, each as likely as the others; none where nothing is known. */
  guesses(statistic: string): readonly number[];
  /** What was read out that tells most of a hidden value. */
  told?(statistic: string): Told | undefined;
}

/** How likely the first is to beat the second; equal counts `equal`, a half unless told. */
export function chance(mine: Odds, theirs: Odds, statistic: string, equal = 0.5): number {
  const own = mine.exact(statistic);
  if (own !== undefined) return theirs.below(statistic, own, equal);
  const opposing = theirs.exact(statistic);
  if (opposing !== undefined) return 1 - mine.below(statistic, opposing, 1 - equal);
  const guesses = mine.guesses(statistic);
  if (guesses.length === 0) return 0.5;
  return guesses.reduce((sum, guess) => sum + theirs.below(statistic, guess, equal), 0) / guesses.length;
}

/** Whether the values of two locomotives are sure to be equal. */
export function surelyTied(mine: Odds, theirs: Odds, statistic: string): boolean {
  const own = mine.exact(statistic);
  return mine.id === theirs.id || (own !== undefined && own === theirs.exact(statistic));
}

/** Whether something is known of how their values compare: of a statistic that is none of the forty, only what is shown. */
export function isKnown(mine: Odds, theirs: Odds, statistic: string): boolean {
  const shown = mine.exact(statistic) !== undefined && theirs.exact(statistic) !== undefined;
  return isStatisticId(statistic) || mine.id === theirs.id || shown;
}

/** How likely the first has the higher value, as words say it: a tie is not higher. */
export const chanceHigher = (mine: Odds, theirs: Odds, statistic: string): number =>
  surelyTied(mine, theirs, statistic) ? 0 : chance(mine, theirs, statistic, 0);

/** A share of the sorted values that is below one of them, equal ones counting `equal`. */
function shareBelow(sorted: readonly number[], value: number, equal: number): number {
  if (sorted.length === 0) return 0.5;
  const below = firstAt(sorted, (each) => each >= value);
  const notAbove = firstAt(sorted, (each) => each > value);
  return (below + equal * (notAbove - below)) / sorted.length;
}

/** The place of the first value that has got there; all after it have, too. */
function firstAt(sorted: readonly number[], there: (value: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (there(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const compared = (known: number, value: number, equal: number): number =>
  known < value ? 1 : known > value ? 0 : equal;
const sortedOf = (statistic: string): readonly number[] =>
  isStatisticId(statistic) ? DISTRIBUTION.values[statistic] : [];
/** Where the guesses lie in the distribution. */
const SHARES = [1 / 6, 1 / 2, 5 / 6];
const middles = new Map<string, readonly number[]>();

function plainGuesses(statistic: string): readonly number[] {
  let found = middles.get(statistic);
  if (!found) {
    const sorted = sortedOf(statistic);
    found = sorted.length === 0 ? [] : SHARES.map((share) => sorted[Math.floor(share * sorted.length)]!);
    middles.set(statistic, found);
  }
  return found;
}

/** What is shown of one locomotive, and else that it is one of the roster. */
export function plainOdds(view: View, side: Side, at: number): Odds {
  const { front, rear, read } = view.rosters[side]![at]!;
  const exact = (statistic: string): number | undefined => rear?.values[statistic] ?? read[statistic]?.value;
  return {
    id: front.id,
    exact,
    below: (statistic, value, equal = 0.5) => {
      const known = exact(statistic);
      return known === undefined
        ? shareBelow(sortedOf(statistic), value, equal)
        : compared(known, value, equal);
    },
    guesses: plainGuesses,
  };
}

/** What follows from all that is shown: values of the same locomotive elsewhere, and how features and values go together. */
export const shrewdOdds = (view: View, side: Side, at: number): Odds => reckonedOdds(view, side, at, STRIDE);

/** The same for words, which make use of every value at once. */
export const wordOdds = (view: View, side: Side, at: number): Odds => reckonedOdds(view, side, at, 1);

function reckonedOdds(view: View, side: Side, at: number, stride: number): Odds {
  const { front } = view.rosters[side]![at]!;
  const values: Record<string, number> = {};
  for (const each of SIDES)
    for (const twin of view.rosters[each]!) {
      if (twin.front.id !== front.id) continue;
      for (const [statistic, { value }] of Object.entries(twin.read)) values[statistic] = value;
      if (twin.rear) Object.assign(values, twin.rear.values);
    }
  let estimates: Estimates | undefined;
  const guess = (statistic: StatisticId): Estimate =>
    (estimates ??= estimatesOf(front, values, stride))[statistic];
  return {
    id: front.id,
    exact: (statistic) => (Object.hasOwn(values, statistic) ? values[statistic] : undefined),
    below: (statistic, value, equal = 0.5) => {
      if (Object.hasOwn(values, statistic)) return compared(values[statistic]!, value, equal);
      return isStatisticId(statistic) ? guess(statistic).chanceBelow(value, equal) : 0.5;
    },
    guesses: (statistic) =>
      isStatisticId(statistic) ? SHARES.map((share) => guess(statistic).quantile(share)) : [],
    told: (statistic) => {
      if (Object.hasOwn(values, statistic) || !isStatisticId(statistic)) return undefined;
      const telling = guess(statistic).telling();
      return telling && { ...telling, value: values[telling.statistic]! };
    },
  };
}

type Estimates = ReturnType<typeof estimate>;
/** An estimate takes a while, and is wanted again as long as little more is known of the locomotive. */
const recent = new WeakMap<Front, { readonly key: string; readonly estimates: Estimates }>();
/** So many more values make a new estimate, in play. */
const STRIDE = 5;

function estimatesOf(front: Front, values: Readonly<Record<string, number>>, stride: number): Estimates {
  const known = Object.entries(values).filter(([statistic]) => isStatisticId(statistic));
  const used = known.slice(0, known.length - (known.length % stride));
  const key = used.map((pair) => pair.join('=')).join();
  const before = recent.get(front);
  if (before?.key === key) return before.estimates;
  const estimates = estimate(DISTRIBUTION, { features: front.features, values: Object.fromEntries(used) });
  recent.set(front, { key, estimates });
  return estimates;
}

/** Statistics that two locomotives can be compared in and that are not in the record. */
function openStatistics(view: View, side: Side, at: number, opposing: number): string[] {
  const mine = view.rosters[side]![at]!.known ?? {};
  const theirs = view.rosters[1 - side]![opposing]!.known ?? {};
  const called = new Set(view.called);
  return Object.keys(mine).filter((id) => Object.hasOwn(theirs, id) && !called.has(id));
}

/** The share of open statistics in which a locomotive of `side` is expected to beat the active one of the other, by `compare`. */
export function advantage(
  view: View,
  side: Side,
  at: number,
  oddsOf: (view: View, side: Side, at: number) => Odds,
  compare: (mine: Odds, theirs: Odds, statistic: string) => number = chance,
): number {
  const opponent = (1 - side) as Side;
  const mine = oddsOf(view, side, at);
  let sum = 0;
  let count = 0;
  for (const other of against(view, opponent)) {
    const theirs = oddsOf(view, opponent, other);
    for (const statistic of openStatistics(view, side, at, other)) {
      sum += compare(mine, theirs, statistic);
      count++;
    }
  }
  return count === 0 ? 0.5 : sum / count;
}

/** The locomotives of an opponent that one may have to meet: the active one, or where none is yet, all that are not knocked out. */
function against(view: View, opponent: Side): number[] {
  const opposing = activeOf(view, opponent);
  return (opposing === undefined ? [0, 1, 2, 3, 4] : [opposing]).filter(
    (other) => view.locomotives[opponent][other] !== 'knocked-out',
  );
}

/** Whether there is an open statistic in which `advantage` compares. */
export function isComparable(view: View, side: Side, at: number): boolean {
  const opponents = against(view, (1 - side) as Side);
  return opponents.some((other) => openStatistics(view, side, at, other).length > 0);
}
