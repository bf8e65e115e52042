import { answering, hasValue } from '@turntable/games/double-header/calls.ts';
import { locomotiveInUse, other, teamOf } from '@turntable/games/double-header/sides.ts';
import { claimableFeatures, type Ledger } from '@turntable/games/versus/index.ts';
import type { LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import type { FeatureId } from '@turntable/roster';
import type { Odds } from './odds.ts';

/** The team of the seat that looks. */
export const ownTeam = (view: View): Team => teamOf(view.box.players, Number(view.viewer));
/** How many points a team is ahead; below 0 if it is behind. */
export const lead = (view: View, team: Team): number => view.scores[team] - view.scores[other(team)];

/** How likely one locomotive's value is the higher; ties count half. Either may be hidden. */
export function beats(
  odds: Odds,
  team: Team,
  locomotive: LocomotiveIndex,
  against: LocomotiveIndex,
  statistic: string,
): number {
  const own = odds.likely(team, locomotive, statistic);
  if (own.length === 0) return 0.5;
  const sum = own.reduce((s, value) => s + odds.below(other(team), against, statistic, value), 0);
  return sum / own.length;
}

/**
 * Points that a team may expect to win by, from the statistics that are left, with these locomotives in use: every one is
 * called by somebody some day, and one that only the teammate has brings that one in.
 */
export function outlook(
  view: View,
  odds: Odds,
  team: Team,
  locomotive: LocomotiveIndex,
  against: LocomotiveIndex,
): number {
  const opposing = other(team);
  let sum = 0;
  for (const statistic of view.uncalled) {
    const ours = bearer(view, team, locomotive, statistic);
    const theirs = bearer(view, opposing, against, statistic);
    if (ours === undefined || theirs === undefined) continue;
    // A call needs the value on the calling locomotive; if both would have to switch, nobody in use can call it.
    if (ours !== locomotive && theirs !== against) continue;
    sum += 2 * beats(odds, team, ours, theirs, statistic) - 1;
  }
  return sum;
}

function bearer(
  view: View,
  team: Team,
  locomotive: LocomotiveIndex,
  statistic: string,
): LocomotiveIndex | undefined {
  if (hasValue(view, team, locomotive, statistic)) return locomotive;
  return hasValue(view, team, other(locomotive), statistic) ? other(locomotive) : undefined;
}

/** Who would have to answer the call of a statistic. */
export function answerer(view: View, team: Team, statistic: string): LocomotiveIndex {
  return answering(view, team, statistic) ?? locomotiveInUse(view, team);
}

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
