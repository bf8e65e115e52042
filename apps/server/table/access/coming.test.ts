import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../base/problem.ts';
import type { SeatRow, TableRow } from '../../storage/rows.ts';
import { row as tableRow, type RowParts } from '../../testing/store.ts';
import { change, event, PROCEED } from '../match/effects.ts';
import { allowing, claiming, joining, offering, reclaiming } from './coming.ts';
import { hashOf, offer } from './links.ts';

const person = (guest: string): SeatRow => ({ kind: 'person', name: guest.toUpperCase(), guest });
const OPEN: SeatRow = { kind: 'open', name: '' };
const row = (seats: SeatRow[], more: RowParts = {}): TableRow => tableRow('t', { host: 'h', seats, ...more });
const refuses = (code: string, what: () => unknown): void =>
  void assert.throws(what, (error) => error instanceof Problem && error.body.code === code);
const HERE = () => 0;
const LONG_AWAY = () => 3_600_000;

test('who joins a rated table agrees to it with the same change', () => {
  const access = { code: 'ABC', admission: 'code', watch: false, links: [] } as const;
  const table = row([person('h'), OPEN], { access, rated: { agreed: ['h'] } });
  assert.deepEqual(joining(table, 'g', { name: 'G', code: 'ABC' }), [
    change({ seats: [person('h'), person('g')], rated: { agreed: ['h', 'g'] } }),
  ]);
  refuses('not-allowed', () => joining(table, 'g', { name: 'G', code: 'WRONG' }));
});

test('a link to an open seat is made in silence; one to a lost seat is told to all', () => {
  const waiting = row([person('h'), OPEN]);
  const [only, ...more] = offering(waiting, offer(waiting, 'h', 1, 'x'));
  assert.equal(only!.do, 'change');
  assert.deepEqual(more, []);
  const running = row([person('h'), person('g')], { status: 'running' });
  assert.deepEqual(offering(running, offer(running, 'h', 1, 'x'))[1], event('seat-reissued', 'host', { seat: 1, name: 'G' })); // prettier-ignore
});

test('a substitute is named with whom they sit in for; repeats change nothing', () => {
  const link = { seat: 1, hash: hashOf('token'), from: 'g', claimed: null };
  const running = row([person('h'), person('g')], { status: 'running', access: { links: [link] } });
  const [changed, ...notices] = claiming(running, 'e', 'token', { name: 'E' }, HERE);
  assert.ok(changed?.do === 'change' && changed.row.seats?.[1]?.guest === 'e');
  assert.deepEqual(notices, [event('seat-substitute', 1, { name: 'E', before: 'G' })]);
  const after = { ...running, ...changed.row };
  assert.deepEqual(claiming(after, 'e', 'token', { name: 'E' }, HERE), []);
  refuses('not-your-seat', () => claiming(after, 'f', 'token', { name: 'F' }, HERE));
});

test('a wish to take back still waits after somebody in the room was given their hand', () => {
  const link = { seat: 0, hash: hashOf('token'), from: null, claimed: null, until: Date.now() + 60_000 };
  const asking = { what: 'back', by: 1, waiting: [0] } as const;
  const seats: SeatRow[] = [{ kind: 'room', name: 'R' }, person('g')];
  const running = row(seats, { status: 'running', asking, access: { links: [link] } });
  const [given] = claiming(running, 'p', 'token', { name: 'P' }, HERE);
  assert.ok(given?.do === 'change' && given.row.seats?.[0]?.hand === 'p');
  assert.deepEqual(given.row.asking, asking);
});

test('a seat that the host gave away waits for the yes or a longer absence, and the game is rated no more', () => {
  const link = { seat: 1, hash: hashOf('token'), from: 'g', claimed: null, reissued: true } as const;
  const running = row([person('h'), person('g')], {
    status: 'running',
    access: { links: [link] },
    rated: { agreed: ['h', 'g'], players: ['h', 'g'] },
  });
  refuses('not-allowed', () => claiming(running, 'e', 'token', { name: 'E' }, HERE));
  const notices = [
    event('seat-refound', 1, { name: 'E', before: 'G' }),
    change({ rated: null }),
    event('unrated', null),
  ];
  assert.deepEqual(claiming(running, 'e', 'token', { name: 'E' }, LONG_AWAY).slice(1), notices);
  const [allowed, said] = allowing(running, 'g', 1);
  assert.deepEqual(said, event('seat-allowed', 1, { name: 'G' }));
  assert.ok(allowed?.do === 'change');
  const agreed = { ...running, ...allowed.row };
  assert.deepEqual(claiming(agreed, 'e', 'token', { name: 'E' }, HERE).slice(1), notices);
});

test('who reclaims a seat is named with who sat there, and a bot asked there goes on as they', () => {
  const bot: SeatRow = { kind: 'bot', name: 'Kandó', level: 'medium', owner: { guest: 'g', name: 'G' } };
  const running = row([person('h'), bot], { status: 'running' });
  assert.deepEqual(reclaiming(running, 'g', 1, 0), [
    change({ seats: [person('h'), person('g')], access: running.access, asking: null }),
    event('seat-taken-back', 1, { name: 'G', before: 'Kandó' }),
    PROCEED,
  ]);
  refuses('not-your-seat', () => reclaiming(running, 'e', 1, 0));
});
