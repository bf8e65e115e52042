import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Review } from '@turntable/bots/review/review.ts';
import { howEnded } from './how-ended.ts';

const review = (sides: readonly number[], winners: readonly number[]): Review => ({
  game: 'double-header',
  sides,
  moves: [],
  turning: [],
  scores: [],
  winners,
});

test('a game that nobody won was not played to its end', () => {
  assert.equal(howEnded(review([0, 0, 1, 1], [1])), 'won');
  assert.equal(howEnded(review([0, 0, 1, 1], [])), 'open');
});
