import type { TableContext } from './context.ts';

/** When something is due at a table next, as it is stored. */
export class Due {
  readonly #table: string;
  readonly #context: Pick<TableContext, 'journal' | 'now' | 'hint'>;
  #due: number | null;

  /** `due`: as it was stored (ms since 1970). */
  constructor(table: string, due: number | null, context: Pick<TableContext, 'journal' | 'now' | 'hint'>) {
    this.#table = table;
    this.#due = due;
    this.#context = context;
  }

  /** Stores it if it is new; null: nothing is due. Bots, whose time is always now, are woken by themselves. */
  set(due: number | null, bot: boolean): void {
    const now = this.#context.now();
    // A time that has passed meanwhile becomes the next millisecond: the scheduler only looks ahead.
    const next = due !== null && due <= now && !bot ? now + 1 : due;
    // While it is a bot's turn the stored time is in the past; one write is enough.
    if (next === this.#due || (bot && this.#due !== null && this.#due <= now)) return;
    this.#context.journal.write({ kind: 'due', table: this.#table, due: next });
    this.#due = next;
    if (next !== null && !bot) this.#context.hint(next);
  }
}
