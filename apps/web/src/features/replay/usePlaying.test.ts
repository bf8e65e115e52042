import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../device/testing/hook.ts';

openDocument();
const { useState } = await import('react');
const { usePlaying } = await import('./usePlaying.ts');

/** A replay of three moves, of which `first` is shown at first. */
function useReplay(first: number) {
  const [n, go] = useState(first);
  return { n, go, ...usePlaying({ n, count: 3, go }) };
}

test('a game plays to its end, and does not play on by itself when somebody then steps back', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  await using run = await runHook(useReplay, 2);
  const now = (): readonly [number, boolean] => [run.value.n, run.value.playing];
  await run.does(({ toggle }) => toggle());
  assert.deepEqual(now(), [2, true]);
  await run.does(() => t.mock.timers.tick(1_200));
  assert.deepEqual(now(), [3, false]);
  // By the arrow keys, or by a move of the list.
  await run.does(({ go }) => go(2));
  assert.deepEqual(now(), [2, false]);
  await run.does(() => t.mock.timers.tick(5_000));
  assert.deepEqual(now(), [2, false]);
});

test('whoever steps while it plays stops it, and from the end it plays from the beginning', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  await using run = await runHook(useReplay, 3);
  const now = (): readonly [number, boolean] => [run.value.n, run.value.playing];
  await run.does(({ toggle }) => toggle());
  assert.deepEqual(now(), [1, true]);
  await run.does(() => t.mock.timers.tick(1_200));
  assert.deepEqual(now(), [2, true]);
  // By another way than the buttons beside it, and back again.
  await run.does(({ go }) => go(1));
  assert.deepEqual(now(), [1, false]);
  await run.does(({ go }) => go(2));
  assert.deepEqual(now(), [2, false]);
  await run.does(({ toggle }) => toggle());
  await run.does(({ stopAt }) => stopAt(1));
  assert.deepEqual(now(), [1, false]);
});
