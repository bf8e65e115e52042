import { LOCALES, tell } from '@turntable/messages';
import type { TrialOptions } from '@turntable/testkit/trial.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { sampleGame } from './index.ts';
import type { SampleGame } from './types.ts';

/** Every number of players, in the short game and the long one. */
export const TABLES: readonly Table<SampleGame>[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map((long) => ({
    name: `${seats} players${long ? ', long' : ''}`,
    seats,
    setup: sampleGame.host({ long }, seats),
  })),
);

export const OPTIONS: TrialOptions<SampleGame> = {
  generate: (_view, _decision, rng) =>
    rng.below(5) === 0 ? { type: 'deal', starter: rng.below(5) } : { type: 'take', count: rng.below(6) },
  hosted: [{ long: true, starters: [1, 0] }, {}],
  say: (message, by) =>
    LOCALES.map((locale) => tell({ locale, names: ['Ada', 'Béla', 'Cili', 'Dénes'] }, message, by)),
};
