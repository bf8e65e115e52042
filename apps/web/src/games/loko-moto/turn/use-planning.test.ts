import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { Action } from '@turntable/games/loko-moto/types.ts';
import { openDocument, runHook } from '../../../device/testing/hook.ts';
import type { ScreenProps } from './use-turn.ts';

openDocument();
const { usePlanning } = await import('./use-planning.ts');

const blank = lokoMoto.view(lokoMoto.start(lokoMoto.host({}, 3)), 1);
const seats = Array.from({ length: 3 }, () => ({ kind: 'person' }));
/** The table of seat 1 while that seat is on turn, after moves of those seats. */
const shown = (turn: number, ...moved: number[]): ScreenProps =>
  ({
    table: { id: 'table', status: 'running', seats },
    place: { seats: [1] },
    view: { ...blank, phase: 'main', turn },
    log: moved.map((by, n) => ({ n, event: { kind: 'built', by } })),
    online: true,
  }) as unknown as ScreenProps;
const build: Action = { type: 'build', section: 'bp-vac' };

test('a plan in the making waits while others move, and is gone once the reader’s own turn was played', async () => {
  await using run = await runHook(usePlanning, shown(2, 0, 1));
  await run.does(({ begin }) => begin!());
  await run.does(({ props }) => props.send('plan', build));
  const planned = (): unknown => run.value.draft?.turns;
  assert.deepEqual(planned(), [[build]]);
  await run.render(shown(0, 0, 1, 2));
  assert.deepEqual(planned(), [[build]]);
  await run.render(shown(1, 0, 1, 2, 0));
  assert.equal(planned(), undefined);
  // The one before takes back: nothing was played, so the plan is there again.
  await run.render(shown(0, 0, 1, 2, 0, 0));
  assert.deepEqual(planned(), [[build]]);
  await run.render(shown(2, 0, 1, 2, 0, 0, 0, 1));
  assert.equal(planned(), undefined);
});
