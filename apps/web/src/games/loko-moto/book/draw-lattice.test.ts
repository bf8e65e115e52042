import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orientations, pointKey } from '@turntable/games/loko-moto/lattice.ts';
import { LATTICES, type Point } from '@turntable/games/loko-moto/types.ts';
import { drawnLines } from './draw-lattice.ts';

test('LM-9.3 a straight pattern of six lines can be drawn, in a direction at least', () => {
  const straight = Array.from(
    { length: 6 },
    (_, i) =>
      [
        [i, 0],
        [i + 1, 0],
      ] as const,
  );
  for (const lattice of LATTICES) {
    const lines = drawnLines(lattice);
    const known = new Set(lines.map(([a, b]) => [a, b].map(pointKey).sort().join()));
    const fits = orientations(lattice, straight).some(({ pattern }) =>
      lines.flat().some(([q, r]) => {
        const moved = ([a, b]: Point): Point => [a + q, b + r];
        return pattern.every(([a, b]) => known.has([moved(a), moved(b)].map(pointKey).sort().join()));
      }),
    );
    assert.ok(fits, lattice);
  }
});
