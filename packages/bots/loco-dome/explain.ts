import type { Decision, Message } from '@turntable/engine';
import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Action, Side, View } from '@turntable/games/loco-dome/types.ts';
import { userText } from '@turntable/games/versus/index.ts';
import type { Weighed, Words } from '../bot.ts';
import { callReason, playedOut, statisticValue } from '../versus/explain.ts';
import { chance, shrewdOdds } from './odds.ts';

/** Why one would answer a question of Loco Dome so, from what the seat sees. */
export function explainLocoDome(
  view: View,
  _decision: Decision,
): (action: Action, weighed?: Weighed<Action>) => Words {
  const side = view.viewer as Side;
  return (action, weighed) => ({
    move: moveWords(view, side, action),
    reason: reason(view, side, action, weighed),
  });
}

/** What an action is, in words. */
export function moveWords(view: View, side: Side, action: Action): Message {
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
    default:
      return { key: `hint.loco-dome.${action.type}` };
  }
}

function reason(view: View, side: Side, action: Action, weighed: Weighed<Action> | undefined): Message {
  if (action.type !== 'call') return playedOut(weighed);
  const { statistic } = action;
  const own = activeOf(view, side);
  const other = action.target ?? activeOf(view, (1 - side) as Side);
  if (own === undefined || other === undefined) return playedOut(weighed);
  const mine = shrewdOdds(view, side, own);
  const theirs = shrewdOdds(view, (1 - side) as Side, other);
  return callReason(statistic, mine.exact(statistic), chance(mine, theirs, statistic));
}
