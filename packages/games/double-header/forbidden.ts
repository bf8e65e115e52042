import { whyNotChange } from './conditions.ts';
import { contestant, teamOf } from './sides.ts';
import type { Action, Between, LocomotiveIndex, View } from './types.ts';

/** Clauses that forbid an action by name. */
type ByName = 'DH-3.2' | 'DH-3.4' | 'DH-4.4' | 'DH-6.7' | 'DH-7.2' | 'DH-8.1' | 'DH-8.5';

/**
 * The clause that forbids an action by name at a moment that is not its own (docs/record.md); nothing where none does.
 * A decided statistic counts until something follows it: a record that leaves out declines, and an answer that crosses
 * the last one, come after it was decided. From public facts alone.
 */
export function forbiddenByName(view: View, action: Action): ByName | undefined {
  switch (action.type) {
    case 'veto':
      return view.contest?.boosts.some(Boolean) || decided(view)?.boosted ? 'DH-3.4' : undefined;
    case 'tag':
    case 'stand':
      return whyNoTag(view);
    case 'time-out':
      return vetoed(view) ? 'DH-3.2' : decided(view)?.boosted ? 'DH-6.7' : undefined;
    case 'field':
      return whyNoField(view, action.engine);
    case 'claim':
      return hasNoMore(view) ? 'DH-8.5' : undefined;
    case 'call':
      return ['skip', 'style', 'over'].includes(view.phase) ? 'DH-8.1' : undefined;
    default:
      return undefined;
  }
}

/** The statistic that was decided last, as long as nothing was called or claimed since. */
function decided({ phase, between, contest, style }: View): Between | undefined {
  if (contest || between.after !== 'statistic' || phase === 'over') return undefined;
  if (!style) return between;
  const { waiting, done, ledger } = style;
  const said = waiting || [...done, ...ledger.settled, ...ledger.invalid.flat()].length > 0;
  return said ? undefined : between;
}

/** On a tie with a booster nobody tags in; otherwise whoever plays a locomotive that is not in use never does, tie or not. */
function whyNoTag(view: View): ByName | undefined {
  const { viewer, phase, box, inUse } = view;
  const last = decided(view);
  if ((phase === 'tag' || last?.tied) && last?.boosted) return 'DH-6.7';
  if (typeof viewer !== 'number') return undefined;
  const team = teamOf(box.players, viewer);
  return inUse[team] === null || viewer === contestant(view, team) ? undefined : 'DH-4.4';
}

/** Whether the viewer has said that they have no more points of style, which is final. */
const hasNoMore = ({ viewer, phase, style }: View): boolean =>
  phase === 'style' && typeof viewer === 'number' && style!.done.includes(viewer);

/** Whether the call that is due follows a veto: then nothing else does, but the move to style points. */
const vetoed = ({ phase, between }: View): boolean => phase === 'calling' && between.after === 'veto';

/** A change of the locomotive after a veto, after a Time Out, after a booster, or by a contestant who does not decide it. */
function whyNoField(view: View, locomotive: LocomotiveIndex): ByName | undefined {
  const { viewer, phase, between, calling, box, timeOut, inUse } = view;
  if (vetoed(view)) return 'DH-3.2';
  if (phase === 'calling' && between.changed === 'time-out') return 'DH-7.2';
  const deciding = timeOut ? timeOut.order[timeOut.announced === 0 ? 0 : 1] : calling;
  if (typeof viewer !== 'number' || teamOf(box.players, viewer) !== deciding) return undefined;
  const bar = timeOut ? undefined : whyNotChange(view);
  // Naming the locomotive in use is no change.
  if (bar !== undefined) return bar === 'DH-6.7' && locomotive !== inUse[calling] ? bar : undefined;
  return viewer === contestant(view, deciding) ? undefined : 'DH-4.4';
}
