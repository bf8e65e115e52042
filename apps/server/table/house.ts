import type { Change } from './herald.ts';
import type { Journal } from '../storage/journal.ts';
import type { Settings } from '../people/settings.ts';
import type { Table } from './table.ts';
import type { Uptime } from '../time/uptime.ts';

/** What a table needs of the house it stands in. */
export interface House {
  readonly journal: Journal;
  now(): number;
  /** The time by which clocks run; it stands still while the server is down. */
  readonly uptime: Pick<Uptime, 'now' | 'wall'>;
  /** What guests wish wherever they play, quiet hours and holidays among it. */
  readonly settings: Pick<Settings, 'of' | 'holidaysOf'>;
  /** The usual pause before what nobody answers by hand (ms). */
  readonly answerPause: number;
  /** Something has been written that is due then (ms since 1970). */
  hint(due: number): void;
  /** Somebody other than a person may have to act now. */
  wake(table: Table): void;
  /** Something of a table changes in the commit of this turn. */
  changing(table: Table): void;
  /** Who hears of changes once they are durable. */
  readonly herald: { readonly isHeard: boolean; changed(table: Table, what: Change): void };
}
