import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openServer, type TestServer } from '../../testing/server.ts';
import { Guest } from '../../testing/guest.ts';
import { maySee } from './access.ts';
import { goOnline } from './hand.ts';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import { docOf, rowOf } from '../../storage/table-doc.ts';
import { answerAsk, takeJudge } from '../judge/judge.ts';
import { join } from '../seats/seating.ts';
import { claim, hashOf, look, offer, reclaim } from './links.ts';

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
  assert.deepEqual(look(taken, 'phone', token, never, 60_000), { seat: 0, state: 'mine' });
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

test('LV-3.3: nobody has the hand of a seat and judges, or plays another, by whatever way they came', async () => {
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([room('Ada'), room('Béla')], { game: 'loco-dome', judge: 'open' });
  const made = server.tables.live(id)!.row;
  const { host } = made;
  const never = () => 0;
  const judge = { guest: 'judy', name: 'Judy', deputy: { guest: 'deputy', name: 'Dan' } };
  const token = 'secret';
  const judged = { ...made, judge, keeper: host };
  const link = offer(judged, host, 0, hashOf(token), 0);
  const row = { ...judged, access: { ...judged.access, links: [link] } };
  for (const who of ['judy', 'deputy'])
    assert.throws(() => claim(row, who, token, { name: 'Ada' }, never, 1), /LV-3.3/, who);
  const lent = {
    ...row.seats[1]!,
    kind: 'person',
    guest: 'sub',
    owner: { guest: 'owner', name: 'B' },
  } as const;
  const owned = { ...row, seats: row.seats.with(1, lent) };
  assert.throws(() => claim(owned, 'owner', token, { name: 'Ada' }, never, 1), /no other cards/);
  // Nor does whoever lent a seat see every card and come back to it.
  assert.throws(() => takeJudge({ ...owned, judge: { guest: null, name: '' } }, 'owner', 'B'), /lent none/);
  const wished = { id: 1, guest: 'owner', name: 'B', as: 'judge', yes: [] } as const;
  const wishing = { ...owned, judge: { guest: null, name: '', asks: [wished] } };
  assert.throws(() => answerAsk(wishing, host, 1, true), /lent none/);
  const keeping = offer(owned, host, KEEPER, hashOf('keep'), 0);
  const passing = { ...owned, access: { ...owned.access, links: [keeping] } };
  assert.throws(() => claim(passing, 'owner', 'keep', { name: 'B' }, never, 1), /lent none/);
  // Nor whoever held a seat of this game: they would act for the others with what they saw there.
  const was = { ...passing, held: [{ seat: 1, guest: 'before' }] };
  assert.throws(() => claim(was, 'before', 'keep', { name: 'B' }, never, 1), /held no seat/);
  assert.ok(claim(was, 'flora', 'keep', { name: 'F' }, never, 1));

  // The host keeps the game where nobody else does, and has the slips of the room.
  const { keeper: _, ...hosted } = {
    ...row,
    status: 'running',
    seats: row.seats.with(1, lent),
    judge: null,
  } as const;
  const given = {
    ...hosted,
    access: { ...hosted.access, links: [offer(hosted, 'sub', 1, hashOf('given'), 0)] },
  };
  assert.throws(() => claim(given, host, 'given', { name: 'H' }, never, 1), /else than the keeper/);
  assert.ok(claim(given, 'visitor', 'given', { name: 'V' }, never, 1));

  const held = { ...made, keeper: host, seats: made.seats.with(0, { ...made.seats[0]!, hand: 'phone' }) };
  assert.throws(() => takeJudge(held, 'phone', 'Phone'), /without a hand/);
  const ask = { id: 1, guest: 'phone', name: 'Phone', as: 'deputy', yes: [] } as const;
  const asked = { ...held, judge: { guest: null, name: '', asks: [ask] } };
  assert.throws(() => answerAsk(asked, host, 1, true), /without a hand/);
  // As it could come about before that was refused.
  const both = { ...held, judge: { ...judge, deputy: { guest: 'phone', name: 'Phone' } } };
  assert.throws(() => goOnline(both, host, 0), /LV-3.3/);

  // LM-7.2: whoever printed slips of the room has seen what its seats hide, whoever keeps the game now.
  const printed = { ...row, keeper: 'flora', slips: ['sub', 'owner'] };
  const hand = { ...printed, access: { ...row.access, links: [offer(row, host, 0, hashOf(token), 0)] } };
  assert.throws(() => claim(hand, 'sub', token, { name: 'S' }, never, 1), /no slips/);
  assert.ok(claim(hand, 'visitor', token, { name: 'V' }, never, 1));
  const seen = { ...held, keeper: host, slips: ['phone'] };
  assert.throws(() => goOnline(seen, host, 0), /no slips/);
  const returns = { ...printed, seats: row.seats.with(1, lent) };
  assert.throws(() => reclaim(returns, 'owner', 1, 1), /no slips/);
  assert.ok(reclaim({ ...returns, slips: ['sub'] }, 'owner', 1, 1));
  const kind = { ...lent, guest: 'person' };
  const sits = { ...printed, seats: row.seats.with(1, kind), status: 'running' } as const;
  const offered = {
    ...sits,
    access: { ...row.access, links: [offer(sits, 'person', 1, hashOf('seat'), 0)] },
  };
  assert.throws(() => claim(offered, 'sub', 'seat', { name: 'S' }, never, 1), /no slips/);
  assert.ok(claim(offered, 'visitor', 'seat', { name: 'V' }, never, 1));

  const open = { ...held, status: 'waiting', seats: held.seats.with(1, { kind: 'open', name: '' }) } as const;
  assert.throws(() => join(open, 'phone', { name: 'Phone' }), /without a hand/);
  const seat = { seat: 1, hash: hashOf(token), from: null, claimed: null };
  const linked = { ...open, access: { ...open.access, links: [seat] } };
  assert.throws(() => claim(linked, 'phone', token, { name: 'Phone' }, never, 1), /without a hand/);
  const away = { ...lent, owner: { guest: 'phone', name: 'P' } };
  assert.throws(() => reclaim({ ...held, seats: held.seats.with(1, away) }, 'phone', 1, 1), /without a hand/);
});

test('once the game is over nobody comes to a hand, to keep it, or to a seat, by a code of before', async () => {
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([room('Ada'), room('Béla')], { game: 'loco-dome' });
  const { row } = server.tables.live(id)!;
  const never = () => 0;
  const links = [offer(row, row.host, 0, hashOf('hand'), 0), offer(row, row.host, KEEPER, hashOf('keep'), 0)];
  const running = { ...row, access: { ...row.access, links } };
  const over = { ...running, status: 'over' } as const;
  for (const token of ['hand', 'keep']) {
    assert.equal(look(running, 'eve', token, never, 1).state, 'open');
    assert.ok(claim(running, 'eve', token, { name: 'Eve' }, never, 1));
    assert.equal(look(over, 'eve', token, never, 1).state, 'gone');
    assert.throws(() => claim(over, 'eve', token, { name: 'Eve' }, never, 1), /stale/);
  }
  const seats = row.seats.with(0, { ...row.seats[0]!, hand: 'phone' });
  assert.ok(goOnline({ ...running, seats }, row.host, 0));
  assert.throws(() => goOnline({ ...over, seats }, row.host, 0), /not-running/);
});
