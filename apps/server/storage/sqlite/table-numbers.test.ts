import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Conflict } from '../store.ts';
import { TableNumbers } from './table-numbers.ts';

/** Numbers of a database with tables of these ids; `asked` counts how often the database was. */
function numbered(ids: readonly string[]): { numbers: TableNumbers; db: DatabaseSync; asked: () => number } {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)');
  for (const id of ids) db.prepare('INSERT INTO tables (id) VALUES (?)').run(id);
  let asked = 0;
  const numbers = new TableNumbers((text) => {
    asked++;
    return db.prepare(text);
  });
  return { numbers, db, asked: () => asked };
}

test('each table has its own number, and the database is asked for it once', () => {
  const { numbers, asked } = numbered(['a', 'b']);
  assert.deepEqual([numbers.of('a'), numbers.of('b'), numbers.of('a'), numbers.of('b')], [1, 2, 1, 2]);
  assert.equal(asked(), 2);
});

test('a table that is not there is a conflict, and is looked for again the next time', () => {
  const { numbers, db } = numbered([]);
  assert.throws(() => numbers.of('a'), Conflict);
  db.prepare('INSERT INTO tables (id) VALUES (?)').run('a');
  assert.equal(numbers.of('a'), 1);
});

test('once forgotten, a number that was given to another table is that table’s alone', () => {
  const { numbers, db } = numbered(['a']);
  assert.equal(numbers.of('a'), 1);
  db.exec(`DELETE FROM tables; INSERT INTO tables (id) VALUES ('b')`);
  numbers.forget();
  assert.equal(numbers.of('b'), 1);
  assert.throws(() => numbers.of('a'), Conflict);
});

test('of more tables than are kept in mind every number is right', () => {
  const ids = Array.from({ length: 20_001 }, (_, i) => `t${i}`);
  const { numbers, db } = numbered([]);
  db.exec('BEGIN');
  const insert = db.prepare('INSERT INTO tables (id) VALUES (?)');
  for (const id of ids) insert.run(id);
  db.exec('COMMIT');
  for (const [i, id] of ids.entries()) assert.equal(numbers.of(id), i + 1);
  assert.equal(numbers.of('t0'), 1);
});
