import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { listLaws } from '../laws/list.laws.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { peopleLaws } from '../laws/people.laws.ts';
import { SqliteStore } from './sqlite.ts';
import { storeLaws } from '../laws/storage.laws.ts';
import { row, type StoreUnderTest } from '../../testing/store.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'turntable-store-'));

function sqlite(): StoreUnderTest {
  const dir = folder();
  return {
    open: async () => new SqliteStore(join(dir, 'test.db')),
    clean: async () => rmSync(dir, { recursive: true, force: true }),
  };
}
for (const laws of [storeLaws, listLaws, peopleLaws]) laws('SQLite', sqlite);

test('a database of a newer program is not touched', () => {
  const dir = folder();
  const path = join(dir, 'test.db');
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  db.close();
  assert.throws(() => new SqliteStore(path), /newer than this program/);
  rmSync(dir, { recursive: true });
});

test('commits are durable: write-ahead log with full synchronisation', async () => {
  const dir = folder();
  const path = join(dir, 'test.db');
  const store = new SqliteStore(path);
  const db = new DatabaseSync(path);
  assert.deepEqual({ ...db.prepare('PRAGMA journal_mode').get() }, { journal_mode: 'wal' });
  assert.equal(store.synchronous, 2);
  db.close();
  await store.close();
  rmSync(dir, { recursive: true });
});

test('the tables of a person are looked for in parts, and others have their turn between them', async () => {
  const dir = folder();
  const path = join(dir, 'test.db');
  const store = new SqliteStore(path);
  const commit = (id: string) => store.commit([{ kind: 'table', row: row(id, { keeper: 'g-me' }), was: 0 }]);
  await commit('first');
  const db = new DatabaseSync(path);
  db.exec(`INSERT INTO tables (id, code, status, changed_at, version, doc)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 11000)
    SELECT 'other' || i, 'code' || i, 'over', 1, 1, '{}' FROM n`);
  db.close();
  await commit('last');
  let turns = 0;
  const turn = (): void => void (turns++, (next = setImmediate(turn)));
  let next = setImmediate(turn);
  assert.deepEqual(await store.person.tables('g-me'), ['first', 'last']);
  clearImmediate(next);
  assert.equal(turns, 2);
  await store.close();
  rmSync(dir, { recursive: true });
});
