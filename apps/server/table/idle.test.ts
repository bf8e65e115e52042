import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IdleTables } from './idle.ts';

const nobody = (): boolean => false;

test('a few tables may go a minute after they were needed', () => {
  const idleTables = new IdleTables();
  idleTables.note('a', 0);
  idleTables.note('b', 10_000);
  idleTables.note('a', 20_000);
  assert.deepEqual(idleTables.idle(69_999, nobody), []);
  assert.deepEqual(idleTables.idle(70_000, nobody), ['b']);
  idleTables.forget('b');
  assert.deepEqual(idleTables.idle(80_000, nobody), ['a']);
});

test('of very many, those go after a second that were needed longest ago', () => {
  const idleTables = new IdleTables();
  for (let i = 0; i < 150; i++) idleTables.note(`t${i}`, i);
  idleTables.note('t3', 150);
  assert.deepEqual(idleTables.idle(999, nobody), [], 'whoever asked may still be at it');
  const gone = idleTables.idle(1150, nobody);
  assert.equal(gone.length, 50);
  assert.deepEqual(gone.slice(0, 4), ['t0', 't1', 't2', 't4']);
});

test('one that is in use stays, is not counted, and is needed until it is no more', () => {
  const idleTables = new IdleTables();
  for (let i = 0; i < 150; i++) idleTables.note(`t${i}`, i);
  const inUse = (id: string): boolean => Number(id.slice(1)) < 60;
  assert.deepEqual(idleTables.idle(5000, inUse), []);
  assert.equal(idleTables.idle(60_148, inUse).length, 89);
  for (let i = 60; i < 150; i++) idleTables.forget(`t${i}`);
  assert.deepEqual(idleTables.idle(120_147, nobody), []);
  assert.equal(idleTables.idle(120_148, nobody).length, 60);
});
