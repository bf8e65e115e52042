/** How a language writes numbers, where no machine's own format may decide: on paper. */
interface Numbers {
  /** Between thousands. */
  readonly group: string;
  /** From how many digits on thousands are set apart. */
  readonly from: number;
  /** Before decimals. */
  readonly point: string;
}
interface Language {
  /** Its name in previews of links (Open Graph). */
  readonly openGraph: string;
  readonly numbers: Numbers;
  /** Not all of its sentences are translated yet. */
  readonly draft?: true;
}

/** The languages there are, the fallback first. */
export const LANGUAGES = {
  en: { openGraph: 'en_GB', numbers: { group: ',', from: 4, point: '.' } },
  hu: { openGraph: 'hu_HU', numbers: { group: '\u00a0', from: 5, point: ',' } },
} as const satisfies Readonly<Record<string, Language>>;

/** A language as BCP 47 and the catalogues name it. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];
/** A language as our texts are written in it, for dates: `en-GB`. */
export const regional = (locale: Locale): string => LANGUAGES[locale].openGraph.replace('_', '-');
/** How a language writes numbers on paper. */
export const numbersOf = (locale: Locale): Numbers => LANGUAGES[locale].numbers;
/** What is read where no language of the reader's is known. */
export const FALLBACK: Locale = LOCALES[0];
