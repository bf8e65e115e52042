import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '@turntable/protocol';
import { bot, Guest, mine, open } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

const MANY = 30;

/** Somebody with many games that are over, one under way and a table that waits; none is in memory. */
async function lived(server: TestServer): Promise<{ ada: Guest; guest: string; going: string }> {
  const ada = await Guest.arrive(server.link);
  for (let i = 0; i < MANY; i++) {
    const { id } = await ada.table([mine('Ada'), mine('Ben')]);
    (await server.tables.get(id)).carryOut([{ do: 'stop', by: 0, reason: 'abandoned' }]);
  }
  const { id: going } = await ada.table([mine('Ada'), bot()]);
  await ada.table([mine('Ada'), open]);
  if (!server.journal.idle) await server.journal.settled();
  for (const { row } of server.tables.loaded) server.tables.drop(row.id);
  return { ada, guest: (await ada.get<Me>('me')).body.guest, going };
}

/** Counts the tables that are loaded before anybody else has their turn. */
function watch(server: TestServer): { most: number; all: number } {
  const { store } = server;
  const counted = { most: 0, all: 0 };
  const load = store.load.bind(store);
  let now = 0;
  store.load = (id) => {
    if (++now === 1) setImmediate(() => (now = 0));
    counted.most = Math.max(counted.most, now);
    counted.all++;
    return load(id);
  };
  return counted;
}

test('whoever is deleted with many tables keeps others waiting for one of them at most; games that are over are not loaded to be left', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const { ada, guest, going } = await lived(server);
  const loads = watch(server);
  assert.equal((await ada.post('me/delete', { sure: true })).status, 200);
  assert.deepEqual(loads, { most: 1, all: MANY + 2 + 1 }, 'two are left first, of which one is then gone');
  assert.deepEqual(await server.store.person.tables(guest), []);
  assert.equal((await server.store.row(going))!.seats[0]!.kind, 'bot');
  assert.deepEqual(server.errors, []);
});

test('a table that changes while a guest is deleted is read again, and no other', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const { ada, guest, going } = await lived(server);
  const loads = watch(server);
  const { person } = server.store;
  const forget = person.forget.bind(person);
  person.forget = async (...args) => {
    person.forget = forget;
    // As by a bot's move.
    (await server.tables.get(going)).change({ answered: ['request'] });
    await server.journal.settled();
    return forget(...args);
  };
  assert.equal((await ada.post('me/delete', { sure: true })).status, 200);
  assert.deepEqual(loads, { most: 1, all: MANY + 2 + 1 + 1 });
  assert.deepEqual(await server.store.person.tables(guest), []);
});

test('whoever reads what is stored about them keeps others waiting for one of their tables at most', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const { ada, guest } = await lived(server);
  const loads = watch(server);
  const { status, body, headers } = await ada.get<{ guest: string; tables: object[] }>('me/data');
  assert.deepEqual([status, body.guest, body.tables.length], [200, guest, MANY + 2]);
  assert.match(headers.get('content-type')!, /^application\/json/);
  assert.deepEqual(loads, { most: 1, all: MANY + 2 });
});
