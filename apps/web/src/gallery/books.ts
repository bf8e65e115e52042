import { EDITION } from '@turntable/roster/edition.ts';
import { front } from '@turntable/roster/fronts.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import type { StoredBook } from '../session/book/store.ts';
import { offersOf } from './answers.ts';
import { NOW } from './now.ts';

const MINUTES = 2;

/** A book as it is stored after some taps. Its clock stands, so that its pictures are the same at any time. */
const stored = <Setup extends StoredBook['setup'], Tap extends { readonly t: string }>(
  id: string,
  setup: Setup,
  taps: readonly Tap[],
): StoredBook => ({
  id,
  setup,
  taps: taps.map((tap, i) => ({ tap, minute: MINUTES * i })),
  undone: [],
  clock: { elapsed: MINUTES * taps.length * 60_000, since: null },
  at: NOW,
});

/** Locomotives whose cards the judge has seen, so that the book knows the values. */
const known = (ids: readonly string[]) =>
  offersOf(ids).map(({ id, values }) => {
    const { name, features } = front(id)!;
    const all = STATISTIC_IDS.map((statistic) => [statistic, values[statistic] ?? null] as const);
    return { id, name, source: 'roster', features, values: Object.fromEntries(all) };
  });

const duel = (): StoredBook =>
  stored(
    'duel',
    {
      game: 'double-header',
      names: ['Ada', 'Béla', 'Csilla', 'Dénes'],
      kept: { by: 'judge', name: 'Emma' },
      scoring: 'flat',
      judge: true,
      engines: [known(['up-big-boy-4884-1', 'sp-gs-4']), known(['prr-t1', 'wm-shay-6'])],
      first: 0,
      edition: EDITION,
    },
    [
      { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
      { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
      { t: 'call', statistic: 'tractive-effort' },
      { t: 'won', side: 0 },
      { t: 'call', statistic: 'grate-area' },
      { t: 'won', side: 0 },
      { t: 'call', statistic: 'year-first-built' },
      { t: 'won', side: 1 },
      { t: 'call', statistic: 'height' },
    ],
  );

const turn = (action: { readonly type: string } & Readonly<Record<string, unknown>>) => ({
  t: 'turn',
  action,
});
const map = (): StoredBook =>
  stored(
    'map',
    {
      game: 'loko-moto',
      names: ['Ada', 'Béla', 'Csilla'],
      kept: { by: 'scorer', name: 'Emma' },
      sheet: 'standard',
      hiddenAgendas: false,
      advanced: false,
      starter: 0,
      own: false,
    },
    [
      ...['muki', 'hajtany', 'bz', 'uzsgyi', 'arpad', 'szocske'].map((train) => ({ t: 'train', train })),
      { t: 'shape', points: 1, shape: 'straight' },
      { t: 'shape', points: 2, shape: 'mainline' },
      { t: 'shape', points: 3, shape: 'boat' },
      turn({ type: 'build', section: 'bp-vac' }),
      turn({ type: 'reserve', sections: ['losonc-zolyom', 'nyitra-zolyom'] }),
      turn({ type: 'build', section: 'poprad-rozsa' }),
      turn({ type: 'build', section: 'losonc-vac' }),
      turn({ type: 'build', section: 'losonc-zolyom' }),
      turn({ type: 'build', section: 'rozsa-zsolna' }),
    ],
  );

/** The books of the gallery, by the address at which each is opened. */
export const BOOKS: Readonly<Record<string, () => StoredBook>> = { '/book/duel': duel, '/book/map': map };
