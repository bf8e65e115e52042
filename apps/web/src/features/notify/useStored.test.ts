import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../device/testing/hook.ts';

openDocument();
const { announcer, dismissNotice } = await import('../../ui/announce.ts');
const { useStored } = await import('./useStored.ts');

const refuses = (): Promise<never> => Promise.reject(new Error('away'));
const takes = (): Promise<void> => Promise.resolve();

test('what the server refuses is set back to what it stored last, and said', async () => {
  await using run = await runHook(useStored<string>, 'old');
  await run.does(({ store }) => store('stored', takes, takes));
  assert.equal(run.value.value, 'stored');
  assert.equal(announcer.getSnapshot().notice, null);
  let asked: PromiseWithResolvers<void> | undefined = Promise.withResolvers<void>();
  await run.does(({ store }) => void store('refused', () => asked!.promise, takes));
  assert.equal(run.value.value, 'refused', 'it is shown as soon as it is chosen');
  await run.does(() => asked!.reject(new Error('away')));
  assert.equal(run.value.value, 'stored');
  assert.ok(announcer.getSnapshot().notice);
  dismissNotice();
  // Something else is chosen before the refusal comes.
  asked = Promise.withResolvers<void>();
  await run.does(({ store }) => void store('refused', () => asked!.promise, takes));
  await run.does(({ store }) => void store('later', takes, takes));
  await run.does(() => asked!.reject(new Error('away')));
  assert.equal(run.value.value, 'later');
});

test('what was stored stays although the page could not be read again', async () => {
  await using run = await runHook(useStored<string>, 'old');
  await run.does(({ store }) => store('stored', takes, refuses));
  assert.equal(run.value.value, 'stored');
});

test('what is chosen quickly one after another is stored in that order', async () => {
  await using run = await runHook(useStored<string>, 'old');
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = (what: string) => (): Promise<void> => {
    sent.push(what);
    return new Promise((done) => answers.push(done));
  };
  await run.does(({ store }) => void store('first', send('first'), takes));
  await run.does(({ store }) => void store('second', send('second'), takes));
  assert.deepEqual([run.value.value, sent], ['second', ['first']]);
  await run.does(() => answers[0]!());
  assert.deepEqual([run.value.value, sent], ['second', ['first', 'second']]);
  await run.does(() => answers[1]!());
  await run.does(({ store }) => store('third', refuses, takes));
  assert.equal(run.value.value, 'second');
  dismissNotice();
});
