/** The languages there are, the fallback first, each with the name that previews of links know it by (Open Graph). */
export const LANGUAGES = {
  en: { openGraph: 'en_GB' },
  hu: { openGraph: 'hu_HU' },
} as const satisfies Readonly<Record<string, { readonly openGraph: string }>>;

/** A language as BCP 47 and the catalogues name it. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];
/** What is read where no language of the reader's is known. */
export const FALLBACK: Locale = LOCALES[0];
