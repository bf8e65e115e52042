/** Chances of seats, 0 to 1, added up by side, as parts of one: each was estimated by itself. */
export function bySide(sides: readonly number[], chances: readonly number[]): number[] {
  const sums = Array.from({ length: Math.max(...sides) + 1 }, () => 0);
  chances.forEach((chance, seat) => (sums[sides[seat]!]! += chance));
  return shares(sums);
}

/** The chances of all when one side's is known anew: the others share the rest as before. */
export function after(before: readonly number[], side: number, chance: number): number[] {
  const rest = before.reduce((sum, each, i) => (i === side ? sum : sum + each), 0);
  return before.map((each, i) =>
    i === side ? chance : (1 - chance) * (rest > 0 ? each / rest : 1 / (before.length - 1)),
  );
}

/** Each side's share of all points; an even one where nobody has any. */
export function shares(scores: readonly number[]): number[] {
  const points = scores.map((score) => Math.max(0, score));
  const total = points.reduce((sum, each) => sum + each, 0);
  return points.map((each) => (total === 0 ? 1 / points.length : each / total));
}
