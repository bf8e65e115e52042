import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { EXIT, Trouble } from '../base/trouble.ts';
import { mine, open, Guest } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { Postgres } from '../testing/postgres.ts';
import { RedisServer } from '../testing/redis.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
after(async () => {
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

test('one server with PostgreSQL and without Redis plays as with a file, and no second one is let in', async () => {
  const env = { DATABASE_URL: await postgres.database() };
  await using single = await openServer({ env });
  const ada = await Guest.arrive(single.link);
  const table = await ada.table([mine('Ada'), { kind: 'mine', name: 'Ben' }]);
  const seat = ada.sit(table.id, { as: 0 });
  await seat.ready();
  const n = await seat.act(simple(viewOf(seat)));
  assert.equal(typeof n, 'number');
  await assert.rejects(openServer({ env }), /another server works with the database/);
  await single.stop();
  await using again = await openServer({ env });
  const back = ada.at(again.link).sit(table.id, { as: 0 });
  await back.ready();
  assert.equal(back.n, n);
});

test('a server that does not reach Redis when it starts says so in one sentence, and leaves its place to others', async () => {
  const env = { DATABASE_URL: await postgres.database() };
  await assert.rejects(openServer({ env: { ...env, REDIS_URL: 'redis://:secret@127.0.0.1:1' } }), (error) => {
    assert.ok(error instanceof Trouble);
    assert.equal(error.exit, EXIT.away);
    assert.match(
      error.message,
      /^REDIS_URL: Redis is not reached \(connect ECONNREFUSED .*\); see that it runs/,
    );
    assert.doesNotMatch(error.message, /secret/);
    return true;
  });
  await using node = await openServer({ env });
  assert.equal((await fetch(`${node.link}healthz`)).status, 200);
});

test('players of one table at different servers see each other’s moves', async () => {
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  await using a = await openServer({ env });
  await using b = await openServer({ env });
  const ada = await Guest.arrive(a.link);
  const ben = await Guest.arrive(b.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const joined = await ben.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal(joined.status, 200, JSON.stringify(joined.body));
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  for (let i = 0; i < 6; i++) {
    const mover = seats.find((seat) =>
      viewOf(seat).decisions.some(({ actors }) => actors.includes(seat.as as number)),
    )!;
    const n = await mover.act(simple(viewOf(mover)));
    assert.equal(typeof n, 'number', JSON.stringify(n));
    await Promise.all(seats.map((seat) => seat.until((each) => each.n >= (n as number), 'the update')));
  }
  assert.deepEqual([a.errors, b.errors], [[], []]);
});
