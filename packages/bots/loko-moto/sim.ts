import { shuffled, type Rng, type Seat } from '@turntable/engine';
import type { View } from '@turntable/games/loko-moto/types.ts';
import { boardOf, type Board } from './board.ts';

/**
 * A position for thinking ahead: the view, with what is hidden drawn at random from what it could be. Mutable and
 * by index, because play-outs make hundreds of moves a millisecond. The rules it follows are those of a legal
 * player; the game itself checks whatever is really played.
 */
export interface Sim {
  readonly board: Board;
  readonly players: number;
  readonly advanced: boolean;
  /** As in the view: 0 free, 1 inked, 2 + 2·seat reserved, 3 + 2·seat built. */
  readonly lines: Int8Array;
  free: number;
  turn: Seat;
  toClose: number;
  /** Indices of trains; −1 is an empty place. */
  readonly market: number[];
  readonly pile: number[];
  /** Indices of shapes by pile (1, 2, 3 points); −1 is an empty place. */
  readonly up: number[];
  readonly under: number[][];
  readonly secret: number[][];
  /** Points of cards, without the penalty. */
  readonly cards: number[];
  /** Own built sections not yet inked: the penalty if the game ended now. */
  readonly solid: number[];
  readonly trains: number[];
  readonly shapePoints: number[];
}

export type Move =
  | { readonly kind: 'build'; readonly a: number }
  | { readonly kind: 'close'; readonly a: number }
  | { readonly kind: 'reserve'; readonly a: number; readonly b: number }
  | { readonly kind: 'buy'; readonly train: number; readonly set: readonly number[]; readonly shape: number };

/** Samples a position that is consistent with the view. */
export function imagineSim(view: View, rng: Rng): Sim {
  const board = boardOf(view.box);
  const { hands } = view;
  const seen = new Set<string>();
  for (const id of [...view.market, ...view.faceUp]) if (id !== null) seen.add(id);
  for (const hand of hands)
    for (const id of [...hand.trains, ...hand.shapes, ...(hand.secret ?? [])]) seen.add(id);
  const trains = shuffled(
    unseen(
      view.box.trains.map(({ id }) => id),
      seen,
      board.trainIndex,
    ),
    rng,
  ).slice(0, view.trainsLeft);
  const shapes = board.dealt.map((pile) => shuffled(unseen(pile, seen, board.shapeIndex), rng));
  const secret = hands.map((hand) => {
    if (hand.secret) return hand.secret.map((id) => board.shapeIndex.get(id)!);
    // One 2-point and one 3-point card were dealt (LM-7.1); which of them is claimed lies open.
    const claimed = hand.shapes.map((id) => view.box.shapes[board.shapeIndex.get(id)!]!.points);
    const held = hand.secrets === 0 ? [] : ([2, 3] as const).filter((points) => !claimed.includes(points));
    return held.map((points) => shapes[points - 1]!.pop()!);
  });
  const sim: Sim = {
    board,
    players: view.box.players,
    advanced: view.box.advanced,
    lines: Int8Array.from(view.lines),
    free: view.free,
    turn: view.turn,
    toClose: view.toClose,
    market: view.market.map((id) => (id === null ? -1 : board.trainIndex.get(id)!)),
    pile: trains,
    up: view.faceUp.map((id) => (id === null ? -1 : board.shapeIndex.get(id)!)),
    under: shapes.map((pile, i) => pile.slice(0, view.shapesLeft[i])),
    secret,
    cards: view.scores.slice(),
    solid: hands.map(() => 0),
    trains: hands.map((hand) => hand.trains.length),
    shapePoints: hands.map((hand) =>
      sum(hand.shapes.map((id) => view.box.shapes[board.shapeIndex.get(id)!]!.points)),
    ),
  };
  for (const line of sim.lines)
    if (line > 1 && line % 2 === 1) {
      const seat = (line - 3) / 2;
      sim.solid[seat]!++;
      sim.cards[seat]!++;
    }
  return sim;
}

function unseen(
  cards: readonly string[],
  seen: ReadonlySet<string>,
  index: ReadonlyMap<string, number>,
): number[] {
  return cards.filter((id) => !seen.has(id)).map((id) => index.get(id)!);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A copy to try something on. */
export function copySim(sim: Sim): Sim {
  return {
    ...sim,
    lines: sim.lines.slice(),
    market: sim.market.slice(),
    pile: sim.pile.slice(),
    up: sim.up.slice(),
    under: sim.under.map((pile) => pile.slice()),
    secret: sim.secret.map((cards) => cards.slice()),
    cards: sim.cards.slice(),
    solid: sim.solid.slice(),
    trains: sim.trains.slice(),
    shapePoints: sim.shapePoints.slice(),
  };
}

/** Plays a legal move of whoever is to move. */
export function makeMove(sim: Sim, move: Move): void {
  const { lines, turn } = sim;
  if (move.kind === 'build') {
    if (lines[move.a] === 0) sim.free--;
    lines[move.a] = 3 + 2 * turn;
    sim.solid[turn]!++;
  } else if (move.kind === 'reserve') {
    lines[move.a] = 2 + 2 * turn;
    sim.free--;
    if (move.b >= 0) {
      lines[move.b] = 2 + 2 * turn;
      sim.free--;
    }
  } else if (move.kind === 'close') {
    lines[move.a] = 1;
    sim.free--;
    sim.toClose--;
  } else buy(sim, move);
  sim.turn = (turn + 1) % sim.players;
}

function buy(sim: Sim, move: Extract<Move, { kind: 'buy' }>): void {
  const { turn, board } = sim;
  for (const section of move.set) sim.lines[section] = 1;
  sim.solid[turn]! -= move.set.length;
  const train = board.box.trains[move.train]!;
  sim.cards[turn]! += train.price + train.bonus;
  sim.trains[turn]!++;
  sim.market[sim.market.indexOf(move.train)] = sim.pile.shift() ?? -1;
  if (move.shape < 0) return;
  const { points } = board.box.shapes[move.shape]!;
  sim.cards[turn]! += points;
  sim.shapePoints[turn]! += points;
  const mine = sim.secret[turn]!.indexOf(move.shape);
  if (mine >= 0) sim.secret[turn]!.splice(mine, 1);
  else sim.up[sim.up.indexOf(move.shape)] = sim.under[points - 1]!.shift() ?? -1;
}

/** LM-4.1, as if the game ended now. */
export function scoreOf(sim: Sim, seat: Seat): number {
  return sim.cards[seat]! - sim.solid[seat]!;
}
