import { dormantWith } from './roundhouse.ts';
import { surelyHas } from '../versus/index.ts';
import { other, type Action, type View } from './types.ts';

/** Clauses that forbid an action by name. */
type ByName = 'LD-2.2' | 'LD-3.2' | 'LD-3.4' | 'LD-4.7';

/** The clause that forbids an action by name at a moment that is not its own (docs/record.md); nothing where none does. */
export function forbiddenByName(view: View, action: Action): ByName | undefined {
  switch (action.type) {
    case 'activate':
      return isTarget(view, action.locomotive) ? 'LD-2.2' : undefined;
    case 'stand':
      return whyNoStand(view);
    case 'sacrifice':
      return view.phase === 'activating' && view.due[0]!.clause === 'LD-4.7' ? 'LD-4.7' : undefined;
    default:
      return undefined;
  }
}

/** Whether it is the viewer's target of the call that waits for its answer: it is not activated (LD-2.2). */
function isTarget({ phase, viewer, calling, contest, locomotives }: View, at: number): boolean {
  const opponent = other(calling);
  return (
    phase === 'answering' &&
    viewer === opponent &&
    contest!.opposing === at &&
    locomotives[opponent][at] !== 'active'
  );
}

/** The caller cannot leave a tie as it is: they try another (LD-3.2), or what is left to who has none to try (LD-3.4). */
function whyNoStand(view: View): ByName | undefined {
  if (view.phase !== 'tie-break' || view.viewer !== view.calling) return undefined;
  return nothingToTry(view) ? 'LD-3.4' : 'LD-3.2';
}

/** Whether the calling contestant has nothing to try a tie with (LD-3.4). */
export function nothingToTry(view: View): boolean {
  return dormantWith(view, view.calling, view.contest!.statistic, surelyHas).length === 0;
}
