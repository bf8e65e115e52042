import assert from 'node:assert/strict';
import test from 'node:test';
import type { MouseEvent } from 'react';
import { openDocument, runHook } from '../device/testing/hook.ts';

openDocument();
const { useTapBeside } = await import('./useTapBeside.ts');

test('a window is closed by a tap beside it, and not where a press began in it, as text is marked', async () => {
  const taps: string[] = [];
  await using run = await runHook(useTapBeside, () => void taps.push('tap'));
  const [beside, within] = [document.createElement('dialog'), document.createElement('input')];
  const on = (target: EventTarget) => ({ target, currentTarget: beside }) as unknown as MouseEvent;
  const press = (down: EventTarget, click: EventTarget): Promise<void> =>
    run.does(({ onPointerDown, onClick }) => {
      onPointerDown(on(down));
      onClick(on(click));
    });
  // A press that ends elsewhere than it began is a click on what is around both.
  await press(within, beside);
  await press(within, within);
  assert.deepEqual(taps, []);
  await press(beside, beside);
  assert.deepEqual(taps, ['tap']);
});
