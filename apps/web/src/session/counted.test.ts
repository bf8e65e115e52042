import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, lastCounted } from './counted.ts';

const item = (n: number, kind = 'played') => ({ n, event: { kind } });
const left = (...log: ReturnType<typeof item>[]): number[] => counted(log).map(({ n }) => n);

test('LV-3.1 a take-back takes what was played last before it, all of that update', () => {
  assert.deepEqual(left(item(1), item(2), item(2), item(3, 'take-back')), [1]);
  assert.deepEqual(left(item(1), item(2), item(3, 'take-back'), item(4)), [1, 4]);
});

test('LV-3.1 the next take-back goes further back; an update that told this viewer nothing counts too', () => {
  assert.deepEqual(left(item(1), item(3), item(4, 'take-back'), item(5, 'take-back')), [1]);
  const log = [item(1), item(2), item(3, 'take-back'), item(4), item(5, 'take-back'), item(6, 'take-back')];
  assert.deepEqual(left(...log), []);
});

test('a log without take-backs is the same log', () => {
  const log = [item(1), item(2)];
  assert.equal(counted(log), log);
});

test('LV-3.1 what the next take-back takes is not the take-back before it', () => {
  const log = [item(1), item(2), item(3), item(4, 'take-back')];
  assert.equal(lastCounted(log.slice(0, 3)), log[2]);
  assert.equal(lastCounted(log), log[1]);
  assert.equal(lastCounted([item(1), item(2, 'take-back')]), undefined);
});
