import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../base/problem.ts';
import * as seating from './seating.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import { row as tableRow, type RowParts } from '../../testing/store.ts';
import { hasRoom } from '../../storage/board.ts';

const person = (guest: string, journey?: string): SeatRow => ({
  kind: 'person',
  name: guest,
  guest,
  ...(journey ? { journey } : {}),
});
const OPEN: SeatRow = { kind: 'open', name: '' };
const BOT: SeatRow = { kind: 'bot', name: 'Kandó', level: 'easy' };
const row = (seats: SeatRow[], more: RowParts = {}): TableRow => tableRow('t', { host: 'h', seats, ...more });
const refuses = (code: string, what: () => unknown): void =>
  void assert.throws(what, (error) => error instanceof Problem && error.body.code === code);

test('LM-1.4 the latest journey starts; a missing date counts as the earliest', () => {
  const seats = [person('a', '2024-05-01'), person('b', '2026-01-31'), person('c'), BOT];
  assert.deepEqual(seating.startersOf('journey', seats), [1]);
});
test('LM-1.4 lot decides among equal latest dates', () => {
  const seats = [person('a', '2026-02-01'), person('b', '2025-12-31'), person('c', '2026-02-01')];
  assert.deepEqual(seating.startersOf('journey', seats), [0, 2]);
});
test('LM-1.4 with no date at all, lot decides among all', () => {
  assert.deepEqual(seating.startersOf('journey', [person('a'), BOT, person('c')]), [0, 1, 2]);
});
test('LM-1.4 a host may draw the starter, or fix one', () => {
  const seats = [person('a', '2026-02-01'), person('b')];
  assert.deepEqual(seating.startersOf('lot', seats), [0, 1]);
  assert.deepEqual(seating.startersOf(1, seats), [1]);
});

test('who joins takes the first open seat, or the one named', () => {
  const table = row([person('h'), OPEN, OPEN]);
  assert.deepEqual(seating.join(table, 'g', { name: 'G' })[1], { kind: 'person', name: 'G', guest: 'g' });
  assert.deepEqual(seating.join(table, 'g', { name: 'G', seat: 2 })[2]?.guest, 'g');
});
test('joining again changes name and date and takes no second seat', () => {
  const table = row([person('h'), person('g', '2026-01-01'), OPEN]);
  const seats = seating.join(table, 'g', { name: 'Gé' });
  assert.deepEqual(seats[1], { kind: 'person', name: 'Gé', guest: 'g', journey: '2026-01-01' });
  assert.deepEqual(seats[2], OPEN);
});
test('a seat is refused that is taken, missing, or at a table that is full or no longer waiting', () => {
  refuses('not-your-seat', () => seating.join(row([person('h'), OPEN]), 'g', { name: 'G', seat: 0 }));
  refuses('not-found', () => seating.join(row([person('h'), OPEN]), 'g', { name: 'G', seat: 2 }));
  refuses('table-full', () => seating.join(row([person('h'), BOT]), 'g', { name: 'G' }));
  refuses('not-waiting', () =>
    seating.join(row([person('h'), OPEN], { status: 'running' }), 'g', { name: 'G' }),
  );
});

test('a seat with a link that nobody used yet is kept for whoever has it', () => {
  const link = { seat: 1, hash: 'x', from: null, claimed: null };
  const table = row([person('h'), OPEN, OPEN], { access: { links: [link] } });
  assert.equal(seating.join(table, 'g', { name: 'G' })[2]?.guest, 'g', 'the next one is free');
  refuses('not-your-seat', () => seating.join(table, 'g', { name: 'G', seat: 1 }));
  const tight = row([person('h'), OPEN], { access: { links: [link] } });
  assert.equal(hasRoom(tight), false);
  refuses('table-full', () => seating.join(tight, 'g', { name: 'G' }));
});

test('who leaves a waiting table opens the seat; who leaves a game hands it to a bot', () => {
  const seats = [person('h'), person('g')];
  assert.deepEqual(seating.leave(row(seats), 'g')[1], OPEN);
  const left = seating.leave(row(seats, { status: 'running' }), 'g')[1];
  const owner = { guest: 'g', name: 'g' };
  assert.deepEqual(left, { kind: 'bot', name: 'g', level: 'medium', owner });
  const lent = [person('h'), { ...person('s'), owner }];
  const again = seating.leave(row(lent, { status: 'running' }), 's')[1];
  assert.deepEqual(again?.owner, owner, 'a substitute who leaves gives the owner’s seat to the bot');
  assert.ok(seating.withoutOwners([again!]).every((seat) => !('owner' in seat)));
  const next = seating.withoutOwners([{ kind: 'bot', name: 'Brunel', level: 'easy' }, left!]);
  assert.deepEqual(
    next.map(({ kind, name }) => [kind, name]),
    [
      ['bot', 'Brunel'],
      ['bot', 'Kandó'],
    ],
    'a bot plays the next game under its own name',
  );
  refuses('not-your-seat', () => seating.leave(row(seats), 'x'));
});

test('only the host empties seats and, while waiting, fills them with bots', () => {
  const table = row([person('h'), person('g'), OPEN]);
  assert.deepEqual(seating.kick(table, 'h', 1)[1], OPEN);
  assert.equal(seating.seatBot(table, 'h', 2, 'hard')[2]?.level, 'hard');
  refuses('not-allowed', () => seating.kick(table, 'g', 0));
  refuses('not-allowed', () => seating.seatBot(table, 'g', 2, 'easy'));
  refuses('not-allowed', () => seating.seatBot(table, 'h', 1, 'easy'));
  const running = row([person('h'), person('g'), BOT], { status: 'running' });
  assert.deepEqual(seating.kick(running, 'h', 1)[1], { kind: 'bot', name: 'g', level: 'medium' });
  refuses('not-allowed', () => seating.kick(running, 'g', 0));
  refuses('not-allowed', () => seating.kick(running, 'h', 0));
  refuses('not-allowed', () => seating.kick(running, 'h', 2));
  refuses('not-found', () => seating.kick(running, 'h', 3));
  refuses('not-running', () => seating.kick({ ...table, status: 'over' }, 'h', 1));
});

test('a date is for a seat one holds, and can be taken away again', () => {
  const table = row([person('h'), person('g', '2026-01-01')]);
  assert.equal(seating.setJourney(table, 'g', 1, '2026-03-03')[1]?.journey, '2026-03-03');
  assert.equal('journey' in seating.setJourney(table, 'g', 1, null)[1]!, false);
  refuses('not-your-seat', () => seating.setJourney(table, 'g', 0, null));
});

test('the game starts only when all seats are taken, and by the host', () => {
  refuses('not-allowed', () => seating.expectReady(row([person('h'), OPEN]), 'h'));
  refuses('not-allowed', () => seating.expectReady(row([person('h'), BOT]), 'g'));
  seating.expectReady(row([person('h'), BOT]), 'h');
});
