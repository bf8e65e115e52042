import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { ErrorBody, TableList, TableReply } from '@turntable/protocol';
import { DATABASE } from '../storage/folder.ts';
import { closed } from '../testing/closed.ts';
import { bot, Guest, mine, open } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/server.ts';

const usual = { game: 'loko-moto', options: {}, starter: 0, startWhenFull: true, entry: 'open' };
const make = async (
  guest: Guest,
  seats: readonly unknown[],
  more = {},
): Promise<[number, string | undefined]> => {
  const { status, body } = await guest.post<ErrorBody>('tables', { ...usual, seats, ...more });
  return [status, body.code];
};

test('a guest has so many tables that are not over, an address ten times that; one that is gone makes room', async () => {
  await using server = await openServer({ env: { TABLES_PER_GUEST: '2' } });
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  assert.deepEqual(await make(host, [mine('Ada'), open]), [201, undefined]);
  assert.deepEqual(await make(host, [mine('Ada'), open]), [429, 'too-fast']);
  await host.post(`tables/${id}/leave`, {});
  assert.deepEqual(await make(host, [mine('Ada'), open]), [201, undefined]);
  // Two of twenty are this guest's; the one that is gone does not count.
  for (let i = 0; i < 9; i++) {
    const other = await Guest.arrive(server.link);
    for (let j = 0; j < 2; j++) assert.equal((await make(other, [mine('B'), open]))[0], 201, `${i} ${j}`);
  }
  assert.deepEqual(await make(await Guest.arrive(server.link), [mine('C'), open]), [429, 'too-fast']);
});

test('a restart forgets no table of an address, and the address is neither stored nor told', async () => {
  const env = { TABLES_PER_GUEST: '1', TRUST_PROXY: '127.0.0.1' };
  const first = await openServer({ env });
  const { dataDir } = first;
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const wish = { ...usual, seats: [mine('Ada'), open] };
  const ask = async (server: TestServer): Promise<[number, TableReply]> => {
    const { status, body } = await (await Guest.arrive(server.link)).post<TableReply>('tables', wish, from);
    return [status, body];
  };
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) {
    const [status, body] = await ask(first);
    assert.equal(status, 201);
    ids.push(body.table.id);
  }
  assert.equal((await ask(first))[0], 429);
  await first.stop();

  await using second = await openServer({ env, dataDir });
  assert.equal((await ask(second))[0], 429, 'after a restart');
  assert.equal((await make(await Guest.arrive(second.link), [mine('Eve'), open]))[0], 201, 'from elsewhere');
  // By a key, as addresses are few enough to try them all.
  const told = (await second.store.row(ids[0]!))!.household!;
  assert.match(told, /^@[\w-]{22}$/);
  const { body } = await (await Guest.arrive(second.link)).get(`tables/${ids[0]}`);
  assert.ok(!JSON.stringify(body).includes(told));
  for (const file of readdirSync(dataDir).filter((name) => name.startsWith(DATABASE)))
    assert.ok(!readFileSync(join(dataDir, file)).includes('203.0.113.7'), file);
  await second.tables.remove(await second.tables.get(ids[0]!));
  assert.equal((await ask(second))[0], 201, 'one that is gone makes room');
  await second.stop();
});

/** As after so many days without anybody: rows that changed, moves and what is due lie so far back. */
function age({ dataDir }: TestServer, days: number): void {
  const db = new DatabaseSync(join(dataDir, DATABASE));
  for (const [table, column] of [
    ['tables', 'changed_at'],
    ['entries', 'at'],
    ['dues', 'due'],
  ])
    // prettier-ignore
    db.exec(`UPDATE ${table} SET ${column} = ${column} - ${days * 86_400_000}`);
  db.close();
}

test('tables that were given up shut nobody else of their address out; those with a clock that still runs count', async () => {
  const env = { TABLES_PER_GUEST: '1', BOT_TABLES_PER_GUEST: '1', BOT_DELAY_MS: '60000' };
  const first = await openServer({ env });
  const { dataDir } = first;
  const guests = await Promise.all(Array.from({ length: 10 }, () => Guest.arrive(first.link)));
  const clock = { kind: 'turns', hours: 336 };
  for (const [i, guest] of guests.entries())
    assert.equal((await make(guest, [mine('Ada'), i === 0 ? mine('Ben') : bot()], i === 0 ? { clock } : {}))[0], 201); // prettier-ignore
  assert.equal((await make(await Guest.arrive(first.link), [mine('Eve'), open]))[0], 429);
  await first.stop();
  age(first, 13);

  const second = await openServer({ env, dataDir });
  assert.equal((await make(await Guest.arrive(second.link), [mine('Eve'), open]))[0], 429, 'not yet');
  await second.stop();
  age(second, 2);
  // As where its player is on holiday.
  const db = new DatabaseSync(join(dataDir, DATABASE));
  db.exec(`UPDATE dues SET due = ${Date.now() + 86_400_000} WHERE due > ${Date.now() - 3 * 86_400_000}`);
  db.close();

  await using third = await openServer({ env, dataDir, change: (config) => ({ ...config, recalled: 0 }) });
  for (let i = 0; i < 9; i++)
    assert.equal((await make(await Guest.arrive(third.link), [mine('Eve'), i === 0 ? bot() : open]))[0], 201, `${i}`); // prettier-ignore
  assert.equal(
    (await make(await Guest.arrive(third.link), [mine('Eve'), open]))[0],
    429,
    'one was still played',
  );
});

test('bots play at so many tables of one host, however the tables came to run', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '2', BOT_DELAY_MS: '60000' } });
  const host = await Guest.arrive(server.link);
  const waiting = await host.table([mine('Ada'), bot()], { startWhenFull: false });
  for (let i = 0; i < 2; i++) await host.table([mine('Ada'), bot()]);
  assert.deepEqual(await make(host, [mine('Ada'), bot()]), [429, 'too-fast']);
  const { status, body } = await host.post<ErrorBody>(`tables/${waiting.id}/start`, {});
  assert.deepEqual([status, body.code], [429, 'too-fast']);
  assert.equal((await make(host, [mine('Ada'), mine('Ben')]))[0], 201, 'without bots');
  assert.equal((await make(await Guest.arrive(server.link), [mine('Eve'), bot()]))[0], 201, 'somebody else');
});

test('where bots play at enough tables of a host, a full table waits for the host, and a rematch is refused', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '2', BOT_DELAY_MS: '60000' } });
  const [host, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const full = await host.table([mine('Ada'), bot(), open]);
  const over = await host.table([mine('Ada'), bot()]);
  const ending = await server.tables.get(over.id);
  ending.carryOut([{ do: 'stop', by: 0, reason: 'abandoned' }]);
  for (let i = 0; i < 2; i++) await host.table([mine('Ada'), bot()]);
  const joined = await ben.post<TableReply>(`tables/${full.id}/join`, { name: 'Ben' });
  assert.deepEqual([joined.status, joined.body.table.status], [200, 'waiting']);
  assert.equal((await host.post(`tables/${full.id}/start`, {})).status, 429);
  assert.equal((await host.post(`tables/${over.id}/rematch`)).status, 429);
});

test('a seat that is left in mid-game is played on by a bot whatever the budget, and counts for the next table', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '1', BOT_DELAY_MS: '60000' } });
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const left: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { id } = await ada.table([mine('Ada'), open]);
    assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
    assert.equal((await ben.post(`tables/${id}/leave`)).status, 200);
    left.push(server.tables.live(id)!.row.seats[1]!.kind);
  }
  assert.deepEqual(left, ['bot', 'bot']);
  assert.equal((await make(ada, [mine('Ada'), bot()]))[0], 429);
});

test('an address has ten times what a guest has of tables at which bots play', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '1', BOT_DELAY_MS: '60000' } });
  const guests = await Promise.all(Array.from({ length: 11 }, () => Guest.arrive(server.link)));
  const answers = [];
  for (const guest of guests) answers.push((await make(guest, [mine('Ada'), bot()]))[0]);
  assert.deepEqual(answers, [...Array.from({ length: 10 }, () => 201), 429]);
  assert.equal((await make(guests[10]!, [mine('Ada'), open]))[0], 201, 'without bots');
});

test('an address has no more tables at which bots play if they are begun after they were made', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '1', BOT_DELAY_MS: '60000' } });
  const waiting: [Guest, string][] = [];
  for (let i = 0; i < 12; i++) {
    const guest = await Guest.arrive(server.link);
    const { id } = await guest.table([mine('Ada'), bot()], { startWhenFull: false });
    waiting.push([guest, id]);
  }
  // One full table of the address begins with whoever sits down last.
  const host = await Guest.arrive(server.link);
  const full = await host.table([mine('Cleo'), bot(), open]);
  const begun = await Promise.all(
    waiting.map(([guest, id]) => guest.post<ErrorBody>(`tables/${id}/start`, {})),
  );
  const refused = begun.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ status, body }) => [status, body.code]),
    [
      [429, 'too-fast'],
      [429, 'too-fast'],
    ],
  );
  const joined = await waiting[0]![0].post<TableReply>(`tables/${full.id}/join`, { name: 'Ben' });
  assert.deepEqual([joined.status, joined.body.table.status], [200, 'waiting']);
  const running = await server.tables.get(waiting[begun.findIndex(({ status }) => status === 200)]![1]);
  running.carryOut([{ do: 'stop', by: 0, reason: 'abandoned' }]);
  await server.journal.settled();
  assert.equal((await host.post(`tables/${full.id}/start`, {})).status, 200, 'one that is over makes room');
});

test('a table where locomotives are chosen counts among those at which bots play', async () => {
  await using server = await openServer({ env: { BOT_TABLES_PER_GUEST: '1', BOT_DELAY_MS: '60000' } });
  const host = await Guest.arrive(server.link);
  const drafted = { game: 'double-header', options: { lots: 'three' } };
  const ids: string[] = [];
  for (let i = 0; i < 2; i++)
    ids.push((await host.table([mine('Ada'), bot()], { ...drafted, startWhenFull: false })).id);
  const start = (id: string) => host.post<TableReply>(`tables/${id}/start`, {});
  const begun = await start(ids[0]!);
  assert.deepEqual([begun.status, begun.body.table.status], [200, 'waiting']);
  assert.ok(begun.body.table.draft);
  assert.equal((await start(ids[1]!)).status, 429);
  assert.equal((await start(ids[0]!)).status, 200, 'it is no other than itself');
});

test('sixty open tables of one guest do not push the table of another out of the lobby', async () => {
  await using server = await openServer();
  const [ben, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ben.table([mine('Ben'), open]);
  for (let i = 0; i < 60; i++) await eve.table([mine('Eve'), open]);
  const { body } = await ben.get<TableList>('tables');
  assert.equal(body.open.length, 50);
  assert.equal(
    body.open.findIndex((table) => table.id === id),
    5,
  );
  assert.equal(body.count.open, 61);
});

/** How many of these are done that are asked for in one packet. */
async function doneAtOnce(
  { port, link }: TestServer,
  { token }: Guest,
  asked: readonly (readonly [path: string, body: object])[],
): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (data) => (said += data.toString()));
  const requests = asked.map(([path, wish], i) => {
    const body = JSON.stringify(wish);
    return (
      `POST /api/${path} HTTP/1.1\r\nHost: ${new URL(link).host}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `${i === asked.length - 1 ? 'Connection: close\r\n' : ''}\r\n${body}`
    );
  });
  socket.write(requests.join(''));
  await closed(socket);
  const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  assert.equal(statuses.length, asked.length);
  assert.ok(
    statuses.every((status) => status < 300 || status === 429),
    statuses.join(),
  );
  return statuses.filter((status) => status < 300).length;
}

test('what is asked for in one packet is counted as what comes one after the other', async () => {
  const env = { TABLES_PER_GUEST: '8', BOT_TABLES_PER_GUEST: '2', BOT_DELAY_MS: '60000' };
  await using server = await openServer({ env });
  const wish = (...seats: unknown[]) => ['tables', { ...usual, seats }] as const;
  const ada = await Guest.arrive(server.link);
  assert.equal(await doneAtOnce(server, ada, Array(20).fill(wish(mine('Ada'), bot()))), 2, 'with bots');
  assert.equal(await doneAtOnce(server, ada, Array(20).fill(wish(mine('Ada'), open))), 6, 'in all');

  const ben = await Guest.arrive(server.link);
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await ben.table([mine('Ben'), open], { startWhenFull: false })).id);
  // A bot sits down and the table begins: the second is looked at when the first is done.
  const begun = ids.flatMap((id) => [
    [`tables/${id}/bot`, { seat: 1, level: 'easy' }] as const,
    [`tables/${id}/start`, {}] as const,
  ]);
  assert.equal(await doneAtOnce(server, ben, begun), ids.length + 2, 'begun');

  const [cleo, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const full: string[] = [];
  for (let i = 0; i < 4; i++) full.push((await cleo.table([mine('Cleo'), open, bot()])).id);
  const joins = full.map((id) => [`tables/${id}/join`, { name: 'Eve' }] as const);
  assert.equal(await doneAtOnce(server, eve, joins), 4);
  const rows = await Promise.all(full.map(async (id) => (await server.tables.get(id)).row));
  assert.equal(rows.filter(({ status }) => status === 'running').length, 2, 'the others wait for their host');
});
