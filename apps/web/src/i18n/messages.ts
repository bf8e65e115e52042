import { useEffect, useSyncExternalStore } from 'react';
import { format, LOCALES, speaks, type Key, type Locale, type Values } from '@turntable/messages';
import { regional } from '@turntable/protocol/locale.ts';
import { currentLocale, useSettings } from '../device/settings.ts';
import { learnLanguage, onLanguageLearnt } from './languages.ts';
import { isUnsure } from './unsure-dates.ts';

export interface Messages {
  readonly locale: Locale;
  /** The sentence under a key of the catalogues. */
  t(key: Key, values?: Values): string;
  /** The same for keys that come from data; an unknown key is shown as it is. */
  say(key: string, values?: Values): string;
  number(value: number): string;
  /** A day and time, with the year if it is not this one, and that it is unsure if it is; from milliseconds since 1970. */
  time(value: number): string;
  /** A day of the calendar, with the year if it is not this one; from `YYYY-MM-DD`. */
  day(value: string): string;
  /** "Ada, Béla and Cili". */
  list(items: readonly string[]): string;
}

function messagesIn(locale: Locale): Messages {
  const region = regional(locale);
  const numbers = new Intl.NumberFormat(locale);
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const times = new Intl.DateTimeFormat(region, parts);
  const longAgo = new Intl.DateTimeFormat(region, { ...parts, year: 'numeric' });
  const dayParts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(region, dayParts);
  const farDays = new Intl.DateTimeFormat(region, { ...dayParts, year: 'numeric' });
  const year = (value: number): number => new Date(value).getFullYear();
  const lists = new Intl.ListFormat(locale);
  return {
    locale,
    t: (key, values) => format(locale, key, values),
    say: (key, values) => format(locale, key, values),
    number: (value) => numbers.format(value),
    time: (value) => {
      const time = (year(value) === year(Date.now()) ? times : longAgo).format(value);
      return isUnsure(value) ? format(locale, 'time.unsure', { time }) : time;
    },
    day: (value) => (value.startsWith(`${year(Date.now())}-`) ? days : farDays).format(Date.parse(value)),
    list: (items) => lists.format(items),
  };
}

const made = new Map<Locale, Messages>();
// A language that has learnt more sentences gets a new object, so that what uses it is drawn again.
onLanguageLearnt(() => made.clear());

/** The texts in a language; the same object until the language learns more, so that it can be a dependency of hooks. */
export function messages(locale: Locale): Messages {
  let known = made.get(locale);
  if (!known) made.set(locale, (known = messagesIn(locale)));
  return known;
}

/** The texts in the reader's language, or in one that is here until it is; drawn anew when the language changes. */
export function useMessages(): Messages {
  const { language } = useSettings();
  const wanted = language ?? currentLocale();
  useEffect(() => {
    // Without an answer the page stays in the language it has; the next choice asks again.
    learnLanguage(wanted).catch(() => {});
  }, [wanted]);
  return useSyncExternalStore(onLanguageLearnt, () => messages(spoken(wanted)));
}

const spoken = (wanted: Locale): Locale =>
  speaks(wanted) ? wanted : (LOCALES.find((locale) => speaks(locale)) ?? wanted);
