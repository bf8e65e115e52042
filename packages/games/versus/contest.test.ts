import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareValues, pointsFor, sumOf } from './contest.ts';

test('LV-2.1 the higher value wins, infinity is the best there is and zero the worst', () => {
  assert.ok(compareValues(300, 299) > 0);
  assert.ok(compareValues(0, 0.01) < 0);
  assert.ok(compareValues('infinity', Number.MAX_VALUE) > 0);
  assert.equal(compareValues('infinity', 'infinity'), 0);
  assert.equal(compareValues(0, 0), 0);
});

test('LV-2.2 flat scoring gives one point whatever the margin', () => {
  for (const [high, low] of [
    [2, 1],
    [5, 0],
    ['infinity', 3],
  ] as const)
    assert.equal(pointsFor('flat', high, low), 1);
});

test('LV-2.2 margin scoring gives 2 from one and a half times and 3 from twice, reckoned exactly', () => {
  const cases = [
    [149, 100, 1],
    [150, 100, 2],
    [199, 100, 2],
    [200, 100, 3],
    [0.3, 0.2, 2],
    [0.6, 0.3, 3],
    [0.29, 0.2, 1],
    [5, 0, 3],
    ['infinity', 1e9, 3],
    ['infinity', 0, 3],
  ] as const;
  for (const [high, low, points] of cases)
    assert.equal(pointsFor('margin', high, low), points, `${high}/${low}`);
});

test('LV-2.4 printed values are added exactly', () => {
  assert.equal(sumOf(0.1, 0.2), 0.3);
  assert.equal(compareValues(sumOf(1.1, 2.2), 3.3), 0);
  assert.equal(sumOf(300, 7), 307);
});
