import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Retries } from './retries.ts';

const SECOND = 1_000;

test('what fails again and again waits twice as long each time, sixteen minutes at most', () => {
  const retries = new Retries();
  let now = 0;
  const waits = Array.from({ length: 7 }, () => {
    retries.failed('a', 5, now);
    const wait = retries.next - now;
    assert.equal(retries.waits('a', 5, retries.next - 1), true);
    now = retries.next;
    assert.equal(retries.waits('a', 5, now), false);
    return wait / SECOND;
  });
  assert.deepEqual(waits, [30, 60, 120, 240, 480, 960, 960]);
  assert.equal(retries.waits('b', 5, now), false);
  retries.done('a');
  assert.deepEqual([retries.next, retries.size], [Infinity, 0]);
});

test('what is due there at another time waits half a minute at most', () => {
  const retries = new Retries();
  retries.failed('a', 5, 0);
  retries.failed('a', 5, 30 * SECOND);
  assert.equal(retries.next, 90 * SECOND);
  assert.equal(retries.waits('a', 6, 59 * SECOND), true);
  assert.equal(retries.next, 60 * SECOND);
  assert.equal(retries.waits('a', 6, 60 * SECOND), false);
});

test('what was to be tried again and is due no more is forgotten', () => {
  const retries = new Retries();
  retries.failed('gone', 5, 0);
  retries.failed('later', 5, 1);
  retries.forget(30 * SECOND);
  assert.deepEqual([retries.next, retries.size], [30 * SECOND + 1, 1]);
});
