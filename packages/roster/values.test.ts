import assert from 'node:assert/strict';
import { test } from 'node:test';
import { add, atLeastTimes, compare, decimalsOf, printed, subtract } from './values.ts';

test('LV-2.4 values are rounded half up to the decimals of their statistic, on the decimal as written', () => {
  assert.equal(printed('factor-of-adhesion', 1.005), 1.01);
  assert.equal(printed('grate-area', 108.25), 108.3);
  assert.equal(printed('grate-area', 108.249), 108.2);
  assert.equal(printed('boiler-pressure', 217.5), 218);
  assert.equal(printed('boiler-pressure', 217.4999), 217);
  assert.equal(printed('power', 0), 0);
});

test('LV-2.4 a statistic that is not among the forty is taken as given', () => {
  assert.equal(printed('number-of-whistles', 1.23456), 1.23456);
});

test('LV-2.4 values that are equal as printed tie', () => {
  const tie = compare(printed('grate-area', 69.89), printed('grate-area', 69.9));
  assert.equal(tie, 0);
  assert.ok(compare(printed('grate-area', 70), printed('grate-area', 69.9)) > 0);
  assert.ok(compare(printed('power', 0), printed('power', 1)) < 0);
});

test('LV-2.4 printed values are added exactly', () => {
  assert.equal(add(0.1, 0.2), 0.3);
  assert.equal(add(23.75, 16.1), 39.85);
  assert.equal(add(4.35, 0.01), 4.36);
  assert.equal(add(1e-7, 1), 1.0000001);
});

test('LV-2.4 what is left of a sum is exact, in the decimals that it is written with', () => {
  assert.equal(subtract(0.3, 0.1), 0.2);
  assert.equal(subtract(1.2, 0.5), 0.7);
  assert.equal(subtract(1.0000001, 1), 1e-7);
  assert.equal(subtract(0.1, 0.1), 0);
  assert.equal(subtract(Infinity, 3), Infinity);
  const written = [0, 40, 1e21, 0.5, 1.2, 0.25, 1e-7, 1.5e-7, Infinity];
  assert.deepEqual(written.map(decimalsOf), [0, 0, 0, 1, 1, 2, 7, 8, 0]);
});

test('LV-2.1 a boosted infinity beats every value and stays itself', () => {
  assert.equal(printed('power', Infinity), Infinity);
  assert.equal(add(Infinity, 3), Infinity);
  assert.ok(compare(Infinity, 1e9) > 0);
  assert.equal(compare(Infinity, Infinity), 0);
});

test('LV-2.2 margins are reckoned on the decimals: 0.3 is one and a half times 0.2', () => {
  assert.equal(atLeastTimes(0.3, 0.2, 3, 2), true);
  assert.equal(atLeastTimes(0.29, 0.2, 3, 2), false);
  assert.equal(atLeastTimes(8.2, 4.1, 2, 1), true);
  assert.equal(atLeastTimes(Infinity, 5, 2, 1), true);
  assert.equal(atLeastTimes(5, Infinity, 2, 1), false);
  assert.equal(atLeastTimes(5, 0, 2, 1), true);
});
