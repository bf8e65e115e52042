import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, runHook } from '../../../device/testing/hook.ts';

openDocument();
const { updateSettings } = await import('../../../device/settings.ts');
const { useChime } = await import('./chime.ts');

/** Audio that waits for a tap, as browsers have it on a page that nobody has touched yet. */
class Audio {
  static resumed = 0;
  static notes = 0;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume(): Promise<void> {
    Audio.resumed++;
    return Promise.resolve();
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: object) => to };
  }
  createOscillator() {
    Audio.notes++;
    return { frequency: {}, connect: (to: object) => to, start() {}, stop() {} };
  }
}

test('a page without audio is played without the chime', async () => {
  updateSettings({ sound: true });
  await using run = await runHook(useChime, false);
  await run.render(true);
  assert.equal(Audio.notes, 0);
});

test('the chime wakes its audio each time, which a page has to wait with until it was touched', async () => {
  Object.assign(globalThis, { AudioContext: Audio });
  updateSettings({ sound: true });
  await using run = await runHook(useChime, false);
  for (const mine of [true, false, true]) await run.render(mine);
  assert.equal(Audio.notes, 4);
  assert.equal(Audio.resumed, 2);
});
