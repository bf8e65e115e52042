import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ErrorBody, Me, RematchReply, TableList, TableReply } from '@turntable/protocol';
import type { AdminState } from '@turntable/protocol/admin.ts';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import type { PhraseReply } from '@turntable/protocol/phrase.ts';
import type { SessionList } from '@turntable/protocol/session.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { bot, Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openTwo, type TestServer } from '../testing/server.ts';
import { Postgres } from '../testing/postgres.ts';
import { PostOffice } from '../testing/post-office.ts';
import { RedisServer } from '../testing/redis.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
after(async () => {
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

/** Two servers of one database. */
const two = async (more: Readonly<Record<string, string>> = {}) =>
  openTwo({ DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, ...more });

async function admin(server: TestServer, path: string, body: object): Promise<number> {
  const guest = await arrive(server.link);
  const headers = { 'x-admin-key': server.adminKey };
  return (await guest.post(`admin/${path}`, body, headers)).status;
}
const arrive = (link: string): Promise<Guest> => Guest.arrive(link, true);
const closed = (seat: Seat): Promise<number> => seat.until((each) => each.closed, 'the close');
const me = async (guest: Guest): Promise<Me> => (await guest.get<Me>('me')).body;

/** Ada's table at one server, looked at by Ben at the other; `who`: Ben, as bans name him. */
async function watched(a: TestServer, b: TestServer) {
  const ada = await arrive(a.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const ben = await arrive(b.link);
  const who = `guest:${(await me(ben)).guest}`;
  const seat = ben.sit(id);
  await seat.ready();
  return { ben, who, seat };
}

test('who is banned at one server is sent away by the other, and a ban that was lifted is lifted there', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const { ben, who, seat } = await watched(a, b);
  assert.equal(a.adminKey, b.adminKey, 'one key for all servers');
  assert.equal(await admin(a, 'ban', { who, reason: 'noise' }), 200);
  await closed(seat);
  await until(async () => (await ben.get('me')).status === 403, 'the ban to hold at the other server');
  assert.equal(await admin(a, 'unban', { who }), 200);
  await until(async () => (await ben.get('me')).status === 200, 'the ban to be lifted at the other server');
});

test('whoever is sent away by a ban at another server is not let in again while this one reads it', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const { ben, who, seat } = await watched(a, b);
  // The other server reads what is banned only when it is let.
  const { bans } = b.store;
  const read = bans.all.bind(bans);
  const [asked, mayRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  bans.all = async () => {
    asked.resolve();
    await mayRead.promise;
    return read();
  };
  assert.equal(await admin(a, 'ban', { who, reason: 'noise' }), 200);
  await asked.promise;
  assert.equal((await ben.get('me')).status, 200, 'not read yet');
  assert.equal(seat.closed, undefined);
  mayRead.resolve();
  await closed(seat);
  assert.equal((await ben.get('me')).status, 403);
});

test('a session ended at one server loses its sockets at the other', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const { phrase } = (await ada.post<PhraseReply>('me/phrase', {})).body;
  const found = await fetch(`${a.link}api/me/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phrase }),
  });
  const cookie = /^guest=([^;]*)/.exec(found.headers.getSetCookie().at(-1)!)![1]!;
  const phone = new Guest(b.link, decodeURIComponent(cookie));
  const seat = phone.sit(id, { as: 0 });
  await seat.ready();
  const { sessions } = (await ada.get<SessionList>('me/sessions')).body;
  const other = sessions.find(({ own, kind }) => !own && kind === 'browser')!;
  assert.equal((await ada.post('me/sessions/end', { id: other.id })).status, 200);
  await closed(seat);
  assert.deepEqual(seat.messages.at(-1), { t: 'error', error: { code: 'signed-out' } });
});

test('the lobby of one server shows who is at a table that the other runs', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const [seat, ben] = [ada.sit(id, { as: 0 }), await arrive(a.link)];
  const looks = ben.sit(id);
  await Promise.all([seat.ready(), looks.ready()]);
  const listed = async () =>
    (await ben.at(b.link).get<TableList>('tables')).body.open.find((each) => each.id === id);
  await until(async () => {
    const table = await listed();
    return table?.seats[0]?.here === true && table.watchers === 1;
  }, 'the lobby of the other server');
  await Promise.all([seat.leave(), looks.leave()]);
  await until(async () => {
    const table = await listed();
    return table?.seats[0]?.here === false && table.watchers === 0;
  }, 'them to be gone');
});

test('what one says is counted for all servers, and tables made from one address too', async () => {
  await using servers = await two({ TABLES_PER_GUEST: '1', TRUST_PROXY: '127.0.0.1' });
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const ben = await arrive(b.link);
  const tables = [await ada.table([mine('Ada'), open]), await ben.table([mine('Ben'), open])];
  const here = ada.sit(tables[0]!.id, { as: 0 });
  const there = ada.sit(tables[1]!.id);
  await Promise.all([here.ready(), there.ready()]);
  const say = (seat: Seat) => seat.request({ t: 'say', id: seat.newId(), as: seat.as, phrase: 'hello' });
  for (let i = 0; i < 5; i++) assert.equal(typeof (await say(here)), 'number');
  // The table is run by the other server, which has heard of the five.
  const sixth = (await say(there)) as ErrorBody;
  assert.equal(sixth.code, 'too-fast');

  const wish = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, seats: [mine('X'), open] };
  const make = async (server: TestServer): Promise<number> =>
    (await (await arrive(server.link)).post('tables', wish)).status;
  for (let i = 2; i < 10; i++) assert.equal(await make(i % 2 ? a : b), 201);
  assert.deepEqual([await make(a), await make(b)], [429, 429], 'both refuse one more');
});

test('servers that are asked in the same moment let no table more through than a guest may have', async () => {
  await using servers = await two({ TABLES_PER_GUEST: '4', BOT_TABLES_PER_GUEST: '2' });
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const made = async (seats: Parameters<Guest['table']>[0]): Promise<number> => {
    const wish = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open', seats };
    const asked = Array.from({ length: 10 }, (_, i) => ada.at(i % 2 ? a.link : b.link).post('tables', wish));
    const all = (await Promise.all(asked)).map(({ status }) => status);
    assert.ok(
      all.every((status) => status === 201 || status === 429),
      String(all),
    );
    return all.filter((status) => status === 201).length;
  };
  assert.equal(await made([mine('Ada'), bot('easy')]), 2);
  assert.equal(await made([mine('Ada'), open]), 2);
  assert.deepEqual([...a.errors, ...b.errors], []);
});

test('servers that are asked in the same moment let no table more through than an address may have', async () => {
  await using servers = await two({ TABLES_PER_GUEST: '1' });
  const { a, b } = servers;
  const links = Array.from({ length: 24 }, (_, i) => (i % 2 ? a : b).link);
  const guests = await Promise.all(links.map((link) => arrive(link)));
  const wish = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, seats: [mine('X'), open] };
  const asked = await Promise.all(guests.map((guest) => guest.post('tables', wish)));
  const made = asked.filter(({ status }) => status === 201);
  assert.equal(made.length, 10);
  assert.ok(asked.every(({ status }) => status === 201 || status === 429));
  assert.deepEqual([...a.errors, ...b.errors], []);
});

test('somebody is forgotten by one server though the other runs their tables; a table is closed from either', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const { guest } = await me(ada);
  const [first, second] = [
    await ada.table([mine('Ada'), bot()]),
    await ada.at(b.link).table([mine('Ada'), open]),
  ];
  const seats = [ada.sit(first.id, { as: 0 }), ada.at(b.link).sit(second.id, { as: 0 })];
  await Promise.all(seats.map((seat) => seat.ready()));
  assert.equal(await admin(b, 'forget', { guest }), 200);
  await Promise.all(seats.map(closed));
  assert.equal((await ada.get('me')).status, 403);
  assert.equal((await a.store.person.tables(guest)).length, 0);

  const ben = await arrive(a.link);
  const { id } = await ben.table([mine('Ben'), bot()]);
  assert.equal(await admin(b, 'close', { table: id }), 200);
  assert.equal((await b.store.row(id))!.status, 'over');
});

test('whoever looks at one server’s page sees the tables of all, and from where people came to them', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const ben = await arrive(b.link);
  const [first, second] = [
    await ada.table([mine('Ada'), open]),
    await ben.table([mine('Ben'), open], { entry: 'open' }),
  ];
  const seats = [ada.sit(first.id, { as: 0 }), ada.sit(second.id), ben.sit(second.id, { as: 0 })];
  await Promise.all(seats.map((seat) => seat.ready()));
  const seen = async (server: TestServer): Promise<AdminState['tables']> => {
    const headers = { 'x-admin-key': server.adminKey };
    const response = await fetch(`${server.link}api/admin`, { headers });
    return ((await response.json()) as AdminState).tables;
  };
  const both = [first.id, second.id].toSorted();
  for (const server of [a, b]) {
    const isAll = async (): Promise<boolean> =>
      (await seen(server))
        .map(({ id }) => id)
        .toSorted()
        .join() === both.join();
    await until(isAll, 'the tables of both servers');
    for (const table of await seen(server)) {
      assert.equal(table.addresses.length, 1, `from where people are at ${table.id}`);
      assert.deepEqual(Object.keys(table).sort(), [
        'addresses',
        'game',
        'host',
        'id',
        'madeAt',
        'seats',
        'status',
      ]);
    }
  }
});

test('hints are counted for all servers', async () => {
  await using servers = await two({ BOT_THINK_MS: '20' });
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const [here, there] = [
    await ada.table([mine('Ada'), bot()]),
    await ada.at(b.link).table([mine('Ada'), bot()]),
  ];
  const hint = async (guest: Guest, id: string): Promise<number> =>
    (await guest.post(`tables/${id}/hint`, { seat: 0 })).status;
  // Each counts, though on a busy machine the bots' process may not be there in time.
  for (let i = 0; i < 6; i++) assert.notEqual(await hint(ada, here.id), 429);
  await until(async () => (await hint(ada.at(b.link), there.id)) === 429, 'the other server to have heard');
});

test('who asks second for a rematch of a rated game finds it, though another server runs it by then', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const [ada, ben] = [await arrive(a.link), await arrive(a.link)];
  for (const guest of [ada, ben]) assert.equal((await guest.post('me/phrase')).status, 200);
  const { id } = await ada.table([mine('Ada'), open], { rated: true });
  assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
  const seat = ben.sit(id, { as: 1 });
  await seat.until(({ view }) => view !== null, 'the deal');
  const end = { t: 'propose', id: seat.newId(), as: 1, end: 'resigned' } as const;
  assert.equal(typeof (await seat.request(end)), 'number');
  const { body } = await ada.post<RematchReply>(`tables/${id}/rematch`);
  // Nobody is there, and then Ada comes by the other server.
  a.tables.giveUp([body.id]);
  const taken = (): Promise<boolean> =>
    b.tables.get(body.id).then(
      () => true,
      () => false,
    );
  await until(taken, 'the other server to run the next table');
  for (const { link } of [a, b]) {
    const again = await new Guest(link, ben.token).post<RematchReply>(`tables/${id}/rematch`);
    assert.deepEqual([again.status, again.body], [200, body]);
  }
  const rated = await ben.post<TableReply>(`tables/${body.id}/rated`, { rated: true });
  assert.deepEqual([rated.status, rated.body.table.rated?.agreed], [200, [true, true]], 'they agree there');
});

test('letters to an address that is not confirmed are counted for all servers', async () => {
  await using office = await PostOffice.open();
  await using servers = await two(office.env('https://play.example.org/'));
  const { a, b } = servers;
  const ask = async (guest: Guest, address = 'eve@example.net'): Promise<number> =>
    (await guest.post('notify/mail', { address, language: 'en' })).status;
  for (let i = 0; i < 3; i++) assert.equal(await ask(await arrive(a.link)), 201);
  // What is stored later is told later.
  const last = await arrive(a.link);
  assert.equal(await ask(last, 'ada@example.net'), 201);
  const known = async () => (await last.at(b.link).get<NotifyReply>('notify')).body.channels.length === 1;
  await until(known, 'the other server to have heard');
  assert.equal(await ask(await arrive(b.link)), 429);
  assert.equal(await ask(await arrive(b.link), 'ben@example.net'), 201, 'others are asked');
});
