import type { AnyGame } from '@turntable/engine';
import type { Log } from '../base/log.ts';
import { Settings } from '../people/settings.ts';
import { Journal } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';
import { Scheduler } from '../time/scheduler.ts';
import { steadyNow, Uptime } from '../time/uptime.ts';
import type { Wakers } from './companions.ts';

/** What tables and all that stands beside them share. */
export interface CoreServices {
  readonly store: Store;
  readonly journal: Journal;
  /** What is due on the server, and its jobs that belong to no table. */
  readonly jobs: Scheduler;
  /** The time by which players' clocks run. */
  readonly uptime: Uptime;
  /** What guests wish wherever they play, quiet hours and holidays among it. */
  readonly settings: Settings;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Builds them over a store. A `now` of one's own stands for the machine's clock and, without a `steady`, for its steady one. */
export function coreServices(
  store: Store,
  log: Log,
  now: () => number = Date.now,
  steady: () => number = now === Date.now ? steadyNow : now,
): CoreServices {
  const journal = new Journal(store, log);
  return {
    store,
    journal,
    jobs: new Scheduler(store, journal, log, now),
    uptime: new Uptime(store, journal, now, steady),
    settings: new Settings(store, journal, now),
    log,
    now,
  };
}

/** What tables are built on. */
export interface TablesServices extends CoreServices {
  readonly games: readonly AnyGame[];
  readonly wakers: Wakers;
  /** Whether nothing can be stored for now; then tables do nothing by themselves. */
  readonly health?: { readonly resting: boolean };
  /** As in `TableContext`. */
  readonly answerPause?: number;
  readonly reveal?: number;
}
