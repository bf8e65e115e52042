import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortName } from './short-name.ts';

test('a name of more than twelve letters ends in an ellipsis, and in no half letter or space', () => {
  assert.equal(shortName('Ada'), 'Ada');
  assert.equal(shortName('Bartholomäus'), 'Bartholomäus');
  assert.equal(shortName('Bartholomäus Schmidt'), 'Bartholomäu…');
  assert.equal(shortName('Maximilian A. Große'), 'Maximilian…');
  assert.equal(shortName('🚂'.repeat(13)), `${'🚂'.repeat(11)}…`);
});
