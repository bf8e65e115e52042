import type { Front } from '@turntable/roster/locomotive.ts';
import { ownColumn, type OwnLocomotive } from '../../locomotives/own.ts';
import { found } from '../../locomotives/search.ts';

export const ERAS = ['early', 'edwardian', 'between', 'late'] as const;
type Era = (typeof ERAS)[number];
/** First and last year of each era, both included. */
const YEARS: Readonly<Record<Era, readonly [number, number]>> = {
  early: [0, 1899],
  edwardian: [1900, 1919],
  between: [1920, 1939],
  late: [1940, 9999],
};

/** What a reader narrows the locomotives down to; '' is any. */
export interface Wish {
  readonly words: string;
  readonly country: string;
  readonly era: Era | '';
}

/** The years in which locomotives were first built, by id: of the roster as `column` has them, of one's own as their sheets say. */
export function yearsOf(
  locomotives: readonly (Front | OwnLocomotive)[],
  column: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const own = locomotives.filter((one): one is OwnLocomotive => 'raw' in one);
  return { ...column, ...ownColumn(own, 'year-first-built') };
}

/** The locomotives that fit. `years` holds the year each was first built, as far as it may be known; others fit no era. */
export function fitting<Some extends Front>(
  locomotives: readonly Some[],
  { words, country, era }: Wish,
  years: Readonly<Record<string, number>>,
): readonly Some[] {
  const named = found(locomotives, { words, country, whyte: '', features: [] });
  if (era === '') return named;
  const [from, to] = YEARS[era];
  return named.filter(({ id }) => {
    const year = years[id];
    return year !== undefined && year >= from && year <= to;
  });
}

/** That many locomotives by lot: different ones as long as there are enough. `random` gives numbers from 0 to below 1. */
export function byLot<Some>(
  locomotives: readonly Some[],
  count: number,
  random: () => number,
): readonly Some[] {
  const drawn: Some[] = [];
  let left: Some[] = [];
  while (drawn.length < count && locomotives.length > 0) {
    if (left.length === 0) left = [...locomotives];
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
