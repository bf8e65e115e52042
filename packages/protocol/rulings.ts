/** Rulings in one answer of the book of precedents. No schema is needed to say it. */
export const MOST_RULINGS = 50;
