import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { solve } from '@turntable/testkit/endgame.ts';
import { endgameOf, SOLVED } from './endgames.node.ts';
import { lokoMotoBot } from './index.ts';

/** Seeds of endgames that are solved in a moment and in which not every move is as good as another. */
const SEEDS = [6, 10, 20, 26, 32, 40];

const looks = (count: number): (() => boolean) => {
  let left = count;
  return () => left-- <= 0;
};

test('in endgames that the solver has solved by the rules alone, the master level plays a best move', () => {
  let right = 0;
  for (const seed of SEEDS) {
    const state = endgameOf(seed, 4)!;
    const { moves, best } = solve(SOLVED, state, 10_000)!;
    assert.ok(
      moves.some(({ value }) => value < best),
      `${seed}: a move can be wrong`,
    );
    const view = lokoMoto.view(state, state.turn);
    const decision = lokoMoto.decisions(state)[0]!;
    const action = lokoMotoBot({
      view,
      decision,
      level: 'master',
      rng: quickRng(seed),
      expired: looks(3000),
    });
    const key = (one: object): string =>
      JSON.stringify('sections' in one ? { ...one, sections: (one.sections as string[]).toSorted() } : one);
    if (moves.find((move) => key(move.action) === key(action))!.value === best) right++;
  }
  assert.ok(right >= SEEDS.length - 1, `${right} of ${SEEDS.length}`);
});
