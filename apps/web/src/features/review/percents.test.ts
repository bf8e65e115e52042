import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lossIn, percents } from './percents.ts';

test('shares of two sides add up to 100', () => {
  assert.deepEqual(percents([19 / 40, 21 / 40]), [48, 52]);
  assert.deepEqual(percents([0, 1]), [0, 100]);
});

test('what a move lost is the difference of the two chances beside it', () => {
  assert.deepEqual(lossIn({ chance: 0.344, loss: 0.052 }), { from: 40, to: 34, loss: 6 });
  assert.deepEqual(lossIn({ chance: 0.5, loss: 0 }), { from: 50, to: 50, loss: 0 });
});
