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
