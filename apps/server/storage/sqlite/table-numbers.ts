import type { StatementSync } from 'node:sqlite';
import { Conflict } from '../store.ts';

/** More than are played at at once; beyond that they are looked up again. */
const MOST = 20_000;

/** The numbers under which tables are stored, known once asked for: each entry needs its table's. */
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
  /** Some are stored no more, or never were: their numbers may be given again. */
  forget(): void {
    this.#known.clear();
  }
}
