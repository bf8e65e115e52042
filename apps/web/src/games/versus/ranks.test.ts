import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wheelsLit } from './ranks.ts';

test('the best lights all wheels, the worst one, and equal shares of the ranks light one more each', () => {
  const lit = (rank: number, of: number): number => wheelsLit({ rank, of });
  assert.deepEqual(
    [lit(1, 83), lit(4, 83), lit(29, 109), lit(39, 110), lit(69, 109), lit(110, 110)],
    [5, 5, 4, 4, 2, 1],
  );
  // A value below all known ones.
  assert.equal(lit(84, 83), 1);
});
