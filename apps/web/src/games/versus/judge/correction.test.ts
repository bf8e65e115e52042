import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedScores } from './correction.ts';

test('LV-3.1 a correction leaves a score alone that the judge did not touch, also when it changes meanwhile', () => {
  assert.deepEqual(correctedScores([12, 10], [null, null]), ['12', '10']);
  // A run was won while the judge typed.
  assert.deepEqual(correctedScores([13, 10], [null, '11']), ['13', '11']);
  assert.deepEqual(correctedScores([13, 10], ['', '0']), ['', '0'], 'an emptied field is typed in, too');
});
