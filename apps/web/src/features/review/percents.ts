/** A chance (0 to 1) as a whole percentage. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** The chance after a move and what it lost, in whole percentages: the loss is what lies between the two that are shown. */
export function lossIn({ chance, loss }: { readonly chance: number; readonly loss: number }) {
  const [from, to] = [percent(chance + loss), percent(chance)];
  return { from, to, loss: from - to };
}

/** Shares of a whole (0 to 1) as whole percentages that add up to 100: the last one is what the others leave. */
export function percents(shares: readonly number[]): number[] {
  const first = shares.slice(0, -1).map((share) => percent(share));
  return [...first, 100 - first.reduce((sum, each) => sum + each, 0)];
}
