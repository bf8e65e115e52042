import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockAfter, shown, turnLeft } from './store.ts';

test('the end of a game stops its clock, and a game that goes on after all starts it again', () => {
  const running = { elapsed: 60_000, since: 1_000, turn: 90, turnSince: 5_000 };
  assert.equal(clockAfter(running, false, false, 9_000), running);
  const over = clockAfter(running, false, true, 9_000);
  assert.equal(shown(over, 500_000), 68_000);
  assert.equal(clockAfter(over, true, true, 600_000), over);
  assert.equal(shown(clockAfter(over, true, false, 700_000), 701_000), 69_000);
});

test('a clock that was stopped by hand stays stopped at the end', () => {
  const stopped = { elapsed: 60_000, since: null };
  assert.equal(clockAfter(stopped, false, true, 9_000), stopped);
});

test('what is left of a turn counts from its beginning or from the end of a pause, and is never more than the turn', () => {
  const clock = { elapsed: 0, since: 100_000, turn: 60, turnSince: 90_000 };
  assert.equal(turnLeft(clock, 100_000), 60);
  assert.equal(turnLeft(clock, 130_900), 30);
  assert.equal(turnLeft(clock, 165_000), -5);
  assert.equal(turnLeft({ ...clock, turnSince: 120_000 }, 130_000), 50);
  // The page's time is of before the pause.
  assert.equal(turnLeft(clock, 20_000), 60);
  assert.equal(turnLeft({ ...clock, since: null }, 130_000), undefined);
  assert.equal(turnLeft({ elapsed: 0, since: 100_000 }, 130_000), undefined);
});
