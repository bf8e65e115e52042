import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenCode } from './code.ts';

test('a code of eight letters is read in two halves; an old one stays as it is', () => {
  assert.equal(spokenCode('K7QFHNXD'), 'K7QF-HNXD');
  assert.equal(spokenCode('K7QFH'), 'K7QFH');
});
