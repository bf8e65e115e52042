import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Redis } from 'ioredis';
import type { AdminState } from '@turntable/protocol/admin.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest, mine, open, type Seat } from '../testing/guest.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { Postgres } from '../testing/postgres.ts';
import { RedisServer } from '../testing/redis.ts';
import { openServer, type TestServer } from '../testing/server.ts';

const [postgres, redis] = await Promise.all([Postgres.start(), RedisServer.start()]);
const stranger = new Redis(redis.socket);
const listener = new Redis(redis.socket);
after(async () => {
  stranger.disconnect();
  listener.disconnect();
  await postgres[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

interface Game extends AsyncDisposable {
  readonly a: TestServer;
  readonly b: TestServer;
  readonly id: string;
  /** Ada's at the server that runs the table, Ben's at the other. */
  readonly seats: readonly [Seat, Seat];
  /** All that the servers have said to each other, by channel. */
  readonly said: readonly (readonly [channel: string, text: string])[];
  /** The channels of the two servers, and of all. */
  readonly channels: readonly string[];
  play(moves: number): Promise<void>;
}

/** A game of two who sit at different servers, each message between which is heard. */
async function game(): Promise<Game> {
  const said: (readonly [string, string])[] = [];
  listener.on('pmessage', (_: string, channel: string, text: string) => void said.push([channel, text]));
  await listener.psubscribe('turntable:*');
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const a = await openServer({ env });
  const b = await openServer({ env });
  const ada = await Guest.arrive(a.link);
  const ben = await Guest.arrive(b.link);
  const { id } = await ada.table([mine('Ada'), open]);
  assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })] as const;
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  return {
    ...{ a, b, id, seats, said },
    channels: (await stranger.pubsub('CHANNELS', 'turntable:*')) as string[],
    async play(moves) {
      for (let i = 0; i < moves; i++) {
        const mover = seats.find((seat) =>
          viewOf(seat).decisions.some(({ actors }) => actors.includes(seat.as as number)),
        )!;
        const n = await mover.act(simple(viewOf(mover)));
        assert.equal(typeof n, 'number', JSON.stringify(n));
        await Promise.all(seats.map((seat) => seat.until((each) => each.n >= (n as number), 'the update')));
      }
    },
    async [Symbol.asyncDispose]() {
      await listener.punsubscribe();
      listener.removeAllListeners('pmessage');
      await Promise.all([a[Symbol.asyncDispose](), b[Symbol.asyncDispose]()]);
    },
  };
}

const FORMS: readonly unknown[] = [
  ...['open', 'in', 'pong', 'left', 'out', 'close', 'ask', 'answer', 'rows', 'bans', 'ended', 'counted'],
  ...['present', 'list', 'listed', 'let-go', 'sockets', 'constructor', '__proto__'],
].flatMap((k) => [
  { k },
  { k, c: 'x', s: null, r: {}, guest: 5, wish: null, text: [], texts: 1, code: 'x', reason: 7 },
  { k, request: null, answer: null, writes: null, tables: null, counts: null, list: null, what: null },
  { k, r: 1, request: { method: 'GET', url: 'http://[', headers: null, address: '' }, answer: {} },
  { k, writes: [null, { kind: 'settings' }], tables: { x: null }, counts: { x: 'y' }, what: { kind: 'x' } },
]);
const MALFORMED: readonly string[] = [
  ...['', '\0', 'no JSON', '[', '1', 'null', '{}', '[]', '[1]', '["1", {}]', '[99, null]', '[99, 5]'],
  ...['[99, {"k": "out"}, 5]', '[-1, {"k": "bans"}]', '[1e400, {"k": "bans"}]'],
  '['.repeat(100_000) + ']'.repeat(100_000),
  JSON.stringify([99, { k: 'in', c: 1, s: 0, text: 'x'.repeat(8_000_000), binary: 'no' }]),
  ...FORMS.map((form) => JSON.stringify([99, form])),
];

test('what is no message of ours harms no server, whatever somebody writes on the channels', async () => {
  await using at = await game();
  await at.play(2);
  for (const channel of at.channels) for (const text of MALFORMED) await stranger.publish(channel, text);
  // What a move says on these channels is read after all that.
  await at.play(4);
  assert.deepEqual(
    at.seats.map(({ closed }) => closed),
    [undefined, undefined],
  );
  // Who comes anew is counted by what servers told each other of sockets, and shown by what they told of tables.
  for (const { link, adminKey } of [at.a, at.b]) {
    const eve = await Guest.arrive(link);
    await eve.sit(at.id).ready();
    assert.equal((await eve.get('tables')).status, 200);
    // A server hears of one that has just come with its next beat.
    await until(async () => {
      const page = await fetch(`${link}api/admin`, { headers: { 'x-admin-key': adminKey } });
      return ((await page.json()) as AdminState).tables.length === 1;
    }, 'the table to be on the page');
  }
  const [, ...more] = [...at.a.errors, ...at.b.errors].filter((line) => !/none of ours/.test(line));
  assert.deepEqual(more, []);
  assert.ok(at.a.errors.length + at.b.errors.length <= 4, 'a flood of them is no flood in the log');
});

test('what a server says of a socket counts only from the server that has to do with it', async () => {
  await using at = await game();
  await at.play(2);
  const told = at.said.findLast(([, text]) => text.includes('"k":"out"'))!;
  const [, out] = JSON.parse(told[1]) as [number, { c: number; s: number }];
  const before = at.seats[1].n;
  const forged = { t: 'update', n: before + 5 };
  await stranger.publish(
    told[0],
    JSON.stringify([99, { k: 'out', c: out.c, s: out.s + 1, texts: [JSON.stringify(forged)] }]),
  );
  await stranger.publish(told[0], JSON.stringify([99, { k: 'close', c: out.c, code: 1008, reason: '' }]));
  await at.play(2);
  assert.deepEqual([at.seats[1].closed, at.seats[1].n], [undefined, before + 2]);
});

test('what servers said to each other changes nothing when it is said again', async () => {
  await using at = await game();
  await at.play(3);
  const ben = at.seats[1];
  const wasAt = ben.n;
  const said = at.said.filter(([, text]) => !text.includes('"k":"beat"'));
  for (const kind of ['open', 'in', 'out', 'ask', 'answer'])
    assert.ok(said.some(([, text]) => text.includes(`"k":"${kind}"`)), kind); // prettier-ignore
  for (const [channel, text] of said) await stranger.publish(channel, text);
  await at.play(2);
  assert.deepEqual([ben.closed, ben.n], [undefined, wasAt + 2]);
  await ben.leave();
  const isHere = (): boolean => at.seats[0].table!.seats[1]!.here;
  await until(() => isHere() === false, 'Ben to be gone');
  // A socket that has gone is not opened again by what was said of it.
  for (const [channel, text] of at.said.slice()) if (text.includes('"k":"open"')) await stranger.publish(channel, text); // prettier-ignore
  // What Eve's socket says is read after that.
  await (await Guest.arrive(at.b.link)).sit(at.id).ready();
  assert.equal(isHere(), false);
  assert.deepEqual([...at.a.errors, ...at.b.errors], []);
});
