import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { DEFAULT_TELLS } from '@turntable/protocol/tells.ts';
import type { Me } from '@turntable/protocol';
import type { ChannelReply, NotifyReply } from '@turntable/protocol/notify.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { hook, jobsOf } from '../testing/notify.ts';
import { Postgres } from '../testing/postgres.ts';
import { RedisServer } from '../testing/redis.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import type { Batch } from '../storage/store.ts';
import { Copies } from './copies.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
after(async () => {
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

/** Does at the second of two servers what the first cannot hear of, and waits until it knows. */
async function unheard(
  prepare: (
    a: TestServer,
    b: TestServer,
  ) => Promise<{ change(): Promise<void>; isKnown(): Promise<boolean> }>,
): Promise<void> {
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, WEBHOOKS_PRIVATE: '1' };
  await using a = await openServer({ env });
  await using b = await openServer({ env });
  const { change, isKnown } = await prepare(a, b);
  await redis.end();
  await change();
  assert.equal(await isKnown(), false, 'not heard');
  await redis.run();
  await until(isKnown, 'what is stored to be read', 10_000);
}
const arrive = (link: string): Promise<Guest> => Guest.arrive(link, true);

test('a holiday that was taken while servers could not talk stops the clock where the game is run', () =>
  unheard(async (a, b) => {
    const [ada, ben] = [await arrive(a.link), await arrive(a.link)];
    const clock = { kind: 'turns', hours: 24 } as const;
    const { id } = await ada.table([mine('Ada'), open], { clock });
    assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
    const seat = ada.sit(id, { as: 0 });
    await seat.ready();
    const today = new Date().toISOString().slice(0, 10);
    return {
      async change() {
        const { status } = await ada.at(b.link).post('me/holidays', { from: today, to: today });
        assert.equal(status, 200);
      },
      isKnown: async () => a.tables.live(id)!.absence.holidayOf(0) !== null,
    };
  }));

test('settings that were forgotten while servers could not talk are forgotten everywhere', () =>
  unheard(async (a, b) => {
    const ada = await arrive(b.link);
    assert.equal((await ada.post('me/settings', { ...NO_SETTINGS, zone: 'Asia/Tokyo' })).status, 200);
    const { guest } = (await ada.get<Me>('me')).body;
    await until(() => a.settings.has(guest), 'the settings at the other server');
    return {
      async change() {
        b.settings.forget(guest);
        await b.journal.settled();
      },
      isKnown: async () => !a.settings.has(guest),
    };
  }));

test('a channel that was removed while servers could not talk is told nothing more, and not written again', () =>
  unheard(async (a, b) => {
    const ada = await arrive(b.link);
    const { channel } = await hook(ada, 'http://127.0.0.1:1/hook');
    const other = (await hook(ada, 'http://127.0.0.1:1/other')).channel;
    const known = async () => (await ada.at(a.link).get<NotifyReply>('notify')).body.channels;
    await until(async () => (await known()).length === 2, 'the channels at the other server');
    return {
      async change() {
        assert.equal((await ada.post(`notify/${channel.id}/remove`, {})).status, 200);
        const tells = { ...DEFAULT_TELLS, digest: 24 as const };
        assert.equal((await ada.post<ChannelReply>(`notify/${other.id}/tells`, tells)).status, 200);
      },
      async isKnown() {
        const [one, ...more] = await known();
        if (more.length > 0 || one?.tells.digest !== 24) return false;
        const again = await ada.at(a.link).post(`notify/${channel.id}/tells`, DEFAULT_TELLS);
        assert.equal(again.status, 404);
        // The digest that was planned at the other server is known with it.
        assert.equal((await ada.at(a.link).post(`notify/${other.id}/remove`, {})).status, 200);
        assert.deepEqual(await jobsOf(a, 'digest'), []);
        return true;
      },
    };
  }));

test('whose server could not talk to that of their table was not away meanwhile', () =>
  unheard(async (a) => {
    const [ada, ben] = [await arrive(a.link), await arrive(a.link)];
    const { id } = await ada.table([mine('Ada'), open]);
    assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
    const { guest } = (await ben.get<Me>('me')).body;
    let from = 0;
    return {
      change: async () => void (from = Date.now()),
      isKnown: async () => a.tables.visits.away(a.tables.live(id)!)(guest) < Date.now() - from,
    };
  }));

test('what could not be told is told once messages arrive again, though others read before it was stored', async () => {
  const told: number[] = [];
  let isLinked = false;
  let reads = 0;
  let stored: (batch: Batch) => void = () => {};
  const services = {
    store: { settings: async () => (reads++, []) },
    journal: { settled: async () => {}, stored: (then: typeof stored) => (stored = then) },
    settings: { readAgain: async (read: () => Promise<unknown>) => void (await read()) },
  };
  const copies = new Copies(services as never, async (writes) => {
    if (isLinked) told.push(writes.length);
    return isLinked;
  });
  copies.attach();
  stored([{ kind: 'settings', guest: 'g', row: null }]);
  await new Promise(setImmediate);
  isLinked = true;
  await copies.linked();
  await copies.linked();
  assert.deepEqual([told, reads], [[0], 2], 'once, and both times it reads itself');
  copies.heard([]);
  await new Promise(setImmediate);
  assert.equal(reads, 3, 'who is told so reads again');
});
