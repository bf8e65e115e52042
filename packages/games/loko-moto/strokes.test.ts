import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strokes } from './strokes.ts';

test('a stroke is a section between each two points', () => {
  assert.deepEqual(strokes('0,0 1,0 1,-1', '1,0 2,0'), [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [1, -1],
    ],
    [
      [1, 0],
      [2, 0],
    ],
  ]);
});

test('what is no lattice point is refused', () => {
  assert.throws(() => strokes('0,0 1;0'), /1;0: expected a lattice point/);
  assert.throws(() => strokes('0,0  1,0'), /: expected a lattice point/);
});
