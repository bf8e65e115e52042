import type { StatementSync } from 'node:sqlite';
import { Conflict } from '../store.ts';

/** Numbers kept in memory; more than tables are ever played at once. Others are looked up again. */
const MOST = 20_000;

/** Cache of the numbers under which tables are stored: each entry is written with its table's number. */
export class TableNumbers {
  readonly #sql: (text: string) => StatementSync;
  readonly #known = new Map<string, number>();

  constructor(sql: (text: string) => StatementSync) {
    this.#sql = sql;
  }

  /** Throws a `Conflict` if there is no such table. */
  of(id: string): number {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = this.#sql('SELECT no FROM tables WHERE id = ?').get(id);
    if (!found) throw new Conflict(`there is no table ${id}`);
    const no = found['no'] as number;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(id, no);
    return no;
  }
  /** Forgets tables that were removed or whose commit failed, since SQLite may give their numbers to others. */
  forget(): void {
    this.#known.clear();
  }
}
