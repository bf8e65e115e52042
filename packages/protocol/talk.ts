/** What may be said at a table: nothing, ready phrases, or these and free words. The host chooses. */
export const CHATS = ['none', 'phrases', 'free'] as const;
export type Chat = (typeof CHATS)[number];
/** The default, where the host chose nothing. */
export const USUAL_CHAT: Chat = 'phrases';

/** What is called across during a duel, and a whistle. */
export const REMARKS = ['well-run', 'whisker', 'bold', 'gracious', 'ouch', 'whistle'] as const;
export type Remark = (typeof REMARKS)[number];

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
  ...REMARKS,
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of a free text, at most (UTF-16 code units). */
export const MOST_TEXT = 200;

/** The same, of a side's rejoinder to a claim of the other. */
export const MOST_REJOINDER = 90;
/** Seconds in which pages let one be written, from the claim on, and what a judge adds at a time. */
export const REJOINDER_SECONDS = 20;
