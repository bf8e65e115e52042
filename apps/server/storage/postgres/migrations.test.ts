import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import pg from 'pg';
import { Guest, mine, open } from '../../testing/guest.ts';
import { simple, viewOf } from '../../testing/loko-moto.ts';
import { Postgres } from '../../testing/postgres.ts';
import { openServer } from '../../testing/server.ts';
import { MIGRATIONS } from './migrations.ts';
import { PostgresStore } from './postgres.ts';

// Databases as earlier programs left them, with tables, a game under way and what else they stored. Version 1 had several
// layouts.
const folder = new URL('fixtures/', import.meta.url);
const server = await Postgres.start();
after(() => server[Symbol.asyncDispose]());

async function client(url: string): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  return made;
}

/** Columns, indexes and constraints, in words that do not depend on the order in which they were made. */
async function schemaOf(url: string): Promise<unknown[]> {
  const at = await client(url);
  const { rows } = await at.query(`
    SELECT table_name AS t, column_name AS c, concat_ws(' ', data_type, is_nullable, column_default, collation_name) AS d
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY 1, 2, 3`);
  await at.end();
  return rows;
}

const fixtures = readdirSync(folder).sort();

test('there is a database of every schema version', () => {
  const versions = fixtures.map((name) => Number(/^v(\d+)/.exec(name)![1]));
  assert.deepEqual(
    [...new Set(versions)].sort((a, b) => a - b),
    Array.from({ length: MIGRATIONS.length - 1 }, (_, i) => i + 1),
  );
});

for (const name of fixtures)
  test(`a database of ${name.replace('.sql', '')} becomes the present one, with all that is in it, and is played on`, async () => {
    const url = await server.database();
    const before = await client(url);
    await before.query(readFileSync(new URL(name, folder), 'utf8'));
    const entries = (await before.query('SELECT table_no, seq, request, body FROM entries ORDER BY no')).rows;
    const { rows: running } = await before.query("SELECT id, doc FROM tables WHERE status = 'running'");
    assert.ok(entries.length > 0 && running.length === 1, 'there is something in it');
    await before.end();

    const fresh = await server.database();
    await (await PostgresStore.open(fresh)).close();
    await (await PostgresStore.open(url)).close();
    assert.deepEqual(await schemaOf(url), await schemaOf(fresh));

    await using again = await openServer({ env: { DATABASE_URL: url } });
    const now = await client(url);
    assert.deepEqual(
      (await now.query('SELECT table_no, seq, request, body FROM entries ORDER BY no')).rows,
      entries,
    );
    assert.deepEqual((await now.query("SELECT 1 FROM board WHERE host = ''")).rows, []);
    await now.end();
    const { match } = await again.tables.get((running[0] as { id: string }).id);
    assert.equal(match!.n, entries.length);
    const guest = await Guest.arrive(again.link);
    assert.equal((await guest.get('tables')).status, 200);
    const { id } = await guest.table([mine('Ada'), open], { startWhenFull: false });
    assert.equal((await guest.post(`tables/${id}/leave`)).status, 200);
    const table = await guest.table([mine('Ada'), mine('Ben')]);
    const seat = guest.sit(table.id, { as: 0 });
    await seat.ready();
    assert.equal(typeof (await seat.act(simple(viewOf(seat)))), 'number');
    // On a busy machine a lease is not renewed in time; then its server takes it anew.
    const others = again.errors.filter((line) => !line.startsWith('this server may have been struck off'));
    assert.deepEqual(others, []);
  });
