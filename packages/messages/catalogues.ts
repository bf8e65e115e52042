import { actors as enActors } from './en/actors.ts';
import { bench as enBench } from './en/bench.ts';
import { common as enCommon } from './en/common.ts';
import { doubleHeader as enDoubleHeader } from './en/double-header.ts';
import { doubleHeaderScreen as enDoubleHeaderScreen } from './en/double-header-screen.ts';
import { learn as enLearn } from './en/learn.ts';
import { locoDome as enLocoDome } from './en/loco-dome.ts';
import { locoDomeScreen as enLocoDomeScreen } from './en/loco-dome-screen.ts';
import { locomotives as enLocomotives } from './en/locomotives.ts';
import { lokoMoto as enLokoMoto } from './en/loko-moto.ts';
import { lokoMotoMaps as enLokoMotoMaps } from './en/loko-moto-maps.ts';
import { lokoMotoScreen as enLokoMotoScreen } from './en/loko-moto-screen.ts';
import { lokoMotoShapes as enLokoMotoShapes } from './en/loko-moto-shapes.ts';
import { picks as enPicks } from './en/picks.ts';
import { roster as enRoster } from './en/roster.ts';
import { versus as enVersus } from './en/versus.ts';
import { versusScreen as enVersusScreen } from './en/versus-screen.ts';
import { actors as huActors } from './hu/actors.ts';
import { bench as huBench } from './hu/bench.ts';
import { common as huCommon } from './hu/common.ts';
import { doubleHeader as huDoubleHeader } from './hu/double-header.ts';
import { doubleHeaderScreen as huDoubleHeaderScreen } from './hu/double-header-screen.ts';
import { learn as huLearn } from './hu/learn.ts';
import { locoDome as huLocoDome } from './hu/loco-dome.ts';
import { locoDomeScreen as huLocoDomeScreen } from './hu/loco-dome-screen.ts';
import { locomotives as huLocomotives } from './hu/locomotives.ts';
import { lokoMoto as huLokoMoto } from './hu/loko-moto.ts';
import { lokoMotoMaps as huLokoMotoMaps } from './hu/loko-moto-maps.ts';
import { lokoMotoScreen as huLokoMotoScreen } from './hu/loko-moto-screen.ts';
import { lokoMotoShapes as huLokoMotoShapes } from './hu/loko-moto-shapes.ts';
import { picks as huPicks } from './hu/picks.ts';
import { roster as huRoster } from './hu/roster.ts';
import { versus as huVersus } from './hu/versus.ts';
import { versusScreen as huVersusScreen } from './hu/versus-screen.ts';

/** The languages there are, the fallback first. */
export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

const en = {
  ...enActors,
  ...enBench,
  ...enCommon,
  ...enDoubleHeader,
  ...enDoubleHeaderScreen,
  ...enLearn,
  ...enLocoDome,
  ...enLocoDomeScreen,
  ...enLocomotives,
  ...enLokoMoto,
  ...enLokoMotoMaps,
  ...enLokoMotoScreen,
  ...enLokoMotoShapes,
  ...enPicks,
  ...enRoster,
  ...enVersus,
  ...enVersusScreen,
} as const;
/** Every key there is a sentence for. */
export type Key = keyof typeof en;
/** A language that lacks a key does not compile. */
const hu: Readonly<Record<Key, string>> = {
  ...huActors,
  ...huBench,
  ...huCommon,
  ...huDoubleHeader,
  ...huDoubleHeaderScreen,
  ...huLearn,
  ...huLocoDome,
  ...huLocoDomeScreen,
  ...huLocomotives,
  ...huLokoMoto,
  ...huLokoMotoMaps,
  ...huLokoMotoScreen,
  ...huLokoMotoShapes,
  ...huPicks,
  ...huRoster,
  ...huVersus,
  ...huVersusScreen,
};

/** Every sentence by language and key. Each catalogue file is listed here, in both languages. */
export const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, hu };
