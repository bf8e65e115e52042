import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { usePaper } = await import('./paper.ts');

test('the paper that somebody chose is kept for all that is printed later, in every tab', async () => {
  await using run = await runHook((_: null) => usePaper(), null);
  assert.equal(run.value[0], 'a4');
  await run.does(([, choose]) => choose('letter'));
  assert.equal(run.value[0], 'letter');
  assert.equal(localStorage.getItem('turntable.paper'), 'letter');
  await run.does(() => {
    localStorage.setItem('turntable.paper', 'a5');
    dispatchEvent(new StorageEvent('storage', { key: 'turntable.paper', newValue: 'a5' }));
  });
  assert.equal(run.value[0], 'a4', 'what is no paper of ours is none');
});
