import { activeOf } from '@turntable/games/loco-dome/roundhouse.ts';
import type { Action, Side } from '@turntable/games/loco-dome/types.ts';
import { winningDetonation } from './call.ts';
import { wouldWin } from './features.ts';
import { advantage, chance, type Odds } from './odds.ts';
import { best, choosing, ownActive, type Thought } from './thought.ts';

/** So much likelier to win makes a marker worth spending. */
const BLOCK_GAIN = 0.35;
const SWAP_GAIN = 0.12;

/** Before a call of the other side: a Detonation that wins, or a locomotive that stands up better. */
export function betweenFor(thought: Thought): Action {
  const { view, side, level, legal, oddsOf } = thought;
  const detonation = winningDetonation(thought);
  if (detonation) return detonation;
  const swaps = choosing(legal, 'swap');
  if (level === 'medium' || swaps.length === 0) return { type: 'pass' };
  const swap = best(swaps, ({ locomotive }) => advantage(view, side, locomotive, oddsOf));
  const gain =
    advantage(view, side, swap.locomotive, oddsOf) - advantage(view, side, ownActive(view, side), oddsOf);
  return gain > SWAP_GAIN ? swap : { type: 'pass' };
}

/** The locomotive of `side` whose value counts now. */
function inContest({ view, oddsOf }: Thought, side: Side): Odds {
  return oddsOf(view, side, side === view.calling ? activeOf(view, side)! : view.contest!.opposing);
}

/** How likely a locomotive of one's own is to beat the opposing value of the statistic that is called. */
function odds(thought: Thought, at: number): number {
  const { view, side, oddsOf } = thought;
  const theirs = inContest(thought, (1 - side) as Side);
  return chance(oddsOf(view, side, at), theirs, view.contest!.statistic);
}

/** A Block where a dormant locomotive is much likelier to win. */
export function answerFor(thought: Thought): Action {
  const { view, legal } = thought;
  const blocks = choosing(legal, 'block');
  if (blocks.length === 0) return { type: 'answer' };
  const block = best(blocks, ({ locomotive }) => odds(thought, locomotive));
  const gain = odds(thought, block.locomotive) - odds(thought, view.contest!.opposing);
  return gain > BLOCK_GAIN ? block : { type: 'answer' };
}

/** On a tie: another locomotive if it rather wins than loses, else the caller has to find one. */
export function tieFor(thought: Thought): Action {
  const { legal } = thought;
  const others = choosing(legal, 'activate');
  if (others.length === 0) return { type: 'stand' };
  const other = best(others, ({ locomotive }) => odds(thought, locomotive));
  return odds(thought, other.locomotive) > 0.5 ? other : { type: 'stand' };
}

/** The caller has to: the likeliest locomotive, or a knock-out that will be won, or a Rest. */
export function tieBreakFor(thought: Thought): Action {
  const { view, side, legal } = thought;
  const others = choosing(legal, 'activate');
  if (others.length > 0) return best(others, ({ locomotive }) => odds(thought, locomotive));
  const rest = legal.find(({ type }) => type === 'rest');
  const attack = legal.find(({ type }) => type === 'knock-out')!;
  return rest && !wouldWin(view, side) ? rest : attack;
}
