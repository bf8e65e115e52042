/**
 * The scores of a correction as their fields show them, by side: as typed, and where nothing was typed (null) as the table has
 * them by now, so that points that were won meanwhile stay.
 */
export const correctedScores = (
  scores: readonly number[],
  typed: readonly (string | null)[],
): readonly string[] => scores.map((score, side) => typed[side] ?? String(score));
