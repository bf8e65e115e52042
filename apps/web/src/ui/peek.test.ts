import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../device/testing/hook.ts';

openDocument();
const { peek, usePeeked } = await import('./peek.ts');

test('a clause that is open over a page goes with it, as with the browser’s Back', async () => {
  const clause = { game: 'game', clause: 'G-1' };
  await using run = await runHook(usePeeked, '/t/table');
  await run.does(() => peek(clause));
  assert.equal(run.value, clause);
  await run.render('/t/table');
  assert.equal(run.value, clause, 'the page is still there');
  await run.render('/tables');
  assert.equal(run.value, null);
});
