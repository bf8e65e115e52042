import { answering, hasValue } from '@turntable/games/double-header/calls.ts';
import { locomotiveInUse, other, teamOf } from '@turntable/games/double-header/sides.ts';
import type { LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import type { Odds } from './odds.ts';

/** The team of the seat that looks. */
export const ownTeam = (view: View): Team => teamOf(view.box.players, Number(view.viewer));
/** How many points a team is ahead; below 0 if it is behind. */
export const lead = (view: View, team: Team): number => view.scores[team] - view.scores[other(team)];

/** How likely one locomotive's value is the higher; ties count half. Either may be hidden. */
function beats(
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
