import type { Journal } from '../storage/journal.ts';
import type { Wishes } from '../time/absence.ts';
import type { Uptime } from '../time/uptime.ts';

/** What a table needs of the server around it. */
export interface TableContext {
  readonly journal: Pick<Journal, 'write' | 'send'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** The clock by which players' clocks run; it stands still while the server is down. */
  readonly uptime: Pick<Uptime, 'now' | 'wall'>;
  /** What guests wish wherever they play, quiet hours and holidays among it. */
  readonly settings: Wishes;
  /** The usual pause before what nobody answers by hand (ms). */
  readonly answerPause: number;
  /** What the time that pages show what happened is multiplied by before anything waits for it. */
  readonly reveal: number;
  /** Something has been written that is due then (ms since 1970). */
  hint(due: number): void;
  /** A bot may have to act at this table now. */
  wake(table: string): void;
  /** Something of this table changes in the commit of this turn of the event loop. */
  changing(table: string): void;
}
