import type { Rng, Seat } from '@turntable/engine';
import { builtBy, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { freeIn, NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { scratchFor, type Scratch } from '@turntable/games/loko-moto/kernel/sets.ts';

// What is worth building towards. One file, although long: the steps of one search, which share its working memory.

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
const turnsLeft = (position: Position): number => Math.ceil(freeIn(position) / position.board.players);

const rateAt = (turns: number): number => (turns >= LONG ? RATE : (RATE * turns) / LONG);

/** Working memory of a search; made once for a position. */
export interface Workspace extends Scratch {
  /** The groups of a seat's built sections: label by section, size by label. */
  readonly label: Int16Array;
  readonly sizes: number[];
  /** Sections of a seat, or what it may still build on: bits. */
  readonly open: Int32Array;
  /**
   * The placements of shape `k` that seat `s` could still have at first: `alive[s][k]`. No line becomes free again, so that all
   * others stay lost to it.
   */
  readonly alive: readonly (readonly Int32Array[])[];
}

/** Working memory for a position and all that comes after it. */
export function workspaceFor(position: Position): Workspace {
  const { sections, words, players, size } = position.board;
  const open = new Int32Array(words);
  const alive = Array.from({ length: players }, (_, seat) => {
    opened(position, seat, open);
    return Array.from(size, (_, shape) => placesLeft(position, open, shape));
  });
  return { ...scratchFor(position.board), label: new Int16Array(sections), sizes: [], open, alive };
}

function placesLeft({ board }: Position, open: Int32Array, shape: number): Int32Array {
  const { masks, words, placeFrom } = board;
  const left: number[] = [];
  for (let p = placeFrom[shape]!; p < placeFrom[shape + 1]!; p++) {
    let lost = 0;
    for (let w = 0; w < words; w++) lost |= masks[p * words + w]! & ~open[w]!;
    if (lost === 0) left.push(p);
  }
  return Int32Array.from(left);
}

/** Labels the connected groups of what a seat has built. */
function groups({ board, lists, counts, lines }: Position, seat: Seat, workspace: Workspace): void {
  const { touch, touchFrom, sections } = board;
  const { label, sizes, stack } = workspace;
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

function bitsIn(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What a seat may build on or has built, as bits, into `open`. */
function opened({ board, bits }: Position, seat: Seat, open: Int32Array): void {
  const { words } = board;
  const built = builtBy(seat) * words;
  const reserved = reservedBy(seat) * words;
  for (let w = 0; w < words; w++) open[w] = bits[w]! | bits[built + w]! | bits[reserved + w]!;
}

/** How many sections of a placement a seat still has to build; −1 if it cannot have them all. Needs `opened`. */
function missingOf({ board, bits }: Position, built: number, workspace: Workspace, p: number): number {
  const { masks, words } = board;
  let missing = 0;
  for (let w = 0; w < words; w++) {
    const mask = masks[p * words + w]!;
    if ((mask & ~workspace.open[w]!) !== 0) return -1;
    missing += bitsIn(mask & ~bits[built + w]!);
  }
  return missing;
}

/** Own built sections outside a placement that hang together with it. Needs `groups`. */
function spareOf({ board, lines }: Position, seat: Seat, workspace: Workspace, p: number): number {
  const { cells, cellFrom, touch, touchFrom } = board;
  const { label, sizes } = workspace;
  const code = builtBy(seat);
  let spare = 0;
  let seen = 0;
  // A word has bits for so many groups; more are only on large maps.
  let far: number[] | undefined;
  const count = (section: number): void => {
    if (lines[section] !== code) return;
    const group = label[section]!;
    if (group >= 32) {
      if (far?.includes(group)) return;
      (far ??= []).push(group);
    } else {
      const bit = 1 << group;
      if ((seen & bit) !== 0) return;
      seen |= bit;
    }
    spare += sizes[group]!;
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
function claimable({ up, secret }: Position, seat: Seat, out: number[]): number {
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
  workspace: Workspace,
  rng: Rng,
  noise: number,
): Aim | undefined {
  const { board, market } = position;
  const { price, bonus, points, size } = board;
  const horizon = turnsLeft(position);
  const rate = rateAt(horizon);
  const built = builtBy(seat) * board.words;
  groups(position, seat, workspace);
  opened(position, seat, workspace.open);
  let [train, shape, place, needs, gain, turns, value] = [NONE, NONE, NONE, 0, 0, 0, -Infinity];
  const luck = (): number => (noise * rng.below(1024)) / 1024;
  for (let g = -1; g < workspace.sizes.length; g++) {
    const have = g < 0 ? 0 : workspace.sizes[g]!;
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
    const left = workspace.alive[seat]![k]!;
    const places = left.length;
    if (places === 0) continue;
    let least = size[k]! + 1;
    let at = NONE;
    for (let n = 0, i = rng.below(places); n < places; n++, i = i + 1 === places ? 0 : i + 1) {
      const p = left[i]!;
      const missing = missingOf(position, built, workspace, p);
      if (missing < 0 || missing >= least) continue;
      least = missing;
      at = p;
      if (missing === 0) break;
    }
    if (at === NONE) continue;
    const spare = spareOf(position, seat, workspace, at);
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
  if (shape === NONE && place !== NONE) place = sectionOf(position, seat, workspace, place);
  return { train, shape, place, size: needs, gain, turns, value };
}

/** Some section of a group. */
function sectionOf(
  { board, lists, counts }: Position,
  seat: Seat,
  workspace: Workspace,
  group: number,
): number {
  const code = builtBy(seat);
  for (let i = 0; i < counts[code]!; i++) {
    const section = lists[code * board.sections + i]!;
    if (workspace.label[section] === group) return section;
  }
  return NONE;
}

/** A train worth aiming at, alone or with a shape: how many sections it inks and what it brings. */
interface Deal {
  readonly train: number;
  readonly inked: number;
  readonly gain: number;
}

/** The face-up trains, of equal prices only the one that brings most. */
function trainsUp({ board, market }: Position): number[] {
  const { price, bonus } = board;
  const best: number[] = [];
  for (const train of market) {
    if (train === NONE) continue;
    const same = best.findIndex((other) => price[other] === price[train]);
    if (same < 0) best.push(train);
    else if (bonus[best[same]!]! < bonus[train]!) best[same] = train;
  }
  return best;
}

/** The best aims of a seat, best first: of each shape several placements, each with the trains that suit it. */
export function aimsOf(position: Position, seat: Seat, workspace: Workspace, keep: number): Aim[] {
  const { price, bonus, points, size } = position.board;
  const horizon = turnsLeft(position);
  const rate = rateAt(horizon);
  const built = builtBy(seat) * position.board.words;
  groups(position, seat, workspace);
  opened(position, seat, workspace.open);
  const best: Aim[] = [];
  let worst = -Infinity;
  const offer = ({ train, inked, gain }: Deal, shape: number, place: number, turns: number): void => {
    const value = gain - rate * turns;
    if (turns > horizon || value <= worst) return;
    let at = best.length;
    while (at > 0 && best[at - 1]!.value < value) at--;
    best.splice(at, 0, { train, shape, place, size: inked, gain, turns, value });
    if (best.length > keep) best.pop();
    if (best.length === keep) worst = best[keep - 1]!.value;
  };
  const trains = trainsUp(position);
  const alone = trains.map((train) => ({ train, inked: price[train]!, gain: price[train]! + bonus[train]! }));
  for (let g = -1; g < workspace.sizes.length; g++) {
    const place = g < 0 ? NONE : sectionOf(position, seat, workspace, g);
    for (const deal of alone)
      offer(deal, NONE, place, Math.max(0, deal.inked - (g < 0 ? 0 : workspace.sizes[g]!)) + 1);
  }
  const count = claimable(position, seat, shapes);
  for (let i = 0; i < count; i++) {
    const shape = shapes[i]!;
    const deals = alone
      .map(({ train, gain }) => ({
        train,
        inked: sizeFor(position, train, size[shape]!),
        gain: gain + points[shape]!,
      }))
      .filter(({ inked }) => inked !== NONE);
    const most = deals.reduce((high, { gain }) => Math.max(high, gain), -Infinity);
    for (const p of workspace.alive[seat]![shape]!) {
      const missing = missingOf(position, built, workspace, p);
      if (missing < 0 || missing >= horizon || most - rate * (missing + 1) <= worst) continue;
      const spare = spareOf(position, seat, workspace, p);
      for (const deal of deals)
        offer(deal, shape, p, missing + Math.max(0, deal.inked - size[shape]! - spare) + 1);
    }
  }
  return best;
}
