/** Shares of a whole (0 to 1) as whole percentages that add up to 100: the last one is what the others leave. */
export function percents(shares: readonly number[]): number[] {
  const first = shares.slice(0, -1).map((share) => Math.round(100 * share));
  return [...first, 100 - first.reduce((sum, each) => sum + each, 0)];
}
