import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { beforeResult, useCounting } = await import('./use-counting.ts');

const log = (...kinds: string[]) =>
  kinds.map((kind) => ({ event: { kind, by: 'chance' as const, clause: 'T-1' } }));

test('of a log all up to the line that names who won may be told before the result', () => {
  assert.equal(beforeResult(log('dealt', 'built')), 2);
  assert.equal(beforeResult(log('dealt', 'built', 'over', 'revealed')), 2);
});

test('effects of the same rendering know already that the screen counts', async () => {
  await using run = await runHook(() => useCounting(), undefined);
  const { isOn } = run.value;
  await run.does(({ hold }) => {
    hold(true);
    assert.equal(isOn(), true);
  });
  assert.equal(run.value.on, true);
  await run.does(({ hold }) => hold(false));
  assert.deepEqual([run.value.on, isOn()], [false, false]);
});
