import type { Rng, Seat } from '@turntable/engine';
import { builtBy, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { freeIn, NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { scratchFor, type Scratch } from '@turntable/games/loko-moto/kernel/sets.ts';

/** Something to build towards: a train, and perhaps a shape card where it would lie. */
export interface Aim {
  readonly train: number;
  /** `NONE` for none. */
  readonly shape: number;
  /** The placement of the shape; without one, a section of the group to build on (`NONE`: from nothing). */
  readonly place: number;
  /** Sections that will be inked. */
  readonly size: number;
  readonly gain: number;
  /** Own turns until it is bought, the purchase included. */
  readonly turns: number;
  /** `gain` less what those turns are worth elsewhere. */
  readonly value: number;
}

/** Points that a turn is worth on average, while there are many turns left. */
const RATE = 0.95;
/** With fewer own turns left than this, a turn is worth less and less: there is nothing else to spend it on. */
const LONG = 10;

/** Own turns that are left, roughly: a turn takes about one free section. */
export const turnsLeft = (position: Position): number => Math.ceil(freeIn(position) / position.board.players);

export const rateAt = (turns: number): number => (turns >= LONG ? RATE : (RATE * turns) / LONG);

/** Working memory of a search; made once for a position. */
export interface Desk extends Scratch {
  /** The groups of a seat's built sections: label by section, size by label. */
  readonly label: Int16Array;
  readonly sizes: number[];
  /** Sections of a seat, or what it may still build on: bits. */
  readonly open: Int32Array;
}
export function deskFor(position: Position): Desk {
  const { sections, words } = position.board;
  return {
    ...scratchFor(position.board),
    label: new Int16Array(sections),
    sizes: [],
    open: new Int32Array(words),
  };
}

/** Labels the connected groups of what a seat has built. */
export function groups({ board, lists, counts, lines }: Position, seat: Seat, desk: Desk): void {
  const { touch, touchFrom, sections } = board;
  const { label, sizes, stack } = desk;
  const code = builtBy(seat);
  const from = code * sections;
  const to = from + counts[code]!;
  sizes.length = 0;
  for (let i = from; i < to; i++) label[lists[i]!] = NONE;
  for (let i = from; i < to; i++) {
    const start = lists[i]!;
    if (label[start] !== NONE) continue;
    const group = sizes.length;
    let size = 0;
    let top = 0;
    label[start] = group;
    stack[top++] = start;
    while (top > 0) {
      const section = stack[--top]!;
      size++;
      for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
        const other = touch[k]!;
        if (lines[other] !== code || label[other] !== NONE) continue;
        label[other] = group;
        stack[top++] = other;
      }
    }
    sizes.push(size);
  }
}

export function bitsIn(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What a seat may build on or has built, as bits, into `desk.open`. */
export function opened({ board, bits }: Position, seat: Seat, desk: Desk): void {
  const { words } = board;
  const built = builtBy(seat) * words;
  const reserved = reservedBy(seat) * words;
  for (let w = 0; w < words; w++) desk.open[w] = bits[w]! | bits[built + w]! | bits[reserved + w]!;
}

/** How many sections of a placement a seat still has to build; −1 if it cannot have them all. Needs `opened`. */
export function missingOf({ board, bits }: Position, built: number, desk: Desk, p: number): number {
  const { masks, words } = board;
  let missing = 0;
  for (let w = 0; w < words; w++) {
    const mask = masks[p * words + w]!;
    if ((mask & ~desk.open[w]!) !== 0) return -1;
    missing += bitsIn(mask & ~bits[built + w]!);
  }
  return missing;
}

/** Own built sections outside a placement that hang together with it. Needs `groups`. */
export function spareOf({ board, lines }: Position, seat: Seat, desk: Desk, p: number): number {
  const { cells, cellFrom, touch, touchFrom } = board;
  const { label, sizes } = desk;
  const code = builtBy(seat);
  let spare = 0;
  let seen = 0;
  const count = (section: number): void => {
    if (lines[section] !== code) return;
    const bit = 1 << label[section]!;
    if ((seen & bit) !== 0) return;
    seen |= bit;
    spare += sizes[label[section]!]!;
  };
  for (let i = cellFrom[p]!; i < cellFrom[p + 1]!; i++) {
    const section = cells[i]!;
    if (lines[section] === code) spare--;
    count(section);
    for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) count(touch[k]!);
  }
  return spare;
}

/** What a train brings with a shape of so many sections, or `NONE` if that shape cannot ride on it (LM-3.4, LM-3.6). */
function sizeFor(position: Position, train: number, size: number): number {
  const { board, market } = position;
  const price = board.price[train]!;
  if (price >= size) return price;
  for (let i = 0; i < market.length; i++)
    if (market[i] !== NONE && board.price[market[i]!] === size) return NONE;
  return size;
}

/** The shape cards that a seat may claim, into `out`; how many. */
export function claimable({ up, secret }: Position, seat: Seat, out: number[]): number {
  let count = 0;
  for (let pile = 0; pile < 3; pile++) if (up[pile] !== NONE) out[count++] = up[pile]!;
  for (let i = 2 * seat; i < 2 * seat + 2; i++) if (secret[i] !== NONE) out[count++] = secret[i]!;
  return count;
}

const shapes: number[] = [];

/**
 * The aim of most value for a seat, with up to `noise` points of luck added to each; nothing if none can be reached in time.
 * Of each shape only a placement that misses least is looked at.
 */
export function bestAim(
  position: Position,
  seat: Seat,
  desk: Desk,
  rng: Rng,
  noise: number,
): Aim | undefined {
  const { board, market } = position;
  const { price, bonus, points, size, placeFrom } = board;
  const horizon = turnsLeft(position);
  const rate = rateAt(horizon);
  const built = builtBy(seat) * board.words;
  groups(position, seat, desk);
  opened(position, seat, desk);
  let [train, shape, place, needs, gain, turns, value] = [NONE, NONE, NONE, 0, 0, 0, -Infinity];
  const luck = (): number => (noise * rng.below(1024)) / 1024;
  for (let g = -1; g < desk.sizes.length; g++) {
    const have = g < 0 ? 0 : desk.sizes[g]!;
    for (let m = 0; m < market.length; m++) {
      const t = market[m]!;
      if (t === NONE) continue;
      const wait = Math.max(0, price[t]! - have) + 1;
      if (wait > horizon) continue;
      const v = price[t]! + bonus[t]! - rate * wait + luck();
      if (v <= value) continue;
      [train, shape, place, needs, gain, turns, value] = [
        t,
        NONE,
        g,
        price[t]!,
        price[t]! + bonus[t]!,
        wait,
        v,
      ];
    }
  }
  const count = claimable(position, seat, shapes);
  for (let i = 0; i < count; i++) {
    const k = shapes[i]!;
    const first = placeFrom[k]!;
    const places = placeFrom[k + 1]! - first;
    if (places === 0) continue;
    let least = size[k]! + 1;
    let at = NONE;
    let p = first + rng.below(places);
    for (let n = 0; n < places; n++, p = p + 1 === first + places ? first : p + 1) {
      const missing = missingOf(position, built, desk, p);
      if (missing < 0 || missing >= least) continue;
      least = missing;
      at = p;
      if (missing === 0) break;
    }
    if (at === NONE) continue;
    const spare = spareOf(position, seat, desk, at);
    for (let m = 0; m < market.length; m++) {
      const t = market[m]!;
      if (t === NONE) continue;
      const inked = sizeFor(position, t, size[k]!);
      if (inked === NONE) continue;
      const wait = least + Math.max(0, inked - size[k]! - spare) + 1;
      if (wait > horizon) continue;
      const won = price[t]! + bonus[t]! + points[k]!;
      const v = won - rate * wait + luck();
      if (v <= value) continue;
      [train, shape, place, needs, gain, turns, value] = [t, k, at, inked, won, wait, v];
    }
  }
  if (train === NONE) return undefined;
  if (shape === NONE && place !== NONE) place = sectionOf(position, seat, desk, place);
  return { train, shape, place, size: needs, gain, turns, value };
}

/** Some section of a group. */
export function sectionOf({ board, lists, counts }: Position, seat: Seat, desk: Desk, group: number): number {
  const code = builtBy(seat);
  for (let i = 0; i < counts[code]!; i++) {
    const section = lists[code * board.sections + i]!;
    if (desk.label[section] === group) return section;
  }
  return NONE;
}

/** The best aims of a seat, best first: of each shape several placements, each with the trains that suit it. */
export function aimsOf(position: Position, seat: Seat, desk: Desk, keep: number): Aim[] {
  const { board, market } = position;
  const { price, bonus, points, size, placeFrom } = board;
  const horizon = turnsLeft(position);
  const rate = rateAt(horizon);
  const built = builtBy(seat) * board.words;
  groups(position, seat, desk);
  opened(position, seat, desk);
  const best: Aim[] = [];
  const offer = (aim: Aim): void => {
    if (aim.turns > horizon) return;
    let at = best.length;
    while (at > 0 && best[at - 1]!.value < aim.value) at--;
    if (at >= keep) return;
    best.splice(at, 0, aim);
    if (best.length > keep) best.pop();
  };
  const trains = [...market].filter((t) => t !== NONE);
  for (let g = -1; g < desk.sizes.length; g++)
    for (const train of trains) {
      const turns = Math.max(0, price[train]! - (g < 0 ? 0 : desk.sizes[g]!)) + 1;
      const gain = price[train]! + bonus[train]!;
      const place = g < 0 ? NONE : sectionOf(position, seat, desk, g);
      offer({ train, shape: NONE, place, size: price[train]!, gain, turns, value: gain - rate * turns });
    }
  const count = claimable(position, seat, shapes);
  for (const shape of shapes.slice(0, count)) {
    for (let p = placeFrom[shape]!; p < placeFrom[shape + 1]!; p++) {
      const missing = missingOf(position, built, desk, p);
      if (missing < 0) continue;
      const spare = spareOf(position, seat, desk, p);
      for (const train of trains) {
        const inked = sizeFor(position, train, size[shape]!);
        if (inked === NONE) continue;
        const turns = missing + Math.max(0, inked - size[shape]! - spare) + 1;
        const gain = price[train]! + bonus[train]! + points[shape]!;
        offer({ train, shape, place: p, size: inked, gain, turns, value: gain - rate * turns });
      }
    }
  }
  return best;
}
