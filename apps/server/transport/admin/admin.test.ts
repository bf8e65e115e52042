import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody, Me, TableReply } from '@turntable/protocol';
import type { AdminState } from '@turntable/protocol/admin.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer, PAGE, type TestServer } from '../../testing/server.ts';
import { Problem } from '../../base/problem.ts';
import { isAdminKey } from './admin-key.ts';
import { banned } from './bans.ts';

async function ask(server: TestServer, path: string, body?: object, key = server.adminKey) {
  const response = await fetch(`${server.link}api/admin${path}`, {
    headers: { 'x-admin-key': key, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const wait = response.headers.get('retry-after');
  return { status: response.status, wait, body: (await response.json()) as AdminState & ErrorBody };
}

test('the key opens, nothing else does, and who guesses is stopped', async () => {
  await using server = await openServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  const file = join(server.dataDir, 'admin-key');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(readFileSync(file, 'utf8').trim(), server.adminKey);
  assert.ok(Buffer.from(server.adminKey, 'base64url').length >= 32);
  assert.equal((await ask(server, '')).status, 200);
  for (const given of ['', server.adminKey.slice(1), `${server.adminKey}x`, undefined, ['x']])
    assert.equal(isAdminKey(server.adminKey, given), false);
  const tries = [];
  for (let i = 0; i < 12; i++) tries.push((await ask(server, '', undefined, `wrong-${i}`)).status);
  assert.deepEqual([tries[0], tries.at(-1)], [403, 429]);
  const shut = await ask(server, '');
  assert.equal(shut.status, 429, 'from there not even the right one');
  assert.match(shut.wait!, /^(60|[1-5]\d)$/);
  const other = await fetch(`${server.link}api/admin`, {
    headers: { 'x-admin-key': server.adminKey, 'x-forwarded-for': '192.0.2.9' },
  });
  assert.equal(other.status, 200);
  assert.ok(!server.errors.join().includes(server.adminKey));
});

test('reports and tables are shown, without what a game hides', async () => {
  await using server = await openServer();
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const { id } = await ada.table([mine('Ada'), open], { options: { hiddenAgendas: true }, entry: 'open' });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  await ada.post(`tables/${id}/report`, { who: 1, reason: 'rude' });
  const { body } = await ask(server, '');
  assert.deepEqual(
    body.reports.map(({ table, name, reason }) => [table, name, reason]),
    [[id, 'Ben', 'rude']],
  );
  const [table] = body.tables;
  assert.deepEqual(
    [table!.id, table!.seats.map(({ name }) => name), table!.addresses],
    [id, ['Ada', 'Ben'], ['127.0.0.1']],
  );
  const { row } = await server.tables.get(id);
  const text = JSON.stringify(body);
  for (const secret of [row.seed, row.access.code, ada.token, ben.token]) assert.ok(!text.includes(secret));
});

test('stored tables that nobody has open are counted and listed, the newest first, and can be closed', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await ada.table([mine('Ada'), open])).id);
  const seat = ada.sit(ids[1]!);
  await seat.ready();
  for (const id of [ids[0]!, ids[2]!]) server.tables.drop(id);
  const { body } = await ask(server, '');
  assert.deepEqual(
    body.tables.map(({ id }) => id),
    [ids[1]],
  );
  assert.equal(body.stored.count, 3);
  const [newest, other] = body.stored.tables;
  assert.deepEqual([newest!.id, other!.id, body.stored.tables.length], [ids[2], ids[0], 2]);
  assert.deepEqual(Object.keys(newest!).sort(), ['game', 'host', 'id', 'madeAt', 'seats', 'status']);
  const { body: after } = await ask(server, '/close', { table: ids[0]! });
  assert.deepEqual([after.stored.count, after.stored.tables.map(({ id }) => id)], [2, [ids[2]]]);
});

test('a table is closed: the game ends without a result, one that waits is gone', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const played = await ada.table([mine('Ada'), mine('Ben')], {
    clock: { kind: 'live', bank: 60, increment: 1 },
  });
  const waits = await ada.table([mine('Ada'), open], { startWhenFull: false });
  const seat = ada.sit(played.id);
  await seat.ready();
  assert.equal((await ask(server, '/close', { table: played.id })).status, 200);
  await seat.until(({ table }) => table?.status === 'over', 'the end');
  assert.ok(seat.lines.some(({ kind }) => kind === 'closed'));
  assert.equal((await ask(server, '/close', { table: played.id })).status, 409);
  assert.equal((await ask(server, '/close', { table: waits.id })).status, 200);
  assert.equal((await ada.get(`tables/${waits.id}`)).status, 404);
  assert.equal((await ask(server, '/close', { table: 'none' })).status, 404);
  assert.deepEqual(server.errors, []);
});

test('a banned guest is out, in their sockets too, until they are let in again', async () => {
  await using server = await openServer();
  const ben = await Guest.arrive(server.link);
  const { id } = await ben.table([mine('Ben'), mine('Ada')]);
  const who = `guest:${(await ben.get<Me>('me')).body.guest}`;
  const seat = ben.sit(id);
  await seat.ready();
  const { body } = await ask(server, '/ban', { who, reason: 'rude' });
  assert.deepEqual(
    body.bans.map((ban) => [ban.who, ban.reason]),
    [[who, 'rude']],
  );
  await seat.until(({ closed }) => closed, 'the end of the socket');
  assert.equal((await ben.get('me')).status, 403);
  assert.equal((await fetch(`${server.link}print/map.pdf`, { headers: ben.headers })).status, 403);
  const late = ben.sit(id);
  await late.until(({ closed }) => closed, 'no way in');
  assert.equal(late.n, -1);
  await ask(server, '/unban', { who });
  assert.equal((await ben.get<TableReply>(`tables/${id}`)).status, 200);
  assert.equal((await ask(server, '/unban', { who })).status, 404);
});

test('a banned address or network is out of everything, others are not', async () => {
  await using server = await openServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  const from = (address: string): Promise<number> =>
    fetch(`${server.link}api/precedents`, { headers: { 'x-forwarded-for': address } }).then(
      ({ status }) => status,
    );
  await ask(server, '/ban', { who: 'address:192.0.2.0/24' });
  await ask(server, '/ban', { who: 'address:2001:db8::1' });
  await ask(server, '/ban', { who: 'address:::ffff:198.51.100.0/120' });
  // As the page shows it where a proxy passes on ports.
  await ask(server, '/ban', { who: 'address:203.0.113.9:5678' });
  const out = ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '2001:db8::2', '198.51.100.9'];
  out.push('192.0.2.7:5678', '[2001:db8::2]:5678', '203.0.113.9', '203.0.113.9:99');
  for (const address of out) assert.equal(await from(address), 403, address);
  for (const address of ['192.0.3.7', '2001:db8:0:1::1', '198.51.101.9'])
    assert.equal(await from(address), 200, address);
  // Other addresses would be banned than those that were meant.
  const short = ['1.2.3', '10', '010.0.0.1', '10/8', '10.1/16', '010.0.0.0/8', '::ffff:010.0.0.0/104'];
  for (const who of [
    ...short.map((each) => `address:${each}`),
    '192.0.2.1',
    'address:nowhere',
    'address:0.0.0.0/0',
    'guest:a b',
    'guest:',
    'x:y',
  ])
    assert.throws(
      () => banned(who),
      (error) => error instanceof Problem,
      who,
    );
});

test('who banned their own address or self lifts it again with the key; without it nothing opens', async () => {
  await using server = await openServer({ page: PAGE });
  const own = await Guest.arrive(server.link);
  const { guest } = (await own.get<Me>('me')).body;
  const status = async (path: string): Promise<number> => {
    const response = await fetch(server.link + path, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    return response.status;
  };
  for (const who of ['address:127.0.0.1', `guest:${guest}`]) {
    const wish = (path: string, key: string) =>
      fetch(`${server.link}api/admin${path}`, {
        method: 'POST',
        headers: { ...own.headers, 'content-type': 'application/json', 'x-admin-key': key },
        body: JSON.stringify({ who }),
      });
    assert.equal((await wish('/ban', server.adminKey)).status, 200);
    assert.equal((await own.get('me')).status, 403);
    // The page that lifts it opens; a balancer at the address still sees that the server is well.
    for (const path of ['admin', 'healthz', 'readyz']) assert.equal(await status(path), 200, path);
    assert.equal((await wish('/unban', 'guessed')).status, 403);
    assert.equal((await own.get('me')).status, 403);
    assert.equal((await wish('/unban', server.adminKey)).status, 200);
    assert.equal((await own.get('me')).status, 200);
  }
});
