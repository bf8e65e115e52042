import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Match } from '@turntable/match/match.ts';
import type { ErrorBody, Me, RematchReply, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import type { TableRow } from '../../storage/rows.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { Guest, mine, open, type Answer } from '../../testing/guest.ts';
import { noOne } from './keeper.ts';

let server: TestServer;
before(async () => {
  server = await openServer();
});
after(() => server.stop());

const room = (name: string) => ({ kind: 'room', name }) as never;
const dome = { game: 'loco-dome', starter: 0 as const, startWhenFull: true };

test('the keeper acts for a room seat, nobody else does, and is sent what a spectator is sent', async () => {
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([room('Ada'), room('Béla')], dome);
  const table = server.tables.live(id)!;
  assert.equal(table.row.status, 'running');
  const [host, stranger] = [table.row.host, 'somebody'];
  const act = (guest: string, as: number, action: object) =>
    table.act(guest, {
      t: 'act',
      id: String(Math.random()),
      as,
      decision: table.match!.decisions[0]!.id,
      action,
    });
  assert.throws(() => act(stranger, 0, { type: 'activate', locomotive: 0 }), /not-your-seat/);
  assert.throws(() => act(host, 1, { type: 'activate', locomotive: 0 }), /illegal|stale/);
  act(host, 0, { type: 'activate', locomotive: 2 });
  act(host, 1, { type: 'activate', locomotive: 3 });
  const state = table.match!.state as { locomotives: string[][] };
  assert.deepEqual([state.locomotives[0]![2], state.locomotives[1]![3]], ['active', 'active']);
  assert.equal(table.place(host).keeper, true);
  assert.equal(table.place(stranger).keeper, undefined);
  assert.deepEqual(table.place(host).seats, []);
});

test('a keeper may not play against those in the room; for the same side they may', async () => {
  const host = await Guest.arrive(server.link);
  const refused = await host.post('tables', {
    ...dome,
    options: {},
    seats: [mine('Host'), room('Ada')],
  });
  assert.equal(refused.status, 403);
  const header = { game: 'double-header', starter: 0 as const, startWhenFull: true };
  const { id } = await host.table([mine('Host'), room('Ada'), open, open], {
    ...header,
    startWhenFull: false,
  });
  assert.equal(server.tables.live(id)!.row.seats[1]!.kind, 'room');
});

test('what is refused to an unfair keeper is not done: no table is made', async () => {
  const host = await Guest.arrive(server.link);
  const tables = async (): Promise<number> => {
    const { guest } = (await host.get<Me>('me')).body;
    return (await server.store.lists.going(guest, 10)).length;
  };
  const wish = { ...dome, options: {}, seats: [mine('Host'), room('Ada')] };
  const { status, body } = await host.post<ErrorBody>('tables', wish);
  assert.deepEqual([status, body.detail?.split(':')[0]], [403, 'keeper']);
  assert.equal(await tables(), 0);
  assert.equal((await host.post('tables', { ...wish, startWhenFull: false })).status, 201);
  assert.equal(await tables(), 1);
});

test('who sits down last is not refused for an unfair keeper: the table waits, and its host is told', async () => {
  for (const byLink of [false, true]) {
    const [host, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
    const { id } = await host.table([mine('Host'), room('Ada'), open]);
    const sit = async (): Promise<Answer<TableReply>> => {
      if (!byLink) return ben.post(`tables/${id}/join`, { name: 'Ben' });
      const { body } = await host.post<OfferReply>(`tables/${id}/links`, { seat: 2 });
      return ben.post(`tables/${id}/links/claim`, { token: body.path.split('#')[1], name: 'Ben' });
    };
    const joined = await sit();
    assert.equal(joined.status, 200);
    assert.deepEqual([joined.body.place.seats, joined.body.table.status], [[2], 'waiting']);
    const { status, body } = await host.post<ErrorBody>(`tables/${id}/start`);
    assert.deepEqual([status, body.detail?.split(':')[0]], [403, 'keeper']);
  }
});

test('nor have lent a seat of the other side, to which they may come back', async () => {
  const [host, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), room('Béla')], { ...dome, startWhenFull: false });
  const { body } = await host.post<OfferReply>(`tables/${id}/links`, { seat: 0 });
  const token = body.path.split('#')[1];
  assert.equal((await ben.post(`tables/${id}/links/claim`, { token, name: 'Ben' })).status, 200);
  const refused = await host.post<ErrorBody>(`tables/${id}/start`);
  assert.deepEqual([refused.status, refused.body.detail?.split(':')[0]], [403, 'keeper']);
});

test('nor may a keeper see the hand of a side and act for the other', async () => {
  const host = await Guest.arrive(server.link);
  const header = { game: 'double-header', startWhenFull: false };
  for (const [names, status] of [
    [['Ada', 'Béla'], 403],
    [['Ada', 'Béla', 'Cili', 'Dani'], 403],
    // Both in the room are of one side.
    [['Ada', 'Béla', null, null], 200],
  ] as const) {
    const { id } = await host.table(
      names.map((name) => (name === null ? open : room(name))),
      header,
    );
    const table = server.tables.live(id)!;
    const hand = { ...table.row.seats[0]!, hand: table.row.host };
    // As it comes about when a judge who kept the game leaves.
    table.change({ seats: table.row.seats.with(0, hand) });
    for (const [seat, name] of names.entries())
      if (name === null) await host.post(`tables/${id}/bot`, { seat, level: 'easy' });
    assert.equal((await host.post(`tables/${id}/start`)).status, status);
  }
});

test('a rematch keeps its keeper, whoever asks for it', async () => {
  const [keeper, far] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  for (const asker of [keeper, far]) {
    const { id } = await keeper.table([room('Ada'), open], { ...dome, startWhenFull: false });
    assert.equal((await far.post(`tables/${id}/join`, { name: 'Béla' })).status, 200);
    assert.equal((await keeper.post(`tables/${id}/start`)).status, 200);
    const table = server.tables.live(id)!;
    table.carryOut([{ do: 'stop', by: 1, reason: 'resigned' }]);
    const { status, body } = await asker.post<RematchReply>(`tables/${id}/rematch`);
    assert.equal(status, 200);
    const place = async (guest: Guest) => (await guest.get<TableReply>(`tables/${body.id}`)).body.place;
    assert.deepEqual([(await place(keeper)).keeper, (await place(far)).keeper], [true, undefined]);
    assert.equal((await asker.post(`tables/${body.id}/start`)).status, 200);
  }
});

test('no one: declines what is asked by then, under one request; none for who is no keeper', () => {
  const seats = [0, 1].map(() => ({ kind: 'room', name: '' }) as const);
  const question = (id: string, seat: number) => ({ id, kind: 'time-out', actors: [seat] });
  const match = {
    n: 3,
    lastTakeBack: 1,
    decisions: [question('a', 0), question('b', 1)],
    askedSince: (id: string) => (id === 'a' ? 1 : 3),
    state: {},
    game: { view: () => ({}), decline: () => ({ type: 'pass' }) },
  };
  const row = { seats, host: 'g', status: 'running', answered: [] } as unknown as TableRow;
  const facts = { row, match: match as unknown as Match, events: [], now: 0 };
  const declined = (seen?: number) =>
    noOne(facts, 'g', { seen }, 'g 1').map((effect) =>
      effect.do === 'answer' ? [effect.entry.decision, effect.request] : effect.do,
    );
  assert.deepEqual(declined(), [
    ['a', 'g 1'],
    ['b', null],
  ]);
  // The second question came after what the keeper had seen.
  assert.deepEqual(declined(2), [['a', 'g 1']]);
  assert.throws(() => declined(0), /stale/);
  match.decisions = [];
  assert.deepEqual(declined(), ['change']);
  assert.throws(() => noOne(facts, 'x', {}, 'x 1'), /not-your-seat/);
});

test('no one: closes all that the room is asked in one tap', async () => {
  const host = await Guest.arrive(server.link);
  const { id } = await host.table(['Ada', 'Béla', 'Cili', 'Dani'].map(room), {
    game: 'double-header',
    starter: 0,
    startWhenFull: true,
  });
  const table = server.tables.live(id)!;
  const act = (as: number, action: object) =>
    table.act(table.row.host, {
      t: 'act',
      id: String(Math.random()),
      as,
      decision: table.match!.decisions[0]!.id,
      action,
    });
  act(0, { type: 'field', engine: 0 });
  act(2, { type: 'field', engine: 0 });
  const state = () => table.match!.state as { phase: string; called: string[]; calling: number };
  act(state().calling === 0 ? 0 : 2, { type: 'call', statistic: 'year-first-built' });
  assert.equal(state().phase, 'veto');
  const { n } = table.match!;
  const told = table.noOne(table.row.host, { t: 'no-one', id: 'once', seen: n });
  assert.ok(state().phase !== 'veto');
  // Sent again, because the reply was lost, it declines nothing of what is asked since.
  assert.ok(table.match!.decisions.length > 0);
  const after = table.match!.n;
  assert.equal(table.noOne(table.row.host, { t: 'no-one', id: 'once', seen: n }), told);
  assert.equal(table.match!.n, after);
});
