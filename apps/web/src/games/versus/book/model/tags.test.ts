import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord } from '@turntable/engine';
import { CATALOGUES } from '@turntable/messages/catalogues.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { bookGame as GAME } from '../../../double-header/book-game.ts';
import type { BookLocomotive, BookSetup, Tap } from './book.ts';
import type { Page } from './draft.ts';
import { pagesOf } from './page.ts';
import { exported } from './record.ts';
import { call, type OpenBook } from '../useBook.ts';

/** Four foreign cards; nobody but their owners knows their values. */
function table(scoring: 'flat' | 'margin'): BookSetup {
  const side = (name: string): BookLocomotive[] =>
    [0, 1].map((n) => ({
      id: `own-${name}-${n}`,
      name: `${name} ${n + 1}`,
      source: 'foreign',
      features: [],
    }));
  return {
    game: 'double-header',
    names: ['Ada', 'Béla', 'Cili', 'Dani'],
    kept: { by: 'judge', name: 'Flóra' },
    scoring,
    judge: true,
    engines: [side('a'), side('b')],
    first: 0,
    edition: EDITION,
  };
}
const TIED: readonly Tap[] = [
  { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
  { t: 'act', action: { by: 2, type: 'field', engine: 0 } },
  { t: 'call', statistic: 'height' },
  { t: 'won', side: null },
];
interface Stood {
  readonly scores: readonly number[];
  readonly inUse: readonly number[];
  readonly called: readonly string[];
}
/** The page after a tie and some more taps, with its record replayed to the same place. */
function after(more: readonly Tap[], scoring: 'flat' | 'margin' = 'flat'): Page & { readonly now: Stood } {
  const setup = table(scoring);
  const taps = [...TIED, ...more].map((tap) => ({ tap, minute: 0 }));
  const page = pagesOf(GAME, setup, taps).at(-1)!;
  const now = page.position.state as unknown as Stood;
  const { json } = exported(GAME, setup, page, () => '');
  const done = replayRecord(GAME.rules, readRecord(GAME.rules, json));
  assert.equal(done.error, null, JSON.stringify(done.error));
  assert.deepEqual((done.state as unknown as Stood).scores, now.scores);
  return { ...page, now };
}

test('DH-4.2: on foreign cards one key says that the callers tag in, and who won', () => {
  const { draft, lines, now } = after([{ t: 'won', side: 1, tagged: true }]);
  assert.equal(draft, null, 'the statistic is decided');
  assert.deepEqual(
    [now.scores, now.inUse],
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(
    lines
      .at(-1)!
      .actions.map(({ type }) => type)
      .filter((type) => type !== 'accept'),
    ['call', 'stand'],
  );
});

test('DH-4.2: the callers tag in after the other side did, which tied again', () => {
  const { draft, now } = after([
    { t: 'act', action: { by: 2, type: 'tag' } },
    { t: 'won', side: 0, tagged: true },
  ]);
  assert.equal(draft, null);
  assert.deepEqual(
    [now.scores, now.inUse],
    [
      [1, 0],
      [1, 1],
    ],
  );
});

test('DH-4.3: a tie after the callers tagged in: nobody scores, and the locomotive tagged in is in use', () => {
  const { draft, now } = after([{ t: 'won', side: null, tagged: true }]);
  assert.equal(draft, null);
  assert.deepEqual(
    [now.scores, now.inUse],
    [
      [0, 0],
      [1, 0],
    ],
  );
});

test('LV-2.2: margins of a value that nobody read are said, after a tag as well', () => {
  assert.deepEqual(after([{ t: 'won', side: 0, points: 3, tagged: true }], 'margin').now.scores, [3, 0]);
});

test('DH-4.3: a tie that nobody broke stands once the next statistic is called', () => {
  const setup = table('flat');
  const taps: Tap[] = [];
  const open = { book: { setup }, game: GAME, page: after([]), tap: (tap: Tap) => taps.push(tap) };
  call(open as unknown as OpenBook, 'width');
  assert.deepEqual(
    taps.map((tap) => (tap.t === 'act' ? tap.action.type : tap.t)),
    ['stand', 'call'],
  );
  const { now, draft } = after(taps);
  assert.deepEqual(now.called, ['height']);
  assert.equal(draft?.statistic, 'width');
});

test('what is told against a rule has words in every language', () => {
  for (const [locale, catalogue] of Object.entries(CATALOGUES))
    for (const id of [
      'double-header.refusal.LV-2.1',
      'double-header.refusal.DH-4.2',
      'loco-dome.refusal.LV-2.1',
    ])
      assert.ok(Object.hasOwn(catalogue, id), `${locale}: ${id}`);
});
