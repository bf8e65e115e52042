import { actors as enActors } from './en/actors.ts';
import { common as enCommon } from './en/common.ts';
import { locomotives as enLocomotives } from './en/locomotives.ts';
import { actors as huActors } from './hu/actors.ts';
import { common as huCommon } from './hu/common.ts';
import { locomotives as huLocomotives } from './hu/locomotives.ts';

/** The languages there are, the fallback first. */
export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

const en = { ...enActors, ...enCommon, ...enLocomotives } as const;
/** Every key there is a sentence for. */
export type Key = keyof typeof en;
/** A language that lacks a key does not compile. */
const hu: Readonly<Record<Key, string>> = { ...huActors, ...huCommon, ...huLocomotives };

/** Every sentence by language and key. Each catalogue file is listed here, in both languages. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, hu };
