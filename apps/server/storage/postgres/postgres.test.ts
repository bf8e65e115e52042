import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import pg from 'pg';
import { isUnreachable } from '../../base/trouble.ts';
import { listLaws } from '../laws/list.laws.ts';
import { peopleLaws } from '../laws/people.laws.ts';
import { storeLaws } from '../laws/storage.laws.ts';
import { Postgres } from '../../testing/postgres.ts';
import { batchOf, row, type StoreUnderTest } from '../../testing/store.ts';
import { MIGRATIONS } from './migrations.ts';
import { Node } from './node.ts';
import { PostgresStore } from './postgres.ts';

const server = await Postgres.start();
after(() => server[Symbol.asyncDispose]());

function postgres(): StoreUnderTest {
  let url: Promise<string> | undefined;
  return {
    open: async () => PostgresStore.open(await (url ??= server.database())),
    clean: async () => {},
  };
}
for (const laws of [storeLaws, listLaws, peopleLaws]) laws('PostgreSQL', postgres);

test('a database of a newer program is not touched', async () => {
  const url = await server.database();
  await (await PostgresStore.open(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE schema_version SET version = version + 1');
  await client.end();
  await assert.rejects(PostgresStore.open(url), /newer than this program/);
});

test('of servers that start at once one makes the schema', async () => {
  const url = await server.database();
  const stores = await Promise.all([1, 2, 3, 4].map(() => PostgresStore.open(url)));
  const { rows } = await stores[0]!.pool.query('SELECT version FROM schema_version');
  assert.deepEqual(rows, [{ version: MIGRATIONS.length }]);
  await Promise.all(stores.map((store) => store.close()));
});

/** Two servers of one database. */
async function two() {
  const url = await server.database();
  const stores = [await PostgresStore.open(url), await PostgresStore.open(url)] as const;
  for (const [i, store] of stores.entries()) {
    const node = new Node(store.pool, `server ${i}`);
    await node.join(false);
    store.node = node;
  }
  return {
    stores,
    url,
    async [Symbol.asyncDispose]() {
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}

test('servers that ask at once for what is due do each job once; what one had taken is free when it is gone', async () => {
  await using at = await two();
  const [a, b] = at.stores;
  const keys = Array.from({ length: 60 }, (_, i) => `deliver:${i}`);
  await a.commit(
    keys.map((key) => ({ kind: 'job', key, job: { key, kind: 'deliver', due: 1, body: '{}' } })),
  );
  const take = (store: PostgresStore) => store.takeJobs(['deliver'], 5, 10);
  const taken: string[][] = [[], []];
  for (let round = 0; round < 4; round++) {
    const both = await Promise.all([take(a), take(b)]);
    for (const [i, rows] of both.entries()) {
      const mine = taken[i]!;
      mine.push(...rows.map(({ key }) => key).filter((key) => !mine.includes(key)));
      // Done: it is gone with the commit.
      if (i === 0) await a.commit(rows.map(({ key }) => ({ kind: 'job', key, job: null })));
    }
  }
  const [first, second] = taken as [string[], string[]];
  assert.deepEqual(
    first.filter((key) => second.includes(key)),
    [],
  );
  // The second has taken its page and not done it; nobody else gets it while it is alive.
  assert.ok(second.length >= 10, String(second.length));
  let left = await take(a);
  while (left.length > 0) {
    await a.commit(left.map(({ key }) => ({ kind: 'job', key, job: null })));
    left = await take(a);
  }
  assert.equal((await a.jobs(-1, 9, 99)).length, second.length);
  await b.node!.leave();
  assert.equal((await a.takeJobs(['deliver'], 5, 99)).length, second.length);
});

test('what two servers hold for one morning at once is told all of it, and once', async () => {
  await using at = await two();
  const [a, b] = at.stores;
  const key = 'digest:c';
  const put = (store: PostgresStore, due: number, held: readonly string[], known: readonly string[]) => {
    const body = { channel: 'c', slot: null, held: held.map((id) => ({ id, kind: 'turn' })), known };
    const job = { key, kind: 'digest', due, body: JSON.stringify(body) };
    return store.commit([{ kind: 'job', key, job }]);
  };
  const held = async () => {
    const [row] = await a.jobs(-1, 99, 9);
    const body = JSON.parse(row!.body) as { held: { id: string }[]; slot: null };
    return [
      row!.due,
      body.held
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ];
  };
  await put(a, 20, ['x'], ['x']);
  // Both know of x alone, and each adds one.
  await Promise.all([put(a, 20, ['x', 'z'], ['x', 'z']), put(b, 10, ['x', 'y'], ['x', 'y'])]);
  assert.deepEqual(await held(), [10, 'x y z']);
  // Whoever tells them has read all of them; what came since stays.
  await put(b, 30, ['late'], ['late', 'x', 'y', 'z']);
  assert.deepEqual(await held(), [30, 'late']);
  await put(a, 40, [], ['x', 'y', 'z']);
  assert.deepEqual(await held(), [30, 'late']);
});

test('what is asked for by a name with NUL in it is not there', async () => {
  const store = await PostgresStore.open(await server.database());
  assert.equal(await store.row('a\0b'), undefined);
  assert.equal(await store.load('\0'), undefined);
  assert.equal(await store.lists.count('open', { game: '\0' }, 0), 0);
  await store.close();
});

test('a NUL in one row fails neither it nor what is written with it', async () => {
  const store = await PostgresStore.open(await server.database());
  await store.commit(
    batchOf({
      tables: ['a', 'b'].map((id) => ({ row: row(id), was: 0 })),
      entries: [
        { table: 'a', seq: 0, request: 'x\0y', body: '{}' },
        { table: 'b', seq: 0, request: 'z', body: '{}' },
      ],
    }),
  );
  for (const [table, request] of [
    ['a', 'x\ufffdy'],
    ['b', 'z'],
  ] as const)
    assert.equal((await store.load(table))?.entries[0]?.request, request);
  await store.close();
});

test('a database without a connection left is one that is not reached', async () => {
  const store = await PostgresStore.open(await server.database());
  const all = Array.from({ length: store.pool.options.max }, () => store.pool.connect());
  const clients = await Promise.all(all);
  store.pool.options.connectionTimeoutMillis = 50;
  await assert.rejects(store.load('t'), isUnreachable);
  for (const each of clients) each.release(true);
  await store.close();
});
