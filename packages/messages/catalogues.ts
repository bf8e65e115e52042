import { actors as enActors } from './en/actors.ts';
import { common as enCommon } from './en/common.ts';
import { locomotives as enLocomotives } from './en/locomotives.ts';
import { lokoMoto as enLokoMoto } from './en/loko-moto.ts';
import { lokoMotoMaps as enLokoMotoMaps } from './en/loko-moto-maps.ts';
import { lokoMotoScreen as enLokoMotoScreen } from './en/loko-moto-screen.ts';
import { lokoMotoShapes as enLokoMotoShapes } from './en/loko-moto-shapes.ts';
import { actors as huActors } from './hu/actors.ts';
import { common as huCommon } from './hu/common.ts';
import { locomotives as huLocomotives } from './hu/locomotives.ts';
import { lokoMoto as huLokoMoto } from './hu/loko-moto.ts';
import { lokoMotoMaps as huLokoMotoMaps } from './hu/loko-moto-maps.ts';
import { lokoMotoScreen as huLokoMotoScreen } from './hu/loko-moto-screen.ts';
import { lokoMotoShapes as huLokoMotoShapes } from './hu/loko-moto-shapes.ts';

/** The languages there are, the fallback first. */
export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

const en = {
  ...enActors,
  ...enCommon,
  ...enLocomotives,
  ...enLokoMoto,
  ...enLokoMotoMaps,
  ...enLokoMotoScreen,
  ...enLokoMotoShapes,
} as const;
/** Every key there is a sentence for. */
export type Key = keyof typeof en;
/** A language that lacks a key does not compile. */
const hu: Readonly<Record<Key, string>> = {
  ...huActors,
  ...huCommon,
  ...huLocomotives,
  ...huLokoMoto,
  ...huLokoMotoMaps,
  ...huLokoMotoScreen,
  ...huLokoMotoShapes,
};

/** Every sentence by language and key. Each catalogue file is listed here, in both languages. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, hu };
