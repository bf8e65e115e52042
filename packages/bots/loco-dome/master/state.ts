import type { Beliefs } from '../../versus/beliefs.ts';

/** What a game between two rosters does not change. */
export interface Ring {
  readonly beliefs: Beliefs;
  readonly statistics: number;
  /** The locomotive at place `at` of `side`: `of[5 · side + at]`. */
  readonly of: Uint8Array;
  readonly locomotives: number;
  /** How many features the first has and the second has not: `more[first · locomotives + second]`. */
  readonly more: Uint8Array;
  readonly margin: boolean;
  /** Random noise on the value of a call, so that play-outs differ. */
  readonly noise: number;
}

export const DORMANT = 0;
export const ACTIVE = 1;
export const OUT = 2;
export const ACTIVATING = 0;
export const CALLING = 1;
export const ANSWERING = 2;
export const TIE = 3;
export const BREAK = 4;
export const ATTACKED = 5;
export const OVER = 6;
export const DRAW = 2;

/** A game of Loco Dome for search: mutable, by index. A knock-out is settled by features in one go. */
export interface Run {
  readonly status: Uint8Array;
  readonly active: Int8Array;
  readonly scores: Int16Array;
  readonly markers: Int8Array;
  readonly detonated: Uint8Array;
  readonly called: Uint8Array;
  /** Values read out, and by side the locomotives whose card they have seen. */
  readonly read: Uint8Array;
  readonly seen: Uint8Array;
  used: number;
  earned: number;
  calling: number;
  passed: boolean;
  idleReset: boolean;
  phase: number;
  statistic: number;
  opposing: number;
  free: boolean;
  /** Activations due, in order. */
  readonly due: number[];
  /** The activation is of one that can call (LD-7.5). */
  forced: boolean;
  /** 0, 1 or `DRAW` once it is over. */
  winner: number;
  /** Statistics that were decided. */
  contests: number;
}

/** Makes a run equal to another of the same ring, without allocating. */
export function copyInto(from: Run, to: Run): void {
  to.status.set(from.status);
  to.active.set(from.active);
  to.scores.set(from.scores);
  to.markers.set(from.markers);
  to.detonated.set(from.detonated);
  to.called.set(from.called);
  to.read.set(from.read);
  to.seen.set(from.seen);
  to.used = from.used;
  to.earned = from.earned;
  to.calling = from.calling;
  to.passed = from.passed;
  to.idleReset = from.idleReset;
  to.phase = from.phase;
  to.statistic = from.statistic;
  to.opposing = from.opposing;
  to.free = from.free;
  to.due.length = 0;
  for (const side of from.due) to.due.push(side);
  to.forced = from.forced;
  to.winner = from.winner;
  to.contests = from.contests;
}
/** A copy that shares nothing with the run. */
export function copyRun(from: Run): Run {
  return {
    ...from,
    status: from.status.slice(),
    active: from.active.slice(),
    scores: from.scores.slice(),
    markers: from.markers.slice(),
    detonated: from.detonated.slice(),
    called: from.called.slice(),
    read: from.read.slice(),
    seen: from.seen.slice(),
    due: from.due.slice(),
  };
}
