import type { StatementSync } from 'node:sqlite';
import { isDamaged } from '../../base/trouble.ts';
import type { SessionRow } from '../device-rows.ts';
import type { ReportRow, TableRow } from '../rows.ts';
import { Conflict, type Forgotten, type PersonStore } from '../store.ts';
import { OWN_TABLES } from '../own-tables.ts';
import { reportFrom } from '../reading.ts';
import { spared } from './spared.ts';

type Sql = (text: string) => StatementSync;

/** So many tables are looked through before others have their turn. */
const SLICE = 5_000;
const NO = '(SELECT no FROM tables WHERE id = ?)';

/** See `PersonStore`; its calls are synchronous inside. */
export class PersonRows implements PersonStore {
  readonly #sql: Sql;
  readonly #writeTable: (row: TableRow, was: number) => void;
  readonly #atOnce: (work: () => void) => void;

  /** `atOnce` does its work in one transaction, in which `writeTable` writes a row over that of version `was`. */
  constructor(
    sql: Sql,
    writeTable: (row: TableRow, was: number) => void,
    atOnce: (work: () => void) => void,
  ) {
    this.#sql = sql;
    this.#writeTable = writeTable;
    this.#atOnce = atOnce;
  }

  async tables(guest: string): Promise<string[]> {
    const ids: string[] = [];
    const most = this.#mostNo();
    for (let from = 0; ; from += SLICE) {
      const isLast = from + SLICE >= most;
      ids.push(...this.#tablesIn(guest, from, isLast ? Number.MAX_SAFE_INTEGER : from + SLICE));
      if (isLast) return ids;
      await new Promise(setImmediate);
    }
  }
  /** The last number of a table; 0 if it cannot be read. */
  #mostNo(): number {
    try {
      return (this.#sql('SELECT max(no) AS most FROM tables').get()?.['most'] as number | null) ?? 0;
    } catch (error) {
      if (isDamaged(error)) return 0;
      throw error;
    }
  }
  /** Those with numbers beyond `after` up to `to`. */
  #tablesIn(guest: string, after: number, to: number): string[] {
    const theirs = `SELECT table_no FROM guests WHERE guest = ?1 AND table_no > ?2 AND table_no <= ?3
      UNION SELECT table_no FROM visits WHERE guest = ?1 AND table_no > ?2 AND table_no <= ?3`;
    // Keepers, hands and who was muted are in no index. This is asked rarely, so all rows may be read.
    const named = `instr(doc, '"' || ?1 || '"') > 0`;
    return spared(
      () =>
        this.#sql(
          `SELECT id FROM tables WHERE no > ?2 AND no <= ?3 AND (no IN (${theirs}) OR ${named}) ORDER BY no`,
        ).all(guest, after, to),
      () => this.#sql(`${theirs} ORDER BY table_no`).all(guest, after, to),
      (no) => this.#sql('SELECT id FROM tables WHERE no = ?').get(no),
    ).map(({ id }) => id as string);
  }

  async reports(guest: string): Promise<ReportRow[]> {
    return this.#sql(
      `SELECT table_id, at, body FROM reports
       WHERE json_extract(body, '$.by') = ?1 OR json_extract(body, '$.guest') = ?1 ORDER BY no DESC`,
    )
      .all(guest)
      .map(reportFrom);
  }

  async forget(guest: string, tables: readonly Forgotten[], gone: SessionRow): Promise<void> {
    this.#atOnce(() => {
      for (const table of tables) this.#change(guest, table);
      // Messages on their way to the guest's devices.
      this.#sql(
        `DELETE FROM jobs WHERE json_extract(body, '$.channel') IN (SELECT id FROM channels WHERE guest = ?)`,
      ).run(guest);
      for (const [table, column] of OWN_TABLES)
        this.#sql(`DELETE FROM ${table} WHERE ${column} = ?`).run(guest);
      this.#sql(`DELETE FROM bans WHERE who = 'guest:' || ?`).run(guest);
      this.#sql(
        `UPDATE reports SET body = json_set(body, '$.by', '') WHERE json_extract(body, '$.by') = ?`,
      ).run(guest);
      this.#sql(
        `UPDATE reports SET body = json_set(body, '$.guest', null, '$.name', '', '$.said', json('[]')) WHERE json_extract(body, '$.guest') = ?`,
      ).run(guest);
      this.#sql(
        'INSERT OR REPLACE INTO sessions (guest, id, kind, device, made_at, used_at, until) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(gone.guest, gone.id, gone.kind, gone.device, gone.madeAt, gone.usedAt, gone.until);
    });
    // The write-ahead log still has the old pages, so it is emptied. Readers are not waited for: a later checkpoint does it then.
    const [{ timeout } = { timeout: 0 }] = this.#sql('PRAGMA busy_timeout').all();
    this.#sql('PRAGMA busy_timeout = 0').all();
    this.#sql('PRAGMA wal_checkpoint(TRUNCATE)').all();
    this.#sql(`PRAGMA busy_timeout = ${Number(timeout)}`).all();
  }

  #change(guest: string, { row, was, events, judged }: Forgotten): void {
    this.#writeTable(row, was);
    for (const { seq, ...rest } of events) {
      const { changes } = this.#sql(`UPDATE lines SET body = ? WHERE seq = ? AND table_no = ${NO}`).run(
        JSON.stringify(rest),
        seq,
        row.id,
      );
      if (changes !== 1) throw new Conflict(`table ${row.id} has no event ${seq}`);
    }
    // A request's name says whose it was, and is needed only while it may be repeated.
    this.#sql(
      `UPDATE entries SET request = NULL WHERE table_no = ${NO} AND substr(request, 1, length(?2)) = ?2`,
    ).run(row.id, `${guest} `);
    this.#sql(`DELETE FROM orders WHERE table_no = ${NO} AND json_extract(body, '$.guest') = ?`).run(
      row.id,
      guest,
    );
    for (const name of judged)
      this.#sql(`UPDATE precedents SET judge = '' WHERE game = ? AND judge = ? AND at >= ?`).run(
        row.game,
        name,
        row.madeAt,
      );
  }
}
