import type { Decision, Message } from '@turntable/engine';
import { teamOf } from '@turntable/games/double-header/sides.ts';
import type { Action, LocomotiveIndex, Team, View } from '@turntable/games/double-header/types.ts';
import { userText } from '@turntable/games/versus/index.ts';
import type { Weighed, Words } from '../bot.ts';
import { callReason, playedOut, statisticValue } from '../versus/explain.ts';
import { keenOdds } from './odds.ts';

/** Why one would answer a question of Double Header so, from what the seat sees. */
export function explainDoubleHeader(
  view: View,
  _decision: Decision,
): (action: Action, weighed?: Weighed<Action>) => Words {
  const team = teamOf(view.box.players, Number(view.viewer));
  return (action, weighed) => ({
    move: moveWords(view, team, action),
    reason: reason(view, team, action, weighed),
  });
}

/** What an action is, in words. */
export function moveWords(view: View, team: Team, action: Action): Message {
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
    default:
      return { key: `hint.double-header.${action.type}` };
  }
}

function reason(view: View, team: Team, action: Action, weighed: Weighed<Action> | undefined): Message {
  if (action.type === 'call') return against(view, team, action.statistic);
  if ((action.type === 'veto' || action.type === 'accept') && view.contest)
    return against(view, team, view.contest.statistic);
  return playedOut(weighed);
}

/** How the locomotives in use compare in a statistic, as the seat may think. */
function against(view: View, team: Team, statistic: string): Message {
  const odds = keenOdds(view);
  const [own, other] = [view.inUse[team] ?? 0, view.inUse[1 - team] ?? 0] as readonly [
    LocomotiveIndex,
    LocomotiveIndex,
  ];
  const value = odds.value(team, own, statistic);
  const likely = value === undefined ? odds.likely(team, own, statistic) : [value];
  const sum = likely.reduce(
    (total, each) => total + odds.below((1 - team) as Team, other, statistic, each),
    0,
  );
  return callReason(statistic, value, likely.length === 0 ? 0.5 : sum / likely.length);
}
