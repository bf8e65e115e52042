import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Postgres } from '../../testing/postgres.ts';
import { batchOf, make, row } from '../../testing/store.ts';
import { Conflict, type Batch } from '../store.ts';
import { Node } from './node.ts';
import { asking } from './pool.ts';
import { PostgresStore } from './postgres.ts';

const server = await Postgres.start();
after(() => server[Symbol.asyncDispose]());

interface Member {
  readonly store: PostgresStore;
  readonly node: Node;
}

/** So many servers of one database, in the order in which they joined. */
async function servers(count: number): Promise<{ readonly all: readonly Member[] } & AsyncDisposable> {
  const url = await server.database();
  const all: Member[] = [];
  for (let i = 0; i < count; i++) {
    const store = await PostgresStore.open(url);
    const node = new Node(store.pool, `server ${i}`);
    await node.join(false);
    store.node = node;
    all.push({ store, node });
  }
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map(({ store }) => store.close()));
    },
  };
}

const entry = (table: string, seq: number): Batch =>
  batchOf({ entries: [{ table, seq, request: `g ${seq}`, body: `{"n":${seq}}` }] });
const entriesOf = async ({ store }: Member, table: string): Promise<number[]> =>
  (await store.load(table))!.entries.map(({ seq }) => seq);
/** As after a pause that was longer than the lease: by the database's clock it is over. */
const expire = ({ store, node }: Member): Promise<unknown> =>
  store.pool.query("UPDATE nodes SET until = clock_timestamp() - interval '2 s' WHERE no = $1", [node.no]);
const struckOff = { name: 'Conflict', message: /struck off/ };

test('an old fence’s write is refused, all of it, from the moment when the server was struck off', async () => {
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  await a.store.commit(batchOf(make(row('t'))));
  await a.store.commit(entry('t', 0));
  await expire(a);
  // Nobody has taken its tables yet: a server that woke in time loses nothing.
  await a.store.commit(entry('t', 1));
  const taken = await b.node.take('t');
  assert.ok(taken?.mine && taken.gap >= 2_000, JSON.stringify(taken));
  await b.store.commit(entry('t', 2));
  await assert.rejects(a.store.commit(entry('t', 3)), struckOff);
  const changed = { ...row('t'), version: 2, changedAt: 99 };
  await assert.rejects(a.store.commit(batchOf({ tables: [{ row: changed, was: 1 }] })), struckOff);
  await assert.rejects(a.store.commit(batchOf(make(row('new')))), struckOff);
  await assert.rejects(
    a.store.commit(batchOf({ jobs: [{ key: 'k', job: { key: 'k', kind: 'x', due: 1, body: '{}' } }] })),
    struckOff,
  );
  assert.deepEqual(await entriesOf(b, 't'), [0, 1, 2]);
  assert.equal((await b.store.row('t'))!.version, 1);
  assert.equal(await b.store.row('new'), undefined);
  assert.deepEqual(await b.store.jobs(-1, 9, 9), []);
});

test('a server that joins again has a greater number, and writes what it runs, not what another took', async () => {
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  await a.store.commit([...batchOf(make(row('s'))), ...batchOf(make(row('t')))]);
  await expire(a);
  assert.deepEqual(await b.node.take('t').then((held) => held?.mine), true);
  assert.equal(await a.node.renew(true), 'struck off');
  const before = a.node.no;
  await a.node.join(false);
  assert.ok(a.node.no > b.node.no && a.node.no > before, `${before}, ${a.node.no}`);
  const foreign = { name: 'Conflict', message: /another server runs/ };
  await assert.rejects(a.store.commit(entry('t', 0)), foreign);
  // Not taken anew by it either, though nobody else has: the lease went with the old number.
  await assert.rejects(a.store.commit(entry('s', 0)), foreign);
  assert.deepEqual(await a.node.take('t'), { mine: false, node: b.node.no });
  assert.equal((await a.node.take('s'))?.mine, true);
  await a.store.commit(entry('s', 0));
  // A batch with one foreign table is refused with what is its own.
  await assert.rejects(a.store.commit([...entry('s', 1), ...entry('t', 0)]), Conflict);
  assert.deepEqual([await entriesOf(a, 's'), await entriesOf(a, 't')], [[0], []]);
});

test('a lease that is over is not renewed, though nobody has struck the server off: what it ran is given the time back', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit(batchOf(make(row('t'))));
  await expire(a);
  assert.equal(await a.node.renew(true), 'struck off');
  await a.node.join(false);
  const taken = await a.node.take('t');
  assert.ok(taken?.mine && taken.gap >= 2_000, JSON.stringify(taken));
  assert.equal(await a.node.renew(true), 'renewed');
});

test('when all servers ended without a word, clocks get back no more than the server’s own time stood still', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit(batchOf(make(row('t'))));
  await expire(a);
  // It reads in the store for how long no server was up, and starts its clock where that of the last one ended.
  const first = new Node(a.store.pool, 'first');
  assert.deepEqual((await first.join(false))!.others, []);
  const taken = await first.take('t');
  assert.ok(taken?.mine && taken.gap < 2_000, JSON.stringify(taken));
});

test('a commit that has begun ends before its server can be struck off', async () => {
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  await a.store.commit(batchOf(make(row('t'))));
  const client = await a.store.pool.connect();
  try {
    await client.query('BEGIN');
    await a.node.guard(asking(client), entry('t', 0));
    await expire(a);
    assert.deepEqual(await b.node.strikeOff(), [a.node.no, b.node.no]);
    await client.query('COMMIT');
  } finally {
    client.release(true);
  }
  assert.deepEqual(await b.node.strikeOff(), [b.node.no]);
});

test('of servers that want one table at once one gets it, and the others hear which', async () => {
  await using at = await servers(4);
  const [maker, ...others] = at.all as [Member, ...Member[]];
  await maker.store.commit(batchOf(make(row('t'))));
  await maker.node.leave();
  const held = await Promise.all(others.map(({ node }) => node.take('t')));
  const winners = others.filter((_, i) => held[i]!.mine);
  assert.equal(winners.length, 1);
  for (const each of held) if (!each!.mine) assert.equal(each!.node, winners[0]!.node.no);
  // It left as it should, so no clock has stood still.
  assert.deepEqual(
    held.find((each) => each!.mine),
    { mine: true, gap: 0 },
  );
  assert.equal(await others[0]!.node.take('no such table'), undefined);
});

test('a server cut off from the others gives way to those that can talk, and goes on where none can', async () => {
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  assert.equal(await b.node.renew(true), 'renewed');
  assert.equal(await a.node.renew(false), 'cut');
  assert.equal(await b.node.renew(false), 'renewed');
  assert.equal(await a.node.renew(false), 'renewed');
});
