import { z } from 'zod';
import type { Ending, Kept, SeenBy, Viewer } from '@turntable/engine';
import {
  LEVELS,
  Name,
  SeatNumber,
  ViewerSchema,
  type LogItem,
  type Place,
  type TableInfo,
} from './messages.ts';
import type { TableEvent } from './table-events.ts';
import type { Patch } from './patch.ts';

/** `POST /api/tables/:id/share`, once the game is over: whether others may see one's cards in it. */
export const ShareCards = z.strictObject({ open: z.boolean() });

/** The longest record that a server replays, in bytes of JSON. Those of real games have some twenty thousand. */
export const MOST_RECORD_BYTES = 64 * 1024;
/** The most actions of a record that a server replays. */
export const MOST_RECORD_ACTIONS = 2_000;
/** `POST /api/replays`: a record from somebody's file, to be looked at through any eyes. Answer: `ReplayReply`. */
export const ImportRecord = z.strictObject({ record: z.unknown(), as: ViewerSchema.optional() });

/**
 * `POST /api/tables/:id/continue`: a new table that takes up a game that is over from one of its moves. Answer:
 * `TableReply`.
 */
export const ContinueGame = z.strictObject({
  /** The update after which to play on; 1 is the deal. */
  n: z.number().int().min(1),
  /** Whose knowledge is kept when what was hidden is drawn anew. */
  as: ViewerSchema,
  /** `true` is the very deal of the game, once all who played show their cards. */
  deal: z.enum(['redrawn', 'true']),
  who: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('alone') }),
    z.strictObject({ kind: z.literal('bots'), seat: SeatNumber, level: z.enum(LEVELS), name: Name }),
  ]),
});
export type ContinueGame = z.infer<typeof ContinueGame>;
/** `POST /api/replays/continue`: the same from a record. */
export const ContinueRecord = ContinueGame.extend({ record: z.unknown() });

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
  /** What happened beside the game; a record does not have it. */
  readonly lines?: readonly TableEvent[];
  /** Why it stopped, if the rules did not end it. */
  readonly end?: Ending;
  /** A person vouches for the game, no program. */
  readonly kept?: Kept;
}
