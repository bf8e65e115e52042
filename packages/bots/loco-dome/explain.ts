import type { Decision, Message } from '@turntable/engine';
import { activeOf, hasDormant, thresholdOf, withKnockedOut } from '@turntable/games/loco-dome/roundhouse.ts';
import {
  EQUAL_PAIRS,
  other,
  SIDES,
  type Action,
  type Side,
  type View,
} from '@turntable/games/loco-dome/types.ts';
import { userText } from '@turntable/games/versus/index.ts';
import type { Weighed, Words } from '../bot/bot.ts';
import {
  callReason,
  playedOut,
  ruling,
  statisticValue,
  whyChange,
  whyField,
  whyHigher,
  whyTie,
} from '../versus/explain.ts';
import { featuresOf, ownOnly, sameActive, wouldWin } from './features.ts';
import { advantage, chanceHigher, isComparable, isKnown, surelyTied, wordOdds } from './odds.ts';

/** Why one would answer a question of Loco Dome so, from what the seat sees. */
export function explainLocoDome(
  view: View,
  _decision: Decision,
): (action: Action, weighed?: Weighed<Action>) => Words {
  const side = view.viewer as Side;
  return (action, weighed) => ({
    move: moveWords(view, side, action),
    reason: reason(view, side, action, weighed) ?? playedOut(weighed, SPENDING.has(action.type)),
  });
}

/** What an action is, in words. */
function moveWords(view: View, side: Side, action: Action): Message {
  switch (action.type) {
    case 'call': {
      const statistic = statisticValue(action.statistic);
      if (action.target === undefined) return { key: 'hint.versus.call', values: { statistic } };
      const locomotive = userText(view.rosters[1 - side]![action.target]!.front.name);
      return { key: 'hint.loco-dome.call-on', values: { statistic, locomotive } };
    }
    case 'activate':
    case 'block':
    case 'swap':
    case 'sacrifice':
      return {
        key: `hint.loco-dome.${action.type}`,
        values: { locomotive: userText(view.rosters[side]![action.locomotive]!.front.name) },
      };
    case 'claim':
    case 'reply':
      return 'feature' in action
        ? { key: 'hint.versus.claim', values: { point: `#feature.${action.feature}` } }
        : { key: 'hint.loco-dome.concede' };
    case 'answer': {
      // The value of a locomotive that was picked by the call counts, and it stays dormant (LD-2.2).
      const at = view.contest?.opposing ?? activeOf(view, side);
      if (at === undefined || at === activeOf(view, side)) return { key: 'hint.loco-dome.answer' };
      const locomotive = userText(view.rosters[side]![at]!.front.name);
      return { key: 'hint.loco-dome.answer-with', values: { locomotive } };
    }
    case 'rule':
      return ruling(action.verdict);
    default:
      return { key: `hint.loco-dome.${action.type}` };
  }
}

const percentOf = (share: number): number => Math.round(100 * share);

/** Actions that take a marker. */
const SPENDING: ReadonlySet<Action['type']> = new Set(['block', 'detonate', 'rest', 'swap']);

/** Why one would do it; nothing where only a search could say it. */
function reason(
  view: View,
  side: Side,
  action: Action,
  weighed: Weighed<Action> | undefined,
): Message | undefined {
  switch (action.type) {
    case 'call':
      return calling(view, side, action);
    case 'answer':
      return answering(view, side);
    case 'block':
      return blocking(view, side, action.locomotive);
    case 'activate':
      return activating(view, side, action.locomotive);
    case 'swap':
      return swapping(view, side, action.locomotive);
    case 'pass':
      return passing(view, side);
    case 'knock-out':
      return sameActive(view)
        ? { key: 'hint.loco-dome.why-knock-out-both', values: { then: afterBothFall(view, side) } }
        : { key: 'hint.loco-dome.why-knock-out', values: points(view, side) };
    case 'sacrifice':
      return {
        key: 'hint.loco-dome.why-sacrifice',
        values: { how: threat(view), then: afterSacrifice(view, side, action.locomotive) },
      };
    case 'claim':
    case 'reply':
      return claiming(view, side, action);
    case 'concede':
      return weighed?.tries ? undefined : { key: 'hint.loco-dome.why-concede' };
    case 'rule':
      return { key: 'hint.versus.why-rule' };
    default:
      return undefined;
  }
}

/** How one's own value stands among all, and beside the one it is called against. */
function calling(view: View, side: Side, action: Extract<Action, { type: 'call' }>): Message | undefined {
  const { statistic } = action;
  const own = activeOf(view, side);
  const opposing = action.target ?? activeOf(view, other(side));
  if (own === undefined || opposing === undefined) return undefined;
  const mine = wordOdds(view, side, own);
  const theirs = wordOdds(view, other(side), opposing);
  if (surelyTied(mine, theirs, statistic)) return whyTie;
  return callReason(
    statistic,
    mine.exact(statistic),
    chanceHigher(mine, theirs, statistic),
    theirs.told?.(statistic),
  );
}

/** What is thought of a locomotive and of the one that it meets in the statistic that was called. */
function meeting(view: View, side: Side, at: number): Parameters<typeof chanceHigher> | undefined {
  if (!view.contest) return undefined;
  const { statistic, opposing } = view.contest;
  const against = side === view.calling ? opposing : activeOf(view, view.calling);
  if (against === undefined) return undefined;
  return [wordOdds(view, side, at), wordOdds(view, other(side), against), statistic];
}

/** How likely one of a side's locomotives has the higher value in the statistic that was called. */
function higher(view: View, side: Side, at: number): number | undefined {
  const both = meeting(view, side, at);
  return both && isKnown(...both) ? chanceHigher(...both) : undefined;
}

/** In how many of a hundred comparisons in what may still be called a locomotive has the higher value; nothing where there are none. */
const inField = (view: View, side: Side, at: number): number | undefined =>
  isComparable(view, side, at) ? percentOf(advantage(view, side, at, wordOdds, chanceHigher)) : undefined;

/** How likely a side wins the statistic with the locomotive whose value counts. */
const asItStands = (view: View, side: Side): number | undefined =>
  view.contest ? higher(view, side, view.contest.opposing) : undefined;

/** What an answer without a Block is worth. */
function answering(view: View, side: Side): Message | undefined {
  const both = view.contest && meeting(view, side, view.contest.opposing);
  if (!both || !isKnown(...both)) return undefined;
  if (surelyTied(...both)) return whyTie;
  const share = chanceHigher(...both);
  return { key: 'hint.loco-dome.why-answer', values: { percent: percentOf(share) } };
}

/** What a Block adds; nothing of one that is no likelier to win. */
function blocking(view: View, side: Side, at: number): Message | undefined {
  const without = percentOf(asItStands(view, side) ?? 1);
  const percent = percentOf(higher(view, side, at) ?? 0);
  return percent > without ? { key: 'hint.loco-dome.why-block', values: { percent, without } } : undefined;
}

/** What a locomotive is made active for: its value on a tie, else what may still be called; nothing where nothing is known of it. */
function activating(view: View, side: Side, at: number): Message | undefined {
  const both = meeting(view, side, at);
  if (!both) {
    const percent = inField(view, side, at);
    return percent === undefined ? undefined : whyField(percent);
  }
  if (!isKnown(...both)) return undefined;
  return surelyTied(...both)
    ? whyTie
    : whyHigher(view.rosters[side]![at]!.front.name, percentOf(chanceHigher(...both)));
}

/** What a Swap gains in what may still be called, if it does: with every second marker that is all there is (LD-6.1). */
function swapping(view: View, side: Side, at: number): Message | undefined {
  const active = activeOf(view, side);
  if (active === undefined) return undefined;
  const resets = view.markersUsed % 2 === 1 && view.called.length > 0;
  const after: View = resets ? { ...view, called: [] } : view;
  const [then, now] = [inField(after, side, at), inField(after, side, active)];
  if (resets) {
    const gain = then !== undefined && now !== undefined && then > now;
    const values = gain ? { better: 'yes', percent: then, now } : { better: 'no', percent: 0, now: 0 };
    return { key: 'hint.loco-dome.why-swap-reset', values };
  }
  return then === undefined ? undefined : now === undefined ? whyField(then) : whyChange(then, now);
}

/** What the active locomotive is worth that one stays with, before a call. */
function passing(view: View, side: Side): Message | undefined {
  const at = activeOf(view, side);
  const percent = at === undefined || view.sequence ? undefined : inField(view, side, at);
  return percent === undefined ? undefined : { key: 'hint.loco-dome.why-pass', values: { percent } };
}

/** What comes of a knock-out between locomotives that are the same: the other side may avert it (LD-4.5), else both fall (LD-5.8). */
function afterBothFall(view: View, side: Side): 'sacrifice' | 'over' | 'call' {
  const opponent = other(side);
  if (view.markers[opponent] > 0 && hasDormant(view, opponent)) return 'sacrifice';
  let { locomotives } = view;
  for (const each of SIDES) locomotives = withKnockedOut(locomotives, each, activeOf(view, each)!);
  const threshold = thresholdOf({ locomotives });
  // LD-7.1 to LD-7.4.
  const ends = SIDES.some((each) => !hasDormant(view, each) || view.scores[each] >= threshold);
  return ends ? 'over' : 'call';
}

/** What comes of a Sacrifice: the threshold falls, which may end the game (LD-7.4), else whoever sacrificed calls (LD-4.5). */
function afterSacrifice(view: View, side: Side, fallen: number): 'over' | 'call' {
  const threshold = thresholdOf({ locomotives: withKnockedOut(view.locomotives, side, fallen) });
  return view.scores.some((score) => score >= threshold) ? 'over' : 'call';
}

/** What a Sacrifice averts; where words may be claimed, the cards alone decide nothing (LV-3.2). */
function threat(view: View): string {
  if (sameActive(view)) return 'both';
  return !view.box.rules.freeClaims && wouldWin(view, view.calling) ? 'lost' : 'open';
}

/** Points of each side that the cards uphold. */
const points = (view: View, side: Side): { mine: number; theirs: number } => ({
  mine: ownOnly(view, side).length,
  theirs: ownOnly(view, other(side)).length,
});

/** Who has a feature that is claimed, if that makes it a good claim. */
function claiming(
  view: View,
  side: Side,
  action: Extract<Action, { type: 'claim' | 'reply' }>,
): Message | undefined {
  if (!('feature' in action) || !featuresOf(view, side).includes(action.feature)) return undefined;
  const both = featuresOf(view, other(side)).includes(action.feature);
  if (both && (action.type === 'reply' || view.sequence!.pairs >= EQUAL_PAIRS)) return undefined;
  return { key: 'hint.loco-dome.why-claim', values: { both: both ? 'yes' : 'no' } };
}
