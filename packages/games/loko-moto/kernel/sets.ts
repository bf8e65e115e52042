import { NONE, type Position } from './position.ts';

/** Whether sections hang together (LM-3.1): the first `count` of `set`; none at all do not. */
export function hangsTogether(
  { board }: Position,
  set: ArrayLike<number>,
  count: number,
  scratch: Scratch,
): boolean {
  if (count === 0) return false;
  const { touch, touchFrom } = board;
  const { stamp, stack } = scratch;
  const now = (scratch.now += 2);
  // `now` is in the set, `now + 1` reached too.
  for (let i = 0; i < count; i++) stamp[set[i]!] = now;
  let reached = 1;
  let top = 0;
  stack[top++] = set[0]!;
  stamp[set[0]!] = now + 1;
  while (top > 0) {
    const section = stack[--top]!;
    for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
      const other = touch[k]!;
      if (stamp[other] !== now) continue;
      stamp[other] = now + 1;
      reached++;
      stack[top++] = other;
    }
  }
  return reached === count;
}

/** Whether one stroke draws a connected set (LM-8.1): at most two stations have an odd number of its sections. */
export function isStroke(position: Position, set: ArrayLike<number>, count: number): boolean {
  const { ends } = position.board;
  let odd = 0;
  for (let i = 0; i < count; i++)
    for (let e = 0; e < 2; e++) {
      const station = ends[2 * set[i]! + e]!;
      let meeting = 0;
      let first = true;
      for (let j = 0; j < count; j++)
        if (ends[2 * set[j]!] === station || ends[2 * set[j]! + 1] === station) {
          meeting++;
          if (j < i) first = false;
        }
      if (first && meeting % 2 === 1) odd++;
    }
  return odd <= 2;
}

/** Whether the bits of a set hold every section of placement `p`; `from` is the word the set begins at. */
export function holds(position: Position, bits: Int32Array, from: number, p: number): boolean {
  const { masks, words } = position.board;
  for (let w = 0; w < words; w++) if ((masks[p * words + w]! & ~bits[from + w]!) !== 0) return false;
  return true;
}

/** Whether a set of sections contains the pattern of a shape (LM-3.5). */
export function contains(
  position: Position,
  set: ArrayLike<number>,
  count: number,
  shape: number,
  { bits }: Scratch,
): boolean {
  const { placeFrom, size } = position.board;
  if (count < size[shape]!) return false;
  bits.fill(0);
  for (let i = 0; i < count; i++) bits[set[i]! >> 5]! |= 1 << (set[i]! & 31);
  for (let p = placeFrom[shape]!; p < placeFrom[shape + 1]!; p++)
    if (holds(position, bits, 0, p)) return true;
  return false;
}

/** Working memory, so that looking at sets makes no garbage. */
export interface Scratch {
  readonly stamp: Int32Array;
  now: number;
  readonly stack: Uint16Array;
  readonly set: Uint16Array;
  readonly bits: Int32Array;
}

/** Working memory for positions on a board of so many sections. */
export function scratchFor({ sections, words }: Position['board']): Scratch {
  return {
    stamp: new Int32Array(sections),
    now: 0,
    stack: new Uint16Array(sections + 1),
    set: new Uint16Array(sections + 1),
    bits: new Int32Array(words),
  };
}

/**
 * Calls `visit` with every connected set of `size` sections of one code, each once, in `set` (written anew each time), until it
 * says false. Redelmeier's way (Discrete Mathematics 36, 1981), as the rules' own `bundles`, written again on purpose.
 */
export function eachSet(
  { board, lists, counts, lines }: Position,
  code: number,
  size: number,
  visit: (set: Uint16Array) => boolean,
): void {
  const { sections, touch, touchFrom } = board;
  const set = new Uint16Array(size);
  // A section is 0 unseen, 1 waiting or chosen; those before the root are out for good.
  const seen = new Uint8Array(sections);
  const untried: number[] = [];
  const grow = (depth: number, from: number): boolean => {
    for (let i = from; i < untried.length; i++) {
      const section = untried[i]!;
      set[depth] = section;
      if (depth === size - 1) {
        if (!visit(set)) return false;
        continue;
      }
      const before = untried.length;
      for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
        const other = touch[k]!;
        if (seen[other] || lines[other] !== code) continue;
        seen[other] = 1;
        untried.push(other);
      }
      if (!grow(depth + 1, i + 1)) return false;
      while (untried.length > before) seen[untried.pop()!] = 0;
    }
    return true;
  };
  for (let r = 0; r < counts[code]!; r++) {
    const root = lists[code * sections + r]!;
    seen[root] = 1;
    untried.length = 0;
    untried.push(root);
    if (!grow(0, 0)) return;
  }
}

/** The shape cards that the seat to move may claim: face up, then its own secret ones, into `out`; how many. */
export function available({ up, secret, turn }: Position, out: number[]): number {
  let count = 0;
  for (let pile = 0; pile < 3; pile++) if (up[pile] !== NONE) out[count++] = up[pile]!;
  for (let i = 2 * turn; i < 2 * turn + 2; i++) if (secret[i] !== NONE) out[count++] = secret[i]!;
  return count;
}
