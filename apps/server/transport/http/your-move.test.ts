import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@turntable/games/loko-moto/types.ts';
import type { ClockRule, MyTables, RematchReply, TableReply } from '@turntable/protocol';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { seatJudge } from '../../testing/judge.ts';
import { openServer } from '../../testing/server.ts';
import { simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';

const LOCOMOTIVES = ['gwr-king-6000', 'stephenson-rocket', 'lner-a4-mallard', 'br-9f', 'gwr-king-6000'];
const reasonsOf = async (guest: Guest): Promise<unknown[]> =>
  (await guest.get<MyTables>('tables/mine')).body.tables.map(({ table, reasons }) => [table.id, reasons]);

test('your move names each table that waits for one, with its reason; the longest waiting comes first', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = [
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
  ];
  const [first, second] = await twoSeats(ada, ben);
  const game = first.table!.id;
  const idle = await ada.table([mine('Ada'), open], { startWhenFull: false });
  const full = await ada.table([mine('Ada'), open], { startWhenFull: false });
  await ben.post(`tables/${full.id}/join`, { name: 'Ben' });
  assert.deepEqual(await reasonsOf(ada), [
    [game, [{ what: 'act', kind: 'opening', as: 0 }]],
    [full.id, [{ what: 'start' }]],
    [idle.id, []],
  ]);
  assert.deepEqual(await reasonsOf(ben), [
    [full.id, []],
    [game, []],
  ]);
  assert.deepEqual(await reasonsOf(eve), []);

  const n = (await first.act(simple(viewOf(first)))) as number;
  await second.until((seat) => seat.n >= n, 'the move');
  assert.deepEqual((await reasonsOf(ben))[0], [game, [{ what: 'act', kind: 'opening', as: 1 }]]);
  const m = (await second.act(simple(viewOf(second)))) as number;
  await first.until((seat) => seat.n >= m, 'the move');
  assert.equal(typeof (await first.back()), 'number');
  assert.deepEqual(
    (await reasonsOf(ben)).find((each) => Array.isArray(each) && each[0] === game),
    [game, [{ what: 'agree', to: 'back', by: 0 }]],
  );
});

test('a next rated game waits for whoever has not agreed to it, not for its host; with the last yes it begins by itself', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  for (const guest of [ada, ben]) await guest.post('me/phrase');
  const nextOf = async (startWhenFull: boolean): Promise<string> => {
    const { id } = await ada.table([mine('Ada'), open], { rated: true, startWhenFull });
    await ben.post(`tables/${id}/join`, { name: 'Ben' });
    await ada.post(`tables/${id}/start`);
    const seat = ada.sit(id, { as: 0 });
    await seat.ready();
    assert.equal(typeof (await seat.request({ t: 'propose', id: 'x', as: 0, end: 'resigned' })), 'number');
    return (await ada.post<RematchReply>(`tables/${id}/rematch`, {})).body.id;
  };
  const next = await nextOf(false);
  assert.deepEqual(await reasonsOf(ada), [[next, []]]);
  assert.deepEqual(await reasonsOf(ben), [[next, [{ what: 'consent', rated: true }]]]);
  const { body } = await ben.post<TableReply>(`tables/${next}/rated`, { rated: true });
  assert.equal(body.table.status, 'waiting');
  assert.deepEqual(await reasonsOf(ada), [[next, [{ what: 'start' }]]]);
  await ada.post(`tables/${next}/leave`);
  await ben.post(`tables/${next}/leave`);

  const soon = await nextOf(true);
  assert.deepEqual(await reasonsOf(ada), [[soon, []]]);
  const agreed = await ben.post<TableReply>(`tables/${soon}/rated`, { rated: true });
  assert.equal(agreed.body.table.status, 'running');
  assert.ok(agreed.body.table.rated);
});

test('LD-1.1 locomotives are to be picked, and a table that starts by itself waits for the last pick', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const judy = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome', judge: 'open' });
  await ada.post(`tables/${id}/pick`, { seat: 0, engines: LOCOMOTIVES });
  const joined = await ben.post<TableReply>(`tables/${id}/join`, { name: 'Ben' });
  assert.equal(joined.body.table.status, 'waiting');
  await seatJudge(ada, judy, id);
  assert.deepEqual(await reasonsOf(ben), [[id, [{ what: 'pick' }]]]);
  assert.deepEqual(await reasonsOf(judy), [[id, [{ what: 'start' }]]]);
  assert.doesNotMatch(JSON.stringify((await judy.get('tables/mine')).body), /gwr-king/);
  const { body } = await ben.post<TableReply>(`tables/${id}/pick`, { seat: 1, engines: LOCOMOTIVES });
  assert.equal(body.table.status, 'running');
  assert.deepEqual(await reasonsOf(ada), [[id, [{ what: 'act', kind: 'activate', as: 0 }]]]);
});

test('tables that are not in memory are opened for it, and no secret is in what is told', async () => {
  await using before = await openServer();
  const [ada, ben] = [await Guest.arrive(before.link), await Guest.arrive(before.link)];
  const [seat] = await twoSeats(ada, ben, { hiddenAgendas: true });
  const { id } = seat.table!;
  await before.stop();
  await using server = await openServer({
    dataDir: before.dataDir,
    change: (config) => ({ ...config, recalled: 0 }),
  });
  assert.equal(server.tables.loaded.length, 0);
  const { body } = await ada.at(server.link).get<MyTables>('tables/mine');
  assert.deepEqual(body.tables[0]!.reasons, [{ what: 'act', kind: 'opening', as: 0 }]);
  const { row, match } = server.tables.live(id)!;
  const { trainPile, shapePiles, hands } = match!.state as State;
  const secrets = [...trainPile, ...shapePiles.flat(), ...hands.flatMap(({ secret }) => secret), row.seed];
  assert.ok(secrets.length > 20);
  for (const guest of [row.seats[0]!.guest!, row.seats[1]!.guest!, ...secrets])
    assert.ok(!JSON.stringify(body).includes(`"${guest}"`), guest);
});

test('a wish before the game waits for its answer, also for the keeper’s, who answers for those in the room', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([{ kind: 'room', name: 'Béla' }, open, open], { startWhenFull: false });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  assert.equal(typeof (await seat.request({ t: 'propose', id: 'p', as: 1, swap: 0 })), 'number');
  assert.deepEqual(await reasonsOf(ada), [[id, [{ what: 'agree', to: 'swap', by: 1 }]]]);
  assert.deepEqual(await reasonsOf(ben), [[id, []]]);
});

test('a clock that would run out in quiet hours is named with their end, as at its table', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const wall = (hours: number): string =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  const quiet = { from: wall(22), to: wall(27) };
  assert.equal((await ada.post('me/settings', { ...NO_SETTINGS, quiet })).status, 200);
  const { id } = await ada.table([mine('Ada'), open], { clock: { kind: 'turns', hours: 24 } });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const [{ by } = { by: 0 }] = (await ada.get<MyTables>('tables/mine')).body.tables;
  assert.equal(Math.round((by! - Date.now()) / 3_600_000), 27);
});

test('of those that wait for one the nearest end of a clock comes first, then who was asked first, not who was changed first', async () => {
  const first = await openServer();
  const [ada, ben] = [await Guest.arrive(first.link), await Guest.arrive(first.link)];
  const waits = async (guest: Guest): Promise<MyTables['tables']> =>
    (await guest.get<MyTables>('tables/mine')).body.tables.filter(({ reasons }) => reasons.length > 0);
  const ids = async (guest: Guest): Promise<string[]> => (await waits(guest)).map(({ table }) => table.id);
  const begin = async (clock?: ClockRule): Promise<string> => {
    const { id } = await ada.table([mine('Ada'), open], clock ? { clock } : {});
    await ben.post(`tables/${id}/join`, { name: 'Ben' });
    return id;
  };
  const move = async (id: string): Promise<void> => {
    const seat = ada.sit(id, { as: 0 });
    await seat.until(({ view }) => view !== null, 'the deal');
    assert.equal(typeof (await seat.act(simple(viewOf(seat)))), 'number');
    await seat.leave();
  };
  const [early, late, days, hours] = [
    await begin(),
    await begin(),
    await begin({ kind: 'turns', hours: 200 }),
    await begin({ kind: 'turns', hours: 30 }),
  ];
  for (const id of [late, early, days, hours]) await move(id);
  const order = [hours, days, late, early];
  assert.deepEqual(await ids(ben), order);
  // What changes at a table without anybody acting makes it wait no shorter.
  await ada.post(`tables/${late}/links`, { seat: 0 });
  assert.deepEqual(await ids(ben), order);
  const answer = await waits(ben);
  const left = answer.map(({ by }) => (by === undefined ? null : Math.round((by - Date.now()) / 3_600_000)));
  assert.deepEqual(left, [30, 200, null, null]);
  assert.deepEqual(await ids(ada), []);

  await first.stop();
  await using server = await openServer({ dataDir: first.dataDir });
  const again = await waits(ben.at(server.link));
  assert.deepEqual(
    again.map(({ table, since }) => [table.id, since]),
    answer.map(({ table, since }) => [table.id, since]),
  );
});

test('a wish that waits for one counts from when it was asked, whatever changes at its table afterwards', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [first, second] = await twoSeats(ada, ben);
  const wish = first.table!.id;
  const n = (await first.act(simple(viewOf(first)))) as number;
  await second.until((seat) => seat.n >= n, 'the move');
  const m = (await second.act(simple(viewOf(second)))) as number;
  await first.until((seat) => seat.n >= m, 'the move');
  const [later] = await twoSeats(ada, ben);
  assert.equal(typeof (await first.back()), 'number');
  assert.equal(typeof (await later.act(simple(viewOf(later)))), 'number');
  await ada.post(`tables/${wish}/links`, { seat: 0 });
  const { tables } = (await ben.get<MyTables>('tables/mine')).body;
  assert.deepEqual(
    tables.map(({ table, reasons }) => [table.id, reasons.map(({ what }) => what)]),
    [
      [wish, ['agree']],
      [later.table!.id, ['act']],
    ],
  );
  assert.ok(tables[0]!.since <= tables[1]!.since);
});
