import type { Rng } from '@turntable/engine';
import { FREE } from '@turntable/games/loko-moto/types.ts';
import { build, buy, close, reserve } from '@turntable/games/loko-moto/kernel/moves.ts';
import {
  compareSeats,
  freeIn,
  NONE,
  scoreIn,
  type Position,
} from '@turntable/games/loko-moto/kernel/position.ts';
import { bestAim, type Aim, type Workspace } from './aims.ts';
import { worthOf } from './judge.ts';
import { nextStep } from './work.ts';

/** Random noise on the value of an aim, in points, so that play-outs differ. */
const NOISE = 0.8;
/** Plays on for so many moves, or to the end: each seat follows an aim until it has it or cannot have it any more. */
export function playOn(position: Position, workspace: Workspace, rng: Rng, moves: number): void {
  const aims: (Aim | undefined)[] = [];
  for (let i = 0; i < moves && freeIn(position) > 0; i++) step(position, workspace, rng, aims);
}

/** One move by aim. */
export function step(position: Position, workspace: Workspace, rng: Rng, aims: (Aim | undefined)[]): void {
  const { turn, lists } = position;
  if (position.toClose > 0) return close(position, lists[rng.below(freeIn(position))]!);
  if (rng.below(HINDER) === 0 && hinder(position, rng, aims)) return;
  const held = aims[turn];
  let aim = held !== undefined && stands(position, held) ? held : undefined;
  for (let look = 0; look < 3; look++) {
    aim ??= bestAim(position, turn, workspace, rng, NOISE);
    if (aim === undefined) break;
    const next = nextStep(position, turn, aim, workspace, rng);
    if (next >= 0) {
      // From nothing, the aim is built on from the first section.
      aims[turn] = aim.shape === NONE && aim.place === NONE ? { ...aim, place: next } : aim;
      return build(position, next);
    }
    if (next === NONE) {
      aims[turn] = undefined;
      return buy(position, aim.train, workspace.set, aim.size, aim.shape);
    }
    aim = undefined;
  }
  aims[turn] = undefined;
  pass(position, rng);
}

/** One turn in so many goes to getting in the way of another, where that can be done. */
const HINDER = 5;

/** Reserves lines that somebody else's aim needs, which also brings the end nearer; false if there is nothing to reserve. */
function hinder(position: Position, rng: Rng, aims: readonly (Aim | undefined)[]): boolean {
  const { board, lines, lists, turn } = position;
  const free = freeIn(position);
  const aim = aims[(turn + 1 + rng.below(board.players - 1)) % board.players];
  if (free < 2 || !aim || aim.shape === NONE) return false;
  let first = NONE;
  let second = NONE;
  let seen = 0;
  for (let i = board.cellFrom[aim.place]!; i < board.cellFrom[aim.place + 1]!; i++) {
    const section = board.cells[i]!;
    if (lines[section] !== FREE) continue;
    // Two of them, each as likely as another.
    seen++;
    if (seen === 1) first = section;
    else if (seen === 2) second = section;
    else if (rng.below(seen) < 2) {
      if (rng.below(2) === 0) first = section;
      else second = section;
    }
  }
  if (seen === 0) return false;
  while (second === NONE || second === first) second = lists[rng.below(free)]!;
  reserve(position, first, second);
  return true;
}

/** Whether the cards of an aim still lie there, and there is time for it. */
function stands(
  { market, up, secret, turn, board, counts }: Position,
  { train, shape, turns }: Aim,
): boolean {
  if (!market.includes(train)) return false;
  if (shape !== NONE) {
    const points = board.points[shape]!;
    if (up[points - 1] !== shape && secret[2 * turn + points - 2] !== shape) return false;
  }
  // Near the end the aim is chosen anew each turn.
  return counts[FREE]! > 4 * board.players || turns < 2;
}

/** With nothing worth building, a reservation costs nothing and brings the end nearer. */
function pass(position: Position, rng: Rng): void {
  const { lists } = position;
  const free = freeIn(position);
  const a = rng.below(free);
  if (free === 1) return reserve(position, lists[a]!, NONE);
  const b = rng.below(free - 1);
  reserve(position, lists[a]!, lists[b < a ? b : b + 1]!);
}

/** What an end is worth to each seat, 0 to 1, into `out`: victory first, then by how much; and the shares of the victory. */
export function rewards(position: Position, out: Float64Array, won: Float64Array): void {
  const { players } = position.board;
  for (let seat = 0; seat < players; seat++) {
    let best = -1;
    let alone = 1;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      if (best < 0 || compareSeats(position, other, best) > 0) best = other;
      if (compareSeats(position, other, seat) === 0) alone++;
    }
    const order = compareSeats(position, seat, best);
    won[seat] = order > 0 ? 1 : order === 0 ? 1 / alone : 0;
    out[seat] = worthOf(won[seat]!, scoreIn(position, seat) - scoreIn(position, best));
  }
}
