import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percents } from './percents.ts';

test('shares of two sides add up to 100', () => {
  assert.deepEqual(percents([19 / 40, 21 / 40]), [48, 52]);
  assert.deepEqual(percents([0, 1]), [0, 100]);
});
