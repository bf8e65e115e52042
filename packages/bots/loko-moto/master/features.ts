import type { Seat } from '@turntable/engine';
import { builtBy, FREE, reservedBy } from '@turntable/games/loko-moto/types.ts';
import { freeIn, NONE, scoreIn, type Position } from '@turntable/games/loko-moto/kernel/position.ts';
import { bestAim, type Aim, type Workspace } from './aims.ts';

/** Numbers that say how a seat stands; the first is always 1. */
export const FEATURES = 15;
/** Leads beyond this make no difference to how the others play. */
const FAR = 12;
/** More room than this makes no difference. */
const WIDE = 20;

/** A constant in the place of a random number: of equal placements the first is taken. */
const still = { below: () => 0 };
const aims: (Aim | undefined)[] = [];

/** Free sections left for each player: about their turns, as a number. */
export const turnsOf = (position: Position): number => freeIn(position) / position.board.players;

/** Writes how every seat stands, `FEATURES` numbers each. */
export function featuresOf(position: Position, workspace: Workspace, out: Float64Array): void {
  const { players } = position.board;
  for (let seat = 0; seat < players; seat++) {
    const aim = (aims[seat] = bestAim(position, seat, workspace, still, 0));
    ofSeat(position, seat, aim, workspace, out, seat * FEATURES);
  }
  for (let seat = 0; seat < players; seat++) ofOthers(position, seat, out, seat * FEATURES + 11);
}

/** What a seat has and is after. */
function ofSeat(
  position: Position,
  seat: Seat,
  aim: Aim | undefined,
  workspace: Workspace,
  out: Float64Array,
  at: number,
): void {
  const { board, counts, turn } = position;
  let largest = 0;
  for (const size of workspace.sizes) if (size > largest) largest = size;
  out[at] = 1;
  out[at + 1] = aim ? aim.gain : 0;
  out[at + 2] = aim ? aim.turns : 0;
  out[at + 3] = aim ? 1 : 0;
  out[at + 4] = aim && aim.shape !== NONE ? board.points[aim.shape]! : 0;
  out[at + 5] = counts[builtBy(seat)]!;
  out[at + 6] = largest;
  out[at + 7] = counts[reservedBy(seat)]!;
  out[at + 8] = ((seat - turn + board.players) % board.players) / board.players;
  out[at + 9] = Math.min(WIDE, roomOf(position, seat));
  // Sections already built of what the aim inks.
  out[at + 10] = aim ? Math.max(0, aim.size - aim.turns + 1) : 0;
}

/** Free sections that touch what a seat has built, counted once for each touch. */
function roomOf({ board, lists, lines, counts }: Position, seat: Seat): number {
  const { touch, touchFrom, sections } = board;
  const code = builtBy(seat);
  let room = 0;
  for (let i = 0; i < counts[code]!; i++) {
    const section = lists[code * sections + i]!;
    for (let k = touchFrom[section]!; k < touchFrom[section + 1]!; k++) if (lines[touch[k]!] === FREE) room++;
  }
  return room;
}

/** How the others stand beside a seat: whether they will claim its shape first, and whether they wish for an early end. */
function ofOthers(position: Position, seat: Seat, out: Float64Array, at: number): void {
  const { board, turn, counts } = position;
  const { players, points } = board;
  const own = aims[seat];
  const when = (aim: Aim, who: Seat): number => aim.turns * players + ((who - turn + players) % players);
  let lost = 0;
  let best = -Infinity;
  let soonest = FAR;
  let built = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const aim = aims[other];
    best = Math.max(best, scoreIn(position, other));
    built += counts[builtBy(other)]!;
    if (!aim) continue;
    soonest = Math.min(soonest, aim.turns);
    if (own && own.shape !== NONE && aim.shape === own.shape && when(aim, other) < when(own, seat))
      lost = points[own.shape]!;
  }
  out[at] = lost;
  out[at + 1] = Math.max(-FAR, Math.min(FAR, scoreIn(position, seat) - best));
  out[at + 2] = soonest;
  out[at + 3] = built / (players - 1);
}
