import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine } from './testing/guest.ts';
import { openServer } from './testing/server.ts';
import { simple, viewOf } from './testing/loko-moto.ts';

const DAY = 86_400_000;

test('the tables acted at last are in memory when the server answers again', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const tables = await Promise.all([1, 2, 3].map(() => host.table([mine('Ada'), mine('Ben')])));
  const ids = tables.map(({ id }) => id);
  const seat = host.sit(ids[0]!);
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  await server.stop();
  await using again = await openServer({
    dataDir: server.dataDir,
    change: (config) => ({ ...config, recalled: 2 }),
  });
  assert.equal(again.tables.loaded.length, 2);
  assert.equal(again.tables.live(ids[0]!)?.match?.n, 2);
});

test('what is kept for a time only is forgotten while the server runs', async (t) => {
  const hourly: (() => void)[] = [];
  const every = globalThis.setInterval;
  t.mock.method(globalThis, 'setInterval', (work: () => void, ms: number) => {
    if (ms === 3_600_000) hourly.push(work);
    return every(work, ms);
  });
  const now = Date.now();
  t.mock.timers.enable({ apis: ['Date'], now });
  await using server = await openServer();
  const { journal, store } = server;
  const times = { madeAt: now, usedAt: now, until: now + DAY };
  await store.sessions.keep({ guest: 'g', id: 's', kind: 'browser', device: '', ...times });
  const ada = await Guest.arrive(server.link);
  const hook = { kind: 'webhook', url: 'https://example.org/a', language: 'en' };
  assert.equal((await ada.post('notify/webhook', hook)).status, 201);
  t.mock.timers.setTime(now + 401 * DAY);
  assert.equal((await store.channels()).length, 1);
  for (const work of hourly) work();
  await journal.settled();
  assert.deepEqual([await store.channels(), await store.sessions.of('g')], [[], []]);
  assert.deepEqual(server.errors, []);
});
