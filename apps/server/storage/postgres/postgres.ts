import type { Pool, PoolClient } from 'pg';
import { isUnreachable, sqlState, Trouble, Uncertain } from '../../base/trouble.ts';
import {
  COLUMNS,
  likeWord,
  precedentFrom,
  readChannel,
  readRow,
  readSettings,
  reportFrom,
} from '../reading.ts';
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
import { Conflict, type Batch, type Store, type StoredTable } from '../store.ts';
import { ListRows } from './list-rows.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Node } from './node.ts';
import { PasskeyRows } from './passkey-rows.ts';
import { PersonRows } from './person-rows.ts';
import { asking, isCollision, poolOf, type Ask, type PoolOptions } from './pool.ts';
import { BanRows, SessionRows } from './session-rows.ts';
import { SkillRows } from './skill-rows.ts';
import { rowsIn, writeAll } from './writing.ts';

/** Called after each commit: how long it took (ms), and its error if it failed. */
type Committed = (batch: Batch, ms: number, failed: unknown) => void;

/** Advisory lock held while the schema is changed: of several servers that start at once one does it. */
const MIGRATING = 748_301;
/** A commit whose connection broke before `COMMIT` was sent is repeated for this long, at this interval (ms). */
const RETRY_WITHIN = 4_000;
const RETRY_AFTER = 100;

/** Tables in a PostgreSQL database. One class, although long: a method for each question of `Store`, most of them a statement or two. */
export class PostgresStore implements Store {
  readonly skills: SkillRows;
  readonly lists: ListRows;
  readonly passkeys: PasskeyRows;
  readonly sessions: SessionRows;
  readonly bans: BanRows;
  readonly person: PersonRows;
  readonly pool: Pool;
  readonly #ask: Ask;
  readonly #committed: Committed;
  /** This server's place among others, once it has one: commits check its number, and `due` leaves out what others run. */
  node: Node | undefined;

  private constructor(pool: Pool, committed: Committed) {
    this.pool = pool;
    this.#committed = committed;
    this.#ask = asking(pool);
    this.skills = new SkillRows(this.#ask, pool);
    this.lists = new ListRows(this.#ask);
    this.passkeys = new PasskeyRows(this.#ask);
    this.sessions = new SessionRows(this.#ask);
    this.bans = new BanRows(this.#ask);
    this.person = new PersonRows(this.#ask, (writes, work) => this.#atOnce(writes, work));
  }

  /** Brings the schema of the database at `url` up to date. Rejects with `Trouble` if it was written by a newer version. */
  static async open(
    url: string,
    committed: Committed = () => {},
    options?: PoolOptions,
  ): Promise<PostgresStore> {
    const store = new PostgresStore(poolOf(url, options), committed);
    try {
      await store.#migrate();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** The database at `url` as it is, beside servers that use it; to be read only, if nothing else is asked for. Rejects with `Trouble` if its schema is another. */
  static async reading(url: string, { readOnly = true } = {}): Promise<PostgresStore> {
    const store = new PostgresStore(poolOf(url, { readOnly, answerWithin: 60_000 }), () => {});
    try {
      const { rows: found } = await store.pool.query(
        "SELECT 1 FROM pg_tables WHERE tablename = 'schema_version'",
      );
      const version = 'SELECT version FROM schema_version';
      const schema =
        found.length > 0 ? (await store.pool.query<{ version: number }>(version)).rows[0]?.version : 0;
      if (schema === MIGRATIONS.length) return store;
      const what = `the database has schema ${schema}, this program ${MIGRATIONS.length}`;
      throw new Trouble('data', `${what}; start a server once, or use the version that wrote it`);
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  async #migrate(): Promise<void> {
    await this.#transaction(async (client) => {
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await client.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`);
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
      const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
      const done = rows[0]?.version ?? 0;
      if (done > MIGRATIONS.length) {
        const what = `the database has schema ${done}, newer than this program (${MIGRATIONS.length})`;
        throw new Trouble('data', `${what}; use the version that wrote it, or restore a backup made before`);
      }
      for (const step of MIGRATIONS.slice(done)) await client.query(step);
      if (rows.length === 0) await client.query('INSERT INTO schema_version VALUES (0)');
      await client.query('UPDATE schema_version SET version = $1', [MIGRATIONS.length]);
    });
  }

  /** Does `work` in one transaction; rolls back if it fails. */
  async #transaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      // Pipelined with the first statement of `work`.
      const begun = client.query('BEGIN');
      begun.catch(() => {});
      await work(client);
      await begun;
      await client.query('COMMIT').catch((error: unknown) => {
        throw isUnreachable(error) ? new Uncertain({ cause: error }) : error;
      });
    } catch (error) {
      broken = error as Error;
      if (!isUnreachable(error) && !(error instanceof Uncertain))
        await client.query('ROLLBACK').then(
          () => (broken = undefined),
          () => {},
        );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async commit(batch: Batch): Promise<void> {
    const from = performance.now();
    for (;;)
      try {
        await this.#atOnce(batch, async (ask) => this.node?.giveBack(ask, batch));
        this.node?.gaveBack(batch);
        this.#committed(batch, performance.now() - from, undefined);
        return;
      } catch (error) {
        // One that may be stored already is not: a report would be stored twice, and an entry be told as not stored.
        const again = isCollision(error) || (isUnreachable(error) && !(error instanceof Uncertain));
        if (again && performance.now() - from < RETRY_WITHIN) {
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
          continue;
        }
        const why = isConstraint(error) ? new Conflict((error as Error).message) : error;
        this.#committed(batch, performance.now() - from, why);
        throw why;
      }
  }

  /** Does writes, and `work` after them, in one transaction. */
  async #atOnce(batch: Batch, work: (ask: Ask) => Promise<void> = async () => {}): Promise<void> {
    const rows = rowsIn(batch);
    const was = new Map<string, number>();
    for (const write of batch)
      if (write.kind === 'table' && !was.has(write.row.id)) was.set(write.row.id, write.was);
    await this.#transaction(async (client) => {
      const ask = asking(client);
      // A table's row comes first and is removed last, so its lists are written between.
      const gone = batch.filter(({ kind }) => kind === 'removed');
      const others = batch.filter(({ kind }) => kind !== 'removed');
      const steps = [
        this.node?.guard(ask, batch),
        writeAll(ask, others),
        this.node?.claim(ask, batch),
        this.lists.write(ask, rows, (id) => was.get(id)!),
        writeAll(ask, gone),
      ];
      for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
      await work(ask);
    });
    this.lists.written(rows);
  }

  async row(id: string): Promise<TableRow | undefined> {
    const { rows } = await this.#ask(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, [id]);
    return readRow(rows[0]);
  }

  async rowByCode(code: string): Promise<TableRow | undefined> {
    const { rows } = await this.#ask(`SELECT ${COLUMNS} FROM tables WHERE code = $1`, [code]);
    return readRow(rows[0]);
  }

  async load(id: string): Promise<StoredTable | undefined> {
    // One statement sees one state, whoever writes meanwhile.
    const { rows } = await this.#ask(SELECT_ALL, [id]);
    const [found] = rows;
    const row = readRow(found);
    if (!found || !row) return undefined;
    const list = <T>(name: string): T[] => (found[name] as T[] | null) ?? [];
    return {
      row,
      setup: found['setup'] as string | null,
      due: found['due'] as number | null,
      entries: list<[number, string | null, string, number | null]>('entries').map(
        ([seq, request, body, at]): EntryRow => ({
          ...{ table: id, seq, request, body },
          ...(at === null ? {} : { at }),
        }),
      ),
      events: list<[number, string]>('lines').map(
        ([seq, body]) => ({ seq, ...JSON.parse(body) }) as TableEvent,
      ),
      visits: list<[string, number, number]>('visits').map(([guest, n, at]): VisitRow => ({ guest, n, at })),
      orders: list<[number, string]>('orders').map(
        ([seat, body]) => [seat, JSON.parse(body) as SeatOrders] as const,
      ),
    };
  }

  async keepPhrase(guest: string, hash: string): Promise<void> {
    await this.#ask(
      'INSERT INTO phrases (guest, hash) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET hash = excluded.hash',
      [guest, hash],
    );
  }

  async hasPhrase(guest: string): Promise<boolean> {
    return (await this.#ask('SELECT 1 FROM phrases WHERE guest = $1', [guest])).rows.length > 0;
  }

  async guestOfPhrase(hash: string): Promise<string | undefined> {
    const { rows } = await this.#ask('SELECT guest FROM phrases WHERE hash = $1', [hash]);
    return rows[0]?.['guest'] as string | undefined;
  }

  async settings(): Promise<SettingsRow[]> {
    return (await this.#ask('SELECT guest, until, body FROM settings')).rows.map(readSettings);
  }

  async channels(): Promise<ChannelRow[]> {
    return (await this.#ask('SELECT id, guest, until, body FROM channels')).rows.map(readChannel);
  }

  async due(after: number, time: number, limit: number): Promise<{ id: string; due: number }[]> {
    const { rows } = await this.#ask(
      `SELECT id, due FROM dues JOIN tables ON no = table_no
       WHERE due > $1 AND due <= $2 AND ${notElsewhere('$4')} ORDER BY due, id LIMIT $3`,
      [after, time, limit, this.node?.no ?? null],
    );
    return rows as { id: string; due: number }[];
  }

  async jobs(after: number, time: number, limit: number): Promise<JobRow[]> {
    const { rows } = await this.#ask(
      'SELECT key, kind, due, body FROM jobs WHERE due > $1 AND due <= $2 ORDER BY due, key LIMIT $3',
      [after, time, limit],
    );
    return rows as unknown as JobRow[];
  }

  async takeJobs(kinds: readonly string[], time: number, limit: number): Promise<JobRow[]> {
    if (this.node) return this.node.takeJobs(kinds, time, limit);
    const { rows } = await this.#ask(
      'SELECT key, kind, due, body FROM jobs WHERE kind = ANY ($1) AND due <= $2 ORDER BY due, key LIMIT $3',
      [kinds, time, limit],
    );
    return rows as unknown as JobRow[];
  }

  async nextDue(after: number): Promise<number | null> {
    const { rows } = await this.#ask(
      `SELECT min(due) AS due FROM (
         SELECT min(due) AS due FROM dues WHERE due > $1 AND ${notElsewhere('$2')}
         UNION ALL SELECT min(due) FROM jobs WHERE due > $1) AS d`,
      [after, this.node?.no ?? null],
    );
    return (rows[0]?.['due'] as number | null | undefined) ?? null;
  }

  async precedents(
    words: readonly string[],
    game: string | null,
    limit: number,
    sharedOnly = false,
  ): Promise<PrecedentRow[]> {
    const like = words.map((_, i) => `(folded_claim LIKE $${i + 4} OR folded_reason LIKE $${i + 4})::int`);
    const { rows } = await this.#ask(
      `SELECT game, claim, verdict, reason, judge, at, shared FROM
         (SELECT *, ${like.join(' + ') || '1'} AS has FROM precedents
          WHERE ($1::text IS NULL OR game = $1) AND shared >= $3) AS counted
       WHERE has > 0 ORDER BY has DESC, id DESC LIMIT $2`,
      [game, limit, sharedOnly ? 1 : 0, ...words.map(likeWord)],
    );
    return rows.map(precedentFrom);
  }

  async reports(limit: number): Promise<ReportRow[]> {
    const { rows } = await this.#ask('SELECT table_id, at, body FROM reports ORDER BY no DESC LIMIT $1', [
      limit,
    ]);
    return rows.map(reportFrom);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Whether a constraint refused a write: another writer came first. */
function isConstraint(error: unknown): boolean {
  return sqlState(error)?.startsWith('23') ?? false;
}

/** Condition: no other server runs the table. `me` is a parameter; null, without a cluster, is no other server. */
const notElsewhere = (me: string): string =>
  `NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_no = dues.table_no AND leases.node <> ${me}::bigint)`;
/** Rows that belong to a table, as one array of arrays. */
const part = (columns: string, from: string, order: string): string =>
  `(SELECT json_agg(json_build_array(${columns}) ORDER BY ${order}) FROM ${from} WHERE table_no = t.no) AS ${from}`;
const SELECT_ALL = `SELECT ${COLUMNS},
    (SELECT due FROM dues WHERE table_no = t.no) AS due,
    (SELECT setup FROM setups WHERE table_no = t.no) AS setup,
    ${part('seq, request, body, at', 'entries', 'seq')},
    ${part('seq, body', 'lines', 'seq')},
    ${part('guest, n, at', 'visits', 'guest')},
    ${part('seat, body', 'orders', 'seat')}
  FROM tables AS t WHERE id = $1`;
