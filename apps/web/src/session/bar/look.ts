import type { GameListing } from '../listing.ts';

/** What the bar over a game is styled by: the enamel it is of when the reader is asked, and whether it is a low one. */
export const barLook = ({ enamel, lowBar }: Pick<GameListing, 'enamel' | 'lowBar'>) => ({
  'data-enamel': enamel,
  'data-low': lowBar,
});
