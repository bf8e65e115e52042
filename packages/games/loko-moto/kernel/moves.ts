import { builtBy, INKED, reservedBy } from '../types.ts';
import { NONE, type Position } from './position.ts';

/** A turn (LM-2), by index. `set` in any order; `shape` is `NONE` without a card; `b` is `NONE` for the last free section (LM-2.2). */
export type Move =
  | { readonly kind: 'build' | 'close'; readonly a: number }
  | { readonly kind: 'reserve'; readonly a: number; readonly b: number }
  | {
      readonly kind: 'buy';
      readonly train: number;
      readonly set: ArrayLike<number>;
      readonly shape: number;
    };

/** Plays a legal move of whoever is to move; which moves are legal is `legal.ts`'s to say. */
export function make(position: Position, move: Move): void {
  switch (move.kind) {
    case 'build':
      return build(position, move.a);
    case 'close':
      return close(position, move.a);
    case 'reserve':
      return reserve(position, move.a, move.b);
    case 'buy':
      return buy(position, move.train, move.set, move.set.length, move.shape);
  }
}

/** The kinds of move in the log. */
const PLAIN = 0;
const CLOSED = 1;
const BOUGHT = 2;

/** LM-2.3: whoever is to move builds a section. */
export function build(position: Position, section: number): void {
  put(position, section, builtBy(position.turn));
  end(position, 1, PLAIN);
}

/** LM-6.1: a free section is closed in the opening. */
export function close(position: Position, section: number): void {
  put(position, section, INKED);
  position.toClose--;
  end(position, 1, CLOSED);
}

/** LM-2.1: two free sections are reserved; one alone if `b` is `NONE` (LM-2.2). */
export function reserve(position: Position, a: number, b: number): void {
  const code = reservedBy(position.turn);
  put(position, a, code);
  if (b === NONE) return end(position, 1, PLAIN);
  put(position, b, code);
  end(position, 2, PLAIN);
}

/** LM-3.8: the first `count` of `set` are inked; train and shape card are won and replaced from their piles. */
export function buy(
  position: Position,
  train: number,
  set: ArrayLike<number>,
  count: number,
  shape: number,
): void {
  const { board, turn, market, pile, won, log } = position;
  for (let i = 0; i < count; i++) put(position, set[i]!, INKED);
  let place = 0;
  while (market[place] !== train) place++;
  const drawn = position.pileAt < pile.length ? 1 : 0;
  market[place] = drawn === 1 ? pile[position.pileAt++]! : NONE;
  won[turn]! += board.price[train]! + board.bonus[train]!;
  position.trains[turn]!++;
  // Where the shape came from: 0 no shape, 1 a secret card, 2 face up and not replaced, 3 face up and replaced.
  let from = 0;
  if (shape !== NONE) {
    const points = board.points[shape]!;
    won[turn]! += points;
    position.shapePoints[turn]! += points;
    const pileOf = points - 1;
    if (position.up[pileOf] !== shape) {
      from = 1;
      position.secret[2 * turn + points - 2] = NONE;
    } else if (position.underAt[pileOf]! < position.underEnd[pileOf]!) {
      from = 3;
      position.up[pileOf] = position.under[position.underAt[pileOf]!++]!;
    } else {
      from = 2;
      position.up[pileOf] = NONE;
    }
  }
  log[position.top++] = train;
  log[position.top++] = shape;
  log[position.top++] = place;
  log[position.top++] = drawn;
  log[position.top++] = from;
  end(position, count, BOUGHT);
}

/** Takes back the last move made. */
export function unmake(position: Position): void {
  const { log, board } = position;
  const kind = log[--position.top]!;
  const changes = log[--position.top]!;
  const turn = position.turn === 0 ? board.players - 1 : position.turn - 1;
  position.turn = turn;
  if (kind === CLOSED) position.toClose++;
  else if (kind === BOUGHT) {
    const from = log[--position.top]!;
    const drawn = log[--position.top]!;
    const place = log[--position.top]!;
    const shape = log[--position.top]!;
    const train = log[--position.top]!;
    position.pileAt -= drawn;
    position.market[place] = train;
    position.won[turn]! -= board.price[train]! + board.bonus[train]!;
    position.trains[turn]!--;
    if (shape !== NONE) {
      const points = board.points[shape]!;
      position.won[turn]! -= points;
      position.shapePoints[turn]! -= points;
      if (from === 1) position.secret[2 * turn + points - 2] = shape;
      else position.up[points - 1] = shape;
      if (from === 3) position.underAt[points - 1]!--;
    }
  }
  for (let i = 0; i < changes; i++) takeBack(position);
}

/** Makes a section something else, and notes what it was. */
function put(position: Position, section: number, to: number): void {
  const { lines, lists, counts, at, bits, log, board } = position;
  const { sections, words } = board;
  const from = lines[section]!;
  const place = at[section]!;
  // The last of its old list takes its place.
  const moved = lists[from * sections + --counts[from]!]!;
  lists[from * sections + place] = moved;
  at[moved] = place;
  const last = counts[to]!++;
  lists[to * sections + last] = section;
  at[section] = last;
  lines[section] = to;
  const bit = 1 << (section & 31);
  bits[from * words + (section >> 5)]! ^= bit;
  bits[to * words + (section >> 5)]! ^= bit;
  log[position.top++] = section;
  log[position.top++] = from;
  log[position.top++] = place;
}

/** Undoes the last change, so that every list is again in the order it had. */
function takeBack(position: Position): void {
  const { lines, lists, counts, at, bits, log, board } = position;
  const { sections, words } = board;
  const place = log[--position.top]!;
  const from = log[--position.top]!;
  const section = log[--position.top]!;
  const to = lines[section]!;
  counts[to]!--;
  const last = counts[from]!++;
  if (place !== last) {
    const moved = lists[from * sections + place]!;
    lists[from * sections + last] = moved;
    at[moved] = last;
  }
  lists[from * sections + place] = section;
  at[section] = place;
  lines[section] = from;
  const bit = 1 << (section & 31);
  bits[from * words + (section >> 5)]! ^= bit;
  bits[to * words + (section >> 5)]! ^= bit;
}

function end(position: Position, changes: number, kind: number): void {
  position.log[position.top++] = changes;
  position.log[position.top++] = kind;
  position.turn = position.turn === position.board.players - 1 ? 0 : position.turn + 1;
}
