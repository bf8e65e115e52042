import type { Rng } from '@turntable/engine';
import { FREE, reservedBy, builtBy } from '@turntable/games/loko-moto/types.ts';
import { make, unmake, type Move } from '@turntable/games/loko-moto/kernel/moves.ts';
import { freeIn, NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { redraw } from '@turntable/games/loko-moto/kernel/seen.ts';
import { workspaceFor, type Workspace } from './aims.ts';
import { keyOf, optionsOf } from './options.ts';
import { promises } from './judge.ts';
import { playOn, rewards } from './playout.ts';

/** A move in the tree, with what came of it for whoever made it. */
interface Branch {
  readonly move: Move;
  readonly share: number;
  visits: number;
  total: number;
  /** Victories among the visits, a shared one in part, one that is only likely by how likely it is. */
  won: number;
  /** Of a move at the root: victories of every seat. */
  all: Float64Array | undefined;
  node: Node | undefined;
}
interface Node {
  readonly branches: Branch[];
  visits: number;
  /** The open cards that moves were looked for with; nothing where no card was turned up since the root. */
  readonly cards: Set<number> | undefined;
}

/** PUCT: the exploration constant, and by how much an untried move is valued below its parent. */
const CURIOSITY = 0.9;
const UNTRIED = 0.08;
/** A move is played out once before its answers are looked at. */
const GROW_FROM = 2;
/** The move `also` is tried in one of so many play-outs, whatever its value. */
const OFTEN = 4;
/** Moves of a play-out by plan; then the position is judged. Shorter ones say too little, whole games too much of luck. */
const PLIES = 16;

/** With so many kinds of open cards a node's moves are looked for anew; others among them find what is there. */
const MOST_CARDS = 8;
/** Nodes of a tree, some 5 kB each; then it does not grow any more. */
const MOST_NODES = 40_000;

/** What a search knows all the way down. */
interface Search {
  readonly position: Position;
  readonly workspace: Workspace;
  readonly rng: Rng;
  /** Nodes by what lies on the map and what was won: the order in which lines were built makes no difference. */
  readonly nodes: Map<number, Node>;
  readonly result: Result;
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
): readonly Branch[] {
  const viewer = position.turn;
  const top = position.top;
  const { players } = position.board;
  const result: Result = { worth: new Float64Array(players), won: new Float64Array(players) };
  const going: Search = { position, workspace: workspaceFor(position), rng, nodes: new Map(), result };
  const root = nodeOf(going, false);
  const asked = also && branchFor(root, also);
  for (const branch of root.branches) branch.all = new Float64Array(players);
  let playouts = 0;
  while (playouts < most && root.branches.length > 1 && !expired()) {
    redraw(position, viewer, rng);
    descend(going, root, playouts % OFTEN === 0 ? asked : undefined);
    while (position.top > top) unmake(position);
    playouts++;
  }
  return root.branches;
}

/** The branch of a move that is asked about; made if the move did not look promising. */
function branchFor(root: Node, move: Move): Branch {
  const key = keyOf(move);
  const known = root.branches.find((branch) => keyOf(branch.move) === key);
  if (known) return known;
  const branch: Branch = { move, share: 0, visits: 0, total: 0, won: 0, all: undefined, node: undefined };
  root.branches.push(branch);
  return branch;
}

function branchesOf({ position, workspace, rng }: Search): Branch[] {
  return optionsOf(position, workspace, rng).map(({ move, share }) => ({
    move,
    share,
    visits: 0,
    total: 0,
    won: 0,
    all: undefined,
    node: undefined,
  }));
}

/** A node of the position as it is now; `drawn` if cards were turned up since the root. */
function nodeOf(search: Search, drawn: boolean): Node {
  const cards = drawn ? new Set([cardsOf(search.position)]) : undefined;
  return { branches: branchesOf(search), visits: 0, cards };
}

/** The node below a branch just played: one that other orders of the same moves led to, or a new one. */
function below(search: Search, drawn: boolean): Node | undefined {
  const { nodes, position } = search;
  const key = keyOfPosition(position);
  const known = nodes.get(key);
  if (known) return known;
  if (nodes.size >= MOST_NODES) return undefined;
  const node = nodeOf(search, drawn);
  nodes.set(key, node);
  return node;
}

/** Other cards lie open than when a node's moves were looked for: the moves with these are added. */
function lookAgain(search: Search, { branches, cards }: Node): void {
  if (!cards || cards.size >= MOST_CARDS) return;
  const open = cardsOf(search.position);
  if (cards.has(open)) return;
  cards.add(open);
  const known = new Set(branches.map(({ move }) => keyOf(move)));
  for (const branch of branchesOf(search)) if (!known.has(keyOf(branch.move))) branches.push(branch);
}

/** A number for what lies on the map, whose turn it is and what was won; two lanes of FNV-1a, so that hardly ever two are alike. */
function keyOfPosition({ lines, turn, won, trains, shapePoints, board }: Position): number {
  let a = 0x811c9dc5 ^ turn;
  let b = 0x01000193 + turn;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0x01000193);
    b = Math.imul(b ^ (value + 0x55), 0x5bd1e995);
    b ^= b >>> 15;
  };
  for (let i = 0; i < lines.length; i++) mix(lines[i]!);
  for (let seat = 0; seat < board.players; seat++) {
    mix(won[seat]!);
    mix(trains[seat]!);
    mix(shapePoints[seat]!);
  }
  return (a >>> 0) * 0x20_0000 + ((b >>> 0) & 0x1f_ffff);
}

/** A number for the cards that lie open. */
function cardsOf({ market, up }: Position): number {
  // Places of the market make no difference.
  let sum = 0;
  for (let i = 0; i < market.length; i++) sum += Math.imul(market[i]! + 7, 0x9e3779b1) >>> 0;
  for (let i = 0; i < up.length; i++) sum = sum * 37 + up[i]! + 2;
  return sum;
}

/** One iteration: selection down the tree, a play-out, and backpropagation. */
function descend(search: Search, root: Node, first: Branch | undefined): void {
  const { position, workspace, rng, result } = search;
  const path: Branch[] = [];
  const seats: number[] = [];
  let node: Node = root;
  let drawn = false;
  while (freeIn(position) > 0) {
    node.visits++;
    if (drawn) lookAgain(search, node);
    const branch: Branch | undefined = node === root && first ? first : choose(position, node);
    if (!branch) break;
    seats.push(position.turn);
    path.push(branch);
    make(position, branch.move);
    drawn ||= branch.move.kind === 'buy';
    if (branch.node === undefined) {
      if (branch.visits + 1 < GROW_FROM || freeIn(position) === 0) break;
      branch.node = below(search, drawn);
      if (branch.node === undefined) break;
    }
    node = branch.node;
  }
  playOn(position, workspace, rng, PLIES);
  if (freeIn(position) > 0) promises(position, workspace, result.worth, result.won);
  else rewards(position, result.worth, result.won);
  for (let i = 0; i < path.length; i++) {
    path[i]!.visits++;
    path[i]!.total += result.worth[seats[i]!]!;
    path[i]!.won += result.won[seats[i]!]!;
  }
  const all = path[0]?.all;
  if (all) for (let seat = 0; seat < all.length; seat++) all[seat]! += result.won[seat]!;
}

/** The branch with the highest PUCT score among those that are legal in this determinisation. */
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
