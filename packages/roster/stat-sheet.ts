import { exact, rounded, toNumber, type Exact } from './exact.ts';
import { FIGURES, FIGURE_KEYS, type FigureKey } from './figures.ts';
import { flagsOf, type Flag } from './flags.ts';
import { CALCULATIONS } from './formulas.ts';
import { plainNumber, quantity } from './quantity.ts';
import { STATISTICS, type Statistic, type StatisticId } from './statistics.ts';

/** What is published about one locomotive. A figure is a number in its key's unit, or text with a unit. */
export interface Published {
  readonly whyte?: string;
  readonly years?: readonly number[];
  readonly features?: readonly string[];
  readonly raw: Readonly<Partial<Record<FigureKey, number | string>>>;
  /** Statistics that have no figure's key, where somebody gives them all the same: `{"rail-weight": 136}`. */
  readonly values?: Readonly<Partial<Record<StatisticId, number | string>>>;
}

/** One line of a stat sheet; `value` is rounded as printed on the card. */
export type StatValue =
  | { readonly state: 'published'; readonly value: number }
  | {
      readonly state: 'calculated';
      readonly value: number;
      readonly formula: string;
      readonly inputs: Readonly<Record<string, number | string>>;
    }
  | { readonly state: 'unknown'; readonly value: null };

export interface StatSheet {
  readonly statistics: Readonly<Record<StatisticId, StatValue>>;
  readonly flags: readonly Flag[];
}

/** The values of all forty statistics, rounded as printed; null is unknown. */
export type Values = Readonly<Record<StatisticId, number | null>>;

/**
 * The stat-sheet calculator: all forty statistics from what is published. A published figure wins over a
 * calculated one; formulas take unrounded inputs and only their result is rounded (LV-1.4, LV-2.4).
 * @throws QuantityError if a figure is text that is no quantity of its kind.
 */
export function statSheet({ whyte, years, features = [], raw, values = {} }: Published): StatSheet {
  const figures = new Map<FigureKey, Exact>();
  for (const key of FIGURE_KEYS) {
    const figure = raw[key];
    if (figure !== undefined) figures.set(key, quantity(figure, FIGURES[key]));
  }
  const unrounded = new Map<StatisticId, Exact>();
  const given = {
    whyte,
    features: new Set(features),
    statistic: (id: StatisticId) => unrounded.get(id),
    figure: (key: FigureKey) => figures.get(key),
  };
  const entries = STATISTICS.map((statistic): [StatisticId, StatValue] => {
    const { id, decimals } = statistic;
    const value = publishedValue(statistic, figures, years) ?? givenValue(statistic, values);
    if (value) {
      unrounded.set(id, value);
      return [id, { value: toNumber(rounded(value, decimals)), state: 'published' }];
    }
    const working = CALCULATIONS[id]?.(given);
    if (!working) return [id, { value: null, state: 'unknown' }];
    unrounded.set(id, working.value);
    const { formula, inputs } = working;
    return [id, { value: toNumber(rounded(working.value, decimals)), state: 'calculated', formula, inputs }];
  });
  return {
    statistics: Object.fromEntries(entries) as Record<StatisticId, StatValue>,
    flags: flagsOf(given),
  };
}

/** The values of a stat sheet, as the games use them. */
export function valuesOf(statSheet: StatSheet): Values {
  return Object.fromEntries(STATISTICS.map(({ id }) => [id, statSheet.statistics[id].value])) as Values;
}

function givenValue({ id, unit }: Statistic, values: NonNullable<Published['values']>): Exact | undefined {
  const value = values[id as StatisticId];
  return value === undefined ? undefined : plainNumber(value, unit);
}

function publishedValue(
  statistic: (typeof STATISTICS)[number],
  figures: ReadonlyMap<FigureKey, Exact>,
  years: readonly number[] | undefined,
): Exact | undefined {
  if (!('published' in statistic)) return undefined;
  if (statistic.published === 'years[0]') return years?.[0] === undefined ? undefined : exact(years[0]);
  return figures.get(statistic.published);
}
