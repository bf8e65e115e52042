import { dormantWith } from './roundhouse.ts';
import { surelyHas } from '../versus/index.ts';
import type { Action, View } from './types.ts';

/** Clauses that forbid an action by name. */
type ByName = 'LD-3.2' | 'LD-3.4' | 'LD-4.7';

/** The clause that forbids an action by name at a moment that is not its own (docs/record.md); nothing where none does. */
export function forbiddenByName(view: View, { type }: Action): ByName | undefined {
  switch (type) {
    case 'stand':
      return whyNoStand(view);
    case 'sacrifice':
      return view.phase === 'activating' && view.due[0]!.clause === 'LD-4.7' ? 'LD-4.7' : undefined;
    default:
      return undefined;
  }
}

/** The caller cannot leave a tie as it is: they try another (LD-3.2), or what is left to who has none to try (LD-3.4). */
function whyNoStand(view: View): ByName | undefined {
  const { phase, viewer, calling } = view;
  // Before the opponent's answer too, which a record may leave out.
  if ((phase !== 'tie' && phase !== 'tie-break') || viewer !== calling) return undefined;
  return nothingToTry(view) ? 'LD-3.4' : 'LD-3.2';
}

/** Whether the calling contestant has nothing to try a tie with (LD-3.4). */
export function nothingToTry(view: View): boolean {
  return dormantWith(view, view.calling, view.contest!.statistic, surelyHas).length === 0;
}
