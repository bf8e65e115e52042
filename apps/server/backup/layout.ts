/** A type that both stores have: text, a whole number, a number. */
type Type = 'text' | 'bigint' | 'float8';

/** A database table that is copied row by row. Derived ones (`guests`, the lists of the lobby) are copied too, not rebuilt. */
export interface Layout {
  readonly table: string;
  /** The columns of its primary key, in the order by which rows are read. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Type>>;
  /** The database generates its key (SQLite rowid, PostgreSQL identity). */
  readonly numbered?: true;
}

const OF_TABLE = { table_no: 'bigint' } as const;
const ROW = { until: 'bigint', body: 'text' } as const;

/** The tables of both stores, referenced ones first. Which server runs what (`nodes`, `leases`) is not copied. */
export const LAYOUT: readonly Layout[] = [
  {
    table: 'tables',
    key: ['no'],
    columns: {
      ...{ no: 'bigint', id: 'text', code: 'text', status: 'text', changed_at: 'bigint' },
      ...{ version: 'bigint', doc: 'text' },
    },
    numbered: true,
  },
  { table: 'setups', key: ['table_no'], columns: { ...OF_TABLE, setup: 'text' } },
  { table: 'dues', key: ['table_no'], columns: { ...OF_TABLE, due: 'bigint' } },
  {
    table: 'guests',
    key: ['guest', 'table_no'],
    columns: { guest: 'text', ...OF_TABLE, ended_at: 'bigint' },
  },
  {
    table: 'entries',
    key: ['no'],
    columns: { no: 'bigint', ...OF_TABLE, seq: 'bigint', request: 'text', body: 'text', at: 'bigint' },
    numbered: true,
  },
  { table: 'lines', key: ['table_no', 'seq'], columns: { ...OF_TABLE, seq: 'bigint', body: 'text' } },
  { table: 'jobs', key: ['key'], columns: { key: 'text', kind: 'text', due: 'bigint', body: 'text' } },
  {
    table: 'visits',
    key: ['table_no', 'guest'],
    columns: { ...OF_TABLE, guest: 'text', n: 'bigint', at: 'bigint' },
  },
  { table: 'orders', key: ['table_no', 'seat'], columns: { ...OF_TABLE, seat: 'bigint', body: 'text' } },
  {
    table: 'board',
    key: ['table_no'],
    columns: {
      ...{ ...OF_TABLE, list: 'text', at: 'bigint', game: 'text', players: 'bigint', tempo: 'text' },
      ...{ clock: 'bigint', judge: 'bigint', host: 'text' },
    },
  },
  {
    table: 'precedents',
    key: ['id'],
    columns: {
      ...{ id: 'bigint', game: 'text', claim: 'text', verdict: 'text', reason: 'text' },
      ...{ judge: 'text', at: 'bigint', shared: 'bigint' },
    },
    numbered: true,
  },
  {
    table: 'reports',
    key: ['no'],
    columns: { no: 'bigint', table_id: 'text', at: 'bigint', body: 'text' },
    numbered: true,
  },
  { table: 'phrases', key: ['guest'], columns: { guest: 'text', hash: 'text' } },
  {
    table: 'skills',
    key: ['pool', 'who'],
    columns: { pool: 'text', who: 'text', mu: 'float8', sigma: 'float8', games: 'bigint' },
  },
  { table: 'rated_games', key: ['table_id'], columns: { table_id: 'text' } },
  { table: 'listed', key: ['guest'], columns: { guest: 'text', name: 'text' } },
  {
    table: 'passkeys',
    key: ['id'],
    columns: {
      ...{ id: 'text', guest: 'text', party: 'text', key: 'text', counter: 'bigint', synced: 'bigint' },
      ...{ made_at: 'bigint', used_at: 'bigint' },
    },
  },
  {
    table: 'challenges',
    key: ['challenge'],
    columns: { challenge: 'text', guest: 'text', purpose: 'text', due: 'bigint' },
  },
  {
    table: 'sessions',
    key: ['guest', 'id'],
    columns: {
      ...{ guest: 'text', id: 'text', kind: 'text', device: 'text', made_at: 'bigint' },
      ...{ used_at: 'bigint', until: 'bigint' },
    },
  },
  { table: 'bans', key: ['who'], columns: { who: 'text', at: 'bigint', reason: 'text' } },
  { table: 'settings', key: ['guest'], columns: { guest: 'text', ...ROW } },
  { table: 'channels', key: ['id'], columns: { id: 'text', guest: 'text', ...ROW } },
];
