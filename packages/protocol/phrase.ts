import { z } from 'zod';

/** Words of a recovery phrase (BIP 39, English: 128 random bits and 4 to check them). */
export const PHRASE_WORDS = 12;
/** `POST /api/me/recover`: makes this browser the guest whose phrase it is. Any case, any space between the words. */
export const Recover = z.strictObject({ phrase: z.string().max(400) });

/** `POST /api/me/phrase`: a new recovery phrase, sent this once; the one before it no longer works. */
export interface PhraseReply {
  readonly phrase: string;
}
/** `GET /api/me/phrase` */
export interface PhraseState {
  /** The guest has a phrase. */
  readonly made: boolean;
}
/**
 * `done`: the cookie of this answer is that guest's. `misspelt`: it is no valid phrase; `words` are the places (from 0) of
 * words that no phrase has, none if all are known and the checksum is wrong. `unknown`: a valid phrase, but nobody's.
 */
export type RecoverReply =
  | { readonly state: 'done' }
  | { readonly state: 'misspelt'; readonly words: readonly number[] }
  | { readonly state: 'unknown' };
