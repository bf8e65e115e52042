import type { Decision } from '@turntable/engine';
import { legalActions } from './legal.ts';
import { activeOf } from './roundhouse.ts';
import { SIDES, other, type Action, type Kind, type Side, type View } from './types.ts';

/** The decline of a question that has one (docs/record.md); nothing where the rules want a choice. */
export function decline(_view: View, decision: Decision): Action | undefined {
  switch (decision.kind as Kind) {
    case 'between':
    case 'identical':
      return { type: 'pass' };
    case 'answer':
      return { type: 'answer' };
    case 'tie':
      return { type: 'stand' };
    default:
      return undefined;
  }
}

/**
 * What the clock does for somebody away: declines; the first locomotive, the first statistic of the list, or a reset of the record
 * where none is left; in a sequence a feature that the cards uphold, as long as there is one. A claim of the other side is called
 * equal.
 */
export function fallback(view: View, decision: Decision): Action {
  const declined = decline(view, decision);
  if (declined) return declined;
  if (decision.kind === 'rule') return { type: 'rule', verdict: 'equal' };
  if (decision.kind === 'claim' || decision.kind === 'reply') return spoken(view, decision);
  const actions = [...legalActions(view, decision)];
  const [first] = actions;
  if (!first) throw new Error(`nothing to play at ${decision.id}`);
  if (decision.kind !== 'call' || first.type === 'call' || losesByReset(view)) return first;
  // No attack for somebody away, and no marker.
  return actions.find(({ type }) => type === 'reset') ?? first;
}

/** Whether a reset on request would end the game (LD-7.6), and not well for the viewer. */
function losesByReset({ viewer, idleReset, scores }: View): boolean {
  const side = SIDES.find((each) => each === viewer)!;
  return idleReset && scores[side] < scores[other(side)];
}

function spoken(view: View, decision: Decision): Action {
  const side = SIDES.find((each) => each === view.viewer)!;
  for (const action of legalActions(view, decision))
    if ('feature' in action && has(view, side, action.feature) && !has(view, other(side), action.feature))
      return action;
  return { type: 'concede' };
}

/** Whether the active locomotive has a feature, as its front says. */
export function has(view: View, side: Side, feature: string): boolean {
  const at = activeOf(view, side);
  return at !== undefined && view.rosters[side]![at]!.front.features.some((each) => each === feature);
}
