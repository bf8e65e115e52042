import { actors as enActors } from './en/actors.ts';
import { actors as huActors } from './hu/actors.ts';

/** The languages there are, the fallback first. */
export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

/** Every sentence by language and key. Each catalogue file is listed here, in both languages. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { ...enActors },
  hu: { ...huActors },
};
