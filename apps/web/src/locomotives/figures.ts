import type { Key } from '@turntable/messages';
import { numberFormat } from '@turntable/messages/numbers.ts';
import type { Flag } from '@turntable/roster/flags.ts';
import { FIGURES, type FigureKey } from '@turntable/roster/figures.ts';
import { statistic, STATISTICS, type Statistic, type StatisticId } from '@turntable/roster/statistics.ts';
import type { Messages } from '../i18n/messages.ts';
import type { System } from '../device/system.ts';
import { shown } from './units.ts';

const UNIT_KEYS: Readonly<Record<string, Key>> = {
  'short tons': 'unit.short-tons',
  'short ton': 'unit.short-tons',
  'US gal': 'unit.us-gal',
};

/** A unit in the reader's language. */
export function unitName({ t }: Messages, unit: string): string {
  const key = UNIT_KEYS[unit];
  return key ? t(key) : unit;
}

/** Units that say no more than the name of what is counted. */
const COUNTED: readonly string[] = ['year', 'locomotives', 'wheels', 'axles', 'cylinders', 'count'];

/** The unit that is said beside a statistic's name, in the reader's language; none where things or years are counted. */
export const unitBeside = (messages: Messages, unit: string): string =>
  COUNTED.includes(unit) ? '' : unitName(messages, unit);

/** A number with so many decimals; years are not grouped. */
export function figure({ locale }: Messages, value: number, decimals: number, year = false): string {
  return numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: !year,
  }).format(value);
}

/** A printed value with its unit, in the chosen system. */
export function valueText(messages: Messages, value: number, of: Statistic, system: System): string {
  const { value: number, decimals, unit } = shown(value, of, system);
  return [figure(messages, number, decimals, of.unit === 'year'), unitName(messages, unit)]
    .filter(Boolean)
    .join(' ');
}

/** The name of a figure that may be entered: that of its statistic, where it has one. */
export function figureName({ say }: Messages, key: FigureKey): string {
  const own = STATISTICS.find((each) => 'published' in each && each.published === key);
  return own ? say(`statistic.${own.id}`) : say(`figure.${key}`);
}

/** A formula with statistics and figures by name instead of id, and a proper sign for times. */
export function formulaText(messages: Messages, formula: string): string {
  return formula
    .replace(/[a-z]+(?:-[a-z]+)+|\bcylinders\b|[a-z]+(?:[A-Z][a-z]*)+/g, (id) => nameOf(messages, id))
    .replace(/ x /g, ' × ')
    .replace(/\^2/g, '²')
    .replace(/\bpi\b/g, 'π');
}

/** One input of a formula: its name, and its number in the card's own unit. */
export function inputText(messages: Messages, id: string, value: number | string): string {
  const unit = statistic(id)?.unit ?? (id in FIGURES ? FIGURES[id as FigureKey] : '');
  const number =
    typeof value === 'number'
      ? numberFormat(messages.locale, { maximumFractionDigits: 3 }).format(value)
      : value;
  const beside = unitBeside(messages, unit);
  return `${nameOf(messages, id)}: ${number}${beside && ` ${beside}`}`;
}

function nameOf(messages: Messages, id: string): string {
  if (statistic(id)) return messages.say(`statistic.${id}`);
  if (id in FIGURES) return figureName(messages, id as FigureKey);
  return id === 'whyte' ? messages.t('calc.whyte') : id;
}

/** Why a figure is hardly true, in a sentence. */
export function flagText({ t, say }: Messages, { statistic: id, reason, values }: Flag): string {
  const named = Object.entries(values).map(([key, value]) => {
    if (key === 'other') return [key, say(`statistic.${value}`)];
    return [key, key === 'feature' ? say(`feature.${value}`) : value];
  });
  const why = say(`flag.${reason}`, Object.fromEntries(named) as Record<string, string | number>);
  return t('locomotive.flag', { statistic: say(`statistic.${id}`), reason: why });
}

/** A statistic of the forty; the id is known to be one. */
export function the(id: StatisticId): Statistic {
  return statistic(id)!;
}
