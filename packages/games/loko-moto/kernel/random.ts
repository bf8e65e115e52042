import type { Rng } from '@turntable/engine';
import { builtBy, FREE, reservedBy } from '../types.ts';
import { build, buy, close, reserve } from './moves.ts';
import { freeIn, NONE, type Position } from './position.ts';
import { available, contains, isStroke, type Scratch } from './sets.ts';

/** Trains tried before a purchase is given up. */
const TRIES = 2;

/**
 * Plays a random legal move: a purchase half of the time if one is found, else a reservation one time in four, else a build,
 * mostly of a reserved section or next to what the seat has built. The kinds come up as in the rules' own `sampleLegal`.
 */
export function randomMove(position: Position, rng: Rng, scratch: Scratch): void {
  const { board, lists, counts, turn } = position;
  const free = freeIn(position);
  if (position.toClose > 0) return close(position, lists[rng.below(free)]!);
  if (counts[builtBy(turn)]! > 1 && rng.below(2) === 0 && randomPurchase(position, rng, scratch)) return;
  if (rng.below(4) === 0) {
    const a = rng.below(free);
    if (free === 1) return reserve(position, lists[a]!, NONE);
    const b = rng.below(free - 1);
    return reserve(position, lists[a]!, lists[b < a ? b : b + 1]!);
  }
  const reserved = reservedBy(turn);
  if (counts[reserved]! > 0 && rng.below(3) > 0)
    return build(position, lists[reserved * board.sections + rng.below(counts[reserved]!)]!);
  const onward = rng.below(4) > 0 ? nextToOwn(position, rng) : NONE;
  build(position, onward !== NONE ? onward : lists[rng.below(free)]!);
}

/** A free section that touches what the seat has built; `NONE` if a few looks find none. */
function nextToOwn({ board, lists, counts, lines, turn }: Position, rng: Rng): number {
  const built = builtBy(turn);
  if (counts[built] === 0) return NONE;
  const { touch, touchFrom, sections } = board;
  for (let look = 0; look < 4; look++) {
    const own = lists[built * sections + rng.below(counts[built]!)]!;
    const from = touchFrom[own]!;
    const other = touch[from + rng.below(touchFrom[own + 1]! - from)]!;
    if (lines[other] === FREE) return other;
  }
  return NONE;
}

/** Plays a purchase that grows section by section from a random start, if that comes to anything. */
function randomPurchase(position: Position, rng: Rng, scratch: Scratch): boolean {
  const { board, market, counts, lists, turn } = position;
  const built = builtBy(turn);
  const { set } = scratch;
  for (let i = 0; i < TRIES; i++) {
    const train = market[rng.below(market.length)]!;
    if (train === NONE || board.price[train]! > counts[built]!) continue;
    const shape = rng.below(3) > 0 ? someShape(position, rng) : NONE;
    let count = 0;
    if (shape !== NONE && board.size[shape]! <= board.price[train]!)
      count = seedOf(position, shape, rng, set);
    if (count === 0) set[count++] = lists[built * board.sections + rng.below(counts[built]!)]!;
    const size = board.price[train]!;
    if (!growTo(position, size, count, rng, scratch)) continue;
    if (board.advanced && !isStroke(position, set, size)) continue;
    const claimed = shape !== NONE && contains(position, set, size, shape, scratch) ? shape : NONE;
    buy(position, train, set, size, claimed);
    return true;
  }
  return false;
}

const found: number[] = [];
function someShape(position: Position, rng: Rng): number {
  const count = available(position, found);
  return count === 0 ? NONE : found[rng.below(count)]!;
}

/** Where a shape lies in the seat's built sections, the first place from a random one on; its sections into `set`, how many. */
function seedOf({ board, bits, turn }: Position, shape: number, rng: Rng, set: Uint16Array): number {
  const { placeFrom, cellFrom, cells, masks, words } = board;
  const first = placeFrom[shape]!;
  const places = placeFrom[shape + 1]! - first;
  if (places === 0) return 0;
  const own = builtBy(turn) * words;
  let p = rng.below(places);
  for (let i = 0; i < places; i++, p = p + 1 === places ? 0 : p + 1) {
    let missing = 0;
    for (let w = 0; w < words; w++) missing |= masks[(first + p) * words + w]! & ~bits[own + w]!;
    if (missing !== 0) continue;
    const from = cellFrom[first + p]!;
    const to = cellFrom[first + p + 1]!;
    for (let k = from; k < to; k++) set[k - from] = cells[k]!;
    return to - from;
  }
  return 0;
}

/** Adds random touching sections of the seat's own to the first `count` of the set until there are `size`. */
function growTo(position: Position, size: number, count: number, rng: Rng, scratch: Scratch): boolean {
  const { board, lines, turn } = position;
  const { touch, touchFrom } = board;
  const { set, stack: edge, stamp } = scratch;
  const built = builtBy(turn);
  const now = (scratch.now += 2);
  for (let i = 0; i < count; i++) stamp[set[i]!] = now;
  let edges = 0;
  for (let i = 0; i < size; i++) {
    if (i >= count) {
      if (edges === 0) return false;
      const pick = rng.below(edges);
      set[i] = edge[pick]!;
      edge[pick] = edge[--edges]!;
    }
    const section = set[i]!;
    for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
      const other = touch[k]!;
      if (lines[other] !== built || stamp[other] === now) continue;
      stamp[other] = now;
      edge[edges++] = other;
    }
  }
  return true;
}
