import type { AnyGame } from '@turntable/engine';
import type { Log } from '../base/log.ts';
import type { Store } from '../storage/store.ts';
import type { Wakers } from './companions.ts';

/** What tables are built on. */
export interface TablesServices {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly wakers: Wakers;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** As in `TableContext`. */
  readonly answerPause?: number;
  readonly reveal?: number;
}
