import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openServer, type TestServer } from '../../testing/server.ts';
import { Guest } from '../../testing/guest.ts';
import { maySee } from './access.ts';
import { goOnline } from './hand.ts';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import { docOf, rowOf } from '../../storage/table-doc.ts';
import { claim, hashOf, look, offer } from './links.ts';

let server: TestServer;
before(async () => {
  server = await openServer();
});
after(() => server.stop());

const room = (name: string) => ({ kind: 'room', name }) as never;

test('the game is kept by a third person: who was given the code keeps it, and nobody who plays', async () => {
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([room('Ada'), room('Béla')], { game: 'loco-dome', starter: 0 });
  const table = server.tables.live(id)!;
  const { host } = table.row;
  const token = 'keep';
  const hash = hashOf(token);
  assert.throws(() => offer(table.row, 'somebody', KEEPER, hash, 0), /not-allowed/);
  const link = offer(table.row, host, KEEPER, hash, 0);
  table.change({ access: { ...table.row.access, links: [link] } });
  const never = () => 0;
  const held = { ...table.row, seats: table.row.seats.with(0, { ...table.row.seats[0]!, hand: 'phone' }) };
  const wish = { name: 'Flóra' };
  assert.throws(() => claim(held, 'phone', token, wish, never, 1), /not-allowed/);
  assert.throws(() => claim(table.row, 'flora', token, wish, never, 120_000), /stale/);
  assert.deepEqual(look(table.row, 'flora', token, never, 1), { seat: KEEPER, state: 'open' });
  const taken = claim(table.row, 'flora', token, wish, never, 1)!;
  table.change(taken.change);
  assert.deepEqual(look(table.row, 'flora', token, never, 1), { seat: KEEPER, state: 'mine' });
  assert.throws(() => claim(table.row, 'other', token, wish, never, 1), /not-allowed/);
  assert.deepEqual(
    [host, 'flora'].map((who) => table.place(who).keeper),
    [undefined, true],
  );
  const act = { t: 'act', id: 'x', as: 0, decision: table.match!.decisions[0]!.id } as const;
  const action = { type: 'activate', locomotive: 0 };
  assert.throws(() => table.act(host, { ...act, action }), /not-your-seat/);
  assert.equal(typeof table.act('flora', { ...act, action }), 'number');
  assert.ok(maySee(table.row, 'flora', 'public') && !maySee(table.row, 'flora', 0));
  // It is stored with the table.
  const { columns, doc } = docOf(table.row);
  assert.equal(rowOf(columns, JSON.parse(JSON.stringify(doc)) as typeof doc).keeper, 'flora');
  // The host may ask for it back by a link of their own.
  assert.equal(offer(table.row, host, KEEPER, hashOf('again'), 5).seat, KEEPER);
});

test('a hand: the code of the keeper alone, good once and for two minutes, to look and not to act', async () => {
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([room('Ada'), room('Béla')], { game: 'loco-dome', starter: 0 });
  const table = server.tables.live(id)!;
  const { host } = table.row;
  const never = () => 0;
  const token = 'secret';
  assert.throws(() => offer(table.row, 'somebody', 0, hashOf(token), 0), /not-your-seat/);
  const link = offer(table.row, host, 0, hashOf(token), 0);
  const row = { ...table.row, access: { ...table.row.access, links: [link] } };
  assert.deepEqual(look(row, 'phone', token, never, 119_999), { seat: 0, state: 'open' });
  assert.deepEqual(look(row, 'phone', token, never, 120_000), { seat: 0, state: 'gone' });
  assert.throws(() => claim(row, 'phone', token, { name: 'Ada' }, never, 120_000), /stale/);
  const taken = { ...row, ...claim(row, 'phone', token, { name: 'Ada' }, never, 60_000)!.change };
  assert.equal(taken.seats[0]!.kind, 'room');
  assert.ok(maySee(taken, 'phone', 0) && !maySee(taken, 'phone', 1) && !maySee(taken, 'other', 0));
  assert.deepEqual(look(taken, 'other', token, never, 60_000), { seat: 0, state: 'claimed' });
  assert.throws(() => claim(taken, 'other', token, { name: 'Eve' }, never, 60_000), /not-your-seat/);
  table.change(taken);
  const act = { t: 'act', id: 'x', as: 0, decision: table.match!.decisions[0]!.id } as const;
  assert.throws(
    () => table.act('phone', { ...act, action: { type: 'activate', locomotive: 0 } }),
    /not-your-seat/,
  );
  // The keeper lets the phone play the seat: from then on it acts, and the keeper does no more.
  assert.throws(() => goOnline(table.row, 'phone', 0), /not-your-seat/);
  assert.throws(() => goOnline(table.row, host, 1), /not-allowed/);
  table.change({ seats: goOnline(table.row, host, 0) });
  assert.equal(table.row.seats[0]!.kind, 'person');
  assert.throws(
    () => table.act(host, { ...act, action: { type: 'activate', locomotive: 0 } }),
    /not-your-seat/,
  );
  assert.equal(typeof table.act('phone', { ...act, action: { type: 'activate', locomotive: 0 } }), 'number');
  assert.throws(() => goOnline(table.row, host, 0), /not-allowed/);
});
