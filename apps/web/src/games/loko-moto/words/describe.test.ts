import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES } from '@turntable/games/loko-moto/boxes.ts';
import { patternKey } from '@turntable/games/loko-moto/lattice.ts';
import type { Lattice, Point } from '@turntable/games/loko-moto/types.ts';
import { stretches, WAYS, type Stretch } from './describe.ts';

const STEPS: Readonly<Record<string, Point>> = {
  'triangular right': [1, 0],
  'triangular down-right': [0, 1],
  'triangular down-left': [-1, 1],
  'triangular left': [-1, 0],
  'triangular up-left': [0, -1],
  'triangular up-right': [1, -1],
  'square right': [1, 0],
  'square down': [0, 1],
  'square left': [-1, 0],
  'square up': [0, -1],
};

/** Draws what was told, as a listener would. */
function drawn(lattice: Lattice, steps: readonly Stretch[]): (readonly [Point, Point])[] {
  const points: Point[] = [[0, 0]];
  const out: (readonly [Point, Point])[] = [];
  for (const { from, ways } of steps) {
    let here = points[from - 1]!;
    for (const way of ways) {
      const [q, r] = STEPS[`${lattice} ${way}`]!;
      const there: Point = [here[0] + q, here[1] + r];
      out.push([here, there]);
      if (!points.some(([a, b]) => a === there[0] && b === there[1])) points.push(there);
      here = there;
    }
  }
  return out;
}

for (const lattice of ['triangular', 'square'] as const)
  test(`every ${lattice} shape card can be drawn from its description`, () => {
    for (const { id, pattern } of SHAPES[lattice]) {
      const steps = stretches(lattice, pattern);
      assert.equal(patternKey(drawn(lattice, steps)), patternKey(pattern), id);
      assert.ok(
        steps.every(({ ways }) => ways.every((way) => (WAYS[lattice] as readonly string[]).includes(way))),
      );
    }
  });
