import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { run } from './catch-up.ts';

/** So many pictures from picture `at` on, with what it went to, in order. */
function shown(context: TestContext, count: number, at: number) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const target = new EventTarget();
  const went: (number | null)[] = [];
  const stop = run(count, at, target, (to) => went.push(to));
  const press = (type: string, more: object = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    target.dispatchEvent(event);
    return event;
  };
  return { went, stop, press, wait: (ms: number) => context.mock.timers.tick(ms) };
}

test('a picture stays its time, then the next one comes', (context) => {
  const { went, wait } = shown(context, 3, 0);
  wait(1_199);
  assert.deepEqual(went, []);
  wait(1);
  assert.deepEqual(went, [1]);
  wait(10_000);
  assert.deepEqual(went, [1], 'the next one has its own time');
});

test('pictures of much to catch up with are shorter, so that all of it takes ten seconds', (context) => {
  const { went, wait } = shown(context, 50, 7);
  wait(200);
  assert.deepEqual(went, [8]);
});

test('after the last picture comes the end', (context) => {
  const { went, wait } = shown(context, 3, 2);
  wait(1_200);
  assert.deepEqual(went, [null]);
});

test('a key or a tap ends it and does nothing else; a key still held down does not', (context) => {
  const { went, press } = shown(context, 3, 0);
  const held = press('keydown', { repeat: true });
  assert.deepEqual([went, held.defaultPrevented], [[], false]);
  const key = press('keydown', { repeat: false });
  const tap = press('pointerdown');
  assert.deepEqual(went, [null, null]);
  assert.deepEqual([key.defaultPrevented, tap.defaultPrevented], [true, true]);
});

test('what was stopped neither goes on nor listens', (context) => {
  const { went, stop, press, wait } = shown(context, 3, 0);
  stop();
  wait(5_000);
  press('keydown');
  assert.deepEqual(went, []);
});
