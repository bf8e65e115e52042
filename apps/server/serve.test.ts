import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine } from './testing/guest.ts';
import { openServer } from './testing/server.ts';
import { simple, viewOf } from './testing/loko-moto.ts';

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
