import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signed } from './signed.ts';

test('points below zero have a minus sign, which is no hyphen', () => {
  assert.deepEqual([-16, -1, 0, 7].map(signed), ['\u221216', '\u22121', '0', '7']);
});
