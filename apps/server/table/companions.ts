import type { Table } from './table.ts';

/** Lets bots act at tables, as far as tables and their registry know it. */
export interface Wakers {
  wake(table: Table): void;
  busy(table: Table): boolean;
  forget(table: Table): void;
}

/** For tables at which no bot acts. */
export const NO_BOTS: Wakers = { wake() {}, busy: () => false, forget() {} };

/** Writes into the commits of tables: what follows from a change is then durable with it. */
export interface Companion {
  /** A table is in memory as it was stored. */
  loaded(table: Table): void;
  /** A table has changed; called at the end of the turn, within its commit. */
  changing(table: Table): void;
}
