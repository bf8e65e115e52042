import { z } from 'zod';
import { CHATS } from './talk.ts';
import { Words } from './words.ts';

/**
 * Somebody who may be muted or reported. All spectators count as one, for a table does not tell them apart. `host` is a
 * host without a seat.
 */
export const Speaker = z.union([z.number().int().min(0).max(4), z.enum(['judge', 'watcher', 'host'])]);
export type Speaker = z.infer<typeof Speaker>;

/** `POST /api/tables/:id/chat`, host only. */
export const SetChat = z.strictObject({ chat: z.enum(CHATS) });
/** `POST /api/tables/:id/mute`: whether one wishes to read what somebody says. Only the asker knows of it. */
export const Mute = z.strictObject({ who: Speaker, muted: z.boolean() });
/** `POST /api/tables/:id/report`: read by whoever runs the server; nobody at the table is told. */
export const Report = z.strictObject({ who: Speaker, reason: Words(500) });
/** Answer of `POST /api/tables/:id/report`. */
export interface ReportReply {
  readonly reported: true;
}
