import { z } from 'zod';
import type { SeenBy, Viewer } from '@turntable/engine';
import type { LogItem, Place, TableInfo } from './messages.ts';
import type { Patch } from './patch.ts';

/** `POST /api/tables/:id/share`, once the game is over: whether others may see one's cards in it. */
export const ShareCards = z.strictObject({ open: z.boolean() });

/**
 * `GET /api/tables/:id/replay?as=`: a game that is over, as one viewer saw it. Without `as`: through the eyes of the
 * first seat one holds, else the public's.
 */
export interface ReplayReply {
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
}
