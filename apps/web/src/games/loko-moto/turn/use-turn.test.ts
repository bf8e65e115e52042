import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { builtBy, FREE, type View } from '@turntable/games/loko-moto/types.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import { NOTHING } from './plan.ts';
import type { ScreenProps } from './use-turn.ts';

openDocument();
const { useTurn } = await import('./use-turn.ts');

const blank = lokoMoto.view(lokoMoto.start(lokoMoto.host({}, 3)), 1);
/** The view of seat 1 while its question of that name is open: these lines are built, by seat 0 or by itself. */
function viewOf(id: string, others: readonly number[], own: readonly number[], market = ['muki']): View {
  const lines = blank.lines.map((_, i) =>
    others.includes(i) ? builtBy(0) : own.includes(i) ? builtBy(1) : FREE,
  );
  const decisions = [{ id, actors: [1], kind: 'turn' }];
  return { ...blank, phase: 'main', turn: 1, free: lines.length, market, lines, decisions };
}
const turnIn = (view: View) =>
  runHook(
    (now: View) => useTurn({ view: now, as: 1, refuse: () => {} } as unknown as ScreenProps, null, false),
    view,
  );

test('a picked line that somebody built after a take-back is picked no longer; another one is', async () => {
  await using run = await turnIn(viewOf('5', [0], []));
  await run.does((turn) => turn.setPlan({ kind: 'draw', sections: [7, 8] }));
  // Taken back: for a moment nobody asks this seat.
  await run.render({ ...viewOf('4', [], []), turn: 0, decisions: [{ id: '4', actors: [0], kind: 'turn' }] });
  assert.deepEqual(run.value.plan, NOTHING);
  await run.render(viewOf('5', [3], []));
  assert.deepEqual(run.value.plan, { kind: 'draw', sections: [7, 8] });
  await run.render(viewOf('5', [7], []));
  assert.deepEqual(run.value.plan, NOTHING);
});

test('in a plan, what others take meanwhile is picked no longer: lines, and the train that they are to pay for', async () => {
  await using run = await turnIn(viewOf('plan', [], [1, 2]));
  await run.does((turn) => turn.setPlan({ kind: 'buy', train: 'muki', sections: [1, 2] }));
  await run.render(viewOf('plan', [4], [1, 2]));
  assert.equal(run.value.plan.kind, 'buy');
  await run.render(viewOf('plan', [4], [1, 2], ['bz']));
  assert.deepEqual(run.value.plan, NOTHING);
  await run.does((turn) => turn.setPlan({ kind: 'draw', sections: [9] }));
  await run.does((turn) => turn.setReserving(true));
  await run.render(viewOf('plan', [4, 9], [1, 2], ['bz']));
  assert.deepEqual([run.value.plan, run.value.reserving], [NOTHING, false]);
});
