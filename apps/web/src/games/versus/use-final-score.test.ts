import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../device/testing/hook.ts';

openDocument();
const { useFinalScore } = await import('./use-final-score.ts');

/** The hook, and what the shell was last told: whether to keep the winner back. */
async function finalScore(over: boolean) {
  const told: boolean[] = [];
  const hold = (on: boolean): void => void told.push(on);
  const run = await runHook((now: boolean) => useFinalScore(now, hold), over);
  return { run, holds: () => told.at(-1), shown: () => [run.value.open, run.value.counted] };
}

test('who sees a game end sees its points counted, and the winner is held back until then', async () => {
  const { run, holds, shown } = await finalScore(false);
  await using _ = run;
  assert.deepEqual([holds(), ...shown()], [false, false, false]);
  await run.render(true);
  assert.deepEqual([holds(), ...shown()], [true, true, false]);
  await run.does(({ onCounted }) => onCounted());
  assert.deepEqual([holds(), ...shown()], [false, true, true]);
  await run.does(({ close }) => close());
  assert.deepEqual(shown(), [false, true]);
  await run.does(({ show }) => show());
  assert.deepEqual(shown(), [true, true]);
});

test('who closes the window before the end of the counting has the winner announced', async () => {
  const { run, holds, shown } = await finalScore(false);
  await using _ = run;
  await run.render(true);
  await run.does(({ close }) => close());
  assert.deepEqual([holds(), ...shown()], [false, false, true]);
});

test('a game opened after its end has its winner at once, and nothing counts by itself', async () => {
  const { run, holds, shown } = await finalScore(true);
  assert.deepEqual([holds(), ...shown()], [false, false, true]);
  await run[Symbol.asyncDispose]();
});

test('a page that is left while it counts holds nothing back any more', async () => {
  const { run, holds } = await finalScore(false);
  await run.render(true);
  assert.equal(holds(), true);
  await run[Symbol.asyncDispose]();
  assert.equal(holds(), false);
});
