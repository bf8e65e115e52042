import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLines, type Line } from './lines.ts';

const line = (seq: number): Line => ({ seq, n: 1, at: 5, kind: 'kicked', by: 0 });

test('lines that come twice are kept once, in their order', () => {
  const known = [line(0), line(1)];
  assert.deepEqual(withLines(known, [line(1), line(2), line(3)]), [line(0), line(1), line(2), line(3)]);
  assert.equal(withLines(known, [line(0)]), known, 'nothing new: the same list');
  assert.deepEqual(withLines([], [line(4)]), [line(4)]);
});
