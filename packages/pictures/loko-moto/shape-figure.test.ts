import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES } from '@turntable/games/loko-moto/boxes.ts';
import { LATTICES, type Point, type Shape } from '@turntable/games/loko-moto/types.ts';
import { shapeFigure } from './shape-figure.ts';

/** The pattern elsewhere on its lattice. */
const moved = (pattern: Shape['pattern'], [q, r]: Point): Shape['pattern'] =>
  pattern.map(([a, b]) => [[a[0] + q, a[1] + r], [b[0] + q, b[1] + r]] as const); // prettier-ignore

test('a pattern has the dots of its lattice behind it, wherever on the lattice it was written down', () => {
  for (const lattice of LATTICES)
    for (const { id, pattern } of SHAPES[lattice]) {
      const { dots, spots } = shapeFigure(lattice, pattern);
      assert.ok(dots.length >= new Set(spots.map(({ x, y }) => `${x} ${y.toFixed(6)}`)).size, id);
      for (const by of [
        [40, -7],
        [-15, 30],
        [-999_000, 12],
      ] as const)
        // prettier-ignore
        assert.equal(shapeFigure(lattice, moved(pattern, by)).dots.length, dots.length, `${lattice}, ${id}`);
    }
});

test('LM-3.5 a very long pattern of somebody’s own takes no time for its dots', () => {
  const pattern = Array.from({ length: 5_000 }, (_, i) => [[i, 0], [i + 1, 0]] as const); // prettier-ignore
  assert.deepEqual(shapeFigure('triangular', pattern).dots, []);
});
