import type { Review } from '@turntable/bots/review/review.ts';

/** How a game ended, as a value of sentences: won by some, a draw of sides that only one can win (DH-8.6), or not played to its end. */
export function howEnded({ sides, winners, lokoMoto }: Review): 'won' | 'draw' | 'open' {
  if (winners.length === 0) return 'open';
  return !lokoMoto && winners.length > Math.max(...sides) ? 'draw' : 'won';
}
