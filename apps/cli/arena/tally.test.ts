import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentile, Tally, wilson } from './tally.ts';

test('Wilson’s interval of a share', () => {
  // Worked by hand: 0.612 of 400 games.
  const [low, high] = wilson(244.8, 400);
  assert.deepEqual([low.toFixed(3), high.toFixed(3)], ['0.563', '0.658']);
  assert.deepEqual(
    wilson(0, 10).map((share) => share.toFixed(4)),
    ['0.0000', '0.2775'],
  );
  assert.equal(wilson(10, 10)[1].toFixed(4), '1.0000');
});

test('percentiles are values that were there', () => {
  assert.equal(percentile([], 0.5), null);
  assert.equal(percentile([3], 0.99), 3);
  assert.equal(percentile([1, 2, 3, 4], 0.5), 2);
  assert.equal(
    percentile(
      Array.from({ length: 100 }, (_, i) => i + 1),
      0.99,
    ),
    99,
  );
});

test('a shared victory counts its part, the score is the mean', () => {
  const tally = new Tally();
  tally.played(0.5, 10);
  tally.played(1, 20);
  tally.took(4);
  tally.took(2);
  const { wins, score, ms50, ms99, late, illegal } = tally.summary();
  assert.deepEqual(
    { wins, score, ms50, ms99, late, illegal },
    { wins: 0.75, score: 15, ms50: 2, ms99: 4, late: 0, illegal: 0 },
  );
});
