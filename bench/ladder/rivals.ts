import { type AnyGame, type Act, type Decision, type Rng, type SeenBy, type Types } from '@turntable/engine';
import { actionOf } from '@turntable/games/loko-moto/kernel/actions.ts';
import { fastRng } from '@turntable/games/loko-moto/kernel/luck.ts';
import { eachMove, eachPurchase } from '@turntable/games/loko-moto/kernel/legal.ts';
import { make, unmake, type Move } from '@turntable/games/loko-moto/kernel/moves.ts';
import { freeIn, scoreIn, sharesOf, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { randomMove } from '@turntable/games/loko-moto/kernel/random.ts';
import { scratchFor } from '@turntable/games/loko-moto/kernel/sets.ts';
import { redraw, seenPosition } from '@turntable/games/loko-moto/kernel/seen.ts';
import type { View } from '@turntable/games/loko-moto/types.ts';

/** Purchases that the rivals look at in one position: every set of sections is a move, which soon makes too many to list. */
const MOST_PURCHASES = 200;

/** Every legal move, purchases up to a limit. */
function movesOf(position: Position): Move[] {
  const moves: Move[] = [];
  let purchases = 0;
  eachPurchase(position, (move) => moves.push(move) > 0 && ++purchases < MOST_PURCHASES);
  eachMove(position, (move) => (move.kind === 'buy' ? false : moves.push(move) > 0));
  return moves;
}

interface Node {
  readonly moves: Move[];
  readonly children: Child[];
  visits: number;
}
interface Child {
  readonly move: Move;
  visits: number;
  total: number;
  node: Node | undefined;
}

/** The constant of UCB1 for results of 0 to 1. */
const UCB = Math.SQRT2 / 2;

/**
 * Plain UCT (Kocsis and Szepesvári, 2006): all legal moves, UCB1, uniformly random play-outs as the kernel makes them, the result 1 for a
 * victory, a part for a shared one. What is hidden is drawn anew for each play-out.
 */
export function plainUct(view: View, rng: Rng, expired: () => boolean): Act {
  const position = seenPosition(view);
  const luck = fastRng(rng.below(2 ** 31));
  const scratch = scratchFor(position.board);
  const nodeOf = (): Node => {
    const moves = movesOf(position);
    // Tried in random order.
    for (let i = moves.length - 1; i > 0; i--) {
      const j = luck.below(Math.min(i + 1, 65_535));
      [moves[i], moves[j]] = [moves[j]!, moves[i]!];
    }
    return { moves, children: [], visits: 0 };
  };
  const root = nodeOf();
  while (!expired()) {
    redraw(position, view.turn, luck);
    const path: Child[] = [];
    const seats: number[] = [];
    let node = root;
    while (freeIn(position) > 0) {
      node.visits++;
      const fresh = node.moves.pop();
      const child: Child | undefined = fresh
        ? { move: fresh, visits: 0, total: 0, node: undefined }
        : best(node, position);
      if (!child || (fresh && !possible(position, fresh))) break;
      if (fresh) node.children.push(child);
      path.push(child);
      seats.push(position.turn);
      make(position, child.move);
      if (fresh) break;
      node = child.node ??= nodeOf();
    }
    while (freeIn(position) > 0) randomMove(position, luck, scratch);
    const shares = sharesOf(position);
    path.forEach((child, i) => {
      child.visits++;
      child.total += shares[seats[i]!]!;
    });
    while (position.top > 0) unmake(position);
  }
  const found = root.children.reduce<Child | undefined>(
    (a, b) => (a && a.visits >= b.visits ? a : b),
    undefined,
  );
  return actionOf(position, found?.move ?? root.moves[0]!);
}

function best(node: Node, position: Position): Child | undefined {
  const log = Math.log(node.visits);
  let found: Child | undefined;
  let most = -Infinity;
  for (const child of node.children) {
    const value = child.total / child.visits + UCB * Math.sqrt(log / child.visits);
    if (value <= most || !possible(position, child.move)) continue;
    most = value;
    found = child;
  }
  return found;
}

/** Whether the cards of a move lie there as they are drawn now; its lines do, for they are no matter of luck. */
function possible({ market, up, secret, turn, board }: Position, move: Move): boolean {
  if (move.kind !== 'buy') return true;
  if (!market.includes(move.train)) return false;
  if (move.shape < 0) return true;
  const points = board.points[move.shape]!;
  if (up[points - 1] !== move.shape && secret[2 * turn + points - 2] !== move.shape) return false;
  return (
    move.set.length === board.price[move.train] ||
    market.every((train) => train < 0 || board.price[train] !== move.set.length)
  );
}

/** One step ahead: the move after which one's own score leads the best of the others by most; equal ones by lot. */
export function greedyLokoMoto(view: View, rng: Rng): Act {
  const position = seenPosition(view);
  const seat = view.turn;
  const lead = (): number => {
    let others = -Infinity;
    for (let other = 0; other < view.box.players; other++)
      if (other !== seat) others = Math.max(others, scoreIn(position, other));
    return scoreIn(position, seat) - others;
  };
  return actionOf(
    position,
    mostOf(movesOf(position), rng, (move) => {
      make(position, move);
      const value = lead();
      unmake(position);
      return value;
    }),
  );
}

function mostOf<Item>(items: readonly Item[], rng: Rng, worth: (item: Item) => number): Item {
  let found: Item[] = [];
  let most = -Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [[item], value];
    else if (value === most) found.push(item);
  }
  return found[rng.below(found.length)]!;
}

/** Worlds in which a greedy step of a locomotive game is tried. */
const WORLDS = 6;

/** One step ahead in any game: the action with the best average lead of scores in a few honestly imagined worlds. */
export function greedyStep(game: AnyGame, view: SeenBy, decision: Decision, rng: Rng): Act {
  const seat = Number(view.viewer);
  const legal = [...game.legalActions(view, decision)];
  const worlds: Types['State'][] = Array.from({ length: WORLDS }, () => game.imagine!(view, rng));
  return mostOf(legal, rng, (action) => {
    let sum = 0;
    for (const world of worlds) {
      const { state } = game.apply(world, { decision: decision.id, actor: seat, action });
      const scores = game.record.scores(game.view(state, 'public'));
      const { setup } = { setup: (world as { box: Types['Setup'] }).box };
      const side = game.record.side(setup, seat);
      sum += scores[side]! - scores[1 - side]!;
    }
    return sum;
  });
}
