import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION } from '@turntable/roster/edition.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { bookGame as GAME } from '../../../loco-dome/book-game.ts';
import type { BookSetup, Tap } from './book.ts';
import type { Page } from './draft.ts';
import { groupsOf } from './groups.ts';
import { offers } from './offers.ts';
import { pagesOf } from './page.ts';

/** Cards that only their owners know. */
const SETUP: BookSetup = {
  game: 'loco-dome',
  names: ['Ada', 'Béla'],
  kept: { by: 'scorer' },
  scoring: 'flat',
  judge: false,
  engines: ['a', 'b'].map((side) =>
    [1, 2, 3, 4, 5].map((n) => ({
      id: `${side}-${n}`,
      name: `${side} ${n}`,
      source: 'foreign' as const,
      features: [],
    })),
  ),
  first: 0,
  edition: EDITION,
};
const activate = (by: number): Tap => ({ t: 'act', action: { by, type: 'activate', locomotive: 0 } });
const shown = (taps: readonly Tap[]): ReturnType<typeof groupsOf> => {
  const timed = taps.map((tap) => ({ tap, minute: 0 }));
  const page: Page = pagesOf(GAME, SETUP, timed).at(-1)!;
  return groupsOf(page, offers(GAME.rules, page));
};

test('which locomotive begins has to be said before anything else', () => {
  for (const taps of [[], [activate(0)]]) {
    const grouped = shown(taps);
    assert.ok('must' in grouped && grouped.must.name === 'activate', JSON.stringify(grouped));
  }
});

test('LD-7.5: foreign cards: another locomotive may be activated, and hides neither markers nor the Knock Out', () => {
  const calls = STATISTIC_IDS.slice(0, 20).flatMap((statistic, i): Tap[] => [
    { t: 'call', statistic },
    { t: 'won', side: i % 4 === 0 ? 1 : 0 },
  ]);
  const grouped = shown([activate(0), activate(1), ...calls]);
  assert.ok('may' in grouped, JSON.stringify(grouped));
  const names = grouped.may.map(({ name }) => name);
  for (const name of ['stuck', 'marker', 'knock-out']) assert.ok(names.includes(name as never), names.join());
});

test('keys of one kind stand in the order of the seats, in whatever order the rules ask', () => {
  const page = { position: { state: { phase: 'call' } } } as unknown as Page;
  const keys = [0, 2, 3, 1].map((by) => ({ kind: 'between', action: { by, type: 'time-out' } }));
  const grouped = groupsOf(page, keys);
  assert.ok('may' in grouped);
  assert.deepEqual(
    grouped.may[0]!.keys.map(({ action }) => action.by),
    [0, 1, 2, 3],
  );
});
