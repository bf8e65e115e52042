import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from './testing/hook.ts';

openDocument();
const { showUnder, updateSettings, useNight, useSettings, watchSettings } = await import('./settings.ts');

const shown = (): string | undefined => document.documentElement.dataset['theme'];
const stored = (): unknown => JSON.parse(localStorage.getItem('turntable.settings') ?? 'null');

test('a screen for the night changes no setting, and the page is as before once it is gone', async () => {
  updateSettings({ name: 'Ada', sound: true, keys: false });
  const before = stored();
  await using run = await runHook(useSettings, undefined);
  const chosen = run.value;
  const night = await runHook(useNight, undefined);
  assert.equal(shown(), 'night');
  assert.equal(run.value, chosen);
  await run.does(() => updateSettings({ vibration: true }));
  assert.equal(shown(), 'night', 'another setting leaves it');
  await night[Symbol.asyncDispose]();
  assert.equal(shown(), 'paper');
  assert.deepEqual(run.value, { ...chosen, vibration: true });
  assert.deepEqual(stored(), { ...(before as object), vibration: true });
});

test('a chosen theme holds on a screen for the night', async () => {
  showUnder({ theme: 'paper' });
  await using _ = await runHook(useNight, undefined);
  assert.equal(shown(), 'paper');
});

test('what another tab chose holds here, and so do the usual settings once all that was stored is cleared', async () => {
  watchSettings();
  updateSettings({ name: 'Ada', theme: 'night' });
  await using run = await runHook(useSettings, undefined);
  const heard = (init: { readonly key: string | null; readonly newValue: string | null }) =>
    run.does(() => window.dispatchEvent(Object.assign(new Event('storage'), init)));
  await heard({ key: 'turntable.settings', newValue: JSON.stringify({ name: 'Ben', theme: 'night' }) });
  assert.equal(run.value.name, 'Ben');
  await heard({ key: 'something else', newValue: '{}' });
  assert.equal(run.value.name, 'Ben');
  await heard({ key: null, newValue: null });
  assert.equal(run.value.name, '');
  assert.equal(run.value.theme, 'system');
});
