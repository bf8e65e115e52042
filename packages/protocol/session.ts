import { z } from 'zod';

/** `POST /api/me/sessions/end`: one of them, or all but the one that asks. */
export const EndSession = z.union([
  z.strictObject({ id: z.string().max(40) }),
  z.strictObject({ others: z.literal(true) }),
]);

/** A browser or a program that is the guest. */
export interface SessionInfo {
  /** Empty: devices from before they were told apart. */
  readonly id: string;
  readonly kind: 'browser' | 'program';
  /** What it calls itself, in two words; may be empty. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Day of its last visit, about (ms since 1970). */
  readonly usedAt: number;
  /** It is the one that asks. */
  readonly own?: true;
}
/** `GET /api/me/sessions`, and the answer to every change of them. */
export interface SessionList {
  readonly sessions: readonly SessionInfo[];
}
