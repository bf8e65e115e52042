import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LATTICES, type Lattice } from './types.ts';
import {
  areNeighbours,
  isAsterisked,
  isConnectedPattern,
  orientations,
  patternKey,
  turnPattern,
  turnPoint,
  TURNS,
} from './lattice.ts';
import { strokes } from './strokes.ts';

test('LM-9.1 a triangular rotation takes (q, r) to (-r, q+r), a square one to (-r, q)', () => {
  assert.deepEqual(turnPoint('triangular', [2, 1]), [-1, 3]);
  assert.deepEqual(turnPoint('square', [2, 1]), [-1, 2]);
});

test('LM-9.1 six turns of 60° or four of 90° lead back', () => {
  const hook = strokes('3,-2 4,-2 5,-2 5,-1');
  for (const lattice of LATTICES) {
    for (let steps = 1; steps < TURNS[lattice]; steps++)
      assert.notDeepEqual(turnPattern(lattice, hook, steps), hook);
    assert.deepEqual(turnPattern(lattice, hook, TURNS[lattice]), hook);
  }
});

test('LM-9.1 a turn takes neighbours to neighbours', () => {
  for (const lattice of LATTICES)
    for (let q = -2; q <= 2; q++)
      for (let r = -2; r <= 2; r++) {
        const next = areNeighbours(lattice, [0, 0], [q, r]);
        const turned = areNeighbours(lattice, [0, 0], turnPoint(lattice, [q, r]));
        assert.equal(next, turned, `${lattice} ${q},${r}`);
      }
});

test('LM-9.1 a triangular point has six neighbours, a square one four', () => {
  const count = (lattice: Lattice): number => {
    let n = 0;
    for (let q = -2; q <= 2; q++)
      for (let r = -2; r <= 2; r++) if (areNeighbours(lattice, [7, -3], [7 + q, r - 3])) n++;
    return n;
  };
  assert.equal(count('triangular'), 6);
  assert.equal(count('square'), 4);
  assert.ok(areNeighbours('triangular', [0, 0], [-1, 1]));
  assert.ok(!areNeighbours('triangular', [0, 0], [1, 1]));
  assert.ok(!areNeighbours('square', [0, 0], [-1, 1]));
});

test('LM-3.5 a pattern has as many orientations as turns that differ', () => {
  const count = (lattice: Lattice, pattern: string): number => orientations(lattice, strokes(pattern)).length;
  assert.equal(count('triangular', '0,0 1,0 2,0'), 3);
  assert.equal(count('square', '0,0 1,0 2,0'), 2);
  assert.equal(count('triangular', '0,0 1,0 0,1 0,0'), 2);
  assert.equal(count('square', '0,0 1,0 1,1 0,1 0,0'), 1);
  assert.equal(count('triangular', '0,0 1,0 2,0 2,1'), 6);
  assert.equal(count('square', '0,0 1,0 2,0 2,1'), 4);
});

test('LM-3.5 a hook and its mirror image are different under every turn, on both lattices', () => {
  const keys = (lattice: Lattice, pattern: string): string[] =>
    orientations(lattice, strokes(pattern)).map((o) => patternKey(o.pattern));
  const square = new Set(keys('square', '0,0 1,0 2,0 2,1'));
  assert.ok(keys('square', '0,0 1,0 2,0 2,-1').every((key) => !square.has(key)));
  const left = new Set(keys('triangular', '0,0 1,0 2,0 2,1'));
  assert.ok(keys('triangular', '0,0 1,0 2,0 3,-1').every((key) => !left.has(key)));
});

test('a pattern is named alike wherever it lies and however it is written down', () => {
  assert.equal(patternKey(strokes('0,0 1,0 1,1')), patternKey(strokes('5,-2 5,-3 4,-3')));
});

test('a pattern must hang together over points', () => {
  assert.ok(isConnectedPattern(strokes('0,0 1,0', '2,0 1,0')));
  assert.ok(!isConnectedPattern(strokes('0,0 1,0', '2,0 3,0')));
  assert.ok(!isConnectedPattern([]));
});

test('LM-8.2 an asterisk marks exactly what one stroke cannot draw', () => {
  assert.ok(!isAsterisked(strokes('0,0 1,0 2,0')));
  assert.ok(!isAsterisked(strokes('0,0 1,0 1,1 0,1 0,0')));
  assert.ok(!isAsterisked(strokes('1,1 0,1 0,0 1,0 1,1 2,1')), 'a loop with one branch');
  assert.ok(isAsterisked(strokes('1,0 0,0 -1,0', '0,0 0,1')), 'three branches');
  assert.ok(isAsterisked(strokes('1,0 0,0 -1,0', '0,-1 0,0 0,1')), 'a crossing of four ends');
  assert.ok(isAsterisked(strokes('0,0 1,0 1,1 0,1 0,0', '0,0 -1,0', '1,0 2,0')), 'a loop with two branches');
});
