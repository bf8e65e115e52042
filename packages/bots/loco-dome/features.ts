import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { EQUAL_PAIRS, type Action, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import type { FeatureId } from '@turntable/roster';

/** The features of the active locomotive of a contestant. */
export function featuresOf(view: View, side: Side): readonly FeatureId[] {
  const at = activeOf(view, side);
  return at === undefined ? [] : view.rosters[side]![at]!.front.features;
}

/** Features that the active locomotive has and the other has not: each is a point that the cards uphold. */
export function ownOnly(view: View, side: Side): FeatureId[] {
  const theirs = featuresOf(view, (1 - side) as Side);
  return featuresOf(view, side).filter((feature) => !theirs.includes(feature));
}

/** Whether a knock-out by features would be won: the caller needs one point more, for the opponent replies to each. */
export function wouldWin(view: View, caller: Side): boolean {
  return ownOnly(view, caller).length > ownOnly(view, (1 - caller) as Side).length;
}

/** Whether the two active locomotives are the same. */
export function sameActive(view: View): boolean {
  const [a, b] = [activeOf(view, 0), activeOf(view, 1)];
  return (
    a !== undefined && b !== undefined && view.rosters[0]![a]!.front.id === view.rosters[1]![b]!.front.id
  );
}

/** A point that the cards uphold; of the caller, for want of one, a point that makes a pair all the same; else there is none left. */
export function pointFor(view: View, legal: readonly Action[]): Action | undefined {
  const side = view.viewer as Side;
  const own = new Set(featuresOf(view, side));
  const theirs = new Set(featuresOf(view, (1 - side) as Side));
  let equal: Action | undefined;
  for (const action of legal) {
    if (!('feature' in action) || !own.has(action.feature)) continue;
    if (!theirs.has(action.feature)) return action;
    if (action.type === 'claim' && view.sequence!.pairs < EQUAL_PAIRS) equal ??= action;
  }
  return equal ?? legal.find(({ type }) => type === 'pass' || type === 'concede');
}
