import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableRow } from '../../storage/rows.ts';
import { keeperOf } from '../../table/seats/keeper.ts';
import { row } from '../../testing/store.ts';
import { NOBODY, withoutPerson } from './person.ts';

test('a yes that somebody said to a judge goes with them', () => {
  const ask = { id: 1, guest: 'eve', name: 'Eve', as: 'judge' } as const;
  const asked = (...yes: string[]) => ({ guest: null, name: '', asks: [{ ...ask, yes }] });
  const stored = { row: row('t', { judge: asked('zsofi', 'ben') }), setup: null, due: null };
  const nothing = { entries: [], events: [], visits: [], orders: [] };
  const { judge } = withoutPerson({ ...stored, ...nothing }, 'zsofi', new Set()).row;
  assert.deepEqual(judge, asked('ben'));
});

test('where a judge or host is deleted who kept the game, no host keeps it who may play against the room', () => {
  const inRoom = { kind: 'room', name: 'Ada' } as const;
  const person = { kind: 'person', name: 'Ben', guest: 'ben' } as const;
  const judge = { guest: 'judy', name: 'Judy' };
  const keeper = (of: Partial<TableRow>, guest: string): string | undefined => {
    const before = row('t', { status: 'running', host: 'ben', seats: [inRoom, person], ...of } as TableRow);
    const stored = { row: before, setup: null, due: null, entries: [], events: [], visits: [], orders: [] };
    return keeperOf(withoutPerson(stored, guest, new Set()).row);
  };
  assert.equal(keeper({ judge }, 'judy'), '');
  assert.equal(keeper({ judge, seats: [inRoom, inRoom] }, 'judy'), 'ben', 'a host who looks on keeps it');
  assert.equal(keeper({ judge, seats: [inRoom, inRoom], status: 'over' }, 'judy'), '', 'not its secrets');
  assert.equal(keeper({ host: 'hal' }, 'hal'), '');
  assert.equal(keeper({ judge, keeper: 'flora' }, 'judy'), 'flora');
  assert.equal(keeper({ keeper: 'flora' }, 'flora'), '');
});

test('the rejoinder that somebody typed goes with their other words, another’s stays', () => {
  const person = (guest: string) => ({ kind: 'person', name: guest, guest }) as const;
  const line = (seq: number, by: number, name: string) =>
    ({ seq, n: 1, at: 0, kind: 'rejoinder', by, with: { name, text: 'no, never' } }) as const;
  const events = [line(0, 0, 'zsofi'), line(1, 1, 'ben')];
  const seats = [person('zsofi'), person('ben')];
  const stored = { row: row('t', { seats }), setup: null, due: null, entries: [], visits: [], orders: [] };
  const after = withoutPerson({ ...stored, events }, 'zsofi', new Set(['zsofi']));
  assert.deepEqual(after.events, [{ ...events[0], with: { name: NOBODY, text: '…' } }]);
});
