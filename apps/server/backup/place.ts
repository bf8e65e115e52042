import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { folded } from '../base/folded.ts';
import { withoutNul } from '../base/nul.ts';
import { databaseTrouble, Trouble, troubleOf } from '../base/trouble.ts';
import { DATABASE, DataFolder, LOCK, makeDatabaseFile } from '../storage/folder.ts';
import { LEASE, Node } from '../storage/postgres/node.ts';
import { PostgresStore } from '../storage/postgres/postgres.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { KEYS } from './backup.ts';
import { LAYOUT, type Layout } from './layout.ts';
import { clear, lockEmpty, PART } from './restore.ts';

export type Row = Record<string, string | number | null>;

/** One end of a move between stores. Nothing else uses the store meanwhile. */
export interface Place {
  readonly store: Store;
  readonly name: string;
  /** Rows after one, in the order of their key; null: from the first. */
  read(layout: Layout, after: Row | null, limit: number): Promise<Row[]>;
  write(layout: Layout, rows: readonly Row[]): Promise<void>;
  /** Commits everything written so far. */
  finish(): Promise<void>;
  /** The server's secrets, by the names of their files. */
  keys(): Promise<Record<string, string>>;
  /** Keeps these in the place of those that a server made there when it was started; committed by `finish`. */
  keepKeys(keys: Readonly<Record<string, string>>): Promise<void>;
  /** Ends the work; a folder that was to be filled is one of a server only if it is `done`, else what was put there is removed. */
  close(done: boolean): Promise<void>;
}

/** Whether a place is the URL of a PostgreSQL database; else it is a folder. */
export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** Opens a folder or a database (`postgres://…`). As a target it has to be empty. Rejects with `Trouble`. */
export function openPlace(place: string, role: 'from' | 'to'): Promise<Place> {
  if (isDatabase(place)) return openDatabase(place, role);
  const path = resolve(place);
  return openFolder(path, role).catch((error: unknown) => {
    throw troubleOf(error, path) ?? error;
  });
}

// Long: one method after another.
async function openFolder(path: string, role: 'from' | 'to'): Promise<Place> {
  if (role === 'from' && !existsSync(join(path, DATABASE)))
    throw new Trouble('data', `${path}: there is no ${DATABASE}; expected the folder of a server`);
  // Held until the end: no server works with it meanwhile.
  const folder = role === 'from' ? new DataFolder(path) : undefined;
  const lock = folder ?? lockEmpty(path);
  const file = folder ? folder.file() : makeDatabaseFile(join(path, PART));
  /** Gives the folder back, empty if it was to be filled and is not. */
  const release = (): void => {
    if (role === 'to' && existsSync(file)) {
      rmSync(join(path, LOCK), { force: true });
      clear(path);
    }
    lock.close();
  };
  let store: SqliteStore;
  let db: DatabaseSync;
  try {
    store = new SqliteStore(file);
    db = new DatabaseSync(file);
    db.exec('PRAGMA foreign_keys = ON');
    if (role === 'to') db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    release();
    throw error;
  }
  return {
    store,
    name: path,
    read: async ({ table, key, columns }, after, limit) => {
      const where = after ? `WHERE (${key.join()}) > (${key.map(() => '?').join()})` : '';
      const text = `SELECT ${Object.keys(columns).join()} FROM ${table} ${where} ORDER BY ${key.join()} LIMIT ?`;
      try {
        const rows = db.prepare(text).all(...(after ? key.map((name) => after[name]!) : []), limit) as Row[];
        // SQLite keeps it, and once took it in ids of requests and in claims.
        for (const row of rows)
          for (const [name, value] of Object.entries(row))
            if (typeof value === 'string') row[name] = withoutNul(value);
        return rows;
      } catch (error) {
        throw troubleOf(error, path) ?? error;
      }
    },
    write: async ({ table, columns }, rows) => {
      const names = Object.keys(columns);
      const insert = db.prepare(
        `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?').join()})`,
      );
      for (const row of rows) insert.run(...names.map((name) => row[name]!));
    },
    finish: async () => db.exec('COMMIT'),
    keys: async () =>
      Object.fromEntries(
        KEYS.filter((name) => existsSync(join(path, name))).map((name) => [
          name,
          readFileSync(join(path, name), 'utf8'),
        ]),
      ),
    keepKeys: async (keys) => {
      for (const [name, value] of Object.entries(keys))
        writeFileSync(join(path, name), value, { mode: 0o600 });
    },
    close: async (done) => {
      try {
        await store.close();
        // What the journal beside it has is in the database itself from here on, so it can be given its name.
        if (role === 'to' && done) db.exec('PRAGMA journal_mode = DELETE');
        db.close();
        if (role === 'to' && done) renameSync(file, join(path, DATABASE));
      } finally {
        release();
      }
    },
  };
}

// Long: one method after another.
async function openDatabase(url: string, role: 'from' | 'to'): Promise<Place> {
  const name = 'the database';
  const store = await PostgresStore.open(url, undefined, { answerWithin: 600_000 }).catch(
    (error: unknown) => {
      throw databaseTrouble(error, name) ?? error;
    },
  );
  const node = new Node(store.pool, 'move-store');
  if (!(await joined(node))) {
    await store.close();
    throw new Trouble('held', `${name}: a server works with it; end that one`);
  }
  if (role === 'to' && !(await isUnused(store))) {
    await node.leave();
    await store.close();
    throw new Trouble('data', `${name}: is not empty; name another`);
  }
  const beat = setInterval(() => void node.renew(true).catch(() => {}), 500);
  const client = await store.pool.connect();
  // One transaction: the source is read as of one moment, the target is written completely or not at all.
  await client.query("SET idle_in_transaction_session_timeout = '10min'");
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  if (role === 'to') await client.query('DELETE FROM jobs');
  let isOpen = true;
  return {
    store,
    name,
    read: async ({ table, key, columns }, after, limit) => {
      const where = after ? `WHERE (${key.join()}) > (${key.map((_, i) => `$${i + 2}`).join()})` : '';
      const text = `SELECT ${Object.keys(columns).join()} FROM ${table} ${where} ORDER BY ${key.join()} LIMIT $1`;
      const values = [limit, ...(after ? key.map((each) => after[each]!) : [])];
      return (await (isOpen ? client : store.pool).query<Row>(text, values)).rows;
    },
    write: async (layout, rows) => {
      const [columns, values] = columnsOf(layout, rows);
      const names = Object.keys(columns);
      const types = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
      await client.query(
        `INSERT INTO ${layout.table} (${names.join()}) OVERRIDING SYSTEM VALUE SELECT * FROM unnest(${types.join()})`,
        values,
      );
      if (layout.numbered)
        await client.query(
          `SELECT setval(pg_get_serial_sequence('${layout.table}', '${layout.key[0]!}'), max(${layout.key[0]!})) FROM ${layout.table}`,
        );
    },
    finish: async () => {
      await client.query('COMMIT');
      isOpen = false;
    },
    keys: async () => {
      const { rows } = await store.pool.query<{ name: string; value: string }>(
        'SELECT name, value FROM keys',
      );
      return Object.fromEntries(
        rows.filter((row) => KEYS.some((key) => key === row.name)).map((row) => [row.name, row.value]),
      );
    },
    keepKeys: async (keys) => {
      await client.query('DELETE FROM keys WHERE name = ANY ($1)', [KEYS]);
      for (const [key, value] of Object.entries(keys))
        await client.query('INSERT INTO keys (name, value) VALUES ($1, $2)', [key, value]);
    },
    close: async () => {
      clearInterval(beat);
      await client.query('ROLLBACK').catch(() => {});
      client.release(true);
      await node.leave();
      await store.close();
    },
  };
}

/** Takes a place among the servers if none is alive; one that ended without a word, or a move that did, is waited out. */
async function joined(node: Node): Promise<boolean> {
  const until = performance.now() + LEASE + 1_000;
  while (!(await node.join(true))) {
    if (performance.now() > until) return false;
    await sleep(200);
  }
  return true;
}

/** Whether nobody has left anything there. A server that was only started has: its keys, and jobs of its own. */
async function isUnused(store: PostgresStore): Promise<boolean> {
  for (const { table } of LAYOUT) {
    if (table === 'jobs') continue;
    const { rows } = await store.pool.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Rows as columns; what the book of precedents is searched by is made where it is kept. */
function columnsOf({ table, columns }: Layout, rows: readonly Row[]): [Layout['columns'], unknown[][]] {
  const values = Object.keys(columns).map((name) => rows.map((row) => row[name]!));
  if (table !== 'precedents') return [columns, values];
  const fold = (name: string): string[] => rows.map((row) => folded(String(row[name])));
  return [
    { ...columns, folded_claim: 'text', folded_reason: 'text' },
    [...values, fold('claim'), fold('reason')],
  ];
}
