import type { StatementSync } from 'node:sqlite';
import { isDamaged } from '../../base/trouble.ts';
import type { LobbyQuery } from '@turntable/protocol';
import { boardOf, endedAt, FIRST_OF_HOST, guestsOf } from '../board.ts';
import type { TableRow } from '../rows.ts';
import type { Board, ListStore, RowPage } from '../store.ts';
import { spared } from './spared.ts';

type Sql = (text: string) => StatementSync;
type Read = (found: readonly Record<string, unknown>[]) => TableRow[];

/** The number of latest entries among which the tables being played are looked for. */
const LATEST = 1000;
const COLUMNS = 'id, code, status, changed_at, version, doc';
const FACETS = 'list, at, game, players, tempo, clock, judge, host';
/** A filter that is left out is null and matches everything. */
const FITS = `list = ?1 AND at >= ?2 AND (?3 IS NULL OR game = ?3) AND (?4 IS NULL OR players = ?4)
  AND (?5 IS NULL OR tempo = ?5) AND (?6 IS NULL OR clock = ?6) AND (?7 IS NULL OR judge = ?7)`;

/** A clock changes no row's time, and a table without one changes by its moves alone. */
const ALIVE = `guest = ?1 AND ended_at IS NULL AND (changed_at >= ?2
  OR EXISTS (SELECT 1 FROM dues WHERE dues.table_no = tables.no AND due >= ?2)
  OR (SELECT at FROM entries WHERE entries.table_no = tables.no ORDER BY seq DESC LIMIT 1) >= ?2)`;

const flag = (wish: 'with' | 'without' | undefined): number | null =>
  wish === undefined ? null : Number(wish === 'with');
const wished = (board: Board, { game, players, tempo, clock, judge }: LobbyQuery, since: number) =>
  [board, since, game ?? null, players ?? null, tempo ?? null, flag(clock), flag(judge)] as const;

/** See `ListStore`; its calls are synchronous inside. What is listed is kept in small rows of its own, so that no list reads more tables than it shows. */
export class ListRows implements ListStore {
  readonly #sql: Sql;
  readonly #read: Read;

  constructor(sql: Sql, read: Read) {
    this.#sql = sql;
    this.#read = read;
  }

  /** Writes within a transaction the lists that changed. */
  write(row: TableRow): void {
    const no = this.#sql('SELECT no FROM tables WHERE id = ?').get(row.id)!['no'] as number;
    this.#writeGuests(no, row);
    this.#writeBoard(no, row);
  }

  #writeGuests(no: number, row: TableRow): void {
    const ended = endedAt(row);
    const guests = guestsOf(row);
    const known = this.#sql('SELECT guest, ended_at FROM guests WHERE table_no = ?').all(no);
    const same = ({ guest, ended_at }: Record<string, unknown>): boolean =>
      ended_at === ended && guests.includes(guest as string);
    // A clock changes the row at every move, and the guests seldom.
    if (known.length === guests.length && known.every(same)) return;
    this.#sql('DELETE FROM guests WHERE table_no = ?').run(no);
    const insert = this.#sql('INSERT INTO guests (guest, table_no, ended_at) VALUES (?, ?, ?)');
    for (const guest of guests) insert.run(guest, no, ended);
  }

  #writeBoard(no: number, row: TableRow): void {
    const list = boardOf(row);
    const known = this.#sql(`SELECT ${FACETS} FROM board WHERE table_no = ?`).get(no);
    if (list === null) {
      if (known) this.#sql('DELETE FROM board WHERE table_no = ?').run(no);
      return;
    }
    const { changedAt, game, seats, tempo, judge, host } = row;
    const wished = [game, seats.length, tempo.kind, Number(!!tempo.clock), Number(!!judge)];
    const facets = [list, changedAt, ...wished, host];
    if (known && Object.values(known).join() === facets.join()) return;
    this.#sql(`INSERT OR REPLACE INTO board (table_no, ${FACETS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
      no,
      ...facets,
    );
  }

  async board(board: Board, wish: LobbyQuery, since: number, limit: number): Promise<TableRow[]> {
    const listed = `SELECT table_no, at, later FROM
         (SELECT table_no, at, row_number() OVER
           (PARTITION BY host ORDER BY at DESC, table_no DESC) > ${FIRST_OF_HOST} AS later
          FROM board WHERE ${FITS})
        ORDER BY later, at DESC, table_no DESC LIMIT ?8`;
    const values = [...wished(board, wish, since), limit] as const;
    return this.#read(
      spared(
        () =>
          this.#sql(
            `SELECT ${COLUMNS} FROM (${listed}) JOIN tables ON no = table_no ORDER BY later, at DESC, no DESC`,
          ).all(...values),
        () => this.#sql(listed).all(...values),
        (no) => this.#one(no),
      ),
    );
  }
  #one(no: number): Record<string, unknown> | undefined {
    return this.#sql(`SELECT ${COLUMNS} FROM tables WHERE no = ?`).get(no);
  }

  async count(board: Board, wish: LobbyQuery, since: number): Promise<number> {
    const found = this.#sql(`SELECT count(*) AS n FROM board WHERE ${FITS}`).get(
      ...wished(board, wish, since),
    );
    return found!['n'] as number;
  }

  async going(guest: string, limit: number): Promise<TableRow[]> {
    const found = spared(
      () =>
        this.#sql(
          `SELECT ${COLUMNS} FROM guests JOIN tables ON no = table_no WHERE guest = ? AND ended_at IS NULL
           ORDER BY status, changed_at DESC, id LIMIT ?`,
        ).all(guest, limit),
      () =>
        this.#sql(
          'SELECT table_no FROM guests WHERE guest = ? AND ended_at IS NULL ORDER BY table_no DESC LIMIT ?',
        ).all(guest, limit),
      (no) => this.#one(no),
    );
    return this.#read(found);
  }

  async alive(guest: string, since: number): Promise<TableRow[]> {
    return this.#read(this.#alive(COLUMNS, guest, since));
  }
  async countAlive(guest: string, since: number): Promise<number> {
    return this.#alive('1', guest, since).length;
  }
  #alive(columns: string, guest: string, since: number): Record<string, unknown>[] {
    const alive = `SELECT ${columns} FROM guests JOIN tables ON tables.no = table_no WHERE ${ALIVE}`;
    return spared(
      () => this.#sql(alive).all(guest, since),
      () => this.#sql('SELECT table_no FROM guests WHERE guest = ? AND ended_at IS NULL').all(guest),
      (no) => this.#sql(`${alive} AND table_no = ?3`).get(guest, since, no),
    );
  }

  async stored(limit: number): Promise<{ count: number; rows: TableRow[] }> {
    const going = 'SELECT DISTINCT table_no FROM guests WHERE ended_at IS NULL';
    const latest = `${going} ORDER BY table_no DESC LIMIT ?`;
    const found = spared(
      () =>
        this.#sql(`SELECT ${COLUMNS} FROM (${latest}) JOIN tables ON no = table_no ORDER BY no DESC`).all(
          limit,
        ),
      () => this.#sql(latest).all(limit),
      (no) => this.#one(no),
    );
    const count = this.#sql(`SELECT count(*) AS n FROM (${going})`).get()!['n'] as number;
    return { count, rows: this.#read(found) };
  }

  async recent(limit: number): Promise<string[]> {
    const latest = `SELECT table_no, max(no) AS latest FROM (SELECT no, table_no FROM entries ORDER BY no DESC LIMIT ?)
         GROUP BY table_no`;
    const isRunning = "ON tables.no = table_no WHERE status = 'running'";
    const found = spared(
      () =>
        this.#sql(`SELECT id FROM (${latest}) JOIN tables ${isRunning} ORDER BY latest DESC LIMIT ?`).all(
          LATEST,
          limit,
        ),
      () => this.#latest(latest),
      (no) => this.#sql("SELECT id FROM tables WHERE no = ? AND status = 'running'").get(no),
    );
    return found.slice(0, limit).map(({ id }) => id as string);
  }

  /** Nothing where the log itself is damaged: its tables are loaded when somebody opens them. */
  #latest(latest: string): Record<string, unknown>[] {
    try {
      return this.#sql(`${latest} ORDER BY latest DESC`).all(LATEST);
    } catch (error) {
      if (isDamaged(error)) return [];
      throw error;
    }
  }

  async ended(guest: string, from: string | undefined, limit: number): Promise<RowPage> {
    const [at, no] = from === undefined ? [Number.MAX_SAFE_INTEGER, 0] : from.split('-').map(Number);
    const theirs = 'guest = ? AND ended_at IS NOT NULL AND (ended_at, table_no) < (?, ?)';
    const values = [guest, at!, no!, limit + 1] as const;
    const found = spared(
      () =>
        this.#sql(
          `SELECT no, ended_at, ${COLUMNS} FROM guests JOIN tables ON no = table_no
           WHERE ${theirs} ORDER BY ended_at DESC, table_no DESC LIMIT ?`,
        ).all(...values),
      () =>
        this.#sql(
          `SELECT table_no, table_no AS no, ended_at FROM guests WHERE ${theirs} ORDER BY ended_at DESC, table_no DESC LIMIT ?`,
        ).all(...values),
      (each) =>
        this.#sql(
          `SELECT no, ended_at, ${COLUMNS} FROM guests JOIN tables ON no = table_no WHERE guest = ? AND no = ?`,
        ).get(guest, each),
      true,
    );
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const more = found.length > limit && last !== undefined;
    return { rows: this.#read(page), next: more ? `${last['ended_at']}-${last['no']}` : null };
  }
}
