import { IntlMessageFormat } from 'intl-messageformat';
import { CATALOGUES, LOCALES, type Locale } from './catalogues.ts';

export { LOCALES, type Locale };
export type { Key } from './catalogues.ts';
export type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** Whether the catalogues have a sentence of this key. */
export function has(key: string): boolean {
  return Object.hasOwn(CATALOGUES.en, key);
}

/**
 * The sentence of a key in a language, with its values filled in (ICU MessageFormat: plurals, select, numbers).
 * A key that a language lacks falls back to English; one that nobody has is shown as it is.
 */
export function format(locale: Locale, key: string, values: Values = {}): string {
  const known = Object.hasOwn(CATALOGUES[locale], key) ? locale : 'en';
  const cacheKey = `${known}/${key}`;
  let message = compiled.get(cacheKey);
  if (!message) {
    const text = CATALOGUES[known][key];
    if (text === undefined) return key;
    message = new IntlMessageFormat(text, known);
    compiled.set(cacheKey, message);
  }
  return String(message.format(values));
}

/** Who sits where, so that sentences about seats can name people. */
export interface Naming {
  readonly locale: Locale;
  /** Names by seat. */
  readonly names: readonly string[];
}

/**
 * A sentence of the log. Games know seats but not names, so a value that names seats is written `@0` or, for
 * several, `@0,2`; it becomes their names here. A value that names another sentence is written `#key`, of which the
 * part after the first dot is shown if there is no such sentence (`#shape.hook`). `{who}` is always the actor: a seat's
 * name, the judge, or chance.
 */
export function tell(
  naming: Naming,
  message: { readonly key: string; readonly values?: Values },
  by: number | 'chance' | 'judge',
): string {
  const values: Record<string, string | number> = { who: actorName(naming, by) };
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = typeof value === 'string' ? filled(naming, value) : value;
  return format(naming.locale, message.key, values);
}

function filled(naming: Naming, value: string): string {
  if (/^@\d+(,\d+)*$/.test(value)) return seatNames(naming, value);
  if (!/^#[\w-]+\./.test(value)) return value;
  const key = value.slice(1);
  return has(key) ? format(naming.locale, key) : key.slice(key.indexOf('.') + 1);
}

/** The name of whoever acts. */
export function actorName({ locale, names }: Naming, by: number | 'chance' | 'judge'): string {
  return typeof by === 'number'
    ? (names[by] ?? format(locale, 'actor.seat', { seat: by + 1 }))
    : format(locale, `actor.${by}`);
}

function seatNames(naming: Naming, value: string): string {
  const names = value
    .slice(1)
    .split(',')
    .map((seat) => actorName(naming, Number(seat)));
  return new Intl.ListFormat(naming.locale).format(names);
}

/** The best of our languages for a reader's own, most wanted first (BCP 47 tags); English if none fits. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale);
    if (found) return found;
  }
  return 'en';
}
