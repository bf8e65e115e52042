import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatRow, TableEvent, TableRow } from '../../storage/rows.ts';
import { row as tableRow, type RowParts } from '../../testing/store.ts';
import { borneAfter, borneBy } from './borne.ts';

const person = (guest: string, name: string): SeatRow => ({ kind: 'person', name, guest });
const BOT: SeatRow = { kind: 'bot', name: 'Kandó', level: 'easy' };
const row = (seats: SeatRow[], more: RowParts = {}): TableRow => tableRow('t', { host: 'h', seats, ...more });
const told = (name: string): TableEvent => ({
  seq: 0,
  n: 0,
  at: 1,
  kind: 'kicked',
  by: 'host',
  with: { name },
});

test('whoever bears a name no more is noted once, from seats and from the judge’s', () => {
  const was = row([person('g', 'Ada'), BOT], {
    judge: { guest: 'j', name: 'Judy', asks: [{ id: 1, guest: 'a', name: 'Ask', as: 'judge', yes: [] }] },
  });
  assert.deepEqual(borneAfter(was, was, []), {});
  const without = { ...was, seats: [BOT, BOT], judge: { guest: null, name: '' } };
  const { borne } = borneAfter(was, without, []);
  assert.deepEqual(borne, [
    { guest: 'g', name: 'Ada' },
    { guest: 'j', name: 'Judy' },
    { guest: 'a', name: 'Ask' },
  ]);
  assert.deepEqual(borneAfter(was, { ...without, borne: borne! }, []), {});
  const lent = { ...BOT, owner: { guest: 'g', name: 'Ada' } };
  assert.deepEqual(borneAfter(was, { ...was, seats: [lent, BOT] }, []), {}, 'they bear it as the owner');
});

test('of guests who came and went under a name that stays, the last thousand are noted', () => {
  let at = row([person('h', 'Ada'), BOT]);
  for (let i = 0; i < 1_010; i++) {
    const joined = { ...at, seats: [person('h', 'Ada'), person(`g${i}`, 'Ada')] };
    const left = { ...joined, seats: at.seats };
    at = { ...left, ...borneAfter(joined, left, []) };
  }
  assert.deepEqual([at.borne!.length, at.borne![0]!.guest], [1_000, 'g10']);
});

test('a name that nothing at the table has is forgotten with the next', () => {
  let at = row([person('g', 'A0')]);
  const called = (name: string, events: TableEvent[] = []): unknown => {
    const next = { ...at, seats: [person('g', name)] };
    at = { ...next, ...borneAfter(at, next, events) };
    return at.borne?.map((one) => one.name);
  };
  for (let i = 1; i < 50; i++) assert.deepEqual(called(`A${i}`), [`A${i - 1}`]);
  assert.deepEqual(called('B', [told('A48')]), ['A48', 'A49']);
  assert.deepEqual(called('C', [told('A48')]), ['A48', 'B']);
});

test('who is told of by a name alone is noted', () => {
  const noted = borneBy(row([BOT]), 'k', 'Keeper');
  assert.deepEqual(noted, { borne: [{ guest: 'k', name: 'Keeper' }] });
  assert.deepEqual(borneBy({ ...row([BOT]), ...noted }, 'k', 'Keeper'), noted);
});
