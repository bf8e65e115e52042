import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { ofDeals, student, wilson } from './interval.ts';

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

test('Student’s quantiles are those of the tables, beyond ours too', () => {
  const known: readonly [number, number][] = [[1, 12.706], [3, 3.182], [8, 2.306], [15, 2.131], [20, 2.086], [21, 2.08], [30, 2.042], [49, 2.01], [100, 1.984]]; // prettier-ignore
  for (const [freedom, quantile] of known)
    assert.ok(Math.abs(student(freedom) - quantile) < 0.001, `${freedom}`);
});

test('the interval of deals whose games are alike holds the true share nineteen times in twenty', () => {
  const rng = quickRng(11);
  const part = (): number => rng.below(1_000_000) / 1_000_000;
  const [runs, share] = [2000, 0.85];
  let held = 0;
  let heldOfGames = 0;
  for (let run = 0; run < runs; run++) {
    // Both games of half of the deals end alike.
    const deals = Array.from({ length: 50 }, () => {
      const first = part() < share ? 1 : 0;
      return [first, part() < 0.5 ? first : part() < share ? 1 : 0];
    });
    const { low, high } = ofDeals(deals);
    if (low <= share && share <= high) held++;
    const [lowest, highest] = wilson(
      deals.flat().reduce((a, b) => a + b, 0),
      100,
    );
    if (lowest <= share && share <= highest) heldOfGames++;
  }
  assert.ok(held / runs > 0.92, `${held} of ${runs}`);
  assert.ok(heldOfGames / runs < 0.9, `${heldOfGames} of ${runs}`);
});

test('one deal has the interval of its games', () => {
  const [low, high] = wilson(1, 2);
  assert.deepEqual(ofDeals([[1, 0]]), { share: 0.5, low, high });
});
