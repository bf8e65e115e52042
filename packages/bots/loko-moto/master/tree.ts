import type { Rng } from '@turntable/engine';
import { FREE, reservedBy, builtBy } from '@turntable/games/loko-moto/types.ts';
import { make, unmake, type Move } from '@turntable/games/loko-moto/kernel/moves.ts';
import { freeIn, NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { redraw } from '@turntable/games/loko-moto/kernel/seen.ts';
import { deskFor, type Desk } from './aims.ts';
import { keyOf, optionsOf } from './options.ts';
import { promises } from './judge.ts';
import { playOn, rewards } from './playout.ts';

/** A move in the tree, with what came of it for whoever made it. */
export interface Branch {
  readonly move: Move;
  readonly share: number;
  visits: number;
  total: number;
  /** Victories among the visits, a shared one in part, one that is only likely by how likely it is. */
  won: number;
  node: Node | undefined;
}
interface Node {
  readonly branches: Branch[];
  visits: number;
}

/** How much a promising look counts beside what was found, and what an untried move is thought to be worth below its parent. */
const CURIOSITY = 0.9;
const UNTRIED = 0.08;
/** A move is played out once before its answers are looked at. */
const GROW_FROM = 2;
/** A move that is asked about is tried in one of so many play-outs, however it looks. */
const OFTEN = 4;
/** Moves of a play-out by plan; then the position is judged. Shorter ones say too little, whole games too much of luck. */
const PLIES = 16;

export interface Searched {
  readonly branches: readonly Branch[];
  readonly playouts: number;
}

/** What came of a play-out for every seat: what it is worth, and the share of the victory. */
interface Result {
  readonly worth: Float64Array;
  readonly won: Float64Array;
}

/**
 * Monte Carlo tree search over what the seat to move cannot know (determinised anew for each play-out; one tree for all, as in
 * Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012), with shares of promise (PUCT). Anytime.
 * The move `also` is tried whatever it looks like.
 */
export function search(
  position: Position,
  rng: Rng,
  expired: () => boolean,
  most: number,
  also?: Move,
): Searched {
  const desk = deskFor(position);
  const viewer = position.turn;
  const top = position.top;
  const root: Node = { branches: branchesOf(position, desk, rng), visits: 0 };
  const asked = also && branchFor(root, also);
  const { players } = position.board;
  const result: Result = { worth: new Float64Array(players), won: new Float64Array(players) };
  let playouts = 0;
  while (playouts < most && root.branches.length > 1 && !expired()) {
    redraw(position, viewer, rng);
    descend(position, root, desk, rng, result, playouts % OFTEN === 0 ? asked : undefined);
    while (position.top > top) unmake(position);
    playouts++;
  }
  return { branches: root.branches, playouts };
}

/** The branch of a move that is asked about; made if the move did not look promising. */
function branchFor(root: Node, move: Move): Branch {
  const key = keyOf(move);
  const known = root.branches.find((branch) => keyOf(branch.move) === key);
  if (known) return known;
  const branch: Branch = { move, share: 0, visits: 0, total: 0, won: 0, node: undefined };
  root.branches.push(branch);
  return branch;
}

function branchesOf(position: Position, desk: Desk, rng: Rng): Branch[] {
  return optionsOf(position, desk, rng).map(({ move, share }) => ({
    move,
    share,
    visits: 0,
    total: 0,
    won: 0,
    node: undefined,
  }));
}

/** One way down the tree, a play-out from its end, and what came of it written up on the way. */
function descend(
  position: Position,
  root: Node,
  desk: Desk,
  rng: Rng,
  result: Result,
  first: Branch | undefined,
): void {
  const path: Branch[] = [];
  const seats: number[] = [];
  let node: Node = root;
  while (freeIn(position) > 0) {
    node.visits++;
    const branch: Branch | undefined = node === root && first ? first : choose(position, node);
    if (!branch) break;
    seats.push(position.turn);
    path.push(branch);
    make(position, branch.move);
    if (branch.node === undefined) {
      if (branch.visits + 1 < GROW_FROM || freeIn(position) === 0) break;
      branch.node = { branches: branchesOf(position, desk, rng), visits: 0 };
    }
    node = branch.node;
  }
  playOn(position, desk, rng, PLIES);
  if (freeIn(position) > 0) promises(position, desk, result.worth, result.won);
  else rewards(position, result.worth, result.won);
  for (let i = 0; i < path.length; i++) {
    path[i]!.visits++;
    path[i]!.total += result.worth[seats[i]!]!;
    path[i]!.won += result.won[seats[i]!]!;
  }
}

/** The branch of most promise among those that are legal with the cards as they are drawn now. */
function choose(position: Position, node: Node): Branch | undefined {
  const root = Math.sqrt(node.visits);
  let tried = 0;
  let sum = 0;
  for (const { visits, total } of node.branches) {
    tried += visits;
    sum += total;
  }
  const untried = (tried === 0 ? 0.5 : sum / tried) - UNTRIED;
  let best: Branch | undefined;
  let most = -Infinity;
  for (const branch of node.branches) {
    const { visits, total, share, move } = branch;
    const value = (visits === 0 ? untried : total / visits) + (CURIOSITY * share * root) / (1 + visits);
    if (value <= most || !possible(position, move)) continue;
    most = value;
    best = branch;
  }
  return best;
}

/** Whether a move found with other cards is legal with these: lines and cards are still there. Sets hang together as before. */
function possible({ lines, turn, market, up, secret, board, counts }: Position, move: Move): boolean {
  switch (move.kind) {
    case 'close':
      return lines[move.a] === FREE;
    case 'build':
      return lines[move.a] === FREE || lines[move.a] === reservedBy(turn);
    case 'reserve':
      if (move.b === NONE) return lines[move.a] === FREE && counts[FREE] === 1;
      return lines[move.a] === FREE && lines[move.b] === FREE;
    case 'buy': {
      const { train, shape, set } = move;
      if (!market.includes(train)) return false;
      for (let i = 0; i < set.length; i++) if (lines[set[i]!] !== builtBy(turn)) return false;
      if (shape === NONE) return true;
      const points = board.points[shape]!;
      if (up[points - 1] !== shape && secret[2 * turn + points - 2] !== shape) return false;
      if (set.length === board.price[train]) return true;
      for (let i = 0; i < market.length; i++)
        if (market[i] !== NONE && board.price[market[i]!] === set.length) return false;
      return true;
    }
  }
}
