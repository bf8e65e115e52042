import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drivingGroups, readWhyte, wheelCount } from './whyte.ts';

const wheels = (text: string) => wheelCount(readWhyte(text)!);
const axles = (text: string) => drivingGroups(readWhyte(text)!).reduce((sum, n) => sum + n, 0) / 2;

test('wheels are the sum of the digits, coupled axles half the driving groups', () => {
  assert.deepEqual([wheels('4-6-2'), axles('4-6-2')], [12, 3]);
  assert.deepEqual([wheels('0-2-2'), axles('0-2-2')], [4, 1]);
  assert.deepEqual([wheels('4-8-8-4'), axles('4-8-8-4')], [24, 8]);
  assert.deepEqual([wheels('6-4-4-6'), axles('6-4-4-6')], [20, 4]);
  assert.deepEqual([wheels('4-14-4'), axles('4-14-4')], [22, 7]);
  assert.deepEqual([wheels('2-8-8-8-4'), axles('2-8-8-8-4')], [30, 12]);
});

test('a Garratt has two units', () => {
  assert.deepEqual(readWhyte('4-8-2+2-8-4'), [
    [4, 8, 2],
    [2, 8, 4],
  ]);
  assert.deepEqual([wheels('2-8-0+0-8-2'), axles('2-8-0+0-8-2')], [20, 8]);
});

test('tank suffixes, dashes and spaces change nothing', () => {
  for (const text of ['4-6-4T', '4-6-4 T', '4–6–4t', ' 4 - 6 - 4 ', '4-6-4PT', '4-6-4ST'])
    assert.equal(wheels(text), 14);
  assert.deepEqual([wheels('0-8-8-0T'), axles('0-8-8-0T')], [16, 8]);
  assert.equal(wheels('4-8-2 + 2-8-4'), 28);
});

test('what is not Whyte notation is nothing', () => {
  for (const text of [
    '3-truck Shay',
    '',
    '2C1',
    "2'C1'",
    '4-6',
    '+',
    '4-6-2+',
    '4-6-2-',
    '4-6-2 Pacific',
    '462',
  ])
    assert.equal(readWhyte(text), undefined, text);
});
