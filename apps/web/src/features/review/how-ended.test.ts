import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howEnded } from './how-ended.ts';

test('DH-8.6 LD-7.5 a game that all sides won is a draw, one that nobody won was not played to its end', () => {
  const ended = (sides: readonly number[], winners: readonly number[]) =>
    howEnded({ sides, winners }, { draws: true });
  assert.equal(ended([0, 0, 1, 1], [0, 1]), 'draw');
  assert.equal(ended([0, 1], [0, 1]), 'draw');
  assert.equal(ended([0, 0, 1, 1], [1]), 'won');
  assert.equal(ended([0, 0, 1, 1], []), 'open');
});

test('LM-4.2 a victory that all share is one', () => {
  assert.equal(howEnded({ sides: [0, 1], winners: [0, 1] }, {}), 'won');
});
