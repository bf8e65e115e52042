import type { Rng } from '@turntable/engine';
import { legalActions } from '@turntable/games/loco-dome/legal.ts';
import { activeOf, dormantWith, hasValue } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Action, Kind, Side, View } from '@turntable/games/loco-dome/types.ts';
import type { Asked } from '../bot/bot.ts';
import { pointFor } from './features.ts';
import { plainOdds } from './odds.ts';
import { best, choosing } from './thought.ts';

type Call = Extract<Action, { type: 'call' }>;

/** How many statistics are compared before one is called. */
const LOOKS = 3;

/**
 * Plays like somebody new to locomotives: calls the best of a few statistics, brings in what has the most features, tries another
 * locomotive at every tie, and keeps its markers. It looks at no more than it needs.
 */
export function easyAction({ view, decision, rng }: Asked<View>): Action | undefined {
  switch (decision.kind as Kind) {
    case 'activate':
      return mostFeatures(view, [...legalActions(view, decision)]);
    case 'tie':
      return mostFeatures(view, [...legalActions(view, decision)]) ?? { type: 'stand' };
    case 'tie-break':
      // Who has nothing to try with might rest for a marker (LD-3.4), but it keeps them.
      return mostFeatures(view, [...legalActions(view, decision)]) ?? { type: 'knock-out', free: true };
    case 'between':
      return { type: 'pass' };
    case 'answer':
      return { type: 'answer' };
    case 'call': {
      const call = easyCall(view, rng);
      if (call) return call;
      for (const action of legalActions(view, decision)) if (action.type === 'reset') return action;
      return undefined;
    }
    case 'claim':
    case 'reply':
    case 'identical':
      return pointFor(view, [...legalActions(view, decision)]);
    case 'rule':
      return { type: 'rule', verdict: 'equal' };
    default:
      return undefined;
  }
}

/** Activates what has the most features, the first of equals: more looks stronger. Nothing where none may be activated. */
function mostFeatures(view: View, legal: readonly Action[]): Action | undefined {
  const own = view.rosters[view.viewer as Side]!;
  const choices = choosing(legal, 'activate');
  return choices.length === 0
    ? undefined
    : best(choices, ({ locomotive }) => own[locomotive]!.front.features.length);
}

/** The likeliest of the first statistics that can be called, from a random place of the list on. */
function easyCall(view: View, rng: Rng): Call | undefined {
  const { box, calling, called } = view;
  const opponent = (1 - calling) as Side;
  const own = activeOf(view, calling)!;
  const opposing = activeOf(view, opponent)!;
  const { values } = view.rosters[calling]![own]!.rear!;
  const from = rng.below(box.statistics.length);
  let found: Call | undefined;
  let most = -1;
  for (let i = 0, looks = 0; i < box.statistics.length && looks < LOOKS; i++) {
    const statistic = box.statistics[(from + i) % box.statistics.length]!;
    if (!hasValue(view, calling, own, statistic) || called.includes(statistic)) continue;
    const target = hasValue(view, opponent, opposing, statistic)
      ? undefined
      : dormantWith(view, opponent, statistic)[0];
    if (target === undefined && !hasValue(view, opponent, opposing, statistic)) continue;
    looks++;
    const chance = plainOdds(view, opponent, target ?? opposing).below(statistic, values[statistic]!);
    if (chance <= most) continue;
    most = chance;
    found = target === undefined ? { type: 'call', statistic } : { type: 'call', statistic, target };
  }
  return found;
}
