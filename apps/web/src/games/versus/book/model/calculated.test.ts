import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION } from '@turntable/roster/edition.ts';
import { bookGame as GAME } from '../../../double-header/book-game.ts';
import type { BookLocomotive, BookSetup } from './book.ts';
import { opened } from './page.ts';
import { exported, setupRecord } from './record.ts';

const card = (id: string): BookLocomotive => ({
  ...{ id, name: id, source: 'own', features: [] },
  values: { power: 3000, 'tractive-effort': 27_200 },
  calculated: ['tractive-effort'],
});

test('LV-1.4 the record of a book says which values of a card were calculated', () => {
  const setup: BookSetup = {
    ...{ game: 'double-header', names: ['Ada', 'Béla'], kept: { by: 'judge' }, scoring: 'flat', judge: true },
    engines: [
      [card('a'), card('b')],
      [card('c'), card('d')],
    ],
    ...{ first: 0, edition: EDITION },
  };
  const { json, printed } = exported(GAME, setup, opened(GAME, setup), () => '');
  for (const record of [setupRecord(GAME, setup), json, printed]) {
    const { engines: locomotives } = (record as { setup: { engines: { calculated?: string[] }[][] } }).setup;
    for (const { calculated } of locomotives.flat()) assert.deepEqual(calculated, ['tractive-effort']);
  }
});
