/** What a guest may be notified of: their move, time that runs out, what others ask of them, a game's beginning and end. */
export const TOPICS = ['turn', 'reminder', 'asked', 'course'] as const;
export type Topic = (typeof TOPICS)[number];
/** Summaries of the tables that wait: none, or at most every so many hours. */
export const DIGESTS = [0, 24, 12, 6] as const;
export type DigestHours = (typeof DIGESTS)[number];

/** What a channel is sent. */
export interface Tells {
  /** Of every game but those in `games`. */
  readonly all: readonly Topic[];
  readonly games: Readonly<Record<string, readonly Topic[]>>;
  readonly digest: DigestHours;
}
/** A new channel is sent everything as it happens. */
export const DEFAULT_TELLS: Tells = { all: TOPICS, games: {}, digest: 0 };
