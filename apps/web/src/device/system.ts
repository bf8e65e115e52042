import { keptChoice } from './kept-choice.ts';

export const SYSTEMS = ['us', 'metric'] as const;
/** The units in which a reader wants figures. */
export type System = (typeof SYSTEMS)[number];

/** The chosen system, and the way to choose another; until one is chosen, US units only where they are in use. */
export const useUnits = keptChoice('turntable.units', SYSTEMS, () =>
  navigator.language === 'en-US' ? 'us' : 'metric',
);
