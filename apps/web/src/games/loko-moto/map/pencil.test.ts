import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarks, toggleMark } from './pencil.ts';

const KNOWN = new Set(['a-b', 'b-c']);

test('stored marks are read as they are; anything else is no mark', () => {
  assert.deepEqual(readMarks('["a-b","b-c"]', KNOWN), ['a-b', 'b-c']);
  assert.deepEqual(readMarks('["a-b","a-b","x-y",3]', KNOWN), ['a-b']);
  for (const text of [null, '', '{', '{"a-b":1}', '"a-b"', 'null'])
    assert.deepEqual(readMarks(text, KNOWN), []);
});

test('a second stroke rubs a mark out', () => {
  assert.deepEqual(toggleMark([], 'a-b'), ['a-b']);
  assert.deepEqual(toggleMark(['a-b', 'b-c'], 'a-b'), ['b-c']);
});
