import { verdictByCount } from '@turntable/games/versus/style.ts';
import type { FeatureId } from '@turntable/roster/features.ts';
import type { Front } from '@turntable/roster/locomotive.ts';

/** A feature, how many locomotives of the claimant and of the other side have it, and what a claim of it is worth. */
interface Weighed {
  readonly feature: FeatureId;
  readonly mine: number;
  readonly theirs: number;
  /** `good`: the cards grant it. `even`: both have it. `none`: it brings nothing, or in Double Header the others the point. */
  readonly worth: 'good' | 'even' | 'none';
}
const WORTH = { claimant: 'good', equal: 'even', opponent: 'none', invalid: 'none' } as const;

/** What the cards would say of a claim (LV-4.3), from the public fronts of both sides. */
export function weighed(
  feature: FeatureId,
  own: readonly Pick<Front, 'features'>[],
  others: readonly Pick<Front, 'features'>[],
): Weighed {
  const count = (locomotives: readonly Pick<Front, 'features'>[]): number =>
    locomotives.filter(({ features }) => features.includes(feature)).length;
  const [mine, theirs] = [count(own), count(others)];
  return { feature, mine, theirs, worth: WORTH[verdictByCount(mine, theirs)] };
}
