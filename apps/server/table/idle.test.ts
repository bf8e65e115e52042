import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IdleTables } from './idle.ts';

const nobody = (): boolean => false;

test('a few tables may go a minute after they were needed', () => {
  const needed = new IdleTables();
  needed.note('a', 0);
  needed.note('b', 10_000);
  needed.note('a', 20_000);
  assert.deepEqual(needed.idle(69_999, nobody), []);
  assert.deepEqual(needed.idle(70_000, nobody), ['b']);
  needed.forget('b');
  assert.deepEqual(needed.idle(80_000, nobody), ['a']);
});

test('of very many, those go after a second that were needed longest ago', () => {
  const needed = new IdleTables();
  for (let i = 0; i < 150; i++) needed.note(`t${i}`, i);
  needed.note('t3', 150);
  assert.deepEqual(needed.idle(999, nobody), [], 'whoever asked may still be at it');
  const gone = needed.idle(1150, nobody);
  assert.equal(gone.length, 50);
  assert.deepEqual(gone.slice(0, 4), ['t0', 't1', 't2', 't4']);
});

test('one that is in use stays, is not counted, and is needed until it is no more', () => {
  const needed = new IdleTables();
  for (let i = 0; i < 150; i++) needed.note(`t${i}`, i);
  const inUse = (id: string): boolean => Number(id.slice(1)) < 60;
  assert.deepEqual(needed.idle(5000, inUse), []);
  assert.equal(needed.idle(60_148, inUse).length, 89);
  for (let i = 60; i < 150; i++) needed.forget(`t${i}`);
  assert.deepEqual(needed.idle(120_147, nobody), []);
  assert.equal(needed.idle(120_148, nobody).length, 60);
});
