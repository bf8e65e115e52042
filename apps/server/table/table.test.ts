import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import { patch, type ErrorBody } from '@turntable/protocol';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { freeSections, playOut, random, rng, simple, twoSeats, viewOf } from '../testing/loko-moto.ts';

const code = (answer: number | ErrorBody): string =>
  typeof answer === 'number' ? `ok ${answer}` : answer.code;
const all = (seats: readonly Seat[], n: number): Promise<unknown> =>
  Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, `update ${n}`)));

test('every viewer gets every update number, and patches lead to what a fresh sync says', async () => {
  await using server = await openServer();
  const [host, friend, watcher] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const seats = await twoSeats(host!, friend!, { hiddenAgendas: true });
  const { id } = seats[0].table!;
  const spectator = watcher!.sit(id);
  await spectator.ready();
  assert.equal(spectator.as, 'public');
  const n = await playOut(seats, rng(7));
  await all([spectator], n);
  for (const [seat, guest] of [
    [seats[0], host!],
    [seats[1], friend!],
    [spectator, watcher!],
  ] as const) {
    const fresh = guest.sit(id, { as: seat.as! });
    await fresh.ready();
    assert.deepEqual(fresh.view, seat.view);
    assert.deepEqual(fresh.log, seat.log);
    assert.deepEqual([fresh.n, fresh.undo], [seat.n, seat.undo]);
  }
});

test('a refusal cites its clause; a stale, foreign or misshapen answer says so; none of them moves the game', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const [section] = freeSections(viewOf(ada));
  const build = { type: 'build', section: section! };
  const refused = (await ada.act(build)) as ErrorBody;
  assert.equal(refused.code, 'illegal');
  assert.deepEqual(refused.refusals?.[0]?.clause, 'LM-6.1');
  assert.equal(code(await ben.act({ type: 'close', section } as never)), 'stale');
  assert.equal(code(await ben.act({ type: 'close', section } as never, 0)), 'not-your-seat');
  assert.equal(code(await ada.act({ type: 'close', section } as never, 'public')), 'not-your-seat');
  assert.equal(code(await ada.act({ type: 'dance' } as never)), 'bad-message');
  assert.equal(ada.n, 1);
  assert.equal(code(await ada.act(simple(viewOf(ada)))), 'ok 2');
  await all([ada, ben], 2);
});

test('a repeated request is answered again and not played again, over another socket too', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const { id } = ada.table!;
  const message = {
    t: 'act',
    id: 'once',
    as: 0,
    decision: viewOf(ada).decisions[0]!.id,
    action: simple(viewOf(ada)),
  };
  assert.equal(await ada.request(message), 2);
  assert.equal(await ada.request(message), 2);
  const second = host.sit(id);
  await second.ready();
  assert.equal(await second.request(message), 2);
  assert.equal(code(await ben.request({ ...message, as: 1 })), 'stale', 'ids are each guest’s own');
  assert.equal(second.n, 2);

  await server.stop();
  await using again = await openServer({ dataDir: server.dataDir });
  const later = host.at(again.link).sit(id);
  await later.ready();
  assert.equal(await later.request(message), 2);
  assert.equal(later.n, 2);
});

test('a client that comes back gets what it missed in one step, or everything if it had nothing', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(host, friend, { hiddenAgendas: true });
  const [ada, ben] = seats;
  const luck = rng(9);
  for (let i = 0; i < 30; i++) {
    const seat = seats[viewOf(ada).turn]!;
    const n = await seat.act(random(viewOf(seat), luck));
    await all(seats, n as number);
  }
  for (const from of [1, 5, 17, 30, 31]) {
    const back = friend.sit(ben.table!.id, { as: 1, last: from });
    const fresh = friend.sit(ben.table!.id, { as: 1 });
    // What the client had when it lost the connection.
    const then = ben.messages.filter((m) => m.t === 'sync' || (m.t === 'up' && m.n <= from));
    back.view = then.reduce<typeof back.view>((view, m) => {
      if (m.t === 'sync') return m.view;
      return m.t === 'up' ? patch(view, m.d) : view;
    }, null);
    back.log = ben.log.filter(({ n }) => n <= from);
    await Promise.all([back.ready(), fresh.ready()]);
    assert.equal(back.messages[0]!.t, 'gap');
    assert.deepEqual(back.view, fresh.view);
    assert.deepEqual(back.log, fresh.log);
    assert.ok(from > 17 || back.texts[0]!.length < fresh.texts[0]!.length, 'a gap is smaller than a sync');
  }
  for (const last of [0, 32]) {
    const back = friend.sit(ben.table!.id, { as: 1, last });
    await back.ready();
    assert.equal(back.messages[0]!.t, 'sync');
  }
});

test('pass and play: one guest looks and acts for all seats held, and takes back freely', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const table = await host.table([mine('Ada'), mine('Ben')], { options: { hiddenAgendas: true } });
  const seat = host.sit(table.id, { as: 0 });
  await seat.ready();
  assert.deepEqual([seat.place?.seats, seat.place?.host], [[0, 1], true]);
  await seat.act(simple(viewOf(seat)));
  assert.notEqual(viewOf(seat).hands[0]!.secret, null);
  assert.equal(viewOf(seat).hands[1]!.secret, null);
  await seat.send({ t: 'look', as: 1 });
  await seat.until(({ as }) => as === 1, 'the other eyes');
  assert.equal(viewOf(seat).hands[0]!.secret, null);
  assert.notEqual(viewOf(seat).hands[1]!.secret, null);
  assert.equal(seat.undo, 'free');
  await seat.act(simple(viewOf(seat)));
  assert.equal(seat.n, 3);
  assert.equal(await seat.back(0), 4);
});

test('nobody looks through eyes that are not theirs', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada] = await twoSeats(host, friend);
  const intruder = friend.sit(ada.table!.id, { as: 0 });
  await intruder.until(({ messages }) => messages.some((m) => m.t === 'error'), 'an error');
  assert.equal(intruder.as, 1);
  await intruder.send({ t: 'look', as: 0 });
  await intruder.until(({ messages }) => messages.filter((m) => m.t === 'error').length === 2, 'another');
  assert.ok(!intruder.messages.some((m) => m.t === 'sync' && m.as === 0));
  await intruder.send({ t: 'look', as: 'judge' });
  await intruder.until(({ messages }) => messages.filter((m) => m.t === 'error').length === 3, 'a third');
});

test('who is there is known to all: seats, watchers, comings and goings', async () => {
  await using server = await openServer();
  const [host, friend, watcher] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const table = await host!.table([mine('Ada'), open]);
  const ada = host!.sit(table.id);
  await ada.ready();
  assert.equal(ada.view, null);
  const spectator = watcher!.sit(table.id);
  await ada.until((seat) => seat.table?.watchers === 1, 'a watcher');
  await friend!.post(`tables/${table.id}/join`, { name: 'Ben' });
  await ada.until((seat) => seat.view !== null, 'the start');
  assert.equal(ada.table!.seats[1]!.here, false);
  const ben = friend!.sit(table.id);
  await ada.until((seat) => seat.table?.seats[1]?.here, 'Ben to be here');
  await spectator.until((seat) => seat.view !== null, 'the start for the watcher');
  await ben.leave();
  await spectator.leave();
  await ada.until((seat) => seat.table?.watchers === 0 && !seat.table.seats[1]!.here, 'both to be gone');
  const nowhere = host!.sit('nowhere');
  await nowhere.until(({ closed }) => closed === 4404, 'the close');
  assert.deepEqual(nowhere.messages, [{ t: 'error', error: { code: 'not-found' } }]);
});

test('a restart loses nothing: what was told is there, and the game goes on to its end', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  await ada.act(simple(viewOf(ada)));
  await all([ada, ben], 2);
  await ben.act(simple(viewOf(ben)));
  await all([ada, ben], 3);
  await server.stop();
  assert.equal(await ada.until(({ closed }) => closed, 'the close'), 1012);
  await using again = await openServer({ dataDir: server.dataDir });
  const seats = [host.at(again.link), friend.at(again.link)].map((guest, as) =>
    guest.sit(ada.table!.id, { as, last: 3 }),
  );
  seats.forEach((seat, i) => (seat.view = [ada, ben][i]!.view));
  await Promise.all(seats.map((seat) => seat.ready()));
  assert.equal(seats[0]!.messages[0]!.t, 'gap');
  const n = await playOut(seats, rng(4));
  assert.ok(n > 20 && lokoMoto.record.winners(viewOf(seats[0]!)).length > 0);
});

test('who wishes what is so already changes nothing of the table: it keeps its place in the lobby', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const journey = (date: string) => host.post(`tables/${id}/journey`, { seat: 0, journey: date });
  assert.equal((await journey('2026-01-05')).status, 200);
  const { row } = server.tables.live(id)!;
  assert.equal((await journey('2026-01-05')).status, 200);
  assert.equal((await host.post(`tables/${id}/join`, { name: 'Ada', seat: 0 })).status, 200);
  assert.equal(server.tables.live(id)!.row, row);
  assert.equal((await journey('2026-01-04')).status, 200);
  assert.equal(server.tables.live(id)!.row.version, row.version + 1);
});
