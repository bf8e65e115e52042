import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playedFrom } from './finished.ts';
import { ONE_LINE } from './one-line.node.ts';

const record = { ...ONE_LINE, end: { reason: 'resigned', by: 1 } };

test('LM-5.1 what the rules ended did not stop early, whatever else the record says', () => {
  assert.equal(playedFrom(record, true).end, undefined);
  assert.deepEqual(playedFrom({ ...record, actions: [] }, true).end, record.end);
});
