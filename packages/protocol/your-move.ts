import type { Asking, TableInfo } from './messages.ts';

/** Why a table waits for somebody: public facts alone. `kind` is that of the game's question, e.g. `veto`. */
export type Reason =
  | { readonly what: 'act'; readonly kind: string; readonly as: number | 'judge' }
  /** Others wish something that all have to agree to. */
  | { readonly what: 'agree'; readonly to: Asking['what']; readonly by: number }
  /** Locomotives are still to be picked. */
  | { readonly what: 'pick' }
  /** Somebody brings locomotives of their own, and asks for consent; `rated`: it is the game that is to be rated. */
  | { readonly what: 'consent'; readonly rated?: true }
  /** Everybody is there. */
  | { readonly what: 'start' };

export interface MyTable {
  readonly table: TableInfo;
  /** Empty: the table waits for others. */
  readonly reasons: readonly Reason[];
  /** Since when it waits for one, or else since when the table is as it is (ms since 1970). */
  readonly since: number;
  /** When one's clock runs out, if one runs (ms since 1970). */
  readonly by?: number;
}
/** `GET /api/tables/mine`: one's tables that are not over; first those that wait for the guest, by the earliest end of a clock, then the longest waiting. */
export interface MyTables {
  readonly tables: readonly MyTable[];
}
