import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION } from '@turntable/roster/edition.ts';
import { bookGame as GAME } from '../../../double-header/book-game.ts';
import type { BookLocomotive, BookSetup, Tap } from './book.ts';
import { pagesOf } from './page.ts';

const cards = (side: string): BookLocomotive[] =>
  [1, 2].map((n) => ({ id: `${side}-${n}`, name: `${side} ${n}`, source: 'foreign', features: [] }));
const SETUP: BookSetup = {
  game: 'double-header',
  names: ['Ada', 'Béla'],
  kept: { by: 'scorer' },
  scoring: 'margin',
  judge: false,
  engines: [cards('a'), cards('b')],
  first: 0,
  edition: EDITION,
};
/** A statistic is called a second time, and written all the same. */
const AGAIN: readonly Tap[] = [
  { t: 'act', action: { by: 0, type: 'field', engine: 0 } },
  { t: 'act', action: { by: 1, type: 'field', engine: 0 } },
  { t: 'call', statistic: 'power' },
  { t: 'won', side: 0, points: 1 },
  { t: 'call', statistic: 'power', anyway: true },
];
const READ: readonly Tap[] = [
  { t: 'value', side: 0, value: 30 },
  { t: 'value', side: 1, value: 10 },
];
const scores = (...taps: readonly Tap[]): readonly number[] =>
  pagesOf(
    GAME,
    SETUP,
    [...AGAIN, ...taps].map((tap) => ({ tap, minute: 0 })),
  )
    .at(-1)!
    .lines.at(-1)!.scores;

test('LV-2.2 what is written against a rule brings the margin: as the values tell it, else as it was chosen', () => {
  assert.deepEqual(scores(...READ, { t: 'won', side: 0 }), [4, 0]);
  assert.deepEqual(scores({ t: 'won', side: 1, points: 2 }), [1, 2]);
  assert.deepEqual(scores(...READ, { t: 'won', side: null }), [1, 0]);
  assert.deepEqual(scores(...READ, { t: 'won', side: 1 }), [1, 1], 'not what was read');
});
