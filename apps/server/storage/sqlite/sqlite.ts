import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Trouble } from '../../base/trouble.ts';
import { folded } from '../../base/folded.ts';
import { FIRST_LAYOUT, MIGRATIONS } from '../migrations/migrations.ts';
import { COLUMNS, readChannel, readRow, readRows, readSettings, reportFrom } from '../reading.ts';
import type { ChannelRow } from '../device-rows.ts';
import type {
  EntryRow,
  JobRow,
  PrecedentRow,
  ReportRow,
  SeatOrders,
  SettingsRow,
  TableEvent,
  TableRow,
  VisitRow,
} from '../rows.ts';
import { Conflict, type Batch, type Store, type StoredTable, type Write } from '../store.ts';
import { docOf } from '../table-doc.ts';
import { ListRows } from './list-rows.ts';
import { PasskeyRows } from './passkey-rows.ts';
import { PersonRows } from './person-rows.ts';
import { findPrecedents, writePrecedent } from './precedent-rows.ts';
import { BanRows, SessionRows } from './session-rows.ts';
import { SkillRows } from './skill-rows.ts';
import { duesIn } from './spared.ts';
import { SELECT_REPORTS } from './reports.ts';
import { schemaOf } from './schema.ts';
import { TableNumbers } from './table-numbers.ts';

const SQLITE_CONSTRAINT = 19;

/** Called after each commit: how long it took (ms), and its error if it failed. */
type Committed = (batch: Batch, ms: number, failed: unknown) => void;

/**
 * Tables in one SQLite file. Its calls are synchronous inside, so a promise it gives is settled already. One class, although
 * long: a method for each question of `Store`, most of them a statement or two.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly skills = new SkillRows((text) => this.#sql(text));
  readonly lists = new ListRows((text) => this.#sql(text), readRows);
  readonly passkeys = new PasskeyRows((text) => this.#sql(text));
  readonly sessions = new SessionRows((text) => this.#sql(text));
  readonly bans = new BanRows((text) => this.#sql(text));
  readonly person = new PersonRows(
    (text) => this.#sql(text),
    (row, was) => this.#writeTable(row, was),
    (work) => this.#atOnce(work),
  );

  readonly #numbers = new TableNumbers((text) => this.#sql(text));
  readonly #committed: Committed;

  /** Opens the file to be read only, beside a server that may be using it. Throws `Trouble` if its schema is another. */
  static reading(path: string): SqliteStore {
    return new SqliteStore(path, undefined, true);
  }

  /** Opens or makes the file and brings its schema up to date. Throws if it was written by a newer version. */
  constructor(path: string, committed: Committed = () => {}, readOnly = false) {
    this.#committed = committed;
    this.#db = new DatabaseSync(path, { timeout: 5000, readOnly });
    if (readOnly) {
      this.#expectSchema();
      return;
    }
    // FULL: a commit is on the disk when it returns. WAL: one fsync for it, and readers never wait.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // What is deleted is overwritten, so that nobody reads a deleted person's name from the file or a backup.
    this.#db.exec('PRAGMA secure_delete = ON');
    this.#db.function('folded', { deterministic: true }, (text) => folded(String(text)));
    this.#migrate();
  }

  #expectSchema(): void {
    const { user_version: schema } = this.#db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (schema === MIGRATIONS.length) return;
    this.#db.close();
    const what = `the database has schema ${schema}, this program ${MIGRATIONS.length}`;
    throw new Trouble('data', `${what}; start the server once, or use the version that wrote it`);
  }

  #migrate(): void {
    const done = schemaOf(this.#db);
    const columns = this.#db.prepare("SELECT name FROM pragma_table_info('tables')").all();
    const isFirst = done === 1 && columns.every(({ name }) => name !== 'no');
    if (isFirst) this.#db.exec(`BEGIN; ${FIRST_LAYOUT}; COMMIT`);
    for (const [i, step] of MIGRATIONS.entries())
      if (i >= done) this.#db.exec(`BEGIN; ${step}; PRAGMA user_version = ${i + 1}; COMMIT`);
  }

  /** SQLite's `synchronous` setting of this connection; 2 (FULL) waits for the disk at every commit. */
  get synchronous(): number {
    return (this.#db.prepare('PRAGMA synchronous').get() as { synchronous: number }).synchronous;
  }

  #sql(text: string): StatementSync {
    let statement = this.#prepared.get(text);
    if (!statement) this.#prepared.set(text, (statement = this.#db.prepare(text)));
    return statement;
  }

  async commit(batch: Batch): Promise<void> {
    const from = performance.now();
    try {
      this.#atOnce(() => {
        for (const write of batch) this.#do(write);
      });
    } catch (error) {
      this.#committed(batch, performance.now() - from, error);
      throw error;
    }
    this.#committed(batch, performance.now() - from, undefined);
  }

  /** Does `work` in one transaction; rolls back if it throws. */
  #atOnce(work: () => void): void {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      work();
      this.#db.exec('COMMIT');
    } catch (error) {
      // A full disk has ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      this.#numbers.forget();
      throw isConstraint(error) ? new Conflict(error.message) : error;
    }
  }

  // One case for each kind of write; each is one or two statements.
  #do(write: Write): void {
    switch (write.kind) {
      case 'table':
        return this.#writeTable(write.row, write.was);
      case 'setup':
        return this.#write(INSERT_SETUP, [write.setup], write.table);
      case 'entry': {
        const { table, seq, request, body, at = null } = write.entry;
        return this.#write(INSERT_ENTRY, [seq, request, body, at], table);
      }
      case 'event': {
        const { seq, ...rest } = write.event;
        return this.#write(INSERT_EVENT, [seq, JSON.stringify(rest)], write.table);
      }
      case 'due':
        if (write.due !== null) return this.#write(INSERT_DUE, [write.due], write.table);
        return this.#run(`DELETE FROM dues WHERE table_no = (${NO})`, write.table);
      case 'job': {
        const { key, job } = write;
        if (job === null) return this.#run('DELETE FROM jobs WHERE key = ?', key);
        return this.#run(INSERT_JOB, key, job.kind, job.due, job.body);
      }
      case 'precedent':
        return writePrecedent((text) => this.#sql(text), write.precedent, write.gone === true);
      case 'visit': {
        const { guest, n, at } = write.visit;
        return this.#run(INSERT_VISIT, guest, n, at, write.table);
      }
      case 'report': {
        const { table, at, ...rest } = write.report;
        return this.#run(INSERT_REPORT, table, at, JSON.stringify(rest));
      }
      case 'orders':
        if (write.row)
          return this.#write(INSERT_ORDERS, [write.seat, JSON.stringify(write.row)], write.table);
        return this.#run(DELETE_ORDERS, write.seat, write.table);
      case 'rated':
        return this.skills.write(write.game);
      case 'settings': {
        if (!write.row) return this.#run('DELETE FROM settings WHERE guest = ?', write.guest);
        const { guest, until, ...rest } = write.row;
        return this.#run(INSERT_SETTINGS, guest, until, JSON.stringify(rest));
      }
      case 'channel': {
        if (!write.row) return this.#run('DELETE FROM channels WHERE id = ?', write.id);
        const { id, guest, until, ...rest } = write.row;
        return this.#run(INSERT_CHANNEL, id, guest, until, JSON.stringify(rest));
      }
      case 'removed':
        this.#numbers.forget();
        return this.#run('DELETE FROM tables WHERE id = ?', write.table);
    }
  }
  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#sql(sql).run(...values);
  }

  /** Writes something that belongs to a table, which has to be there; its number is the last value. */
  #write(sql: string, values: (string | number | null)[], table: string): void {
    this.#sql(sql).run(...values, this.#numbers.of(table));
  }

  #writeTable(row: TableRow, was: number): void {
    const { columns, doc } = docOf(row);
    const { id, code, status, changedAt, version } = columns;
    const json = JSON.stringify(doc);
    if (was === 0) {
      this.#sql(
        'INSERT INTO tables (id, code, status, changed_at, version, doc) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(id, code, status, changedAt, version, json);
    } else {
      const { changes } = this.#sql(
        'UPDATE tables SET status = ?, changed_at = ?, version = ?, doc = ? WHERE id = ? AND version = ?',
      ).run(status, changedAt, version, json, id, was);
      if (changes !== 1) throw new Conflict(`table ${id} is not at version ${was}`);
    }
    this.lists.write(row);
  }

  async row(id: string): Promise<TableRow | undefined> {
    return readRow(this.#sql(`SELECT ${COLUMNS} FROM tables WHERE id = ?`).get(id));
  }

  async rowByCode(code: string): Promise<TableRow | undefined> {
    return readRow(this.#sql(`SELECT ${COLUMNS} FROM tables WHERE code = ?`).get(code));
  }

  async load(id: string): Promise<StoredTable | undefined> {
    const found = this.#sql(
      `SELECT no, ${COLUMNS}, due, setup FROM tables
       LEFT JOIN setups ON setups.table_no = no LEFT JOIN dues ON dues.table_no = no WHERE id = ?`,
    ).get(id);
    const row = readRow(found);
    if (!found || !row) return undefined;
    const entries = this.#sql('SELECT seq, request, body, at FROM entries WHERE table_no = ? ORDER BY seq')
      .all(found['no'] as number)
      .map(({ at, ...entry }) => ({ table: id, ...entry, ...(at === null ? {} : { at }) }) as EntryRow);
    const events = this.#sql('SELECT seq, body FROM lines WHERE table_no = ? ORDER BY seq')
      .all(found['no'] as number)
      .map(({ seq, body }) => ({ seq, ...JSON.parse(body as string) }) as TableEvent);
    const visits = this.#sql('SELECT guest, n, at FROM visits WHERE table_no = ? ORDER BY guest')
      .all(found['no'] as number)
      .map((visit) => ({ ...visit }) as unknown as VisitRow);
    const orders = this.#sql('SELECT seat, body FROM orders WHERE table_no = ? ORDER BY seat')
      .all(found['no'] as number)
      .map(({ seat, body }) => [seat as number, JSON.parse(body as string) as SeatOrders] as const);
    return {
      row,
      setup: found['setup'] as string | null,
      due: found['due'] as number | null,
      entries,
      events,
      visits,
      orders,
    };
  }

  async keepPhrase(guest: string, hash: string): Promise<void> {
    this.#sql(
      'INSERT INTO phrases (guest, hash) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash',
    ).run(guest, hash);
  }

  async hasPhrase(guest: string): Promise<boolean> {
    return this.#sql('SELECT 1 FROM phrases WHERE guest = ?').get(guest) !== undefined;
  }

  async guestOfPhrase(hash: string): Promise<string | undefined> {
    return this.#sql('SELECT guest FROM phrases WHERE hash = ?').get(hash)?.['guest'] as string | undefined;
  }

  async settings(): Promise<SettingsRow[]> {
    return this.#sql('SELECT guest, until, body FROM settings').all().map(readSettings);
  }

  async channels(): Promise<ChannelRow[]> {
    return this.#sql('SELECT id, guest, until, body FROM channels').all().map(readChannel);
  }

  async due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]> {
    return duesIn((text) => this.#sql(text), after, time, limit);
  }

  async jobs(after: number, time: number, limit: number): Promise<JobRow[]> {
    return this.#sql(
      'SELECT key, kind, due, body FROM jobs WHERE due > ? AND due <= ? ORDER BY due, key LIMIT ?',
    )
      .all(after, time, limit)
      .map((row) => ({ ...row }) as unknown as JobRow);
  }

  async takeJobs(kinds: readonly string[], time: number, limit: number): Promise<JobRow[]> {
    return this.#sql(SELECT_JOBS_OF)
      .all(JSON.stringify(kinds), time, limit)
      .map((row) => ({ ...row }) as unknown as JobRow);
  }

  async nextDue(after: number): Promise<number | null> {
    const found = this.#sql(
      `SELECT min(due) AS due FROM (
         SELECT min(due) AS due FROM dues WHERE due > ?1 UNION ALL SELECT min(due) FROM jobs WHERE due > ?1)`,
    ).get(after);
    return found?.['due'] as number | null;
  }

  async precedents(
    words: readonly string[],
    game: string | null,
    limit: number,
    sharedOnly = false,
  ): Promise<PrecedentRow[]> {
    return findPrecedents((text) => this.#sql(text), words, game, limit, sharedOnly);
  }

  async reports(limit: number): Promise<ReportRow[]> {
    return this.#sql(SELECT_REPORTS).all(limit).map(reportFrom);
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

const NO = 'SELECT no FROM tables WHERE id = ?';
const INSERT_ENTRY = 'INSERT INTO entries (seq, request, body, at, table_no) VALUES (?, ?, ?, ?, ?)';
const INSERT_EVENT = 'INSERT INTO lines (seq, body, table_no) VALUES (?, ?, ?)';
const INSERT_VISIT =
  'INSERT OR REPLACE INTO visits (guest, n, at, table_no) SELECT ?, ?, ?, no FROM tables WHERE id = ?';
const INSERT_ORDERS = 'INSERT OR REPLACE INTO orders (seat, body, table_no) VALUES (?, ?, ?)';
const DELETE_ORDERS = `DELETE FROM orders WHERE seat = ? AND table_no = (${NO})`;
const INSERT_REPORT = 'INSERT INTO reports (table_id, at, body) VALUES (?, ?, ?)';
const INSERT_SETTINGS = 'INSERT OR REPLACE INTO settings (guest, until, body) VALUES (?, ?, ?)';
const INSERT_CHANNEL = 'INSERT OR REPLACE INTO channels (id, guest, until, body) VALUES (?, ?, ?, ?)';
const INSERT_JOB = 'INSERT OR REPLACE INTO jobs (key, kind, due, body) VALUES (?, ?, ?, ?)';
const SELECT_JOBS_OF = `SELECT key, kind, due, body FROM jobs
  WHERE kind IN (SELECT value FROM json_each(?)) AND due <= ? ORDER BY due, key LIMIT ?`;
const INSERT_SETUP = 'INSERT INTO setups (setup, table_no) VALUES (?, ?)';
const INSERT_DUE = 'INSERT OR REPLACE INTO dues (due, table_no) VALUES (?, ?)';

/** Whether a constraint refused a write: another writer came first. The low byte of SQLite's extended codes is the kind. */
function isConstraint(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === SQLITE_CONSTRAINT
  );
}
