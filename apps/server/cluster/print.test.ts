import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bot, Guest, mine } from '../testing/guest.ts';
import { Postgres } from '../testing/postgres.ts';
import { RedisServer } from '../testing/redis.ts';
import { openServer } from '../testing/server.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
after(async () => {
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

test('sheets of a table are printed whichever server is asked', async () => {
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  await using a = await openServer({ env });
  await using b = await openServer({ env });
  const ada = await Guest.arrive(a.link, true);
  const { id } = await ada.table([mine('Ada'), bot()]);
  for (const { link, errors } of [a, b]) {
    const { headers } = ada;
    const reply = await fetch(`${link}print/map.pdf?table=${id}`, { headers });
    const said = Buffer.from(await reply.arrayBuffer())
      .subarray(0, 300)
      .toString('latin1');
    assert.deepEqual([reply.status, said.slice(0, 5)], [200, '%PDF-'], `${said} ${String(errors)}`);
    assert.deepEqual(errors, []);
  }
});
