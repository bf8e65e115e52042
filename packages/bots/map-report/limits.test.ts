import assert from 'node:assert/strict';
import { test } from 'node:test';
import { host } from '@turntable/games/loko-moto/host.ts';
import type { Setup, Sheet } from '@turntable/games/loko-moto/types.ts';
import { isPayable, piecesOf } from './limits.ts';

/** So many squares of four lines, far from one another. */
const islands = (count: number): Sheet => {
  const at = Array.from({ length: count }, (_, i) => 3 * i);
  return {
    id: 'inline',
    name: 'Islands',
    lattice: 'square',
    stations: at.flatMap((q) =>
      (['a', 'b', 'c', 'd'] as const).map((id, i) => {
        const place = [q + (i & 1), i >> 1] as const;
        return { id: `${id}${q}`, name: `${id}${q}`, at: place };
      }),
    ),
    sections: at.flatMap((q) => ['ab', 'ac', 'bd', 'cd'].map(([x, y]) => [`${x}${q}`, `${y}${q}`] as const)),
  };
};
const setup = (sheet: Sheet, players = 3, advanced = false): Setup => ({
  ...host({ sheet: 'square' }, players),
  sheet,
  advanced,
});
const dearest = (of: Setup): number =>
  [2, 3, 4, 5, 6, 7, 8, 9].findLast((price) => isPayable(of, price)) ?? 0;

test('the pieces of a map are counted', () => {
  for (const count of [1, 2, 5]) assert.equal(piecesOf(islands(count)), count);
  assert.equal(piecesOf(host({ sheet: 'standard' }, 2).sheet), 1);
});

test('LM-3.2 no train is paid for with more sections than hang together', () => {
  assert.equal(dearest(setup(islands(2))), 4);
  assert.equal(dearest(setup(host({ sheet: 'small' }, 3).sheet)), 9);
});

test('LM-5.1 LM-6.1 closed sections pay nothing, and one is still free', () => {
  assert.equal(dearest(setup(islands(1))), 3);
  assert.equal(dearest(setup(islands(4), 2)), 3);
  assert.equal(dearest(setup(islands(5), 2)), 4);
});

test('LM-8.1 where one stroke has to draw them, a star pays for two', () => {
  const spokes = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const; // prettier-ignore
  const star: Sheet = {
    ...islands(1),
    stations: [[0, 0] as const, ...spokes].map((at, i) => ({ id: `s${i}`, name: `S${i}`, at })),
    sections: spokes.map((_, i) => ['s0', `s${i + 1}`] as const),
  };
  assert.deepEqual([dearest(setup(star)), dearest(setup(star, 3, true))], [3, 2]);
});
