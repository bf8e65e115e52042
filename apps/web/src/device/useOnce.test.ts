import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useOnce } = await import('./useOnce.ts');

test('what is asked twice goes out once until it is answered', async () => {
  const answers: ((n: number) => void)[] = [];
  const ask = (): Promise<number> => new Promise((done) => answers.push(done));
  await using run = await runHook(() => useOnce(ask), null);
  const tap = async (): Promise<void> => void run.value.once();
  await run.does(tap);
  await run.does(tap);
  assert.deepEqual([answers.length, run.value.busy], [1, true]);
  await run.does(async ({ once }) => {
    const again = once();
    answers[0]!(7);
    assert.equal(await again, 7);
  });
  assert.equal(run.value.busy, false);
  await run.does(tap);
  assert.equal(answers.length, 2);
});

test('whatever else is given meanwhile does not go out', async () => {
  const sent: string[] = [];
  let answer: () => void = () => {};
  const ask = (what: string): Promise<void> => {
    sent.push(what);
    return new Promise((done) => (answer = done));
  };
  await using run = await runHook(() => useOnce(ask), null);
  await run.does(async ({ once }) => void once('take back'));
  await run.does(async ({ once }) => void once('correct'));
  assert.deepEqual(sent, ['take back']);
  await run.does(async () => answer());
  await run.does(async ({ once }) => void once('correct'));
  assert.deepEqual(sent, ['take back', 'correct']);
});
