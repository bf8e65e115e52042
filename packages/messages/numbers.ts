import type { Locale } from '@turntable/protocol/locale.ts';

const made = new Map<string, Intl.NumberFormat>();

/**
 * The format of numbers in a language, the same object each time: to make one takes more
 * than ten times as long as to use it, and a table of statistics shows hundreds of numbers.
 */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}
