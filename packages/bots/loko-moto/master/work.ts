import type { Rng, Seat } from '@turntable/engine';
import { builtBy, FREE, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { NONE, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { isStroke } from '@turntable/games/loko-moto/kernel/sets.ts';
import type { Aim, Workspace } from './aims.ts';

/**
 * The next section to build for an aim, or `NONE` if all is built and `workspace.set` holds the sections to ink (the first `size`), or
 * −2 if the aim cannot be reached any more. Missing sections of the shape come first, the most endangered one before others.
 */
export function nextStep(position: Position, seat: Seat, aim: Aim, workspace: Workspace, rng: Rng): number {
  const { board, lines } = position;
  const { cells, cellFrom } = board;
  const built = builtBy(seat);
  const reserved = reservedBy(seat);
  const { set } = workspace;
  let count = 0;
  if (aim.shape !== NONE) {
    let next = NONE;
    let most = -1;
    for (let i = cellFrom[aim.place]!; i < cellFrom[aim.place + 1]!; i++) {
      const section = cells[i]!;
      const line = lines[section]!;
      set[count++] = section;
      if (line === built) continue;
      if (line !== FREE && line !== reserved) return GONE;
      const danger = line === FREE ? 8 * dangerOf(position, seat, section) + rng.below(8) + 1 : 0;
      if (danger <= most) continue;
      most = danger;
      next = section;
    }
    if (next !== NONE) return next;
  } else {
    if (aim.place !== NONE && lines[aim.place] === built) set[count++] = aim.place;
    else {
      const start = startFor(position, seat, rng);
      if (start === NONE) return GONE;
      return start;
    }
  }
  return grow(position, seat, count, aim.size, workspace, rng);
}

/** It cannot be had any more. */
export const GONE = -2;

/**
 * Grows the first `count` sections of `workspace.set` to `size` by own built ones; `NONE` if that worked, else the section to build
 * next to them, or `GONE`.
 */
export function grow(
  position: Position,
  seat: Seat,
  count: number,
  size: number,
  workspace: Workspace,
  rng: Rng,
): number {
  const { board, lines } = position;
  const { touch, touchFrom, advanced } = board;
  const { set, stamp } = workspace;
  const built = builtBy(seat);
  const reserved = reservedBy(seat);
  const now = (workspace.now += 2);
  for (let i = 0; i < count; i++) stamp[set[i]!] = now;
  // Growing goes on where the last section was added, so a set becomes a line rather than a heap, and lines are easily drawn.
  let done = count >= size;
  while (!done) {
    let found = NONE;
    let least = Infinity;
    for (let i = 0; i < count; i++) {
      const section = set[i]!;
      for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
        const other = touch[k]!;
        if (lines[other] !== built || stamp[other] === now) continue;
        const rank = 8 * neighbours(position, other, built) + rng.below(8);
        if (rank >= least) continue;
        if (advanced) {
          set[count] = other;
          if (!isStroke(position, set, count + 1)) continue;
        }
        least = rank;
        found = other;
      }
    }
    if (found === NONE) break;
    set[count++] = found;
    stamp[found] = now;
    done = count >= size;
  }
  if (done) return NONE;
  let next = GONE;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const section = set[i]!;
    for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
      const other = touch[k]!;
      const line = lines[other]!;
      if ((line !== FREE && line !== reserved) || stamp[other] === now) continue;
      const rank = (line === FREE ? 16 : 0) + rng.below(16);
      if (rank <= most) continue;
      if (advanced) {
        set[count] = other;
        if (!isStroke(position, set, count + 1)) continue;
      }
      most = rank;
      next = other;
    }
  }
  return next;
}

/** How many sections of a code touch a section. */
function neighbours({ board, lines }: Position, section: number, code: number): number {
  const { touch, touchFrom } = board;
  let count = 0;
  for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) if (lines[touch[k]!] === code) count++;
  return count;
}

/** How many lines of others touch a section: how soon somebody may take it. */
export function dangerOf({ board, lines }: Position, seat: Seat, section: number): number {
  const { touch, touchFrom } = board;
  let danger = 0;
  for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) {
    const line = lines[touch[k]!]!;
    if (line > 1 && (line - 2) >> 1 !== seat) danger++;
  }
  return danger;
}

/** A free section to begin from, the most useful of a few. */
function startFor({ board, lists, counts, lines }: Position, seat: Seat, rng: Rng): number {
  const free = counts[FREE]!;
  if (free === 0) return NONE;
  let best = NONE;
  let most = -1;
  for (let look = 0; look < 3; look++) {
    const section = lists[rng.below(free)]!;
    let room = 0;
    for (let k = board.touchFrom[section]!; k < board.touchFrom[section + 1]!; k++) {
      const line = lines[board.touch[k]!]!;
      if (line === FREE || line === reservedBy(seat)) room++;
    }
    if (room <= most) continue;
    most = room;
    best = section;
  }
  return best;
}
