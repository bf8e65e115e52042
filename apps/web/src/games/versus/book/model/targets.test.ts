import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord } from '@turntable/engine';
import { EDITION } from '@turntable/roster/edition.ts';
import { STATISTIC_IDS } from '@turntable/roster/statistics.ts';
import { bookGame as GAME } from '../../../loco-dome/book-game.ts';
import type { BookLocomotive, BookSetup, Tap } from './book.ts';
import type { Page } from './draft.ts';
import { pagesOf, press } from './page.ts';
import { exported } from './record.ts';
import { targetsOf } from './run.ts';

/** Five locomotives a side; of the known ones only every second has a value for the width. */
function table(known: boolean): BookSetup {
  const side = (name: string): BookLocomotive[] =>
    [0, 1, 2, 3, 4].map((n) => ({
      id: `own-${name}-${n}`,
      name: `${name} ${n + 1}`,
      source: known ? 'own' : 'foreign',
      features: [],
      ...(known && {
        values: Object.fromEntries(
          STATISTIC_IDS.map((id) => [id, id === 'width' && n % 2 === 0 ? null : 10 + n]),
        ),
      }),
    }));
  return {
    game: 'loco-dome',
    names: ['Ada', 'Béla'],
    kept: { by: 'judge', name: 'Flóra' },
    scoring: 'flat',
    judge: true,
    engines: [side('a'), side('b')],
    first: 0,
    edition: EDITION,
  };
}
const START: readonly Tap[] = [
  { t: 'act', action: { by: 0, type: 'activate', locomotive: 1 } },
  { t: 'act', action: { by: 1, type: 'activate', locomotive: 0 } },
  { t: 'call', statistic: 'width' },
];
const after = (setup: BookSetup, taps: readonly Tap[]): Page =>
  pagesOf(
    GAME,
    setup,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;

test('LD-2.2: known locomotives: those that have a value may be the target, and it answers', () => {
  const setup = table(true);
  const page = after(setup, START);
  assert.deepEqual(targetsOf(GAME, setup, page, page.draft!), [1, 3]);
  const refused = press(GAME, setup, page, { tap: { t: 'target', locomotive: 2 }, minute: 0 });
  assert.ok('objection' in refused && refused.objection.clause === 'LD-2.2');
  const aimed = after(setup, [...START, { t: 'target', locomotive: 3 }]);
  assert.deepEqual(targetsOf(GAME, setup, aimed, aimed.draft!), []);
  const done = after(setup, [...START, { t: 'target', locomotive: 3 }, { t: 'won', side: 1 }]);
  assert.deepEqual(done.position.state.scores, [0, 1]);
  const { json } = exported(GAME, setup, done, () => '');
  assert.equal((json as { actions: { target?: number }[] }).actions.at(-1)!.target, 3);
});

test('LD-2.2: foreign cards: once the active one has no value, any resting one may be the target', () => {
  const setup = table(false);
  const asked = after(setup, START);
  assert.deepEqual(targetsOf(GAME, setup, asked, asked.draft!), []);
  const none = after(setup, [...START, { t: 'none', side: 1 }]);
  assert.deepEqual(targetsOf(GAME, setup, none, none.draft!), [1, 2, 3, 4]);
  const taps: readonly Tap[] = [
    ...START,
    { t: 'none', side: 1 },
    { t: 'target', locomotive: 2 },
    { t: 'won', side: 0 },
  ];
  const done = after(setup, taps);
  assert.deepEqual(done.position.state.scores, [1, 0]);
  const { json, scoreOnly } = exported(GAME, setup, done, () => '');
  assert.equal(scoreOnly, false);
  const replayed = replayRecord(GAME.rules, readRecord(GAME.rules, json));
  assert.equal(replayed.error, null, JSON.stringify(replayed.error));
});
