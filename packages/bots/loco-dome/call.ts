import { thresholdOf } from '@turntable/games/loco-dome/roundhouse.ts';
import { KNOCK_OUT_SHORT, type Action, type Side, type View } from '@turntable/games/loco-dome/types.ts';
import { sameActive, wouldWin } from './features.ts';
import { advantage, type Odds } from './odds.ts';
import { best, choosing, ownActive, type Thought } from './thought.ts';

type Call = Extract<Action, { type: 'call' }>;

/** A call less likely to be won than this makes one look for something else. */
const POOR = 0.5;

/** What the caller does: a knock-out that will be won, a marker if the calls are poor, else the best call. */
export function callFor(thought: Thought): Action {
  const { view, legal, level, side } = thought;
  const reset = losesByReset(thought) ? undefined : legal.find(({ type }) => type === 'reset');
  const calls = legal.filter((action): action is Call => action.type === 'call');
  const detonation = winningDetonation(thought);
  if (detonation) return detonation;
  const attack = legal.find(({ type }) => type === 'knock-out');
  if (attack && (wouldWin(view, side) || (level === 'hard' && sameActive(view) && mayFall(view, side))))
    return attack;
  if (calls.length === 0) return reset ?? spare(thought) ?? best(legal, () => 0);
  const call = best(calls, (action) => worth(thought, action));
  if (level === 'hard' && odds(thought, call) < POOR) return spare(thought) ?? reset ?? call;
  return reset ?? call;
}

/** Whether a reset on request would end the game (LD-7.6), with the other side ahead. */
const losesByReset = ({ view: { idleReset, scores }, side }: Thought): boolean =>
  idleReset && scores[side] < scores[1 - side]!;

/** A Detonation that takes the opponent's last locomotive and leaves one's own (LD-7.2). */
export function winningDetonation({ view, side, legal }: Thought): Action | undefined {
  const left = (of: Side): number => view.locomotives[of].filter((status) => status !== 'knocked-out').length;
  if (left((1 - side) as Side) !== 1 || left(side) < 2) return undefined;
  return legal.find(({ type }) => type === 'detonate');
}

/** Identical locomotives both fall, and the threshold by 20: good for who leads, unless it is their last one. */
function mayFall(view: View, side: Side): boolean {
  const dormant = view.locomotives[side].includes('dormant');
  return dormant && thresholdOf(view) - view.scores[side] > KNOCK_OUT_SHORT;
}

/** A marker for a better locomotive, or one that resets the record at the same time. */
function spare({ view, side, legal, oddsOf }: Thought): Action | undefined {
  const resets = view.markersUsed % 2 === 1;
  const swaps = choosing(legal, 'swap');
  if (swaps.length > 0) {
    const swap = best(swaps, (action) => advantage(view, side, action.locomotive, oddsOf));
    const gain =
      advantage(view, side, swap.locomotive, oddsOf) - advantage(view, side, ownActive(view, side), oddsOf);
    if (resets || gain > 0.05) return swap;
  }
  return resets ? legal.find(({ type }) => type === 'rest') : undefined;
}

function oddsOfBoth({ view, side, oddsOf }: Thought, call: Call): { own: number; theirs: Odds } {
  const opponent = (1 - side) as Side;
  const own = view.rosters[side]![ownActive(view, side)]!.rear!.values[call.statistic]!;
  return { own, theirs: oddsOf(view, opponent, call.target ?? ownActive(view, opponent)) };
}

/** How likely the call is to be won. */
function odds(thought: Thought, call: Call): number {
  const { own, theirs } = oddsOfBoth(thought, call);
  return theirs.below(call.statistic, own);
}

/** Points expected of a call, the right to call next counted as one. */
function worth(thought: Thought, call: Call): number {
  const { own, theirs } = oddsOfBoth(thought, call);
  const below = (value: number): number => theirs.below(call.statistic, value);
  const won = below(own);
  const right = 2 * won - 1;
  if (thought.view.box.rules.scoring === 'flat') return 2 * right;
  const more = below(own / 1.5) + below(own / 2);
  const less = 2 - below(own * 1.5) - below(own * 2);
  return 2 * right + more - less;
}
