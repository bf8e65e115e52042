import type { SeenBy } from '@turntable/engine';
import type { LogItem } from '@turntable/protocol/messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { System } from '../../device/system.ts';

/** Items of the log that are read aloud as one sentence; from the first of them to the one after the last. */
export interface Heard {
  readonly from: number;
  readonly to: number;
  /** Empty: they are not read at all. */
  readonly text: string;
}
/** What of a log is told in one sentence each, and where something begins of which the end is not known yet. */
export interface Hearing {
  readonly heard: readonly Heard[];
  /** The first item of it; null: all is settled. */
  readonly open: number | null;
}
export interface Listener {
  readonly names: readonly string[];
  /** The seats one holds. */
  readonly mine: readonly number[];
  readonly system: System;
  readonly messages: Messages;
}
/** How a game's log is heard by who does not see the table. */
export type Hear = (view: SeenBy, log: readonly LogItem[], listener: Listener) => Hearing;
