import { Pool, types, type PoolClient, type QueryResult } from 'pg';
import { withoutNul } from '../../base/nul.ts';
import { sqlState } from '../../base/trouble.ts';

/** Connections of one server: one commits, the others read. */
const CONNECTIONS = 8;
/** How long a connection may take to be made, and a statement to be answered (ms), before it counts as cut. */
const CONNECT_WITHIN = 3_000;
const ANSWER_WITHIN = 5_000;
const IDLE_WITHIN = 2_500;
const INT8 = 20;

export interface PoolOptions {
  /** How long a statement may take (ms). */
  readonly answerWithin?: number;
  /** Nothing can be written. */
  readonly readOnly?: boolean;
}

/** Connections to the database of that address (`postgres://…`). Numbers of 64 bits come as numbers: times and counts stay below 2^53. */
export function poolOf(url: string, { answerWithin = ANSWER_WITHIN, readOnly }: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: answerWithin,
    keepAlive: true,
    // If this server stalls or is cut off, the database aborts its transaction and releases the locks.
    idle_in_transaction_session_timeout: IDLE_WITHIN,
    // Statements that do not wait for each other's results share a round trip.
    pipeline: true,
    application_name: 'turntable',
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // Errors of idle connections are ignored: the pool replaces them at the next query.
  pool.on('error', () => {});
  // An error of a connection in use rejects its own statements; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs one statement, on one connection or on any of the pool. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryResult<Row>>;
export type Row = Record<string, unknown>;

const NAMES = new Map<string, string>();
/** The name of a statement, under which each connection prepares it once. */
function nameOf(text: string): string {
  let name = NAMES.get(text);
  if (name === undefined) NAMES.set(text, (name = `t${NAMES.size}`));
  return name;
}

/**
 * PostgreSQL takes no NUL in a text. It is replaced, also within a column of values, so that a name with one is looked for and not
 * found, and so that no row that has one fails what is written with it.
 */
const asked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asked);
  return typeof value === 'string' ? withoutNul(value) : value;
};

/** Runs statements on `on`, each prepared once for a connection. */
export function asking(on: Pool | PoolClient): Ask {
  return (text, values = []) => on.query<Row>({ name: nameOf(text), text, values: values.map(asked) });
}

/** Whether a transaction failed by a deadlock or a serialization failure alone, so that it may be repeated as it is. */
export function isCollision(error: unknown): boolean {
  return /^40(001|P01)$/.test(sqlState(error) ?? '');
}
