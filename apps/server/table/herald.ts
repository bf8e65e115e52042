import type { Log } from '../base/log.ts';
import type { Table } from './table.ts';

/** What changed at a table: its game, its row (seats, options), its lines, or its game ended. */
export type Change = 'moved' | 'row' | 'line' | 'over';
/** Called after the commit, once for each kind of change of one turn of the event loop. */
export type Listener = (table: Table, what: Change) => void;

/** Tells those who follow the tables (notifications, ratings) what is durable. One that fails hinders no other. */
export class Herald {
  readonly #listeners: readonly Listener[];
  readonly #log: Log;

  constructor(listeners: readonly Listener[], log: Log) {
    this.#listeners = listeners;
    this.#log = log;
  }

  changed(table: Table, what: Change): void {
    for (const listen of this.#listeners)
      try {
        listen(table, what);
      } catch (error) {
        this.#log.error(`following table ${table.row.id}`, error);
      }
  }
  get isHeard(): boolean {
    return this.#listeners.length > 0;
  }
}
