import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Me } from '@turntable/protocol';
import { Guest, mine, open } from '../testing/guest.ts';
import { Postgres } from '../testing/postgres.ts';
import { RedisServer } from '../testing/redis.ts';
import { openTwo } from '../testing/server.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
after(async () => {
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

const two = async () => openTwo({ DATABASE_URL: await postgres.database(), REDIS_URL: redis.url });
const arrive = (link: string): Promise<Guest> => Guest.arrive(link, true);
const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;

test('whose socket has closed while its table was looked up is not at that table', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const ada = await arrive(a.link);
  const { id } = await ada.table([mine('Ada'), open]);
  const eve = await arrive(b.link);
  const guest = await idOf(eve);
  // The other server finds who runs the table only when it is let.
  const { tables } = b;
  const get = tables.get.bind(tables);
  const [asked, mayFind] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  tables.get = async (table) => {
    tables.get = get;
    asked.resolve();
    await mayFind.promise;
    return get(table);
  };
  const seat = eve.sit(id);
  await asked.promise;
  const key = { 'x-admin-key': b.adminKey };
  const ban = { who: `guest:${guest}`, reason: 'noise' };
  assert.equal((await ada.at(b.link).post('admin/ban', ban, key)).status, 200);
  await seat.until((each) => each.closed, 'the close');
  mayFind.resolve();
  const looks = ada.at(b.link).sit(id);
  await looks.ready();
  assert.deepEqual(
    a.tables.live(id)!.members.map((each) => each.guest === guest),
    [false],
  );
});

test('who is deleted by one server while another does what they asked for leaves nothing there', async () => {
  await using servers = await two();
  const { a, b } = servers;
  const eve = await arrive(a.link);
  const guest = await idOf(eve);
  const { sessions } = b.store;
  const of = sessions.of.bind(sessions);
  let looks = 0;
  sessions.of = async (who) => {
    const rows = await of(who);
    // The second look, when the body has come, is the last before it is done.
    if (who.startsWith('gone:') && ++looks === 2) {
      sessions.of = of;
      assert.equal((await eve.post('me/delete', { sure: true })).status, 200);
    }
    return rows;
  };
  await eve.at(b.link).post('me/settings', { zone: null, quiet: null, digestAt: '08:00' });
  assert.equal(looks, 2);
  for (const { journal } of [a, b]) if (!journal.idle) await journal.settled();
  assert.deepEqual(
    (await a.store.settings()).filter((row) => row.guest === guest),
    [],
  );
});
