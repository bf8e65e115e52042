import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LISTINGS } from '@turntable/games/listings.ts';
import { GAME_PAGES } from './games.ts';

test('the games that are printed are those whose listings say so', () => {
  const printed = LISTINGS.filter((listing) => listing.printed).map(({ id }) => id);
  assert.deepEqual(printed.toSorted(), Object.keys(GAME_PAGES).toSorted());
});
