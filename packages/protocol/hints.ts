import { z } from 'zod';
import type { Act, Message } from '@turntable/engine';
import { SeatNumber } from './messages.ts';

/** `POST /api/tables/:id/hint`, at a table that is not rated: what a seat that is asked could answer. */
export const AskHint = z.strictObject({ seat: SeatNumber });

/** A move that is suggested. */
export interface Hint {
  readonly action: Act;
  /** What it is, and why, as sentences of the catalogues. */
  readonly move: Message;
  readonly reason: Message;
  /** How likely its side is to win after it, 0 to 1; left out where nothing was searched. */
  readonly chance?: number;
}
/** The answer, for the asker's device alone: it is kept nowhere. Up to three moves, the best first. */
export interface HintReply {
  /** The update that the question stood at. */
  readonly n: number;
  readonly decision: string;
  readonly hints: readonly Hint[];
}
