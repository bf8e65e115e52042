interface Language {
  /** Its name in previews of links (Open Graph). */
  readonly openGraph: string;
  /** Not all of its sentences are translated yet. */
  readonly draft?: true;
}

/** The languages there are, the fallback first. */
export const LANGUAGES = {
  en: { openGraph: 'en_GB' },
  hu: { openGraph: 'hu_HU' },
} as const satisfies Readonly<Record<string, Language>>;

/** A language as BCP 47 and the catalogues name it. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];
/** A language as our texts are written in it, for dates: `en-GB`. */
export const regional = (locale: Locale): string => LANGUAGES[locale].openGraph.replace('_', '-');
/** What is read where no language of the reader's is known. */
export const FALLBACK: Locale = LOCALES[0];
