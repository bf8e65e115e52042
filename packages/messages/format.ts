import { IntlMessageFormat } from 'intl-messageformat';
import { FALLBACK, LOCALES, numbersOf, type Locale } from '@turntable/protocol/locale.ts';
import { numberFormat } from './numbers.ts';

export type { Key } from './en.ts';
export { FALLBACK, LOCALES, numbersOf, type Locale };
export type Values = Readonly<Record<string, string | number>>;

const taught = new Map<Locale, Readonly<Record<string, string>>>();
const compiled = new Map<string, IntlMessageFormat>();
/** Sentences that were asked for without values: most of what a page is drawn with, each time it is drawn. */
const plain = new Map<string, string>();
let unknown = (): void => {};

/** Makes a language's sentences known. The whole package knows all of them; a browser is taught those it reads. */
export function teach(locale: Locale, sentences: Readonly<Record<string, string>>): void {
  taught.set(locale, sentences);
}

/** Calls back when somebody asks for a sentence that is not known: a browser may have been taught only some of them. */
export function onUnknown(tell: () => void): void {
  unknown = tell;
}

/** Whether a language's sentences are known. */
export function speaks(locale: Locale): boolean {
  return taught.has(locale);
}

/** Whether there is a sentence of this key; every language has the same ones. */
export function has(key: string): boolean {
  const known = [...taught.values()].some((sentences) => Object.hasOwn(sentences, key));
  if (!known) unknown();
  return known;
}

/**
 * The sentence of a key in a language, with its values filled in (ICU MessageFormat: plurals, select, numbers).
 * In a language that is not known it is given in one that is; a key that nobody has is shown as it is.
 */
export function format(locale: Locale, key: string, values?: Values): string {
  const known = taught.has(locale) ? locale : LOCALES.find((each) => taught.has(each));
  if (!known) return key;
  const cacheKey = `${known}/${key}`;
  if (!values) {
    const same = plain.get(cacheKey);
    if (same !== undefined) return same;
  }
  let message = compiled.get(cacheKey);
  if (!message) {
    const sentences = taught.get(known)!;
    const text = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    if (text === undefined) {
      unknown();
      return key;
    }
    message = new IntlMessageFormat(text, known);
    compiled.set(cacheKey, message);
  }
  const sentence = minus(String(message.format(values ?? {})), values);
  if (!values) plain.set(cacheKey, sentence);
  return sentence;
}

/** What is below zero has a minus sign, where a language's own format has a hyphen. */
function minus(sentence: string, values: Values = {}): string {
  const isBelow = Object.values(values).some((value) => typeof value === 'number' && value < 0);
  return isBelow ? sentence.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '\u2212') : sentence;
}

/** Whether a sentence tells what its actor (`{who}`) did; others tell what came of it. */
export function tellsActor(locale: Locale, key: string): boolean {
  return taught.get(locale)?.[key]?.includes('{who}') ?? true;
}

/** Who sits where, so that sentences about seats can name people. */
export interface Naming {
  readonly locale: Locale;
  /** Names by seat. */
  readonly names: readonly string[];
  /** A value of a statistic with its unit, as the reader wants it; without this the bare number is told. */
  readonly quantity?: (statistic: string, value: number) => string;
}

/**
 * A sentence of the log. Games know seats but not names, so a value that names seats is written `@0` or, for
 * several, `@0,2`; it becomes their names here. A value that names another sentence is written `#key`, of which the
 * part after the first dot is shown if there is no such sentence (`#shape.hook`). The value of a statistic is written
 * `=180 boiler-pressure`. `{who}` is always the actor: a seat's name, the judge, or chance.
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

/**
 * Words that somebody typed, as a value of a sentence: set apart from the text around them whichever way they are
 * written (Unicode isolates), and never taken for the name of a seat, of another sentence, or for a word of a `select`.
 */
export function userText(text: string): string {
  return `\u2068${text}\u2069`;
}

function filled(naming: Naming, value: string): string {
  if (/^@\d+(,\d+)*$/.test(value)) return seatNames(naming, value);
  const [, amount, statistic] = /^=(\S+) (.+)$/.exec(value) ?? [];
  if (amount !== undefined && statistic !== undefined)
    return naming.quantity?.(statistic, Number(amount)) ?? bare(naming.locale, Number(amount));
  // A book of a game of cards numbers the points that nobody wrote down (docs/record.md).
  const [, n] = /^\u2068\(point (\d{1,4}), not written down\)\u2069$/.exec(value) ?? [];
  if (n !== undefined) return userText(format(naming.locale, 'actor.unwritten', { n: Number(n) }));
  if (!/^#[\w-]+\./.test(value)) return value;
  const key = value.slice(1);
  if (!has(key)) return key.slice(key.indexOf('.') + 1);
  try {
    return format(naming.locale, key);
  } catch {
    // A sentence with gaps names nothing: whoever wrote the value did not mean it.
    return value;
  }
}

/** A number with the decimals it has; years among them, so that nothing is grouped. */
const bare = (locale: Locale, value: number): string =>
  numberFormat(locale, { maximumFractionDigits: 8, useGrouping: false }).format(value);

/** The name of whoever acts. */
function actorName({ locale, names }: Naming, by: number | 'chance' | 'judge'): string {
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

/** The best of our languages for a reader's own, most wanted first (BCP 47 tags); the fallback if none fits. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale);
    if (found) return found;
  }
  return FALLBACK;
}
