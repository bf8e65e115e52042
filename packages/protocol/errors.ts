import type { Refusal } from '@turntable/engine';

/** Why a request was not done. `code` picks the sentence; refusals carry clauses. */
export const ERROR_CODES = [
  'bad-message',
  'too-large',
  'too-fast',
  'not-found',
  'not-allowed',
  'not-your-seat',
  'table-full',
  'not-waiting',
  'not-running',
  'stale',
  'illegal',
  'nothing-to-take-back',
  'sealed',
  'bad-options',
  'bad-record',
  'foreign-origin',
  'not-kept',
  'signed-out',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export interface ErrorBody {
  readonly code: ErrorCode;
  /** Where in the input, and what was expected there, for whoever wrote the client. */
  readonly detail?: string;
  readonly refusals?: readonly Refusal[];
}
