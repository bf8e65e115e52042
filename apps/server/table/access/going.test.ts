import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../base/problem.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import { row as tableRow, type RowParts } from '../../testing/store.ts';
import { change, event, PROCEED } from '../match/effects.ts';
import { kicking, leaving } from './going.ts';

const person = (guest: string): SeatRow => ({ kind: 'person', name: guest.toUpperCase(), guest });
const OPEN: SeatRow = { kind: 'open', name: '' };
const played = (seat: SeatRow, owner = true): SeatRow => ({
  kind: 'bot',
  name: seat.name,
  level: 'medium',
  ...(owner ? { owner: { guest: seat.guest!, name: seat.name } } : {}),
});
const row = (seats: SeatRow[], more: RowParts = {}): TableRow => tableRow('t', { host: 'h', seats, ...more });
const refuses = (code: string, what: () => unknown): void =>
  void assert.throws(what, (error) => error instanceof Problem && error.body.code === code);

test('who leaves a table that waits opens their seat; nobody is told, and the host stays host', () => {
  assert.deepEqual(leaving(row([person('h'), person('g')]), [], 'g'), {
    effects: [change({ seats: [person('h'), OPEN], asking: null }), PROCEED],
    deserted: false,
  });
});

test('a host who leaves is followed by whoever sits there longest; with nobody left a waiting table is deserted', () => {
  const { effects, deserted } = leaving(row([person('h'), person('g'), person('f')]), [], 'h');
  assert.deepEqual(effects.slice(1), [
    change({ host: 'g' }),
    event('host-passed', 1, { name: 'G' }),
    PROCEED,
  ]);
  assert.equal(deserted, false);
  assert.equal(leaving(row([person('h'), OPEN]), [], 'h').deserted, true);
});

test('who leaves a running game lends each seat to a bot, and all are told', () => {
  const running = row([person('h'), person('g'), person('g')], { status: 'running' });
  const { effects, deserted } = leaving(running, [], 'g');
  const seats = [person('h'), played(person('g')), played(person('g'))];
  assert.deepEqual(effects, [
    change({ seats, asking: null }),
    event('seat-bot', 1, { name: 'G' }),
    event('seat-bot', 2, { name: 'G' }),
    PROCEED,
  ]);
  assert.equal(deserted, false);
  const alone = row([person('h')], { status: 'running' });
  assert.equal(leaving(alone, [], 'h').deserted, false, 'a running game goes on');
});

test('of several seats on one device one is given up by itself; a host who keeps another stays host', () => {
  const running = row([person('h'), person('h'), person('g')], { status: 'running' });
  assert.deepEqual(leaving(running, [], 'h', 1).effects, [
    change({ seats: [person('h'), played(person('h')), person('g')], asking: null }),
    event('seat-bot', 1, { name: 'H' }),
    PROCEED,
  ]);
  const waiting = leaving(row([person('h'), person('h')]), [], 'h', 0);
  assert.deepEqual(waiting, {
    effects: [change({ seats: [OPEN, person('h')], asking: null }), PROCEED],
    deserted: false,
  });
  refuses('not-your-seat', () => leaving(running, [], 'h', 2));
  refuses('not-your-seat', () => leaving(running, [], 'h', 4));
});

test('a host without a seat, who may judge, has none to leave; nobody has once the game is over', () => {
  refuses('not-your-seat', () => leaving(row([person('g')]), [], 'h'));
  const judged = row([person('g')], { judge: { guest: 'h', name: 'H' } });
  refuses('not-your-seat', () => leaving(judged, [], 'h'));
  refuses('not-running', () => leaving(row([person('h')], { status: 'over' }), [], 'h'));
});

test('the host frees a seat: its link leads nowhere, and a person who sat there is named to all', () => {
  const link = { seat: 1, hash: 'x', from: null, claimed: null };
  const waiting = row([person('h'), person('g')], { access: { links: [link] } });
  const access = { ...waiting.access, links: [] };
  assert.deepEqual(kicking(waiting, 'h', 1), [
    change({ seats: [person('h'), OPEN], access, asking: null }),
    event('kicked', 'host', { name: 'G', seat: 1 }),
  ]);
  const open = row([person('h'), OPEN]);
  assert.deepEqual(kicking(open, 'h', 1), [change({ seats: open.seats, access: open.access, asking: null })]);
});

test('whom the host removes from a running game has no claim to the seat, and the game is not rated', () => {
  const running = row([person('h'), person('g')], {
    status: 'running',
    rated: { agreed: ['h', 'g'], players: ['h', 'g'] },
  });
  assert.deepEqual(kicking(running, 'h', 1), [
    change({ seats: [person('h'), played(person('g'), false)], access: running.access, asking: null }),
    event('kicked', 'host', { name: 'G', seat: 1 }),
    change({ rated: null }),
    event('unrated', null),
    PROCEED,
  ]);
  refuses('not-allowed', () => kicking(running, 'g', 0));
});
