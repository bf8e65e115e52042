import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { usePersonDo } = await import('./usePersonDo.ts');

test('the words of a report that could not be sent stay where they were typed; sent they are gone', async () => {
  await using run = await runHook(usePersonDo, undefined);
  await run.does(({ setAsks, setReason }) => {
    setAsks('report');
    setReason('Swears at everybody');
  });
  await run.does(({ report }) => report(Promise.reject(new Error('away'))));
  assert.deepEqual([run.value.asks, run.value.reason], ['report', 'Swears at everybody']);
  assert.notEqual(run.value.outcome, '');
  await run.does(({ report }) => report(Promise.resolve()));
  assert.deepEqual([run.value.asks, run.value.reason], [null, '']);
});
