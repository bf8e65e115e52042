import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { LISTINGS } from './listings.ts';

test('pages list the games of the registry in the same order, and load the rules of each', async () => {
  const loaded = await Promise.all(LISTINGS.map(({ engine }) => engine()));
  assert.deepEqual(
    LISTINGS.map(({ id }) => id),
    GAMES.map(({ id }) => id),
  );
  for (const [i, game] of loaded.entries()) assert.equal(game, GAMES[i]);
});
