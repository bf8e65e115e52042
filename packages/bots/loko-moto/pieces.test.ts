import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyedRng } from '@turntable/engine';
import { grid, position, trains } from '@turntable/games/loko-moto/fixtures.node.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { positionOf } from '@turntable/games/loko-moto/kernel/position.ts';
import { topology } from '@turntable/games/loko-moto/topology.ts';
import { aimsOf, workspaceFor } from './master/aims.ts';
import { groupsOf, plansOf } from './plan.ts';
import { imagineSim } from './sim.ts';

const COLUMNS = 24;
const EVERY = 10_000;

/** Single lines of seat 0 that touch nothing, so many in each row: `a1-b1`, `c1-d1` and so on. */
function pieces(...rows: readonly number[]): string[] {
  const letter = (column: number): string => String.fromCharCode(97 + column);
  return rows.flatMap((count, r) =>
    Array.from({ length: count }, (_, i) => `${letter(2 * i)}${r + 1}-${letter(2 * i + 1)}${r + 1}`),
  );
}

/** Own turns until a train for seven is bought with the straight shape that lies from a1 to a4, by both searches. */
function turnsFor(...rows: readonly number[]): number[] {
  const map = grid('square', COLUMNS, 4);
  const state = position(
    { map, trains: trains(7, 7, 7, 7, 7, 7, 7) },
    { built: { 0: pieces(...rows) }, turn: 0 },
  );
  const { index } = topology(state.box.sheet);
  const wanted = ['a1-a2', 'a2-a3', 'a3-a4'].map((id) => index.get(id)!).sort((a, b) => a - b);
  const lies = (core: ArrayLike<number>): boolean =>
    Array.from(core)
      .sort((a, b) => a - b)
      .join() === wanted.join();
  const now = positionOf(state);
  const { cells, cellFrom } = now.board;
  const aim = aimsOf(now, 0, workspaceFor(now), EVERY).find(
    ({ shape, place }) => shape >= 0 && lies(cells.subarray(cellFrom[place], cellFrom[place + 1])),
  );
  const sim = imagineSim(lokoMoto.view(state, 0), keyedRng('pieces', 0));
  const plan = plansOf(sim, 0, groupsOf(sim, 0), EVERY).find(({ core }) => lies(core));
  return [aim!.turns, plan!.turns];
}

test('of many separate pieces each that touches a shape is counted for the price', () => {
  // The shape's three lines, and four pieces that touch it: seven in all, and the purchase.
  assert.deepEqual(turnsFor(1, 1, 1, 1), [4, 4]);
  // Of the first and the last piece the numbers are 32 apart.
  assert.deepEqual(turnsFor(12, 12, 8, 1), [4, 4]);
});
