import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentile, Tally } from './tally.ts';

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
  tally.played(0, 0.5, 10);
  tally.played(1, 1, 20);
  tally.took(4);
  tally.took(2);
  const { wins, score, ms50, ms99, late, illegal } = tally.summary();
  assert.deepEqual(
    { wins, score, ms50, ms99, late, illegal },
    { wins: 0.75, score: 15, ms50: 2, ms99: 4, late: 0, illegal: 0 },
  );
});

test('games of one deal count as one where they are alike', () => {
  const [alike, mixed] = [new Tally(), new Tally()];
  for (let deal = 0; deal < 20; deal++)
    for (const game of [0, 1]) {
      alike.played(deal, deal % 2, 0);
      mixed.played(deal, game, 0);
    }
  const width = (tally: Tally): number => tally.summary().interval[1] - tally.summary().interval[0];
  assert.ok(width(alike) > 1.3 * width(mixed), `${width(alike)} and ${width(mixed)}`);
});
