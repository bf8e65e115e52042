import type { Decision, Message } from '@turntable/engine';
import { locomotiveInUse, other, teamOf } from '@turntable/games/double-header/sides.ts';
import type { Action, Booster, LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import { userText } from '@turntable/games/versus/index.ts';
import { isStatisticId } from '@turntable/roster';
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
import { wordOdds, type Odds } from './odds.ts';
import { bearers, prospect, strength } from './prospects.ts';
import { answerer } from './table.ts';

/** Why one would answer a question of Double Header so, from what the seat sees. */
export function explainDoubleHeader(
  view: View,
  _decision: Decision,
): (action: Action, weighed?: Weighed<Action>) => Words {
  const team = teamOf(view.box.players, Number(view.viewer));
  return (action, weighed) => ({
    move: moveWords(view, team, action),
    reason: reason(view, team, action) ?? playedOut(weighed, SPENDING.has(action.type)),
  });
}

/** What an action is, in words. */
function moveWords(view: View, team: Team, action: Action): Message {
  switch (action.type) {
    case 'call':
      return { key: 'hint.versus.call', values: { statistic: statisticValue(action.statistic) } };
    case 'field':
      return {
        key: 'hint.double-header.field',
        values: { engine: userText(view.engines[team]![action.engine]!.front.name) },
      };
    case 'boost':
      return { key: 'hint.double-header.boost', values: { booster: `#booster.${action.booster}` } };
    case 'claim':
      return 'feature' in action
        ? { key: 'hint.versus.claim', values: { point: `#feature.${action.feature}` } }
        : { key: 'hint.double-header.pass' };
    case 'rule':
      return ruling(action.verdict);
    default:
      return { key: `hint.double-header.${action.type}` };
  }
}

const percentOf = (share: number): number => Math.round(100 * share);

/** Actions that take a booster or the Time Out; a Veto has a reason of its own. */
const SPENDING: ReadonlySet<Action['type']> = new Set(['boost', 'time-out']);

/** Why one would do it; nothing where only a search could say it. */
function reason(view: View, team: Team, action: Action): Message | undefined {
  switch (action.type) {
    case 'call':
      return against(view, team, answerer(view, other(team), action.statistic), action.statistic);
    case 'veto':
    case 'accept':
      return against(view, team, locomotiveInUse(view, other(team)), view.contest!.statistic);
    case 'boost':
      return boosting(view, team, action.booster);
    case 'decline':
      return declining(view, team);
    case 'tag':
      return tagging(view, team);
    case 'field':
      return fielding(view, team, action.engine);
    case 'claim':
      return claiming(view, team, action);
    case 'rule':
      return { key: 'hint.versus.why-rule' };
    default:
      return undefined;
  }
}

/** What a booster adds to the chance of winning the statistic; nothing of one that adds nothing. */
function boosting(view: View, team: Team, booster: Booster): Message | undefined {
  const odds = wordOdds(view);
  const without = percentOf(prospect(view, odds, team, null));
  const percent = percentOf(prospect(view, odds, team, booster));
  if (percent <= without) return undefined;
  const last = view.contest!.boosts[1 - team] !== null || view.boosters[1 - team]!.length === 0;
  return {
    key: 'hint.double-header.why-boost',
    values: { percent, without, last: last ? 'yes' : 'no' },
  };
}

/** Whether something is known of a value: of a statistic that is none of the forty, only what is shown. */
const isKnown = (odds: Odds, team: Team, at: LocomotiveIndex, statistic: string): boolean =>
  isStatisticId(statistic) || odds.value(team, at, statistic) !== undefined;

/** The chance of winning the statistic without a booster; nothing where the values in use are not known. */
function declining(view: View, team: Team): Message | undefined {
  const odds = wordOdds(view);
  const { statistic } = view.contest!;
  for (const side of [team, other(team)])
    if (!isKnown(odds, side, locomotiveInUse(view, side), statistic)) return undefined;
  const percent = percentOf(prospect(view, odds, team, null));
  return { key: 'hint.double-header.why-decline', values: { percent } };
}

/** How likely the teammate's locomotive beats the value that tied; nothing where its own is not known. */
function tagging(view: View, team: Team): Message | undefined {
  const { statistic, given } = view.contest!;
  const mate = (1 - view.inUse[team]!) as LocomotiveIndex;
  const tied = given[team] ?? given[1 - team];
  const odds = wordOdds(view);
  if (typeof tied === 'number' && odds.value(team, mate, statistic) === tied) return whyTie;
  if (!isKnown(odds, team, mate, statistic)) return undefined;
  const share = typeof tied === 'number' ? 1 - odds.below(team, mate, statistic, tied, 1) : 0.5;
  return whyHigher(view.engines[team]![mate]!.front.name, percentOf(share));
}

/** How a locomotive compares in what may still be called; nothing of one that compares no better than the one in use now. */
function fielding(view: View, team: Team, at: LocomotiveIndex): Message | undefined {
  const odds = wordOdds(view);
  const share = strength(view, odds, team, at);
  if (share === undefined) return undefined;
  const inUse = view.inUse[team];
  const now = inUse === null || inUse === at ? undefined : strength(view, odds, team, inUse);
  return now === undefined ? whyField(percentOf(share)) : whyChange(percentOf(share), percentOf(now));
}

/** Which team a feature favours, if it is one's own. */
function claiming(view: View, team: Team, action: Extract<Action, { type: 'claim' }>): Message | undefined {
  if (!('feature' in action)) return undefined;
  const both = bearers(view, action.feature);
  const [mine, theirs] = [both[team]!, both[1 - team]!];
  return mine > theirs ? { key: 'hint.double-header.why-claim', values: { mine, theirs } } : undefined;
}

/** How the locomotive of the team in use compares with one of the other team in a statistic, as the seat may think. */
function against(view: View, team: Team, opposing: LocomotiveIndex, statistic: string): Message {
  const odds = wordOdds(view);
  const own = locomotiveInUse(view, team);
  const value = odds.value(team, own, statistic);
  if (value !== undefined && odds.value(other(team), opposing, statistic) === value) return whyTie;
  const likely = odds.likely(team, own, statistic);
  const sum = likely.reduce(
    (total, each) => total + odds.below(other(team), opposing, statistic, each, 0),
    0,
  );
  const told = odds.told(other(team), opposing, statistic);
  return callReason(statistic, value, likely.length === 0 ? 0.5 : sum / likely.length, told);
}
