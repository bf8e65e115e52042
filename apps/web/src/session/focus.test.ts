import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { watchFocus } from './focus.ts';

/** As much of a browser as it looks at. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', hasFocus: () => true });
const target = new EventTarget();
const given = {
  document: page,
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
};
const before = Object.keys(given).map(
  (key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)] as const,
);
Object.assign(globalThis, given);
after(() => {
  for (const [key, was] of before)
    if (was) Object.defineProperty(globalThis, key, was);
    else Reflect.deleteProperty(globalThis, key);
});

function watched(context: TestContext) {
  Object.assign(page, { visibilityState: 'visible', hasFocus: () => true });
  context.mock.timers.enable({ apis: ['setInterval'] });
  let now = 1_000;
  context.mock.method(performance, 'now', () => now);
  const calls: boolean[] = [];
  const stop = watchFocus((on) => calls.push(on));
  return {
    calls,
    stop,
    wait(ms: number): void {
      // In small steps, as time goes.
      for (let gone = 0; gone < ms; gone += 1_000) {
        now += 1_000;
        context.mock.timers.tick(1_000);
      }
    },
    touch: (type = 'pointermove') => target.dispatchEvent(new Event(type)),
    blur(): void {
      Object.assign(page, { hasFocus: () => false });
      target.dispatchEvent(new Event('blur'));
    },
    hide(): void {
      Object.assign(page, { visibilityState: 'hidden' });
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('a page in focus is told at once, and again every half minute while it is touched', (context) => {
  const { calls, touch, wait, stop } = watched(context);
  assert.deepEqual(calls, [true]);
  touch();
  touch('keydown');
  assert.deepEqual(calls, [true], 'not at every touch');
  wait(30_000);
  assert.deepEqual(calls, [true, true]);
  stop();
});

test('a page that nobody touches for a minute is no longer looked at; a touch brings it back', (context) => {
  const { calls, touch, wait, stop } = watched(context);
  wait(90_000);
  assert.equal(calls.at(-1), false);
  const so = calls.length;
  wait(120_000);
  assert.equal(calls.length, so, 'said once');
  touch('wheel');
  assert.deepEqual(calls.slice(so), [true]);
  stop();
});

test('who turns to another window or hides the page does not look', (context) => {
  const { calls, blur, stop } = watched(context);
  blur();
  assert.deepEqual(calls, [true, false]);
  stop();
});

test('a hidden page is not looked at, and nothing is told of it again', (context) => {
  const { calls, hide, wait, touch, stop } = watched(context);
  hide();
  wait(60_000);
  touch();
  assert.deepEqual(calls, [true, false]);
  stop();
});

test('what was stopped tells nothing more', (context) => {
  const { calls, touch, wait, blur, stop } = watched(context);
  stop();
  wait(60_000);
  touch();
  blur();
  assert.deepEqual(calls, [true]);
});
