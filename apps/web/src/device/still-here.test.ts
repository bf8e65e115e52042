import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument } from './testing/hook.ts';
import { stillHere } from './still-here.ts';

openDocument();

test('a reader who has gone elsewhere is not still here', () => {
  const isHere = stillHere();
  assert.ok(isHere());
  location.hash = '#more';
  assert.ok(isHere(), 'the page is the same');
  history.pushState(null, '', '/tables');
  assert.equal(isHere(), false);
});
