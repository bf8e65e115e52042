import type { TableInfo } from './messages.ts';

/** A device that has come to the box. */
export interface Arrived {
  /** The name last played under; null before the first game. */
  readonly name: string | null;
  /** When it was last heard of (ms since 1970). */
  readonly at: number;
}
/** `GET /api/box`: what a screen in the room shows; only where the server was started with `--lan`. */
export interface BoxReply {
  /** Where others reach it, the best first. */
  readonly links: readonly string[];
  /** The latest first; whoever asks is not among them. */
  readonly arrived: readonly Arrived[];
  /** Tables at which one may sit down, and those that are played; the one touched last first. */
  readonly open: readonly TableInfo[];
  readonly running: readonly TableInfo[];
  /** Days until the certificate ends, if that is soon. */
  readonly certificate: number | null;
}
