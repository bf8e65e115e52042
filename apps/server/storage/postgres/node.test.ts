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

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

interface Member {
  readonly store: PostgresStore;
  readonly node: Node;
}

/** So many servers of one database, in the order in which they joined. Nobody renews their leases, which are long. */
async function servers(count: number): Promise<{ readonly all: readonly Member[] } & AsyncDisposable> {
  const url = await server.database();
  const all: Member[] = [];
  for (let i = 0; i < count; i++) {
    const store = await PostgresStore.open(url);
    const node = new Node(store.pool, `server ${i}`);
    await node.join(false);
    await store.pool.query("UPDATE nodes SET until = clock_timestamp() + interval '1 h' WHERE no = $1", [
      node.no,
    ]);
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
/** What the uptime clock stores. */
const beat = (down: number, at: number): Batch => {
  const body = JSON.stringify({ down, at });
  return batchOf({ jobs: [{ key: 'uptime', job: { key: 'uptime', kind: 'uptime', due: 0, body } }] });
};
const stoodOf = async ({ store }: Member): Promise<number> =>
  (JSON.parse((await store.jobs(-1, 0, 1))[0]!.body) as { down: number }).down;
/** About so long (ms), not twice as long; a busy machine takes its time. */
const isAbout = (ms: number, expected: number): void =>
  assert.ok(ms >= expected && ms < 1.5 * expected, `${ms}, expected ${expected}`);
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
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  await a.store.commit([...batchOf(make(row('t'))), ...beat(0, Date.now())]);
  await expire(a);
  assert.equal(await a.node.renew(true), 'struck off');
  const { others, down } = (await a.node.join(false))!;
  // The other one was up, so that the uptime clock of both goes on.
  assert.deepEqual([others, down], [[b.node.no], 0]);
  const taken = await a.node.take('t');
  assert.ok(taken?.mine && taken.gap >= 2_000, JSON.stringify(taken));
  assert.equal(await a.node.renew(true), 'renewed');
});

test('where no server was up while the database was away, the first that joins again has the time given back to all tables', async () => {
  await using at = await servers(2);
  const [a, b] = at.all as [Member, Member];
  await a.store.commit([...batchOf(make(row('t'))), ...beat(0, Date.now() - 2 * HOUR)]);
  await a.store.pool.query("UPDATE nodes SET until = clock_timestamp() - interval '1 h'");
  // What was to be stored before the database went away is, once it is back: nobody has joined again yet.
  await b.store.commit(beat(0, Date.now()));
  assert.equal(
    await b.node.take('t'),
    undefined,
    'by the time of one that has not joined again players are out of time',
  );
  for (const { node } of [b, a]) assert.equal(await node.renew(true), 'struck off');
  const places = [await b.node.join(false), await a.node.join(false)];
  for (const place of places) isAbout(place!.down, HOUR);
  const taken = await a.node.take('t');
  assert.ok(taken?.mine && taken.gap < HOUR / 2, 'once, and not by the table too');
});

test('when all servers ended without a word, clocks get back no more than the server’s own time stood still', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  const now = Date.now();
  await a.store.commit([...batchOf(make(row('s'), row('t'))), ...beat(500, now - HOUR)]);
  // Nobody had run the first for an hour before, though others were up.
  await a.store.pool.query(
    `UPDATE leases SET node = NULL, left_at = $1 FROM tables WHERE no = table_no AND id = 's'`,
    [now - 2 * HOUR],
  );
  await a.store.pool.query(`DELETE FROM leases USING tables WHERE no = table_no AND id = 't'`);
  await expire(a);
  const first = new Node(a.store.pool, 'first');
  const { others, down } = (await first.join(false))!;
  assert.deepEqual(others, []);
  isAbout(down, HOUR + 500);
  const [s, t] = [await first.take('s'), await first.take('t')];
  assert.ok(s?.mine && t?.mine);
  isAbout(s.gap, HOUR);
  assert.equal(t.gap, 0);
});

test('the time in which no server was up ends at the last lease, not at the last sign of life, which is older', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit([...batchOf(make(row('t'))), ...beat(0, Date.now() - HOUR)]);
  await expire(a);
  const first = new Node(a.store.pool, 'first');
  const { down } = (await first.join(false))!;
  assert.ok(down >= 2 * SECOND && down < HOUR / 2, String(down));
  const taken = await first.take('t');
  assert.ok(taken?.mine && taken.gap < down, JSON.stringify([taken, down]));
});

test('of servers that start at once where none was up the first gives the time back, whatever becomes of it, and no other does', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit(beat(500, Date.now() - HOUR));
  await expire(a);
  const nodes = [0, 1, 2].map((i) => new Node(a.store.pool, `again ${i}`));
  const places = await Promise.all(nodes.map((node) => node.join(false)));
  for (const place of places) isAbout(place!.down, HOUR + 500);
  // As one does that does not reach Redis.
  for (const node of nodes) await node.leave();
  isAbout((await new Node(a.store.pool, 'later').join(false))!.down, HOUR + 500);
});

test('what a server writes as a sign of life does not change for how long none was up', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit(beat(500, Date.now()));
  await a.store.commit(beat(0, Date.now()));
  assert.equal(await stoodOf(a), 500);
});

test('what a server ran whose last commit has not ended is given that time back once too', async () => {
  await using at = await servers(1);
  const [a] = at.all as [Member];
  await a.store.commit([...batchOf(make(row('t'))), ...beat(0, Date.now() - 2 * HOUR)]);
  const first = new Node(a.store.pool, 'first');
  const client = await a.store.pool.connect();
  try {
    await client.query('BEGIN');
    await a.node.guard(asking(client), entry('t', 0));
    await a.store.pool.query("UPDATE nodes SET until = clock_timestamp() - interval '1 h'");
    isAbout((await first.join(false))!.down, HOUR);
    await client.query('COMMIT');
  } finally {
    client.release(true);
  }
  const taken = await first.take('t');
  assert.ok(taken?.mine && taken.gap < HOUR / 2, JSON.stringify(taken));
});

test('the time for which nobody ran a table is owed to it, whoever takes it, until it is stored that it was given back', async () => {
  await using at = await servers(4);
  const [a, b, c, d] = at.all as [Member, Member, Member, Member];
  await a.store.commit(batchOf(make(row('t'))));
  await a.store.pool.query("UPDATE nodes SET until = clock_timestamp() - interval '1 h' WHERE no = $1", [
    a.node.no,
  ]);
  const gapAt = async ({ node }: Member): Promise<number> => {
    const taken = await node.take('t');
    assert.ok(taken?.mine);
    return taken.gap;
  };
  const change = (was: number): Batch =>
    batchOf({ tables: [{ row: { ...row('t'), version: was + 1 }, was }] });
  isAbout(await gapAt(b), HOUR);
  // It could not be read; then it was held and not opened; then its server ended as it should; the next one did not.
  isAbout(await gapAt(b), HOUR);
  await b.node.release(['t']);
  isAbout(await gapAt(b), HOUR);
  await b.node.leave();
  isAbout(await gapAt(c), HOUR);
  await c.store.commit(entry('t', 0));
  await expire(c);
  isAbout(await gapAt(d), HOUR);
  await assert.rejects(d.store.commit(change(7)), Conflict);
  isAbout(await gapAt(d), HOUR);
  await d.store.commit(change(1));
  assert.equal(await gapAt(d), 0);
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
