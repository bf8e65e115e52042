import type { Seat } from '@turntable/engine';
import { builtBy, type State } from '../types.ts';
import { boardOf, type Board } from './board.ts';

/** No train or card: an empty place of the market, an exhausted pile, a secret card already claimed, no shape taken along. */
export const NONE = -1;

/**
 * A position for search: mutable, by index, in typed arrays. `make` and `unmake` keep all of it together. It knows the
 * order of the piles and everybody's secret cards, so a player has to draw what they cannot see (`redraw`).
 */
export interface Position {
  readonly board: Board;
  /** As in the state: 0 free, 1 inked, 2 + 2·seat reserved, 3 + 2·seat built. */
  readonly lines: Uint8Array;
  /** Sections by what they are: those of code `c` are `lists[c · sections]` up to `+ counts[c]`; `at` is the place in its list. */
  readonly lists: Uint16Array;
  readonly counts: Uint16Array;
  readonly at: Uint16Array;
  /** The same as bits: code `c` from word `c · words` on. */
  readonly bits: Int32Array;
  turn: Seat;
  toClose: number;
  readonly market: Int16Array;
  /** The train pile; the next card is `pile[pileAt]`. */
  readonly pile: Int16Array;
  pileAt: number;
  /** Face-up shape cards by pile. */
  readonly up: Int16Array;
  /** Shape piles; the next card of pile `i` is `under[underAt[i]]`, its end `underEnd[i]`. */
  readonly under: Int16Array;
  readonly underAt: Int16Array;
  readonly underEnd: Int16Array;
  /** Unclaimed secret cards: of seat `s` the 2-point card at `2·s`, the 3-point card at `2·s + 1`. */
  readonly secret: Int16Array;
  /** By seat: prices and bonuses of trains and points of shapes; how many trains; points of shapes alone. */
  readonly won: Float64Array;
  readonly trains: Int16Array;
  readonly shapePoints: Int16Array;
  /** What `unmake` needs, written by `make`. */
  readonly log: Int16Array;
  top: number;
}

/** What a position is made of: a state, or a view with what it hides filled in. */
type Table = Pick<
  State,
  'box' | 'turn' | 'toClose' | 'lines' | 'market' | 'trainPile' | 'faceUp' | 'shapePiles' | 'hands'
>;

/** Words of the log for one section that changes, and for a move. */
const PER_CHANGE = 3;
const PER_MOVE = 8;

/** The position of a table in play. */
export function positionOf(table: Table): Position {
  const { box, hands } = table;
  const board = boardOf(box);
  const { sections, players, words, trainIndex, shapeIndex } = board;
  const codes = 2 + 2 * players;
  const train = (id: string | null): number => (id === null ? NONE : trainIndex.get(id)!);
  const shape = (id: string | null): number => (id === null ? NONE : shapeIndex.get(id)!);
  const secret = new Int16Array(2 * players).fill(NONE);
  hands.forEach((hand, seat) => {
    for (const id of hand.secret) secret[2 * seat + board.points[shape(id)]! - 2] = shape(id);
  });
  const underAt = new Int16Array(3);
  const underEnd = new Int16Array(3);
  let end = 0;
  table.shapePiles.forEach((pile, i) => {
    underAt[i] = end;
    underEnd[i] = end + pile.length;
    // `redraw` mixes everybody's secret cards in.
    end += pile.length + players;
  });
  const under = new Int16Array(end).fill(NONE);
  table.shapePiles.forEach((pile, i) => under.set(pile.map(shape), underAt[i]));
  const sum = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);
  const pointsOf = (ids: readonly string[]): number => sum(ids.map((id) => board.points[shape(id)]!));
  const pricesOf = (ids: readonly string[]): number =>
    sum(ids.map((id) => board.price[train(id)]! + board.bonus[train(id)]!));
  const position: Position = {
    board,
    lines: Uint8Array.from(table.lines),
    lists: new Uint16Array(codes * sections),
    counts: new Uint16Array(codes),
    at: new Uint16Array(sections),
    bits: new Int32Array(codes * words),
    turn: table.turn,
    toClose: table.toClose,
    market: Int16Array.from(table.market, train),
    pile: Int16Array.from(table.trainPile, train),
    pileAt: 0,
    up: Int16Array.from(table.faceUp, shape),
    under,
    underAt,
    underEnd,
    secret,
    won: Float64Array.from(hands, (hand) => pricesOf(hand.trains) + pointsOf(hand.shapes)),
    trains: Int16Array.from(hands, (hand) => hand.trains.length),
    shapePoints: Int16Array.from(hands, (hand) => pointsOf(hand.shapes)),
    // A section changes three times at most: reserved, built, inked.
    log: new Int16Array(3 * sections * PER_CHANGE + (3 * sections + box.trains.length) * PER_MOVE),
    top: 0,
  };
  position.lines.forEach((code, section) => {
    position.at[section] = position.counts[code]!;
    position.lists[code * sections + position.counts[code]!++] = section;
    position.bits[code * words + (section >> 5)]! |= 1 << (section & 31);
  });
  return position;
}

/** A copy to play on from; its moves so far cannot be unmade. */
export function copyOf(position: Position): Position {
  return {
    ...position,
    lines: position.lines.slice(),
    lists: position.lists.slice(),
    counts: position.counts.slice(),
    at: position.at.slice(),
    bits: position.bits.slice(),
    market: position.market.slice(),
    pile: position.pile.slice(),
    up: position.up.slice(),
    under: position.under.slice(),
    underAt: position.underAt.slice(),
    underEnd: position.underEnd.slice(),
    secret: position.secret.slice(),
    won: position.won.slice(),
    trains: position.trains.slice(),
    shapePoints: position.shapePoints.slice(),
    log: new Int16Array(position.log.length),
    top: 0,
  };
}

/** Free sections left; the game is over at 0 (LM-5.1). */
export const freeIn = (position: Position): number => position.counts[0]!;

/** LM-4.1, as if the game ended now. */
export const scoreIn = (position: Position, seat: Seat): number =>
  position.won[seat]! - position.counts[builtBy(seat)]!;

/** LM-4.2 for two seats: above 0 if the first stands better; 0 if they share. */
export const compareSeats = (position: Position, a: Seat, b: Seat): number =>
  scoreIn(position, a) - scoreIn(position, b) ||
  position.trains[a]! - position.trains[b]! ||
  position.shapePoints[a]! - position.shapePoints[b]!;

/** The share of the victory that each seat has as things stand: 1 for the winner alone, a part each for those who share it. */
export function sharesOf(position: Position): number[] {
  const seats = Array.from({ length: position.board.players }, (_, seat) => seat);
  const best = seats.filter((seat) => seats.every((other) => compareSeats(position, seat, other) >= 0));
  return seats.map((seat) => (best.includes(seat) ? 1 / best.length : 0));
}
