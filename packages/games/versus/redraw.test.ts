import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { sumOf } from './contest.ts';
import { splitSum } from './redraw.ts';

test('LV-2.4 a sum is split into two values that make it, whatever its size', () => {
  const whole = [0, 1, 2 ** 53 + 2, 1e21, 1e300];
  for (const [statistic, sums] of [
    ['zip', [...whole, 1.2, 1e-7, 3e-300]],
    ['height', [...whole, 16.35]],
    ['power', whole],
  ] as const)
    for (const sum of sums)
      for (let seed = 0; seed < 20; seed++) {
        const [a, b] = splitSum(statistic, sum, quickRng(seed));
        assert.ok(a >= 0 && b >= 0, `${statistic}: ${a} and ${b} of ${sum}`);
        assert.equal(sumOf(a, b), sum);
      }
});
