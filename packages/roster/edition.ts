/**
 * The edition of the roster that new games are played with. Its figures may be corrected until it is released; before the first
 * change after that `generate.node.ts --freeze` keeps its cards as they are, and the next edition begins. A record names the edition
 * that it was played with (`setup.roster`; absent means 1), so it replays as it was played.
 */
export const EDITION = 2;

/** Locomotives that came after the first edition, by id, with the edition they came with; they stand last in the roster. */
export const ADDED: Readonly<Record<string, number>> = {};
