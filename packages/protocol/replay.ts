import { z } from 'zod';
import type { Ending, SeenBy, Viewer } from '@turntable/engine';
import { ViewerSchema, type LogItem, type Place, type TableInfo } from './messages.ts';
import type { Patch } from './patch.ts';

/** `POST /api/tables/:id/share`, once the game is over: whether others may see one's cards in it. */
export const ShareCards = z.strictObject({ open: z.boolean() });

/** The longest record that a server replays, in bytes of JSON. Those of real games have some twenty thousand. */
export const MOST_RECORD_BYTES = 64 * 1024;
/** As many actions a record may have that a server replays. */
export const MOST_RECORD_ACTIONS = 2_000;
/** `POST /api/replays`: a record from somebody's file, to be looked at through any eyes. Answer: `ReplayReply`. */
export const ImportRecord = z.strictObject({ record: z.unknown(), as: ViewerSchema.optional() });

/**
 * `GET /api/tables/:id/replay?as=`: a game that is over, as one viewer saw it. Without `as`: through the eyes of the
 * first seat one holds, else the public's.
 */
export interface ReplayReply {
  /** Of an imported record as much as it says, with an empty id. */
  readonly table: TableInfo;
  readonly place: Place;
  readonly as: Viewer;
  /** Through whose eyes the asker may look. */
  readonly viewers: readonly Viewer[];
  /** The view after update 1, the deal. */
  readonly view: SeenBy;
  /** What each later update changed, in order; null: nothing for this viewer. */
  readonly patches: readonly (Patch | null)[];
  readonly log: readonly LogItem[];
  /** Why it stopped, if the rules did not end it. */
  readonly end?: Ending;
}
