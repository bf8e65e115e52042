import { mayBoost, mayTag } from '@turntable/games/double-header/refusals.ts';
import { hasValue } from '@turntable/games/double-header/calls.ts';
import { locomotiveInUse, other } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  type Booster,
  type LocomotiveIndex,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { sumOf } from '@turntable/games/versus/index.ts';
import type { Odds } from './odds.ts';
import type { Skill } from './skilled.ts';

/** What a team may come to give for the statistic that was called, with a booster or none. */
function gifts(view: View, odds: Odds, team: Team, booster: Booster | null): readonly number[] {
  const { statistic } = view.contest!;
  const inUse = locomotiveInUse(view, team);
  const likely = (locomotive: LocomotiveIndex): readonly number[] => odds.likely(team, locomotive, statistic);
  switch (booster) {
    case null:
      return likely(inUse);
    case 'swap-orders':
      return likely(other(inUse));
    case 'fifty-fifty':
      return [Infinity, 0];
    case 'double-header':
      return likely(inUse).flatMap((value) => likely(other(inUse)).map((more) => sumOf(value, more)));
  }
}

/** The booster for the opposing team that raises its chance the most, if that is worth one. */
export function boosterToPlay(view: View, odds: Odds, team: Team, skill: Skill): Booster | undefined {
  const calling = other(team);
  const locomotive = locomotiveInUse(view, calling);
  const { statistic } = view.contest!;
  const chance = (booster: Booster | null): number => {
    if (booster === 'fifty-fifty') return 0.5;
    const values = gifts(view, odds, team, booster);
    const sum = values.reduce(
      (s, value) => s + odds.below(calling, locomotive, statistic, value) ** skill.caution,
      0,
    );
    return values.length > 0 ? sum / values.length : 0.5;
  };
  return bestBooster(view, team, chance, skill.boostFrom);
}

/** The answer of the calling team to a booster, if one is worth it. */
export function boosterInAnswer(view: View, odds: Odds, team: Team, skill: Skill): Booster | undefined {
  const opposing = other(team);
  const theirs = gifts(view, odds, opposing, view.contest!.boosts[opposing]);
  const chance = (booster: Booster | null): number => {
    const ours = gifts(view, odds, team, booster);
    let won = 0;
    for (const value of ours)
      for (const against of theirs) won += value > against ? 1 : value === against ? 0.4 : 0;
    return won / Math.max(1, ours.length * theirs.length);
  };
  return bestBooster(view, team, chance, skill.boostFrom);
}

function bestBooster(
  view: View,
  team: Team,
  chance: (booster: Booster | null) => number,
  from: number,
): Booster | undefined {
  const now = chance(null);
  // A booster that is kept is worth something only as long as statistics are left to play it on.
  const waiting = (view.uncalled.length - 2 * view.boosters[team].length) / 20;
  let best: Booster | undefined;
  let most = from * Math.min(1, Math.max(0.3, waiting));
  for (const booster of BOOSTERS) {
    if (!mayBoost(view, booster)) continue;
    const gain = chance(booster) - now;
    if (gain > most) [best, most] = [booster, gain];
  }
  return best;
}

/** On a tie: whether tagging in promises more than letting the calling team do it (DH-4.1, DH-4.2). */
export function tagPays(view: View, odds: Odds, team: Team): boolean {
  if (!mayTag(view)) return false;
  const { statistic, given } = view.contest!;
  const value = given[team] as number;
  const calling = other(team);
  const wins = 1 - 2 * odds.below(team, other(locomotiveInUse(view, team)), statistic, value);
  const second = other(locomotiveInUse(view, calling));
  const stands = hasValue(view, calling, second, statistic)
    ? 2 * odds.below(calling, second, statistic, value) - 1
    : 0;
  return wins > stands;
}
