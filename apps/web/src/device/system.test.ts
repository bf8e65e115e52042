import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { useUnits } = await import('./system.ts');

test('units that are chosen in another tab are those of this one, too', async () => {
  await using run = await runHook((_: null) => useUnits(), null);
  await run.does(([, choose]) => choose('us'));
  assert.equal(run.value[0], 'us');
  await run.does(() => {
    localStorage.setItem('turntable.units', 'metric');
    dispatchEvent(new StorageEvent('storage', { key: 'turntable.units', newValue: 'metric' }));
  });
  assert.equal(run.value[0], 'metric');
});
