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

test('DH-8.6 a game that both teams won is a draw, one that nobody won was not played to its end', () => {
  assert.equal(howEnded(review([0, 0, 1, 1], [0, 1])), 'draw');
  assert.equal(howEnded(review([0, 0, 1, 1], [1])), 'won');
  assert.equal(howEnded(review([0, 0, 1, 1], [])), 'open');
});

test('LM-4.2 a victory that all share is one', () => {
  const lines = { ...review([0, 1], [0, 1]), lokoMoto: { fought: [], points: [] } };
  assert.equal(howEnded(lines), 'won');
});
