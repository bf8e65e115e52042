import assert from 'node:assert/strict';
import test from 'node:test';
import { openDocument, press, runHook } from '../../device/testing/hook.ts';

openDocument();
const { useStep } = await import('./useStep.ts');

test('the arrow keys, Home and End step through a replay, the address with them; not on the map, in a field or with Alt', async () => {
  location.hash = '#3';
  await using run = await runHook(useStep, 5);
  const now = (): readonly [number, string] => [run.value[0], location.hash];
  assert.equal(run.value[0], 3);
  await run.does(() => assert.ok(press('ArrowRight').defaultPrevented));
  assert.deepEqual(now(), [4, '#4']);
  await run.does(() => press('Home'));
  assert.deepEqual(now(), [1, '#1']);
  await run.does(() => press('End'));
  await run.does(() => press('ArrowRight'));
  assert.deepEqual(now(), [5, '#5']);
  document.body.innerHTML = '<input><div role="application"><b></b></div>';
  for (const element of document.querySelectorAll('input, b'))
    await run.does(() => assert.ok(!press('ArrowLeft', element).defaultPrevented));
  await run.does(() => press('ArrowLeft', document.body, { altKey: true }));
  await run.does(() => assert.ok(!press('x').defaultPrevented));
  assert.deepEqual(now(), [5, '#5']);
  // A tap on the text of a window takes the focus out of it.
  document.body.innerHTML = '<dialog open></dialog>';
  await run.does(() => assert.ok(!press('Home').defaultPrevented));
  assert.deepEqual(now(), [5, '#5']);
  document.body.innerHTML = '';
  await run.does(([, go]) => go(2));
  assert.deepEqual(now(), [2, '#2']);
  await run.does(() => {
    location.hash = '#4';
    dispatchEvent(new Event('hashchange'));
  });
  assert.equal(run.value[0], 4);
});
