import { other } from '@turntable/games/double-header/sides.ts';
import type { Team, View } from '@turntable/games/double-header/types.ts';
import { claimableFeatures, type Ledger } from '@turntable/games/versus/index.ts';
import type { FeatureId } from '@turntable/roster';

/** How many more locomotives of a team have a feature than of the other. */
function balance(view: View, team: Team, feature: FeatureId): number {
  const having = (side: Team): number =>
    view.engines[side]!.filter(({ front }) => front.features.includes(feature)).length;
  return having(team) - having(other(team));
}

/** Features that would score for a team, the surest first. */
export function favourable(view: View, ledger: Ledger, team: Team): FeatureId[] {
  return claimableFeatures(ledger, team).filter((feature) => balance(view, team, feature) > 0);
}

/** What style points will bring to a team in the end if everybody claims all that helps: fronts are public, so this is sure. */
export function stylePoints(view: View, ledger: Ledger, team: Team): number {
  return favourable(view, ledger, team).length - favourable(view, ledger, other(team)).length;
}
