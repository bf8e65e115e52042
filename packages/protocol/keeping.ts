/** In the place of a seat, in links: keeping the game for those in the room. */
export const KEEPER = -1;
