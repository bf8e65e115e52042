import type { Review } from '@turntable/bots/review/review.ts';
import type { GameListing } from '../../session/listing.ts';

/** How a game ended, as a value of sentences: won by some, a draw of all sides, or not played to its end. */
export function howEnded(
  { sides, winners }: Pick<Review, 'sides' | 'winners'>,
  { draws }: Pick<GameListing, 'draws'>,
): 'won' | 'draw' | 'open' {
  if (winners.length === 0) return 'open';
  return draws && winners.length > Math.max(...sides) ? 'draw' : 'won';
}

/**
 * The same of a game without a turning point: one that somebody gave up was not won by its moves. Or that none of them could be
 * judged: those of the opening (LM-6.1) are not.
 */
export function withoutTurning(
  review: Pick<Review, 'moves' | 'sides' | 'unfinished' | 'winners'>,
  listing: Pick<GameListing, 'draws'>,
): ReturnType<typeof howEnded> | 'unjudged' {
  if (review.moves.length === 0) return 'unjudged';
  return review.unfinished ? 'open' : howEnded(review, listing);
}
