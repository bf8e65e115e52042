import assert from 'node:assert/strict';
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { NO_BOTS } from '../../table/companions.ts';
import { Tables } from '../../table/registry.ts';
import { coreServices } from '../../table/services.ts';
import { failing } from '../../testing/log.ts';
import { SqliteStore } from '../sqlite/sqlite.ts';
import { MIGRATIONS } from './migrations.ts';

// Databases as each schema version left them, written by the server of its day: a table that waits, two that run, a game
// that two bots played to its end, and what else that version stored. Version 1 had two layouts.
const folder = new URL('fixtures/', import.meta.url);
const fixtures = readdirSync(folder).sort();

interface StoredTable {
  readonly id: string;
  readonly status: string;
  readonly doc: string;
  readonly entries: readonly string[];
}

/** The tables of a database, with the bodies of their entries, in either layout. */
function tablesIn(db: DatabaseSync): StoredTable[] {
  const isFirst = db
    .prepare("SELECT name FROM pragma_table_info('tables')")
    .all()
    .every(({ name }) => name !== 'no');
  const entries = isFirst
    ? db.prepare('SELECT body FROM entries WHERE table_id = ? ORDER BY seq')
    : db.prepare('SELECT body FROM entries JOIN tables ON tables.no = table_no WHERE id = ? ORDER BY seq');
  return db
    .prepare('SELECT id, status, doc FROM tables ORDER BY id')
    .all()
    .map((row) => {
      const id = String(row['id']);
      return {
        ...row,
        id,
        entries: entries.all(id).map(({ body }) => String(body)),
      } as unknown as StoredTable;
    });
}

/** Tables and indexes as statements, without regard to spaces and quotes. */
function schemaOf(path: string): string[] {
  const db = new DatabaseSync(path);
  const found = db
    .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    .all();
  db.close();
  return found.map(({ sql }) => String(sql).replace(/["\s]+/g, ' ')).sort();
}

const count = (db: DatabaseSync, table: string): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()!['n']);

test('there is a database of every schema version', () => {
  const versions = fixtures.map((name) => Number(/^v(\d+)/.exec(name)![1]));
  assert.deepEqual(
    [...new Set(versions)].sort((a, b) => a - b),
    Array.from({ length: MIGRATIONS.length - 1 }, (_, i) => i + 1),
  );
});

for (const name of fixtures)
  test(`a database of ${name.replace('.sql', '')} opens with all that is in it, and its games go on`, async () => {
    using dir = mkdtempDisposableSync(join(tmpdir(), 'turntable-migrations-'));
    const path = join(dir.path, 'old.db');
    const old = new DatabaseSync(path, { enableForeignKeyConstraints: false });
    old.exec(readFileSync(new URL(name, folder), 'utf8'));
    const stored = tablesIn(old);
    assert.ok(stored.length >= 3 && stored.some(({ status }) => status === 'running'));
    const names = old.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const survivors = [
      'precedents',
      'lines',
      'visits',
      'phrases',
      'reports',
      'orders',
      'skills',
      'listed',
      'passkeys',
    ];
    const there = survivors.filter((table) => names.some((row) => row['name'] === table));
    const counts = there.map((table) => [table, count(old, table)]);
    const jobs = names.some((row) => row['name'] === 'jobs')
      ? old.prepare('SELECT kind, body FROM jobs').all()
      : [];
    old.close();

    const store = new SqliteStore(path);
    const db = new DatabaseSync(path);
    assert.deepEqual({ ...db.prepare('PRAGMA user_version').get() }, { user_version: MIGRATIONS.length });
    assert.deepEqual(db.prepare('PRAGMA foreign_key_check').all(), []);
    assert.deepEqual(tablesIn(db), stored);
    assert.deepEqual(
      there.map((table) => [table, count(db, table)]),
      counts,
    );
    db.close();
    const fresh = join(dir.path, 'new.db');
    await new SqliteStore(fresh).close();
    assert.deepEqual(schemaOf(path), schemaOf(fresh));

    const bodies = (kind: string): object[] =>
      jobs.filter((job) => job['kind'] === kind).map(({ body }) => JSON.parse(String(body)) as object);
    const [channel] = await store.channels();
    const [settings] = await store.settings();
    for (const wanted of bodies('channel')) assert.deepEqual({ ...channel, ...wanted }, channel);
    for (const wanted of bodies('settings')) assert.deepEqual({ ...settings, ...wanted }, settings);

    const core = coreServices(store, failing);
    const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
    await core.settings.start();
    for (const { id, status, entries, doc } of stored) {
      const table = await tables.get(id);
      const { seats } = JSON.parse(doc) as { readonly seats: unknown };
      assert.deepEqual([table.row.status, table.row.seats], [status, seats]);
      assert.deepEqual(
        table.match?.log.slice(0, entries.length).map((item) => JSON.stringify(item)) ?? [],
        entries,
      );
      if (status === 'over') assert.ok(table.match!.over);
    }
    const host = (await tables.get(stored[0]!.id)).row.host;
    assert.ok((await store.lists.going(host, 9)).length >= 2);
    assert.equal((await store.lists.ended(host, undefined, 9)).rows.length, 1);
    if (!core.journal.idle) await core.journal.settled();
    await store.close();
  });
