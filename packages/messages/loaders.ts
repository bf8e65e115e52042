import type { Locale } from './format.ts';

/** Every sentence of a language, fetched when it is wanted: a page reads one language and loads no other. */
export const LOADERS: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
};
