import type { Review } from '@turntable/bots/review/review.ts';

/** Message to the worker that reviews: a record, and how long it may work (ms). */
export interface ToReviewer {
  readonly record: object;
  readonly budget: number;
}
/** Its messages: how much is done (0 to 1), the review, or why there is none. */
export type FromReviewer =
  | { readonly t: 'done'; readonly part: number }
  | { readonly t: 'review'; readonly review: Review }
  | { readonly t: 'failed'; readonly why: 'hidden' | 'away' | 'record' | 'unread' };
