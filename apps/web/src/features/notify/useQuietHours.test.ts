import assert from 'node:assert/strict';
import test from 'node:test';
import type { QuietHours } from '@turntable/protocol/quiet.ts';
import { openDocument, runHook } from '../../device/testing/hook.ts';

openDocument();
const { useQuietHours } = await import('./useQuietHours.ts');

const NIGHT = { from: '22:00', to: '08:00' };

test('hours too long for the server stay in their fields, unstored, so that the other end can be set next', async () => {
  let stored: QuietHours | null = NIGHT;
  const sent: (QuietHours | null)[] = [];
  const store = (quiet: QuietHours | null): void => {
    sent.push(quiet);
    stored = quiet;
  };
  await using run = await runHook((quiet: QuietHours | null) => useQuietHours(quiet, store), stored);
  await run.does(({ set, shown }) => set({ ...shown!, from: '09:00' }));
  assert.deepEqual([run.value.shown, run.value.wrong, sent], [{ from: '09:00', to: '08:00' }, true, []]);
  await run.does(({ set, shown }) => set({ ...shown!, to: '17:00' }));
  await run.render(stored);
  const day = { from: '09:00', to: '17:00' };
  assert.deepEqual([run.value.shown, run.value.wrong, sent], [day, false, [day]]);
});

test('quiet hours that are switched off and on again are not those that were refused before', async () => {
  const sent: (QuietHours | null)[] = [];
  const store = (quiet: QuietHours | null): void => void sent.push(quiet);
  await using run = await runHook((quiet: QuietHours | null) => useQuietHours(quiet, store), NIGHT);
  await run.does(({ set }) => set({ from: '08:00', to: '08:00' }));
  assert.equal(run.value.wrong, true);
  await run.does(({ set }) => set(null));
  await run.render(null);
  assert.deepEqual([run.value.shown, run.value.wrong, sent], [null, false, [null]]);
  await run.render(NIGHT);
  assert.deepEqual([run.value.shown, run.value.wrong], [NIGHT, false]);
});
