import type { Decision, Rng } from '@turntable/engine';
import { whyNotCall } from '@turntable/games/double-header/calls.ts';
import { afterAcceptance, mayBoost, mayTag } from '@turntable/games/double-header/refusals.ts';
import { locomotiveInUse } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  type Action,
  type Kind,
  type LocomotiveIndex,
  type Team,
  type View,
} from '@turntable/games/double-header/types.ts';
import { claimableFeatures } from '@turntable/games/versus/index.ts';
import { isStatisticId } from '@turntable/roster';
import { rank } from './odds.ts';
import { ownTeam } from './table.ts';
import { ruling } from './ruling.ts';

/** How many statistics are looked at before one is called. */
const LOOKS = 4;
/** A figure of one's own that is not among the upper so many of 1 looks bad: it is vetoed, or saved with a booster. */
const VETO_BELOW = 0.5;
const SAVE_BELOW = 0.3;
/** Percentage of turns to speak in which nothing more comes to mind. */
const FORGETS = 30;

/**
 * Plays like somebody new to locomotives: goes by the own figures and never looks across, calls the best of the first few,
 * vetoes and boosts as soon as a figure of its own looks bad, fields what has more wheels, and claims what it has itself.
 */
export function easyMove(view: View, decision: Decision, rng: Rng): Action | undefined {
  const team = ownTeam(view);
  switch (decision.kind as Kind) {
    case 'field':
      return { type: 'field', engine: wheels(view, team, 1) > wheels(view, team, 0) ? 1 : 0 };
    case 'call':
      return callOwn(view, team, rng);
    case 'veto':
      return { type: rankOf(view, team, view.contest!.statistic) < VETO_BELOW ? 'veto' : 'accept' };
    case 'boost':
    case 'answer': {
      // The first at hand, whether it helps or not.
      const booster = BOOSTERS.find((each) => mayBoost(view, each));
      const bad = rankOf(view, team, view.contest!.statistic) < SAVE_BELOW;
      return booster && bad ? { type: 'boost', booster } : { type: 'decline' };
    }
    case 'tag':
      return { type: mayTag(view) ? 'tag' : 'stand' };
    case 'time-out':
      return { type: 'pass' };
    case 'skip-style':
      return { type: 'skip-style' };
    case 'speak':
      return rng.below(100) < FORGETS ? { type: 'pass' } : claimOwn(view, team, rng);
    case 'rule':
      return ruling(view);
    default:
      return undefined;
  }
}

/** Where the figure of the own locomotive in use stands among all there are, 0 to 1; in the middle where it is not known. */
function rankOf(view: View, team: Team, statistic: string): number {
  const value = view.engines[team]![locomotiveInUse(view, team)]!.rear?.values[statistic];
  return value === undefined || !isStatisticId(statistic) ? 0.5 : rank(statistic, value);
}

/** Wheels by the Whyte notation: what has more of them looks stronger. */
const wheels = (view: View, team: Team, at: LocomotiveIndex): number =>
  (view.engines[team]![at]!.front.whyte.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);

/** The best of the first few statistics that may be called from a random place of the list on, by the own figure alone. */
function callOwn(view: View, team: Team, rng: Rng): Action | undefined {
  const { uncalled } = view;
  const locomotive = locomotiveInUse(view, team);
  const from = rng.below(uncalled.length);
  let best: string | undefined;
  let most = -1;
  for (let i = 0, looks = 0; i < uncalled.length && looks < LOOKS; i++) {
    const statistic = uncalled[(from + i) % uncalled.length]!;
    if (whyNotCall(view, team, locomotive, { statistic }) !== undefined) continue;
    looks++;
    const stands = rankOf(view, team, statistic);
    if (stands > most) [best, most] = [statistic, stands];
  }
  return best === undefined ? undefined : { type: 'call', statistic: best };
}

function claimOwn(view: View, team: Team, rng: Rng): Action {
  const own = view.engines[team]!.filter(({ rear }) => rear !== null);
  const has = (feature: string): boolean =>
    own.some(({ front }) => (front.features as readonly string[]).includes(feature));
  const features = claimableFeatures(afterAcceptance(view), team).filter(has);
  if (features.length === 0) return { type: 'pass' };
  return { type: 'claim', feature: features[rng.below(features.length)]! };
}
