import type { HintReply } from '@turntable/protocol/hints.ts';

type Hint = HintReply['hints'][number];

/** How many of a hundred games are won by the search: by hint, or for all of them together where they are too close. */
type Chances =
  | { readonly kind: 'each'; readonly percents: readonly (number | undefined)[] }
  | { readonly kind: 'close'; readonly least: number; readonly most: number };

/** Reasons that are themselves a figure of the search. */
const SAYS_IT: ReadonlySet<string> = new Set([
  'hint.versus.why-played',
  'hint.loko-moto.why-played',
  'hint.why-decided',
]);

/**
 * The chances as they are shown. Hints are ordered by their worth, in which the lead counts as well; where a later
 * one wins more games than one before it, a figure at each would contradict the order, so a range is shown for all.
 */
export function chancesOf(hints: readonly Hint[]): Chances {
  const percents = hints.map(({ chance, reason }) =>
    chance === undefined || SAYS_IT.has(reason.key) ? undefined : Math.round(100 * chance),
  );
  const known = percents.filter((percent) => percent !== undefined);
  if (known.every((percent, i) => i === 0 || percent <= known[i - 1]!)) return { kind: 'each', percents };
  return { kind: 'close', least: Math.min(...known), most: Math.max(...known) };
}
