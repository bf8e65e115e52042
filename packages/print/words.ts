import { format, numbersOf, type Locale, type Values } from '@turntable/messages';
import { statistic, type StatisticId } from '@turntable/roster/statistics.ts';

/** Sentences and numbers of one language. */
export interface Words {
  readonly locale: Locale;
  t(key: string, values?: Values): string;
  /** A number with so many decimals; never by the machine's own locale. */
  number(value: number, decimals: number, grouped?: boolean): string;
}

/** The words of a language. */
export function wordsOf(locale: Locale): Words {
  const { group, from, point } = numbersOf(locale);
  return {
    locale,
    t: (key, values) => format(locale, key, values),
    number: (value, decimals, grouped = true) => {
      const [whole, rest] = Math.abs(value).toFixed(decimals).split('.');
      const digits = grouped && whole!.length >= from ? whole!.replace(/\B(?=(?:\d{3})+$)/g, group) : whole!;
      return `${value < 0 ? '−' : ''}${digits}${rest === undefined ? '' : point + rest}`;
    },
  };
}

/** A value as printed on a card: the statistic's decimals, years without grouping, a dash for what is unknown. */
export function valueText(words: Words, id: StatisticId, value: number | null): string {
  if (value === null) return '—';
  const { unit, decimals } = statistic(id)!;
  return words.number(value, decimals, unit !== 'year');
}

const COUNTED = new Set([
  'locomotives',
  'wheels',
  'axles',
  'cylinders',
  'year',
  'ratio',
  'short tons',
  'US gal',
]);
/** A unit in words; units of one kind of counting have names of their own. */
export function unitText({ t }: Words, unit: string): string {
  const id = unit === '' ? 'ratio' : unit;
  return COUNTED.has(id) ? t(`print.unit.${id.toLowerCase().replace(' ', '-')}`) : id;
}

/** A country's name; what the catalogue does not know stays a code. */
export function countryText({ t }: Words, code: string): string {
  const name = t(`country.${code}`);
  return name === `country.${code}` ? code : name;
}
