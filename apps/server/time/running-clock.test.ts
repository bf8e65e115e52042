import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RunningClock } from './running-clock.ts';

test('the clock goes with the machine’s, and stands while the process does', () => {
  let machine = 1_000_000;
  const clock = new RunningClock(() => machine);
  machine += 60_000;
  assert.equal(clock.now(), 1_060_000, 'before the first beat nobody knows whether it stood');
  clock.beat();
  for (let second = 0; second < 10; second++) {
    machine += 1_000;
    clock.beat();
  }
  machine += 2_900;
  assert.equal(clock.now(), 1_072_900, 'a beat may be late');
  machine += 400;
  assert.equal(clock.now(), 1_073_300);
  machine += 60_000;
  assert.equal(clock.now(), 1_073_300, 'whoever asks first, not what the clock said before');
  machine += 500;
  clock.beat();
  assert.equal(clock.now(), 1_073_800);
});
