import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useHash } = await import('./useHash.ts');

test('what follows # in the address is read as it was meant, and as it stands where it is cut off', async () => {
  location.hash = '#LM-2.1';
  await using run = await runHook(useHash, undefined);
  assert.equal(run.value, 'LM-2.1');
  for (const [hash, read] of [
    ['#LM%2D3.4', 'LM-3.4'],
    ['#LM-2.1%', 'LM-2.1%'],
    ['', ''],
  ] as const) {
    await run.does(() => {
      location.hash = hash;
      dispatchEvent(new Event('hashchange'));
    });
    assert.equal(run.value, read);
  }
});
