import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import pg from 'pg';
import { listLaws } from '../laws/list.laws.ts';
import { peopleLaws } from '../laws/people.laws.ts';
import { storeLaws } from '../laws/storage.laws.ts';
import { Postgres } from '../../testing/postgres.ts';
import type { StoreUnderTest } from '../../testing/store.ts';
import { MIGRATIONS } from './migrations.ts';
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
