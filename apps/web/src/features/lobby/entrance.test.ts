import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksJourney, entranceOf } from './entrance.ts';

type Table = Parameters<typeof entranceOf>[0];
const person = { kind: 'person', name: 'Ada', here: true } as const;
const open = { kind: 'open', name: '', here: false } as const;
const judge = { name: '', taken: false, here: false, deputy: false } as const;
const table = (change: Partial<Table>): Table => ({
  status: 'waiting',
  entry: 'code',
  seats: [person, open],
  ...change,
});

test('a code leads to a free seat of a table that waits', () => {
  assert.equal(entranceOf(table({})), 'seat');
  assert.equal(entranceOf(table({ seats: [person, person] })), 'full');
  assert.equal(entranceOf(table({ seats: [person, { ...open, reserved: true }] })), 'full');
});

test('once the game runs there is no room, judge or not', () => {
  assert.equal(entranceOf(table({ status: 'running' })), 'full');
  assert.equal(entranceOf(table({ status: 'running', entry: 'links', judge })), 'full');
});

test('at a table that is entered by links the code leads to the judge alone', () => {
  assert.equal(entranceOf(table({ entry: 'links' })), 'link');
  assert.equal(entranceOf(table({ entry: 'links', judge })), 'judge');
  assert.equal(entranceOf(table({ entry: 'links', judge: { ...judge, taken: true } })), 'link');
});

test('LM-1.4 who takes a free seat by its link is asked when they travelled last, where that decides who begins', () => {
  const starting = (change: Partial<Parameters<typeof asksJourney>[0]>, seat: number): boolean =>
    asksJourney({ ...table({}), starter: 'journey', ...change }, seat);
  assert.equal(starting({}, 1), true);
  assert.equal(starting({}, 0), false, 'the seat of Ada, handed over');
  assert.equal(starting({ starter: 'lot' }, 1), false);
  assert.equal(starting({ status: 'running' }, 1), false);
});
