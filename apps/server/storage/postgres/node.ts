import type { Pool } from 'pg';
import { Conflict, type Batch, type Write } from '../store.ts';
import type { JobRow } from '../rows.ts';
import { asking, type Ask } from './pool.ts';

/** A server whose lease was not renewed for this long (ms, by the database's clock) counts as dead. */
export const LEASE = 3_000;
/** Advisory lock held while a server joins, so that of several that start at once exactly one is the first. */
const JOINING = 748_302;
const TABLE_TIMES = `(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
/** When a server renewed its lease last. */
const LAST = `((extract(epoch FROM until) * 1000)::bigint - ${LEASE})`;

/** What a server finds when it joins. */
export interface Joined {
  /** Others that are alive, by their numbers. */
  readonly others: readonly number[];
  /** What is to be added to this machine's clock to have the database's (ms), give or take `unsure`: half of what asking took. */
  readonly offset: number;
  readonly unsure: number;
  /** For how long no server has been up in all (ms): what the uptime clock is behind the database's. */
  readonly down: number;
}

/** Who runs a table: this server, since when nobody did (ms, 0 if it was at rest), or another by its number. */
type Held = { readonly mine: true; readonly gap: number } | { readonly mine: false; readonly node: number };

/**
 * The place of this server among those of one database. Its number is given once, so it is the fencing number: each commit
 * asks whether the number is still there and runs the tables that are written, and keeps both so until it has ended. A
 * server that stood still, or was cut off, is struck off by another before its tables are run there; from then on the
 * database refuses what it writes.
 */
export class Node {
  readonly #ask: Ask;
  readonly #pool: Pool;
  readonly #name: string;
  #no = 0;
  /** Tables taken that nobody had run for a while: the rows that give players this time back are not stored yet. */
  readonly #owed = new Set<string>();

  constructor(pool: Pool, name: string) {
    this.#pool = pool;
    this.#ask = asking(pool);
    this.#name = name;
  }

  /** 0 before it has joined. */
  get no(): number {
    return this.#no;
  }

  /** Takes a new number; with `alone` only if no other server is alive: undefined then. */
  async join(alone: boolean): Promise<Joined | undefined> {
    await this.strikeOff();
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`SELECT pg_advisory_xact_lock(${JOINING})`);
      const { rows } = await client.query<{ no: number }>(
        'SELECT no FROM nodes WHERE until > clock_timestamp() AND no <> $1',
        [this.#no],
      );
      const others = rows.map(({ no }) => no);
      if (alone && others.length > 0) return undefined;
      const sent = performance.now();
      const made = await client.query<{ no: number; now: number }>(
        `INSERT INTO nodes (name, until) VALUES ($1, clock_timestamp() + $2 * interval '1 ms')
         RETURNING no, ${TABLE_TIMES} AS now`,
        [this.#name, LEASE],
      );
      const unsure = (performance.now() - sent) / 2;
      const at = sent + unsure;
      if (others.length === 0) {
        await client.query(LEFT);
        await client.query(STOOD);
      }
      const clock = await client.query<{ down: number }>(DOWN);
      await client.query('COMMIT');
      this.#no = made.rows[0]!.no;
      this.#owed.clear();
      const offset = made.rows[0]!.now - (performance.timeOrigin + at);
      const down = clock.rows[0]?.down ?? 0;
      return { others, offset: Math.round(offset), unsure: Math.ceil(unsure), down };
    } finally {
      await client.query('ROLLBACK').catch(() => {});
      client.release();
    }
  }

  /**
   * Renews this server's lease. `linked`: it can reach the other servers. If it cannot while another can, the lease is not
   * renewed (`cut`), so that the linked ones take over; if none can, each keeps its tables. An expired lease is never
   * renewed (`struck off`), even if no server has removed it yet: the server joins again under a new number, and players'
   * clocks get back the time in which nobody could move.
   */
  async renew(linked: boolean): Promise<'renewed' | 'cut' | 'struck off'> {
    const { rows } = await this.#ask(
      `WITH me AS (SELECT $2::boolean OR NOT EXISTS (
           SELECT 1 FROM nodes WHERE no <> $1 AND linked AND until > clock_timestamp()) AS stays)
       UPDATE nodes SET linked = $2,
         until = CASE WHEN stays THEN clock_timestamp() + $3 * interval '1 ms' ELSE until END
       FROM me WHERE no = $1 AND until > clock_timestamp() RETURNING stays`,
      [this.#no, linked, LEASE],
    );
    if (!rows[0]) return 'struck off';
    return rows[0]['stays'] === true ? 'renewed' : 'cut';
  }

  /** Strikes off dead servers and frees their tables; gives the numbers of those alive. */
  async strikeOff(): Promise<number[]> {
    await this.#ask(
      `WITH dead AS (SELECT no, until FROM nodes WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED),
         freed AS (UPDATE leases SET node = NULL, left_at = coalesce(left_at, ${LAST}) FROM dead WHERE node = dead.no)
       DELETE FROM nodes USING dead WHERE nodes.no = dead.no`,
    );
    const { rows } = await this.#ask('SELECT no FROM nodes ORDER BY no');
    return rows.map(({ no }) => no as number);
  }

  /**
   * Takes a table if nobody runs it; undefined if there is none, or if this server's lease is over: it has yet to join again, and
   * its uptime clock may go on where that of all stood.
   */
  async take(table: string): Promise<Held | undefined> {
    for (;;) {
      const { rows } = await this.#ask(
        `INSERT INTO leases AS l (table_no, node) SELECT tables.no, nodes.no FROM tables, nodes
         WHERE id = $1 AND nodes.no = $2 AND until > clock_timestamp()
         ON CONFLICT (table_no) DO UPDATE SET node = excluded.node WHERE l.node IS NULL OR l.node = excluded.node
         RETURNING left_at, ${TABLE_TIMES} AS now`,
        [table, this.#no],
      );
      const [taken] = rows;
      if (taken) {
        const left = taken['left_at'] as number | null;
        if (left === null) {
          this.#owed.delete(table);
          return { mine: true, gap: 0 };
        }
        this.#owed.add(table);
        // Never nothing: it is noted until something is given back.
        return { mine: true, gap: Math.max(1, (taken['now'] as number) - left) };
      }
      const { rows: held } = await this.#ask(
        `SELECT node, until < clock_timestamp() AS dead,
           EXISTS (SELECT 1 FROM nodes WHERE no = $2 AND until > clock_timestamp()) AS placed
         FROM tables LEFT JOIN leases ON table_no = tables.no LEFT JOIN nodes ON nodes.no = node WHERE id = $1`,
        [table, this.#no],
      );
      const [found] = held;
      if (!found) return undefined;
      const node = found['node'] as number | null;
      if (node !== null && node !== this.#no && found['dead'] !== true) return { mine: false, node };
      if (found['placed'] !== true) return undefined;
      if (found['dead'] === true) await this.strikeOff();
    }
  }

  /** Who runs a table, if that is another server. */
  async holder(table: string): Promise<number | undefined> {
    const { rows } = await this.#ask(
      `SELECT node FROM leases JOIN tables ON tables.no = table_no JOIN nodes ON nodes.no = node
       WHERE id = $1 AND node <> $2 AND until > clock_timestamp()`,
      [table, this.#no],
    );
    return rows[0]?.['node'] as number | undefined;
  }

  /** Gives up the leases of tables that are at rest; what they are owed stays noted. */
  async release(tables: readonly string[]): Promise<void> {
    await this.#ask(
      `WITH owed AS (UPDATE leases SET node = NULL FROM tables
                     WHERE table_no = tables.no AND id = ANY ($1) AND node = $2 AND left_at IS NOT NULL)
       DELETE FROM leases USING tables
       WHERE table_no = tables.no AND id = ANY ($1) AND node = $2 AND left_at IS NULL`,
      [tables, this.#no],
    );
    for (const id of tables) this.#owed.delete(id);
  }

  /** Ends: others may run its tables at once. */
  async leave(): Promise<void> {
    await this.#ask(
      'WITH mine AS (DELETE FROM leases WHERE node = $1 AND left_at IS NULL) DELETE FROM nodes WHERE no = $1',
      [this.#no],
    );
  }

  /**
   * Within a commit: this server is not struck off, and will not be before the commit ends; it runs all tables that are written.
   * Throws `Conflict` otherwise.
   */
  async guard(ask: Ask, batch: Batch): Promise<void> {
    const made = new Set(batch.flatMap((write) => (isNew(write) ? write.row.id : [])));
    const tables = [...new Set(batch.flatMap(tableOf))].filter((id) => !made.has(id));
    const { rows } = await ask(
      `SELECT (SELECT count(*) FROM unnest($2::text[]) AS v (id) JOIN tables ON tables.id = v.id
               LEFT JOIN leases ON table_no = tables.no WHERE leases.node IS DISTINCT FROM nodes.no) AS foreign_ones
       FROM nodes WHERE no = $1 FOR KEY SHARE OF nodes`,
      [this.#no, tables],
    );
    const [found] = rows;
    if (!found) throw new Conflict('this server was struck off');
    if (found['foreign_ones'] !== 0) throw new Conflict('another server runs one of these tables');
  }

  /** Within a commit: new tables are run by who made them. */
  async claim(ask: Ask, batch: Batch): Promise<void> {
    const made = batch.flatMap((write) => (isNew(write) ? write.row.id : []));
    if (made.length > 0)
      await ask('INSERT INTO leases (table_no, node) SELECT no, $2 FROM tables WHERE id = ANY ($1)', [
        made,
        this.#no,
      ]);
  }

  /** Within a commit: players are given back with these rows the time for which nobody ran their tables. */
  async giveBack(ask: Ask, batch: Batch): Promise<void> {
    const tables = this.#owedIn(batch);
    if (tables.length > 0) await ask(CLEAR_LEFT, [tables, this.#no]);
  }
  /** Once that is stored. */
  gaveBack(batch: Batch): void {
    for (const id of this.#owedIn(batch)) this.#owed.delete(id);
  }
  #owedIn(batch: Batch): string[] {
    // Nearly every commit.
    if (this.#owed.size === 0) return [];
    return batch.flatMap((write) =>
      write.kind === 'table' && this.#owed.has(write.row.id) ? write.row.id : [],
    );
  }

  /**
   * Jobs of these kinds that are due and that nobody does; from now on this server does them, until it writes them anew
   * or ends. Those about a table are left to who runs it.
   */
  async takeJobs(kinds: readonly string[], time: number, limit: number): Promise<JobRow[]> {
    const { rows } = await this.#ask(TAKE_JOBS, [this.#no, kinds, time, limit]);
    return (rows as unknown as JobRow[]).sort((a, b) => a.due - b.due || (a.key < b.key ? -1 : 1));
  }
}

const isNew = (write: Write): write is Extract<Write, { kind: 'table' }> =>
  write.kind === 'table' && write.was === 0;

/** The table that only who runs it may write. A visit may come late, and a report from anywhere. */
function tableOf(write: Write): string[] {
  if (write.kind === 'table') return [write.row.id];
  if (write.kind === 'entry') return [write.entry.table];
  return 'table' in write && write.kind !== 'visit' ? [write.table] : [];
}

/** A number in the row of the uptime clock (`time/uptime.ts`), as `body` has it. */
const ofUptime = (body: string, name: 'down' | 'at'): string => `(${body}::json ->> '${name}')::numeric`;
const DOWN = `SELECT ${ofUptime('body', 'down')}::bigint AS down FROM jobs WHERE key = 'uptime'`;
/** Of servers that are dead and cannot be struck off yet, because a commit of theirs has not ended. */
const LEFT = `UPDATE leases SET left_at = ${LAST} FROM nodes WHERE no = node AND left_at IS NULL AND until < clock_timestamp()`;
/**
 * No server was up since the last sign of life of any, the newest beat or lease: for as long the uptime clock stood. Where it is
 * given back so, it is not given back to each table once more; for what a table had been left before that, it is.
 */
const STOOD = `WITH stood AS (
    SELECT now, now - greatest(${ofUptime('body', 'at')}, (SELECT max(left_at) FROM leases)) AS ms
    FROM jobs, (SELECT ${TABLE_TIMES} AS now) AS t WHERE key = 'uptime' FOR UPDATE OF jobs),
  rest AS (UPDATE leases SET left_at = left_at + ms FROM stood WHERE left_at IS NOT NULL)
  UPDATE jobs SET body = json_build_object('down', ${ofUptime('body', 'down')} + ms, 'at', now)::text
  FROM stood WHERE key = 'uptime'`;
/**
 * The row of the uptime clock after a beat. For how long no server was up is changed by who joins alone. While the database was
 * away a server may not know yet that its lease is over: what it stores first is a sign of life from before.
 */
export const BEATEN = `json_build_object('down', ${ofUptime('jobs.body', 'down')}, 'at', least(
    ${ofUptime('excluded.body', 'at')},
    (SELECT max(${LAST}) FROM nodes)))::text`;
const CLEAR_LEFT =
  'UPDATE leases SET left_at = NULL FROM tables WHERE table_no = tables.no AND id = ANY ($1) AND node = $2';
const TABLE_OF_JOB = `coalesce(body::json ->> 'table', body::json #>> '{notice,table}')`;
const TAKE_JOBS = `UPDATE jobs SET taken_by = $1 WHERE key IN (
    SELECT key FROM jobs WHERE due <= $3 AND kind = ANY ($2) AND (taken_by IS NULL OR taken_by = $1)
      AND NOT EXISTS (SELECT 1 FROM tables JOIN leases ON table_no = tables.no
                      WHERE tables.id = ${TABLE_OF_JOB} AND leases.node <> $1)
    ORDER BY due, key LIMIT $4 FOR UPDATE SKIP LOCKED)
  RETURNING key, kind, due, body`;
