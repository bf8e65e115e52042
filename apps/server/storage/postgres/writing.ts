import { folded } from '../../base/folded.ts';
import type { TableRow } from '../rows.ts';
import { Conflict, type Batch, type Write } from '../store.ts';
import { docOf } from '../table-doc.ts';
import { BEATEN } from './node.ts';
import type { Ask } from './pool.ts';
import { INSERT_RATED, UPSERT_SKILLS } from './skill-rows.ts';

type Of<K extends Write['kind']> = Extract<Write, { kind: K }>;

/** A statement for many writes of a kind: a column of values for each parameter, and how many rows it must touch. */
interface Statement {
  readonly text: string;
  readonly columns: readonly (readonly unknown[])[];
  /** Undefined: any number. */
  readonly rows: number | undefined;
  /** Message of the `Conflict` if it touches another number. */
  readonly conflict?: string;
}

/** Which writes may share a statement: of one kind, to different rows. */
function groupOf(write: Write): readonly [group: string, row: string] {
  switch (write.kind) {
    case 'table':
      return [write.was === 0 ? 'table made' : 'table changed', write.row.id];
    case 'entry':
      return ['entry', `${write.entry.table} ${write.entry.seq}`];
    case 'event':
      return ['event', `${write.table} ${write.event.seq}`];
    case 'due':
      return [write.due === null ? 'due gone' : 'due', write.table];
    case 'job':
      return [write.job === null ? 'job gone' : 'job', write.key];
    case 'visit':
      return ['visit', `${write.visit.guest} ${write.table}`];
    case 'orders':
      return [write.row === null ? 'orders gone' : 'orders', `${write.table} ${write.seat}`];
    case 'settings':
      return [write.row === null ? 'settings gone' : 'settings', write.guest];
    case 'channel':
      return [write.row === null ? 'channel gone' : 'channel', write.id];
    case 'setup':
    case 'removed':
      return [write.kind, write.table];
    case 'precedent':
      return [write.gone ? 'precedent gone' : 'precedent', ''];
    case 'report':
      return [write.kind, ''];
    case 'rated':
      return [write.kind, write.game.table];
  }
}

/** Writes in their order, those next to each other that may share a statement together. */
function runsOf(batch: Batch): Write[][] {
  const runs: Write[][] = [];
  let [group, rows]: [string, Set<string>] = ['', new Set()];
  for (const write of batch) {
    const [own, row] = groupOf(write);
    const many = row === '' || !rows.has(row);
    if (own === group && many && own !== 'rated') runs.at(-1)!.push(write);
    else {
      runs.push([write]);
      [group, rows] = [own, new Set()];
    }
    rows.add(row);
  }
  return runs;
}

/** Does writes within a transaction, those of different kinds in one round trip. Rejects with `Conflict` as a store does. */
export async function writeAll(ask: Ask, batch: Batch): Promise<void> {
  const statements = runsOf(batch).flatMap(statementsOf);
  const results = await Promise.allSettled(statements.map(({ text, columns }) => ask(text, columns)));
  for (const [i, result] of results.entries()) {
    if (result.status === 'rejected') throw result.reason;
    const { rows, conflict = 'a table is gone' } = statements[i]!;
    if (rows !== undefined && result.value.rowCount !== rows) throw new Conflict(conflict);
  }
}

/** Writes of one group, see `groupOf`. */
// Long: one case for each kind of write.
function statementsOf(run: readonly Write[]): Statement[] {
  const [first] = run;
  const columns = <K extends Write['kind']>(...of: ((write: Of<K>) => unknown)[]): unknown[][] =>
    of.map((each) => run.map((write) => each(write as Of<K>)));
  const all = (text: string, values: unknown[][]): Statement[] => [
    { text, columns: values, rows: run.length },
  ];
  const any = (text: string, values: unknown[][]): Statement[] => [
    { text, columns: values, rows: undefined },
  ];
  switch (first!.kind) {
    case 'table':
      return tableStatements(run as Of<'table'>[]);
    case 'setup':
      return all(
        INSERT_SETUPS,
        columns<'setup'>(
          ({ table }) => table,
          ({ setup }) => setup,
        ),
      );
    case 'entry': {
      const rows = (run as Of<'entry'>[]).map(({ entry }) => entry);
      return all(INSERT_ENTRIES, [
        ...[rows.map(({ table }) => table), rows.map(({ seq }) => seq), rows.map(({ request }) => request)],
        ...[rows.map(({ body }) => body), rows.map(({ at = null }) => at)],
      ]);
    }
    case 'event': {
      const bodies = (run as Of<'event'>[]).map(({ event: { seq: _, ...rest } }) => JSON.stringify(rest));
      const keys = columns<'event'>(
        ({ table }) => table,
        ({ event }) => event.seq,
      );
      return all(INSERT_EVENTS, [...keys, bodies]);
    }
    case 'due': {
      const tables = columns<'due'>(({ table }) => table);
      if (first.due === null) return any(DELETE_DUES, tables);
      return all(UPSERT_DUES, [...tables, ...columns<'due'>(({ due }) => due)]);
    }
    case 'job': {
      const keys = columns<'job'>(({ key }) => key);
      if (first.job === null) return any(DELETE_JOBS, keys);
      const rows = columns<'job'>(
        ({ job }) => job!.kind,
        ({ job }) => job!.due,
        ({ job }) => job!.body,
      );
      return all(UPSERT_JOBS, [...keys, ...rows]);
    }
    case 'precedent':
      if (first.gone)
        return any(
          DELETE_PRECEDENTS,
          columns<'precedent'>(
            ({ precedent }) => precedent.game,
            ({ precedent }) => precedent.claim,
            ({ precedent }) => precedent.verdict,
            ({ precedent }) => precedent.at,
          ),
        );
      return all(
        INSERT_PRECEDENTS,
        columns<'precedent'>(
          ({ precedent }) => precedent.game,
          ({ precedent }) => precedent.claim,
          ({ precedent }) => precedent.verdict,
          ({ precedent }) => precedent.reason,
          ({ precedent }) => precedent.judge,
          ({ precedent }) => precedent.at,
          ({ precedent }) => (precedent.shared ? 1 : 0),
          ({ precedent }) => folded(precedent.claim),
          ({ precedent }) => folded(precedent.reason),
        ),
      );
    case 'visit':
      return any(
        UPSERT_VISITS,
        columns<'visit'>(
          ({ table }) => table,
          ({ visit }) => visit.guest,
          ({ visit }) => visit.n,
          ({ visit }) => visit.at,
        ),
      );
    case 'report': {
      const bodies = (run as Of<'report'>[]).map(({ report: { table: _, at: __, ...rest } }) =>
        JSON.stringify(rest),
      );
      const keys = columns<'report'>(
        ({ report }) => report.table,
        ({ report }) => report.at,
      );
      return all(INSERT_REPORTS, [...keys, bodies]);
    }
    case 'orders': {
      const keys = columns<'orders'>(
        ({ table }) => table,
        ({ seat }) => seat,
      );
      if (first.row === null) return any(DELETE_ORDERS, keys);
      return all(UPSERT_ORDERS, [...keys, ...columns<'orders'>(({ row }) => JSON.stringify(row))]);
    }
    case 'rated': {
      const { table, pool, skills } = first.game;
      const of = <T>(value: (row: (typeof skills)[number]) => T): T[] => skills.map(value);
      const values = [of(({ who }) => who), of(({ mu }) => mu), of(({ sigma }) => sigma)];
      return [
        { text: INSERT_RATED, columns: [[table]], rows: 1 },
        {
          text: UPSERT_SKILLS,
          columns: [of(() => pool), ...values, of(({ games }) => games)],
          rows: skills.length,
          conflict: `somebody of table ${table} was rated meanwhile`,
        },
      ];
    }
    case 'settings': {
      const guests = columns<'settings'>(({ guest }) => guest);
      if (first.row === null) return any(DELETE_SETTINGS, guests);
      const bodies = (run as Of<'settings'>[]).map(({ row }) => {
        const { guest: _, until: __, ...rest } = row!;
        return JSON.stringify(rest);
      });
      return all(UPSERT_SETTINGS, [...guests, ...columns<'settings'>(({ row }) => row!.until), bodies]);
    }
    case 'channel': {
      const ids = columns<'channel'>(({ id }) => id);
      if (first.row === null) return any(DELETE_CHANNELS, ids);
      const bodies = (run as Of<'channel'>[]).map(({ row }) => {
        const { id: _, guest: __, until: ___, ...rest } = row!;
        return JSON.stringify(rest);
      });
      const rows = columns<'channel'>(
        ({ row }) => row!.guest,
        ({ row }) => row!.until,
      );
      return all(UPSERT_CHANNELS, [...ids, ...rows, bodies]);
    }
    case 'removed':
      return any(
        DELETE_TABLES,
        columns<'removed'>(({ table }) => table),
      );
  }
}

function tableStatements(run: readonly Of<'table'>[]): Statement[] {
  const docs = run.map(({ row }) => docOf(row));
  const rows = docs.map(({ columns }) => columns);
  const ids = rows.map(({ id }) => id);
  const changing = [rows.map(({ status }) => status), rows.map(({ changedAt }) => changedAt)];
  const changed = [
    ...changing,
    rows.map(({ version }) => version),
    docs.map(({ doc }) => JSON.stringify(doc)),
  ];
  if (run[0]!.was === 0) {
    const columns = [ids, rows.map(({ code }) => code), ...changed];
    return [{ text: INSERT_TABLES, columns, rows: run.length }];
  }
  const conflict = `one of these tables is not at the version it had: ${ids.join(' ')}`;
  return [
    {
      text: UPDATE_TABLES,
      columns: [ids, ...changed, run.map(({ was }) => was)],
      rows: run.length,
      conflict,
    },
  ];
}

/** The rows of tables that a batch leaves, by id; of each the last. */
export function rowsIn(batch: Batch): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const write of batch) if (write.kind === 'table') rows.set(write.row.id, write.row);
  return [...rows.values()];
}

/** Rows of values, a column for each parameter from the first on. */
const given = (types: readonly string[]): string => types.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
const values = (types: string, names: string): string => `unnest(${given(types.split(' '))}) AS v (${names})`;
/** The same, with the place of each: numbers are given in the order in which rows come. */
const inOrder = (types: string, names: string): string =>
  `unnest(${given(types.split(' '))}) WITH ORDINALITY AS v (${names}, place)`;

const INSERT_TABLES = `INSERT INTO tables (id, code, status, changed_at, version, doc)
  SELECT id, code, status, changed_at, version, doc
  FROM ${inOrder('text text text bigint int text', 'id, code, status, changed_at, version, doc')} ORDER BY place`;
const UPDATE_TABLES = `UPDATE tables AS t
  SET status = v.status, changed_at = v.changed_at, version = v.version, doc = v.doc
  FROM ${values('text text bigint int text int', 'id, status, changed_at, version, doc, was')}
  WHERE t.id = v.id AND t.version = v.was`;
const INSERT_SETUPS = `INSERT INTO setups (table_no, setup)
  SELECT no, setup FROM ${values('text text', 'id, setup')} JOIN tables USING (id)`;
const INSERT_ENTRIES = `INSERT INTO entries (table_no, seq, request, body, at)
  SELECT no, seq, request, body, at FROM ${inOrder('text int text text bigint', 'id, seq, request, body, at')}
  JOIN tables USING (id) ORDER BY place`;
const INSERT_EVENTS = `INSERT INTO lines (table_no, seq, body)
  SELECT no, seq, body FROM ${values('text int text', 'id, seq, body')} JOIN tables USING (id)`;
const UPSERT_DUES = `INSERT INTO dues (table_no, due)
  SELECT no, due FROM ${values('text bigint', 'id, due')} JOIN tables USING (id)
  ON CONFLICT (table_no) DO UPDATE SET due = excluded.due`;
const DELETE_DUES = 'DELETE FROM dues USING tables WHERE no = table_no AND id = ANY ($1::text[])';
/** Notices in the stored digest that its writer had not read, because another server added them since. */
const UNKNOWN = `SELECT h FROM json_array_elements(jobs.body::json -> 'held') AS h
  WHERE NOT (excluded.body::jsonb -> 'known') ? (h ->> 'id')`;
const IS_MERGED = `CASE WHEN excluded.kind = 'digest' THEN EXISTS (${UNKNOWN}) ELSE false END`;
const MERGED = `jsonb_set(excluded.body::jsonb, '{held}',
  (SELECT jsonb_agg(h) FROM (${UNKNOWN}) AS u) || (excluded.body::jsonb -> 'held'))::text`;
const UPSERT_JOBS = `INSERT INTO jobs (key, kind, due, body)
  SELECT * FROM ${values('text text bigint text', 'key, kind, due, body')} ORDER BY key
  ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, taken_by = NULL,
    due = CASE WHEN ${IS_MERGED} THEN least(jobs.due, excluded.due) ELSE excluded.due END,
    body = CASE WHEN excluded.kind = 'uptime' THEN ${BEATEN} WHEN ${IS_MERGED} THEN ${MERGED} ELSE excluded.body END`;
const DELETE_JOBS = 'DELETE FROM jobs WHERE key = ANY ($1::text[])';
const DELETE_PRECEDENTS = `DELETE FROM precedents USING ${values('text text text bigint', 'a, b, c, d')}
  WHERE game = a AND claim = b AND verdict = c AND at = d`;
const INSERT_PRECEDENTS = `INSERT INTO precedents
  (game, claim, verdict, reason, judge, at, shared, folded_claim, folded_reason)
  SELECT a, b, c, d, e, f, g, h, i
  FROM ${inOrder('text text text text text bigint bigint text text', 'a, b, c, d, e, f, g, h, i')} ORDER BY place`;
const UPSERT_VISITS = `INSERT INTO visits (table_no, guest, n, at)
  SELECT no, guest, n, at FROM ${values('text text int bigint', 'id, guest, n, at')} JOIN tables USING (id)
  ON CONFLICT (table_no, guest) DO UPDATE SET n = excluded.n, at = excluded.at`;
const INSERT_REPORTS = `INSERT INTO reports (table_id, at, body)
  SELECT id, at, body FROM ${inOrder('text bigint text', 'id, at, body')} ORDER BY place`;
const UPSERT_ORDERS = `INSERT INTO orders (table_no, seat, body)
  SELECT no, seat, body FROM ${values('text int text', 'id, seat, body')} JOIN tables USING (id)
  ON CONFLICT (table_no, seat) DO UPDATE SET body = excluded.body`;
const DELETE_ORDERS = `DELETE FROM orders AS o USING tables, ${values('text int', 'id, seat')}
  WHERE tables.id = v.id AND o.table_no = no AND o.seat = v.seat`;
const UPSERT_SETTINGS = `INSERT INTO settings (guest, until, body)
  SELECT * FROM ${values('text bigint text', 'guest, until, body')} ORDER BY guest
  ON CONFLICT (guest) DO UPDATE SET until = excluded.until, body = excluded.body`;
const DELETE_SETTINGS = 'DELETE FROM settings WHERE guest = ANY ($1::text[])';
const UPSERT_CHANNELS = `INSERT INTO channels (id, guest, until, body)
  SELECT * FROM ${values('text text bigint text', 'id, guest, until, body')} ORDER BY id
  ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, until = excluded.until, body = excluded.body`;
const DELETE_CHANNELS = 'DELETE FROM channels WHERE id = ANY ($1::text[])';
const DELETE_TABLES = 'DELETE FROM tables WHERE id = ANY ($1::text[])';
