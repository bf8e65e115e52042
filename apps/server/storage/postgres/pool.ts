import { Pool, types, type PoolClient, type QueryResult } from 'pg';

/** Connections of one server: one commits, the others read. */
const CONNECTIONS = 8;
/** How long a connection may take to be made, and a statement to be answered (ms), before it counts as cut. */
const CONNECT_WITHIN = 3_000;
const ANSWER_WITHIN = 5_000;
const INT8 = 20;

export interface PoolOptions {
  /** How long a statement may take (ms). */
  readonly answerWithin?: number;
}

/** Connections to the database of that address (`postgres://…`). Numbers of 64 bits come as numbers: times and counts stay below 2^53. */
export function poolOf(url: string, { answerWithin = ANSWER_WITHIN }: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: answerWithin,
    keepAlive: true,
    // Statements that do not wait for each other's results share a round trip.
    pipeline: true,
    application_name: 'turntable',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => {});
  return pool;
}

/** One round trip's question, on a connection or on any. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryResult<Row>>;
export type Row = Record<string, unknown>;

const NAMES = new Map<string, string>();
/** A short name for a statement, under which the database keeps how it is done. */
function nameOf(text: string): string {
  let name = NAMES.get(text);
  if (name === undefined) NAMES.set(text, (name = `t${NAMES.size}`));
  return name;
}

/** Asks with statements that are prepared once for each connection. */
export function asking(on: Pool | PoolClient): Ask {
  return (text, values = []) => on.query<Row>({ name: nameOf(text), text, values: [...values] });
}

/** The SQLSTATE of an error; undefined for others. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
    ? String(error.code)
    : undefined;
}

/** Whether the database was not reached, went away or was about to end: nobody knows what became of the last statement. */
export function isGone(error: unknown): boolean {
  const state = sqlState(error);
  // Class 08: connection; 57P01 to 57P03: ended, crashed, starting.
  if (state !== undefined) return /^(08...|57P0[1-3])$/.test(state);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/.test(code) ||
    (error instanceof Error && /[Cc]onnection|not queryable|read timeout/.test(error.message))
  );
}

/** Whether a transaction was only in another's way, and may be done again as it is. */
export function isCollision(error: unknown): boolean {
  return /^40(001|P01)$/.test(sqlState(error) ?? '');
}
