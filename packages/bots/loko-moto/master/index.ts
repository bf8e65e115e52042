import type { Rng } from '@turntable/engine';
import { actionOf, moveOf } from '@turntable/games/loko-moto/kernel/actions.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import type { Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { seenPosition } from '@turntable/games/loko-moto/kernel/seen.ts';
import { FREE, type Action, type View } from '@turntable/games/loko-moto/types.ts';
import type { Weighed } from '../../bot/bot.ts';
import { search } from './tree.ts';

/** Play-outs for a move at most; the tree stays in memory. */
const MOST = 200_000;

/** The moves that a tree search of the given time has tried, the one tried most often first; `also` among them, if given. */
export function weighMoves(view: View, rng: Rng, expired: () => boolean, also?: Action): Weighed<Action>[] {
  const position = seenPosition(view);
  if (position.toClose > 0) return [leastUseful(position, rng)];
  const asked = also && moveOf(position, also);
  const branches = search(position, fastRng(rng.below(2 ** 31)), expired, MOST, asked);
  return branches
    .toSorted((a, b) => b.visits - a.visits || b.share - a.share)
    .map(({ move, visits, won, total, all }) => {
      // Each seat's victories are estimated by themselves; only their parts of all are chances.
      const whole = all?.reduce((sum, each) => sum + each, 0) ?? 0;
      return {
        action: actionOf(position, move),
        chance: whole === 0 ? 0 : won / whole,
        worth: visits === 0 ? 0 : total / visits,
        tries: visits,
        ...(all && whole > 0 && { chances: [...all].map((each) => each / whole) }),
      };
    });
}

/** How far a section may lie from the least useful one and still be closed. */
const ALIKE = 20;

/** The opening of two: nobody owns anything yet, so that any section will do; the least useful ones keep the map open. */
function leastUseful(position: Position, rng: Rng): Weighed<Action> {
  const { board, lists, counts } = position;
  const free = [...lists.subarray(FREE * board.sections, FREE * board.sections + counts[FREE]!)];
  const rank = free.map((section) => board.worth[section]! + rng.below(ALIKE));
  const a = free[rank.indexOf(Math.min(...rank))]!;
  return { action: actionOf(position, { kind: 'close', a }), chance: 0.5, worth: 0.5, tries: 0 };
}

/** The move that a tree search of the given time finds best. */
export const masterMove = (view: View, rng: Rng, expired: () => boolean): Action =>
  weighMoves(view, rng, expired)[0]!.action;
