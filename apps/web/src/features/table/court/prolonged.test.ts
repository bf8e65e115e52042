import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prolonged } from './prolonged.ts';

test('more time for a rejoinder is added to what is left, and begins now where nothing is left', () => {
  assert.equal(prolonged(5_000, 20_000, 1), 40_000);
  assert.equal(
    prolonged(200_000, 20_000, 1),
    220_000,
    'a judge who thought for minutes leaves twenty seconds, too',
  );
  assert.equal(prolonged(0, 0, 2), 40_000);
});
