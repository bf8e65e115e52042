import type { Decision } from '@turntable/engine';
import { legalActions } from './legal.ts';
import { nextToField } from './questions.ts';
import { locomotiveInUse } from './sides.ts';
import type { Action, Kind, View } from './types.ts';

/** The decline of a question that has one (docs/record.md); nothing where the rules want a choice. */
export function decline(view: View, decision: Decision): Action | undefined {
  switch (decision.kind as Kind) {
    case 'veto':
      return { type: 'accept' };
    case 'boost':
    case 'answer':
      return { type: 'decline' };
    case 'tag':
      return { type: 'stand' };
    case 'time-out':
      return { type: 'pass' };
    case 'skip-style':
      return { type: 'hold-style' };
    case 'field':
      if (view.phase !== 'time-out') return undefined;
      return { type: 'field', engine: locomotiveInUse(view, nextToField(view)) };
    default:
      return undefined;
  }
}

/**
 * What the clock does for somebody away: declines; no further style points; the first locomotive, the first statistic
 * of the list. A claim of the other side is called equal, which costs nobody a point.
 */
export function fallback(view: View, decision: Decision): Action {
  const declined = decline(view, decision);
  if (declined) return declined;
  if (decision.kind === 'speak') return { type: 'pass' };
  if (decision.kind === 'rule') return { type: 'rule', verdict: 'equal' };
  for (const action of legalActions(view, decision)) return action;
  throw new Error(`nothing to play at ${decision.id}`);
}
