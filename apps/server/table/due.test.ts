import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Write } from '../storage/store.ts';
import { Due } from './due.ts';

/** A due time whose writes and hints are kept. */
function scene(stored: number | null) {
  const writes: (number | null)[] = [];
  const hints: number[] = [];
  let now = 1000;
  const due = new Due('t', stored, {
    journal: { write: (write: Write) => write.kind === 'due' && writes.push(write.due), send() {} },
    now: () => now,
    hint: (time) => hints.push(time),
  });
  return { due, writes, hints, pass: (ms: number) => (now += ms) };
}

test('a new time is stored and hinted at once; the same one is not', () => {
  const { due, writes, hints } = scene(null);
  due.set(2000, false);
  due.set(2000, false);
  due.set(null, false);
  assert.deepEqual([writes, hints], [[2000, null], [2000]]);
});

test('what has come due meanwhile is due in a moment, so that the scheduler finds it', () => {
  const { due, writes, hints } = scene(900);
  due.set(950, false);
  assert.deepEqual([writes, hints], [[1001], [1001]]);
});

test('bots wake by themselves: their time is written once while it is past', () => {
  const { due, writes, hints, pass } = scene(null);
  due.set(1000, true);
  pass(5);
  due.set(1005, true);
  assert.deepEqual([writes, hints], [[1000], []]);
});
