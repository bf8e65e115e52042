import { z } from 'zod';

/** What may be said at a table: nothing, ready phrases, or these and free words. The host chooses. */
export const CHATS = ['none', 'phrases', 'free'] as const;
export type Chat = (typeof CHATS)[number];
/** What holds where the host chose nothing. */
export const USUAL_CHAT: Chat = 'phrases';

/** Ready phrases, in the order in which they are offered; their words are `phrase.<id>` of the message catalogues. */
export const PHRASES = [
  'hello',
  'your-turn',
  'moment',
  'thinking',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'no-worries',
  'good-luck',
  'good-game',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of a free text, at most (UTF-16 code units). */
export const MOST_TEXT = 200;

/** Somebody who may be muted or reported. Who only look on are one: a table does not know them apart. */
export const Speaker = z.union([z.number().int().min(0).max(4), z.enum(['judge', 'watcher'])]);
export type Speaker = z.infer<typeof Speaker>;

/** `POST /api/tables/:id/chat`, host only. */
export const SetChat = z.strictObject({ chat: z.enum(CHATS) });
/** `POST /api/tables/:id/mute`: whether one wishes to read what somebody says. Only the asker knows of it. */
export const Mute = z.strictObject({ who: Speaker, muted: z.boolean() });
/** `POST /api/tables/:id/report`, for whoever runs the server; nobody at the table hears of it. */
export const Report = z.strictObject({ who: Speaker, reason: z.string().trim().min(1).max(500) });
/** Answer of `POST /api/tables/:id/report`. */
export interface ReportReply {
  readonly reported: true;
}
