import type { Locale } from '@turntable/messages';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the reader's language; what is no ISO code is shown as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let display = names.get(locale);
  if (!display) names.set(locale, (display = new Intl.DisplayNames(locale, { type: 'region' })));
  return display.of(code) ?? code;
}

/** Countries to choose from: the codes, sorted by name. */
export function sortedCountries(codes: Iterable<string>, locale: Locale): readonly string[] {
  const collator = new Intl.Collator(locale);
  return [...new Set(codes)]
    .filter(Boolean)
    .sort((a, b) => collator.compare(countryName(a, locale), countryName(b, locale)));
}

/** Countries that had steam locomotives of their own, as ISO codes, for a player's own locomotive. */
export const COUNTRIES = 'AR AT AU BA BE BG BO BR CA CH CL CN CO CU CZ DE DK DZ EE EG ES FI FR GB GR HR HU ID IE IN IR IT JP KE KR LT LU LV MA MM MX MY MZ NL NO NZ PE PH PK PL PT RO RS RU SD SE SI SK TH TN TR TW TZ UA UG US UY VN ZA ZM ZW'.split(' '); // prettier-ignore
