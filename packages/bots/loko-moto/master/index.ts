import type { Rng } from '@turntable/engine';
import { actionOf } from '@turntable/games/loko-moto/kernel/actions.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { seenPosition } from '@turntable/games/loko-moto/kernel/seen.ts';
import type { Action, View } from '@turntable/games/loko-moto/types.ts';
import { search, type Branch } from './tree.ts';

/** Play-outs for a move at most; the tree stays in memory. */
const MOST = 200_000;

/** The move that a tree search of the given time finds best: the one tried most often. */
export function masterMove(view: View, rng: Rng, expired: () => boolean): Action {
  const position = seenPosition(view);
  const { branches } = search(position, fastRng(rng.below(2 ** 31)), expired, MOST);
  return actionOf(position, mostTried(branches).move);
}

const mostTried = (branches: readonly Branch[]): Branch =>
  branches.reduce((a, b) => (b.visits > a.visits ? b : a));
