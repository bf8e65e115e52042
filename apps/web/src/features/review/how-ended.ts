import type { Review } from '@turntable/bots/review/review.ts';

/** How a game ended, as a value of sentences: won by some, or not played to its end. */
export const howEnded = ({ winners }: Review): 'won' | 'open' => (winners.length === 0 ? 'open' : 'won');
