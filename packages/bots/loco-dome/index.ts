import type { Act } from '@turntable/engine';
import { legalActions } from '@turntable/games/loco-dome/legal.ts';
import type { Action, Kind, Side, View } from '@turntable/games/loco-dome/types.ts';
import type { Asked, Weighed } from '../bot/bot.ts';
import { callFor } from './call.ts';
import { answerFor, betweenFor, tieBreakFor, tieFor } from './answer.ts';
import { easyAction } from './easy.ts';
import { masterAction, weighActions } from './master/index.ts';
import { pointFor, sameActive, wouldWin } from './features.ts';
import { advantage, plainOdds, shrewdOdds } from './odds.ts';
import { best, choosing, type Thought } from './thought.ts';

/**
 * Loco Dome by expected values. *Easy* compares a few statistics with the whole roster and keeps its markers; *medium*
 * compares all of them, and starts a knock-out when it has more features; *hard* also infers hidden values from features and
 * values read out, and uses every marker; *master* grows a tree of choices over sampled worlds.
 */
export function locoDomeBot(asked: Asked<View>): Action | undefined {
  const { view, decision, level, rng, expired } = asked;
  if (level === 'easy') return easyAction(asked);
  const kind = decision.kind as Kind;
  const legal = [...legalActions(view, decision)];
  const usual = reckoned(view, kind, level === 'master' ? 'hard' : level, legal);
  if (level !== 'master' || !usual) return usual;
  return masterAction(view, kind, legal, usual, rng, expired);
}

/** What the master level thinks of the answers to a question, best first. */
export function weighLocoDome(
  { view, decision, rng, expired }: Omit<Asked<View>, 'level'>,
  also?: Act,
): Weighed<Action>[] {
  const kind = decision.kind as Kind;
  const legal = [...legalActions(view, decision)];
  const usual = reckoned(view, kind, 'hard', legal);
  return usual ? weighActions(view, kind, legal, usual, rng, expired, also as Action | undefined) : [];
}

/** What expectation alone finds best. */
function reckoned(
  view: View,
  kind: Kind,
  level: Thought['level'],
  legal: readonly Action[],
): Action | undefined {
  const oddsOf = level === 'hard' ? shrewdOdds : plainOdds;
  const thought: Thought = { view, side: view.viewer as Side, level, legal, oddsOf };
  switch (kind) {
    case 'activate':
      return bestLocomotive(thought);
    case 'between':
      return betweenFor(thought);
    case 'call':
      return callFor(thought);
    case 'answer':
      return answerFor(thought);
    case 'tie':
      return tieFor(thought);
    case 'tie-break':
      return tieBreakFor(thought);
    case 'claim':
    case 'reply':
    case 'sacrifice':
    case 'identical':
      return sacrificeFor(thought) ?? pointFor(view, legal);
    case 'rule':
      // It cannot judge free words; ruling that the claim applies to both sides does the least harm.
      return { type: 'rule', verdict: 'equal' };
    default:
      return undefined;
  }
}

/** The dormant locomotive that does best against the opponent's active one, or against them all. */
function bestLocomotive({ view, side, legal, oddsOf }: Thought): Action {
  return best(legal, (action) =>
    action.type === 'activate' ? advantage(view, side, action.locomotive, oddsOf) : 0,
  );
}

/** A Sacrifice, if the attack is going to be won otherwise: the locomotive of the least use falls. */
function sacrificeFor({ view, side, legal, oddsOf }: Thought): Action | undefined {
  const options = choosing(legal, 'sacrifice');
  const lost = sameActive(view) || wouldWin(view, view.calling);
  if (options.length === 0 || !lost) return undefined;
  return best(options, (action) => -advantage(view, side, action.locomotive, oddsOf));
}
