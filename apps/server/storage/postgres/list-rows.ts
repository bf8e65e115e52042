import type { LobbyQuery } from '@turntable/protocol';
import { boardOf, endedAt, FIRST_OF_HOST, guestsOf } from '../board.ts';
import { COLUMNS, readRows } from '../reading.ts';
import type { TableRow } from '../rows.ts';
import type { Board, ListStore, RowPage } from '../store.ts';
import type { Ask } from './pool.ts';

/** The number of latest entries among which the tables being played are looked for. */
const LATEST = 1000;
/** A filter that is left out is null and matches everything. */
const FITS = `list = $1 AND at >= $2 AND ($3::text IS NULL OR game = $3) AND ($4::int IS NULL OR players = $4)
  AND ($5::text IS NULL OR tempo = $5) AND ($6::int IS NULL OR clock = $6) AND ($7::int IS NULL OR judge = $7)`;
/** Listings kept in memory; beyond that the cache is emptied. */
const MOST_KNOWN = 10_000;

/** A clock changes no row's time, and a table without one changes by its moves alone. */
const ALIVE = `guest = $1 AND ended_at IS NULL AND (changed_at >= $2
  OR EXISTS (SELECT 1 FROM dues WHERE dues.table_no = tables.no AND due >= $2)
  OR (SELECT at FROM entries WHERE entries.table_no = tables.no ORDER BY seq DESC LIMIT 1) >= $2)`;

const flag = (wish: 'with' | 'without' | undefined): number | null =>
  wish === undefined ? null : Number(wish === 'with');
const wished = (board: Board, { game, players, tempo, clock, judge }: LobbyQuery, since: number) =>
  [board, since, game ?? null, players ?? null, tempo ?? null, flag(clock), flag(judge)] as const;

/** A table's entries in all lists as one text, to see whether a change of the row changes them. */
function listingOf(row: TableRow): string {
  const { changedAt, game, seats, tempo, judge, host } = row;
  const list = boardOf(row);
  const board = list && [list, changedAt, game, seats.length, tempo.kind, !!tempo.clock, !!judge, host];
  return JSON.stringify([board, endedAt(row), ...guestsOf(row).sort()]);
}

/** See `ListStore`. What is listed is kept in small rows of its own, so that no list reads more tables than it shows. */
export class ListRows implements ListStore {
  readonly #ask: Ask;
  /** Listings by table, with the version of the row they are of. A clock changes the row at every move, the lists seldom. */
  readonly #known = new Map<string, { readonly version: number; readonly listing: string }>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Writes within a transaction the lists that changed; `was` gives a row's version before the transaction. */
  async write(ask: Ask, rows: readonly TableRow[], was: (id: string) => number): Promise<void> {
    const changed = rows.filter((row) => {
      const known = this.#known.get(row.id);
      return !known || known.version !== was(row.id) || known.listing !== listingOf(row);
    });
    if (changed.length === 0) return;
    const guests = changed.flatMap((row) =>
      guestsOf(row).map((guest) => ({ id: row.id, guest, ended: endedAt(row) })),
    );
    const ids = changed.map(({ id }) => id);
    const listed = changed.flatMap((row) => {
      const list = boardOf(row);
      return list === null ? [] : [{ row, list }];
    });
    const isListed = new Set(listed.map(({ row }) => row.id));
    const owners = [guests.map(({ id }) => id), guests.map(({ guest }) => guest)];
    const results = await Promise.allSettled([
      ask(DELETE_GUESTS, [ids, ...owners]),
      ask(UPSERT_GUESTS, [...owners, guests.map(({ ended }) => ended)]),
      ask(DELETE_BOARD, [ids.filter((id) => !isListed.has(id))]),
      ask(UPSERT_BOARD, [
        ...[listed.map(({ row }) => row.id), listed.map(({ list }) => list)],
        ...[listed.map(({ row }) => row.changedAt), listed.map(({ row }) => row.game)],
        ...[listed.map(({ row }) => row.seats.length), listed.map(({ row }) => row.tempo.kind)],
        ...[listed.map(({ row }) => Number(!!row.tempo.clock)), listed.map(({ row }) => Number(!!row.judge))],
        listed.map(({ row }) => row.host),
      ]),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
  /** Keeps the listings of rows in memory; to be called once they are durable. */
  written(rows: readonly TableRow[]): void {
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    for (const row of rows) this.#known.set(row.id, { version: row.version, listing: listingOf(row) });
  }

  async board(board: Board, wish: LobbyQuery, since: number, limit: number): Promise<TableRow[]> {
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM
         (SELECT table_no, at, later FROM
           (SELECT table_no, at, row_number() OVER
             (PARTITION BY host ORDER BY at DESC, table_no DESC) > ${FIRST_OF_HOST} AS later
            FROM board WHERE ${FITS}) AS f
          ORDER BY later, at DESC, table_no DESC LIMIT $8) AS b
       JOIN tables ON no = table_no ORDER BY later, at DESC, no DESC`,
      [...wished(board, wish, since), limit],
    );
    return readRows(rows);
  }

  async count(board: Board, wish: LobbyQuery, since: number): Promise<number> {
    const { rows } = await this.#ask(
      `SELECT count(*) AS n FROM board WHERE ${FITS}`,
      wished(board, wish, since),
    );
    return rows[0]!['n'] as number;
  }

  async going(guest: string, limit: number): Promise<TableRow[]> {
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM guests JOIN tables ON no = table_no WHERE guest = $1 AND ended_at IS NULL
       ORDER BY status, changed_at DESC, id LIMIT $2`,
      [guest, limit],
    );
    return readRows(rows);
  }

  async alive(guest: string, since: number): Promise<TableRow[]> {
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM guests JOIN tables ON tables.no = table_no WHERE ${ALIVE}`,
      [guest, since],
    );
    return readRows(rows);
  }
  async countAlive(guest: string, since: number): Promise<number> {
    const { rows } = await this.#ask(
      `SELECT count(*) AS n FROM guests JOIN tables ON tables.no = table_no WHERE ${ALIVE}`,
      [guest, since],
    );
    return Number(rows[0]!['n']);
  }

  async stored(limit: number): Promise<{ count: number; rows: TableRow[] }> {
    const going = 'SELECT DISTINCT table_no FROM guests WHERE ended_at IS NULL';
    const { rows } = await this.#ask(
      `SELECT ${COLUMNS} FROM (${going} ORDER BY table_no DESC LIMIT $1) AS l
       JOIN tables ON no = table_no ORDER BY no DESC`,
      [limit],
    );
    const { rows: counted } = await this.#ask(`SELECT count(*) AS n FROM (${going}) AS g`, []);
    return { count: Number(counted[0]!['n']), rows: readRows(rows) };
  }

  async recent(limit: number): Promise<string[]> {
    const { rows } = await this.#ask(
      `SELECT id FROM (SELECT table_no, max(no) AS latest
         FROM (SELECT no, table_no FROM entries ORDER BY no DESC LIMIT $1) AS e GROUP BY table_no) AS l
       JOIN tables ON tables.no = table_no WHERE status = 'running' ORDER BY latest DESC LIMIT $2`,
      [LATEST, limit],
    );
    return rows.map(({ id }) => id as string);
  }

  async ended(guest: string, from: string | undefined, limit: number): Promise<RowPage> {
    const [at, no] = from === undefined ? [Number.MAX_SAFE_INTEGER, 0] : from.split('-').map(Number);
    const { rows } = await this.#ask(
      `SELECT no, ended_at, ${COLUMNS} FROM guests JOIN tables ON no = table_no
       WHERE guest = $1 AND ended_at IS NOT NULL AND (ended_at, table_no) < ($2, $3)
       ORDER BY ended_at DESC, table_no DESC LIMIT $4`,
      [guest, at, no, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = rows.length > limit && last !== undefined;
    return {
      rows: readRows(page),
      next: more ? `${Number(last['ended_at'])}-${Number(last['no'])}` : null,
    };
  }
}

const DELETE_GUESTS = `DELETE FROM guests AS g USING tables AS t
  WHERE t.id = ANY ($1::text[]) AND g.table_no = t.no AND NOT EXISTS (
    SELECT 1 FROM unnest($2::text[], $3::text[]) AS v (id, guest) WHERE v.id = t.id AND v.guest = g.guest)`;
const UPSERT_GUESTS = `INSERT INTO guests (guest, table_no, ended_at)
  SELECT v.guest, no, v.ended FROM unnest($1::text[], $2::text[], $3::bigint[]) AS v (id, guest, ended) JOIN tables USING (id)
  ON CONFLICT (guest, table_no) DO UPDATE SET ended_at = excluded.ended_at
  WHERE guests.ended_at IS DISTINCT FROM excluded.ended_at`;
const DELETE_BOARD = 'DELETE FROM board USING tables WHERE no = table_no AND id = ANY ($1::text[])';
const UPSERT_BOARD = `INSERT INTO board (table_no, list, at, game, players, tempo, clock, judge, host)
  SELECT no, list, at, game, players, tempo, clock, judge, host
  FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::int[], $8::int[], $9::text[])
    AS v (id, list, at, game, players, tempo, clock, judge, host) JOIN tables USING (id)
  ON CONFLICT (table_no) DO UPDATE SET list = excluded.list, at = excluded.at, game = excluded.game,
    players = excluded.players, tempo = excluded.tempo, clock = excluded.clock, judge = excluded.judge,
    host = excluded.host`;
