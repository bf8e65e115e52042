import type { Decision, Rng } from '@turntable/engine';
import { callable, whyNotCall } from '@turntable/games/double-header/calls.ts';
import { afterAcceptance } from '@turntable/games/double-header/refusals.ts';
import { locomotiveInUse } from '@turntable/games/double-header/sides.ts';
import {
  BOOSTERS,
  type Action,
  type LocomotiveIndex,
  type Kind,
  type View,
} from '@turntable/games/double-header/types.ts';
import { claimableFeatures } from '@turntable/games/versus/index.ts';
import { ownTeam } from './table.ts';
import { ruling } from './ruling.ts';

/** Percentage of optional actions that an easy player takes. */
const OFTEN = { veto: 30, boost: 20, tag: 50, timeOut: 3, noMore: 30 } as const;

/** Random tries before the legal calls are listed. */
const MOST_TRIES = 8;

/** Plays at random: calls any statistic, and claims features of its own locomotive without comparing. */
export function easyMove(view: View, decision: Decision, rng: Rng): Action | undefined {
  const whim = (often: number): boolean => rng.below(100) < often;
  switch (decision.kind as Kind) {
    case 'field':
      return { type: 'field', engine: rng.below(2) as LocomotiveIndex };
    case 'call':
      return callAny(view, rng);
    case 'veto':
      return { type: whim(OFTEN.veto) ? 'veto' : 'accept' };
    case 'boost':
    case 'answer':
      if (!whim(OFTEN.boost)) return { type: 'decline' };
      return { type: 'boost', booster: BOOSTERS[rng.below(BOOSTERS.length)]! };
    case 'tag':
      return { type: whim(OFTEN.tag) ? 'tag' : 'stand' };
    case 'time-out':
      return { type: whim(OFTEN.timeOut) ? 'time-out' : 'pass' };
    case 'skip-style':
      return { type: 'skip-style' };
    case 'speak':
      return whim(OFTEN.noMore) ? { type: 'pass' } : claimOwn(view, rng);
    case 'rule':
      return ruling(view);
    default:
      return undefined;
  }
}

/** A legal call, uniformly at random, by rejection: most of the statistics left may be called. */
function callAny(view: View, rng: Rng): Action | undefined {
  const { calling, uncalled } = view;
  const locomotive = locomotiveInUse(view, calling);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const statistic = uncalled[rng.below(uncalled.length)]!;
    if (whyNotCall(view, calling, locomotive, { statistic }) === undefined)
      return { type: 'call', statistic };
  }
  const statistics = callable(view, calling, locomotive);
  return { type: 'call', statistic: statistics[rng.below(statistics.length)]! };
}

function claimOwn(view: View, rng: Rng): Action {
  const team = ownTeam(view);
  const own = view.engines[team]!.filter(({ rear }) => rear !== null);
  const has = (feature: string): boolean =>
    own.some(({ front }) => (front.features as readonly string[]).includes(feature));
  const features = claimableFeatures(afterAcceptance(view), team).filter(has);
  if (features.length === 0) return { type: 'pass' };
  return { type: 'claim', feature: features[rng.below(features.length)]! };
}
