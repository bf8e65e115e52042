import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { useOwnWords } = await import('./own-words.ts');

/** A field for words whose answers the test gives. */
async function field() {
  const said: string[] = [];
  const answers: ((sent: boolean) => void)[] = [];
  const say = (text: string): Promise<boolean> => {
    said.push(text);
    return new Promise((done) => answers.push(done));
  };
  const run = await runHook(() => useOwnWords(say), null);
  const types = (text: string) => run.does(async ({ enter }) => enter(text));
  const submits = () => run.does(async ({ submit }) => submit());
  const answer = (sent: boolean) => run.does(async () => answers.shift()!(sent));
  return { run, said, types, submits, answer };
}

test('words that could not be sent stay', async () => {
  const { run, said, types, submits, answer } = await field();
  await using _ = run;
  await types(' The bell is brass. ');
  await submits();
  await answer(false);
  assert.deepEqual([said, run.value.text], [['The bell is brass.'], ' The bell is brass. ']);
});

test('words that were sent are taken away, and nothing that was typed since', async () => {
  const { run, types, submits, answer } = await field();
  await using _ = run;
  await types('Brass');
  await submits();
  await answer(true);
  assert.equal(run.value.text, '');
  await types('Bell');
  await submits();
  await types('Bell and');
  await answer(true);
  assert.equal(run.value.text, 'Bell and');
});

test('nothing but blanks is not said', async () => {
  const { run, said, types, submits } = await field();
  await using _ = run;
  await types('  ');
  await submits();
  assert.deepEqual(said, []);
});
