import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, bySide } from './shares.ts';

test('chances of seats become parts of one, by side', () => {
  assert.deepEqual(bySide([0, 1, 2], [0.25, 0.5, 0.25]), [0.25, 0.5, 0.25]);
  assert.deepEqual(bySide([0, 1, 2], [0.5, 0.5, 1]), [0.25, 0.25, 0.5]);
  assert.deepEqual(bySide([0, 0, 1, 1], [0.25, 0.5, 0.125, 0.125]), [0.75, 0.25]);
});

test('where one chance alone is known the others share the rest as before', () => {
  assert.deepEqual(after([0.25, 0.25, 0.5], 2, 0.25), [0.375, 0.375, 0.25]);
  assert.deepEqual(after([1, 0, 0], 0, 0.5), [0.5, 0.25, 0.25]);
});
