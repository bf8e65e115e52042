import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { MemorySaver } from './memory-saver.ts';

/** A saver whose load and memory the test sets, and the modes it has switched to so far. */
function saver() {
  const calls: boolean[] = [];
  let [active, idle, taken] = [0, 0, 0];
  const gauge = { load: () => ({ active, idle }), resident: () => (90 + taken) * 2 ** 20 };
  const made = new MemorySaver(gauge, (on) => calls.push(on));
  /** So many seconds with that share of a processor, and so many MB more than at the start. */
  const pass = (share: number, mb: number, seconds = 1): boolean | undefined => {
    taken = mb;
    for (let i = 0; i < seconds; i++) {
      active += 1000 * share;
      idle += 1000 * (1 - share);
      made.round();
    }
    return calls.at(-1);
  };
  return { calls, pass };
}

test('a server that has taken little memory does not save any', () => {
  const { pass } = saver();
  assert.equal(pass(0.02, 30, 100), undefined);
  assert.equal(pass(0.5, 30, 100), undefined);
});

test('what a burst took is given back when it is over, until little is taken', () => {
  const { calls, pass } = saver();
  assert.equal(pass(0.9, 300, 10), undefined, 'speed comes first');
  assert.equal(pass(0.03, 300, 29), undefined, 'is it over?');
  assert.equal(pass(0.03, 300), true);
  assert.equal(pass(0.09, 30, 10), true, 'an evening of two hundred tables');
  assert.equal(pass(0.03, 15), false);
  assert.equal(pass(0.03, 30, 10), false);
  assert.equal(pass(0.03, 40), true);
  assert.equal(pass(0.2, 40), false, 'speed comes first at once');
  assert.equal(pass(0.03, 40, 29), false);
  assert.equal(pass(0.2, 40), false);
  assert.equal(pass(0.03, 40, 29), false, 'the rounds count from the last busy one');
  assert.equal(pass(0.03, 40), true);
  assert.equal(calls.length, 5, 'V8 is told of changes only');
});

test('this V8 knows the flag', () => {
  // V8 would not complain: a flag that it does not know changes nothing.
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  assert.match(stdout, /--memory-saver-mode \(/);
});
