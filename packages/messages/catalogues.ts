import { en } from './en.ts';
import type { Locale } from './format.ts';
import { hu } from './hu.ts';

/** Every sentence by language and key. A new file of sentences is listed in `en.ts` and `hu.ts`. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, hu };
