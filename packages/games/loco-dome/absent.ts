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
  const [first, ...more] = legalActions(view, decision);
  if (!first) throw new Error(`nothing to play at ${decision.id}`);
  return decision.kind === 'call' && first.type !== 'call' ? idle(view, [first, ...more]) : first;
}

/** With nothing left to call: no attack and no marker for somebody away, unless a second reset would end the game on them (LD-7.6). */
function idle(view: View, actions: readonly [Action, ...Action[]]): Action {
  const side = SIDES.find((each) => each === view.viewer)!;
  const isLost = view.idleReset && view.scores[side]! < view.scores[other(side)]!;
  const wanted = isLost ? actions : actions.filter(({ type }) => type === 'reset');
  return wanted[0] ?? actions[0];
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
