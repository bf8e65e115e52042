import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD, played, SHORT, STYLE, viewOf } from '@turntable/games/double-header/fixtures.node.ts';
import { bookGame } from '../book-game.ts';
import { callsNow } from './calls-now.ts';
import { judgeModel } from '../judge-model.ts';

const JUDGED = { ...SHORT, options: { judge: true } };
/** Team 0 leads by so much that it may skip style points (DH-8.3). */
const SKIP = [...FIELD, '0 call p', 'judge correct 21 0', '2 accept', '3 decline'] as const;

test('DH-8.1 DH-8.3 once the game has moved to style points nobody is said to call', () => {
  for (const [phase, ...lines] of [
    ['calling', ...FIELD],
    ['skip', ...SKIP],
    ['over', ...SKIP, '0 skip-style'],
    ['style', ...STYLE],
  ] as const) {
    const state = played(JUDGED, ...lines);
    assert.equal(state.phase, phase);
    const calls = [phase === 'calling', false];
    assert.deepEqual(
      ([0, 1] as const).map((team) => callsNow(state, team)),
      calls,
    );
    assert.deepEqual(
      judgeModel(viewOf(state, 'judge')).sides.map((side) => side.calls),
      calls,
    );
    const setup = { names: ['Ada', 'Ben', 'Cleo', 'Dan'], engines: [[], []] } as never;
    assert.deepEqual(
      ([0, 1] as const).map((side) => bookGame.side(setup, state, side).calls),
      calls,
    );
  }
});
