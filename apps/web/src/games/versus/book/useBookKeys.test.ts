import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, press, runHook } from '../../../device/testing/hook.ts';
import { bookGame as game } from '../../double-header/book-game.ts';
import type { BookLocomotive, BookSetup, Tap } from './model/book.ts';
import { pagesOf } from './model/page.ts';
import type { OpenBook } from './useBook.ts';

openDocument();
const { useBookKeys } = await import('./useBookKeys.ts');

const cards = (side: string): BookLocomotive[] =>
  [1, 2].map((n) => ({
    ...{ id: `${side}-${n}`, name: `${side} ${n}` },
    ...{ source: 'foreign', features: [] },
  }));
const CALLED: readonly Tap[] = [
  { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
  { t: 'act', action: { by: 1, type: 'field', engine: 0 } },
  { t: 'call', statistic: 'height' },
];

/** What a key writes in a book of foreign cards, after these taps. */
async function written(key: string, scoring: BookSetup['scoring'], taps: readonly Tap[]): Promise<Tap[]> {
  const setup: BookSetup = {
    ...{ game: 'double-header', names: ['Ada', 'Ben'], kept: { by: 'judge' }, judge: true },
    ...{ scoring, engines: [cards('A'), cards('B')], first: 0, edition: 1 },
  };
  const page = pagesOf(
    game,
    setup,
    taps.map((tap) => ({ tap, minute: 0 })),
  ).at(-1)!;
  const all: Tap[] = [];
  const open = { book: { setup }, game, page, tap: (tap: Tap) => all.push(tap) } as unknown as OpenBook;
  await using run = await runHook(() => useBookKeys(open, 3), null);
  await run.does(async () => void press(key));
  return all;
}

test('A letter says who won, with the points that are chosen where the book cannot reckon them', async () => {
  assert.deepEqual(await written('a', 'margin', CALLED), [{ t: 'won', side: 0, points: 3 }]);
  assert.deepEqual(await written('b', 'flat', CALLED), [{ t: 'won', side: 1 }]);
  assert.deepEqual(await written('t', 'margin', CALLED), [{ t: 'won', side: null }]);
  const read: readonly Tap[] = [
    ...CALLED,
    { t: 'value', side: 0, value: 4 },
    { t: 'value', side: 1, value: 3 },
  ];
  assert.deepEqual(await written('a', 'margin', read), [{ t: 'won', side: 0 }]);
});

test('while nothing asks who won, no letter says so', async () => {
  assert.deepEqual(await written('a', 'margin', []), []);
  assert.deepEqual(await written('a', 'margin', [...CALLED, { t: 'won', side: null }]), []);
});
