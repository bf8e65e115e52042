import { builtBy, FREE, reservedBy } from '../types.ts';
import type { Move } from './moves.ts';
import { freeIn, NONE, type Position } from './position.ts';
import { available, contains, eachSet, hangsTogether, holds, isStroke, scratchFor } from './sets.ts';

/** Every legal move of whoever is to move, each once, until `visit` says false; purchases come last. */
export function eachMove(position: Position, visit: (move: Move) => boolean): void {
  const { board, lists, counts, turn } = position;
  const free = freeIn(position);
  if (free === 0) return;
  if (position.toClose > 0) {
    for (let i = 0; i < free; i++) if (!visit({ kind: 'close', a: lists[i]! })) return;
    return;
  }
  if (free === 1 && !visit({ kind: 'reserve', a: lists[0]!, b: NONE })) return;
  for (let i = 0; i < free; i++)
    for (let j = i + 1; j < free; j++) if (!visit({ kind: 'reserve', a: lists[i]!, b: lists[j]! })) return;
  for (const code of [FREE, reservedBy(turn)])
    for (let i = 0; i < counts[code]!; i++)
      if (!visit({ kind: 'build', a: lists[code * board.sections + i]! })) return;
  eachPurchase(position, visit);
}

/** Every purchase of whoever is to move (LM-3), each once, until `visit` says false. */
export function eachPurchase(position: Position, visit: (move: Move) => boolean): void {
  const { board, market, counts, turn } = position;
  const { price, size, placeFrom } = board;
  const built = builtBy(turn);
  const scratch = scratchFor(board);
  const shapes: number[] = [];
  const known = available(position, shapes);
  const trains = [...market].filter((train) => train !== NONE);
  let going = true;
  for (const cost of new Set(trains.map((train) => price[train]!))) {
    if (cost > counts[built]!) continue;
    const costing = trains.filter((train) => price[train] === cost);
    eachSet(position, built, cost, (set) => {
      if (board.advanced && !isStroke(position, set, cost)) return true;
      const offer = (shape: number): boolean =>
        costing.every((train) => visit({ kind: 'buy', train, set: set.slice(), shape }));
      going = offer(NONE);
      for (let i = 0; i < known && going; i++)
        if (contains(position, set, cost, shapes[i]!, scratch)) going = offer(shapes[i]!);
      return going;
    });
    if (!going) return;
  }
  // LM-3.6: the sections of one placement pay for a cheaper train if no face-up train costs exactly as many.
  for (let i = 0; i < known; i++) {
    const shape = shapes[i]!;
    if (trains.some((train) => price[train] === size[shape])) continue;
    const cheaper = trains.filter((train) => price[train]! < size[shape]!);
    if (cheaper.length === 0) continue;
    for (let p = placeFrom[shape]!; p < placeFrom[shape + 1]!; p++) {
      if (!holds(position, position.bits, built * board.words, p)) continue;
      const set = board.cells.subarray(board.cellFrom[p]!, board.cellFrom[p + 1]!);
      if (board.advanced && !isStroke(position, set, set.length)) continue;
      for (const train of cheaper) if (!visit({ kind: 'buy', train, set, shape })) return;
    }
  }
}

/** Whether the rules allow a move to whoever is to move. */
export function isLegal(position: Position, move: Move): boolean {
  const { lines, turn } = position;
  if (freeIn(position) === 0) return false;
  if (position.toClose > 0 !== (move.kind === 'close')) return false;
  switch (move.kind) {
    case 'close':
      return lines[move.a] === FREE;
    case 'build':
      return lines[move.a] === FREE || lines[move.a] === reservedBy(turn);
    case 'reserve':
      if (move.b === NONE) return lines[move.a] === FREE && freeIn(position) === 1;
      return move.a !== move.b && lines[move.a] === FREE && lines[move.b] === FREE;
    case 'buy':
      return isPurchase(position, move);
  }
}

function isPurchase(position: Position, { train, set, shape }: Extract<Move, { kind: 'buy' }>): boolean {
  const { board, market, lines, turn } = position;
  const { price, size, advanced } = board;
  const count = set.length;
  if (train === NONE || !market.includes(train) || new Set(Array.from(set)).size < count) return false;
  for (let i = 0; i < count; i++) if (lines[set[i]!] !== builtBy(turn)) return false;
  const scratch = scratchFor(board);
  if (!hangsTogether(position, set, count, scratch)) return false;
  if (advanced && !isStroke(position, set, count)) return false;
  if (shape !== NONE) {
    const shapes: number[] = [];
    available(position, shapes);
    if (!shapes.includes(shape)) return false;
    if (!contains(position, set, count, shape, scratch)) return false;
  }
  if (count === price[train]) return true;
  if (count < price[train]! || shape === NONE || count !== size[shape]) return false;
  return !market.some((other) => other !== NONE && price[other] === count);
}
