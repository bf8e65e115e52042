import { DETONATE_BEHIND, KNOCK_OUT_SHORT, MARKER_EVERY, ROSTER } from '@turntable/games/loco-dome/types.ts';
import { pointsFor } from '@turntable/games/versus/index.ts';
import type { World } from '../../versus/beliefs.ts';
import {
  ACTIVATING,
  ACTIVE,
  ANSWERING,
  ATTACKED,
  BREAK,
  CALLING,
  type Run,
  DORMANT,
  DRAW,
  OUT,
  OVER,
  type Ring,
  TIE,
} from './state.ts';

// The rules of Loco Dome as a play-out plays them. One file, although long: one function for each action and what follows from it.

/** Whether a side has a dormant locomotive. */
export const hasDormant = ({ status }: Run, side: number): boolean => {
  for (let at = ROSTER * side; at < ROSTER * side + ROSTER; at++) if (status[at] === DORMANT) return true;
  return false;
};
/** The points that win now (LD-7.1). */
const threshold = ({ status }: Run): number => {
  let out = 0;
  for (let at = 0; at < status.length; at++) if (status[at] === OUT) out++;
  return 100 - 10 * out;
};
/** The locomotive at a place; the active one of a side. */
export const at = (ring: Ring, side: number, place: number): number => ring.of[ROSTER * side + place]!;
/** The active locomotive of a side, by its number in the beliefs. */
export const activeAt = (ring: Ring, run: Run, side: number): number => at(ring, side, run.active[side]!);
/** Whether a locomotive has a value for a statistic, both by number. */
export const hasValue = ({ beliefs, statistics }: Ring, locomotive: number, statistic: number): boolean =>
  beliefs.has[locomotive * statistics + statistic] === 1;

/** LD-2.1 but for the record: some locomotive of the side that is not out has a value. */
function anyHas(ring: Ring, run: Run, side: number, statistic: number): boolean {
  for (let place = 0; place < ROSTER; place++)
    if (run.status[ROSTER * side + place] !== OUT && hasValue(ring, at(ring, side, place), statistic))
      return true;
  return false;
}
function canCall(ring: Ring, run: Run, side: number, place: number): boolean {
  const own = at(ring, side, place);
  for (let s = 0; s < ring.statistics; s++)
    if (hasValue(ring, own, s) && anyHas(ring, run, 1 - side, s)) return true;
  return false;
}
/**
 * Whether a side may activate the locomotive at a place: a dormant one; where LD-7.5 asks for it, one that can call.
 */
export const mayActivate = (ring: Ring, run: Run, side: number, place: number): boolean =>
  run.status[ROSTER * side + place] === DORMANT && (!run.forced || canCall(ring, run, side, place));
/** Whether the caller may spend a marker on a knock-out (LD-4.4). */
export const mayAttack = (run: Run): boolean => {
  const { calling, scores, markers } = run;
  return (
    markers[calling]! > 0 &&
    scores[calling]! > scores[1 - calling]! &&
    threshold(run) - scores[calling]! > KNOCK_OUT_SHORT
  );
};
/** Whether a side may detonate, as far as markers, score and earlier use go (LD-4.7). */
export const mayDetonate = ({ markers, detonated, scores }: Run, side: number): boolean =>
  markers[side]! > 0 && detonated[side] === 0 && scores[1 - side]! - scores[side]! >= DETONATE_BEHIND;
/** Who is asked before a call (LD-4.8): the opponent, as long as they have a marker and have not passed. */
export const asksBetween = ({ phase, markers, calling, passed }: Run): boolean =>
  phase === CALLING && markers[1 - calling]! > 0 && !passed;

/** Goes on to what comes next: an activation that is due, the call, the activation of LD-7.5, or the end. */
function proceed(ring: Ring, run: Run): void {
  const { due } = run;
  for (let i = due.length - 1; i >= 0; i--) if (!hasDormant(run, due[i]!)) due.splice(i, 1);
  if (due.length > 0) {
    run.phase = ACTIVATING;
    return;
  }
  const { calling } = run;
  run.forced = false;
  if (canCall(ring, run, calling, run.active[calling]!)) {
    run.phase = CALLING;
    return;
  }
  for (let place = 0; place < ROSTER; place++)
    if (run.status[ROSTER * calling + place] === DORMANT && canCall(ring, run, calling, place)) {
      due.push(calling);
      run.forced = true;
      run.phase = ACTIVATING;
      return;
    }
  endOnPoints(run);
}

function endOnPoints(run: Run): void {
  const [a, b] = [run.scores[0]!, run.scores[1]!];
  over(run, a === b ? DRAW : a > b ? 0 : 1);
}
function over(run: Run, winner: number): void {
  run.phase = OVER;
  run.winner = winner;
}

function callBy(ring: Ring, run: Run, side: number): void {
  run.calling = side;
  run.passed = false;
  proceed(ring, run);
}

function makeActive(ring: Ring, run: Run, side: number, place: number): void {
  const before = run.active[side]!;
  if (before >= 0) run.status[ROSTER * side + before] = DORMANT;
  run.status[ROSTER * side + place] = ACTIVE;
  run.active[side] = place;
  run.seen[side * ring.locomotives + at(ring, side, place)] = 1;
}

/** Whether every second marker resets the record now; in a knock-out the reset waits for its end. */
function spend(run: Run, side: number): boolean {
  run.markers[side]!--;
  run.used++;
  run.passed = false;
  return run.used % 2 === 0;
}
const reset = (run: Run): void => void run.called.fill(0);

/** Whoever's activation is due first activates the locomotive at a place. */
export function activate(ring: Ring, run: Run, place: number): void {
  const side = run.due.shift()!;
  makeActive(ring, run, side, place);
  proceed(ring, run);
}

/** A side swaps for a marker (LD-4.2). */
export function swap(ring: Ring, run: Run, side: number, place: number): void {
  if (spend(run, side)) reset(run);
  makeActive(ring, run, side, place);
  proceed(ring, run);
}
/** A side rests for a marker (LD-4.6). */
export function rest(ring: Ring, run: Run, side: number): void {
  if (spend(run, side)) reset(run);
  proceed(ring, run);
}
/** A side detonates (LD-4.7). */
export function detonate(ring: Ring, run: Run, side: number): void {
  run.detonated[side] = 1;
  if (spend(run, side)) reset(run);
  knockOut(run, run.calling, run.active[run.calling]!);
  knockOut(run, 1 - run.calling, run.active[1 - run.calling]!);
  if (settled(run)) return;
  run.due.length = 0;
  run.due.push(run.calling, 1 - run.calling);
  proceed(ring, run);
}
/** The caller asks for a reset (LD-6.2); the second without a point or knock-out between ends the game (LD-7.6). */
export function resetOnRequest(run: Run): void {
  reset(run);
  if (run.idleReset) endOnPoints(run);
  run.idleReset = true;
}

/** `target`: −1 for the active locomotive. */
export function call(ring: Ring, world: World, run: Run, statistic: number, target: number): void {
  const opponent = 1 - run.calling;
  run.statistic = statistic;
  run.opposing = target >= 0 ? target : run.active[opponent]!;
  if (run.markers[opponent]! > 0 && hasDormant(run, opponent)) run.phase = ANSWERING;
  else readOut(ring, world, run);
}
/** The opponent blocks for a marker with the locomotive at a place (LD-4.3); the values are read. */
export function block(ring: Ring, world: World, run: Run, place: number): void {
  const opponent = 1 - run.calling;
  if (spend(run, opponent)) reset(run);
  makeActive(ring, run, opponent, place);
  run.opposing = place;
  readOut(ring, world, run);
}

/** Whose values count now, as places of the world's tables. */
const ownCell = (ring: Ring, run: Run): number =>
  activeAt(ring, run, run.calling) * ring.statistics + run.statistic;
const theirCell = (ring: Ring, run: Run): number =>
  at(ring, 1 - run.calling, run.opposing) * ring.statistics + run.statistic;

/**
 * Both values are read: one wins, or it is a tie for the opponent (LD-3.1) or, without a dormant one, the caller to
 * break.
 */
export function readOut(ring: Ring, { value }: World, run: Run): void {
  const own = ownCell(ring, run);
  const theirs = theirCell(ring, run);
  run.read[own] = 1;
  run.read[theirs] = 1;
  if (value[own] !== value[theirs]) decide(ring, value, run, own, theirs);
  else run.phase = hasDormant(run, 1 - run.calling) ? TIE : BREAK;
}

function decide(ring: Ring, value: Float64Array, run: Run, own: number, theirs: number): void {
  const won = value[own]! > value[theirs]!;
  const victor = won ? run.calling : 1 - run.calling;
  const [high, low] = won ? [value[own]!, value[theirs]!] : [value[theirs]!, value[own]!];
  run.idleReset = false;
  run.contests++;
  run.scores[victor]! += ring.margin ? pointsFor('margin', high, low) : 1;
  const reached = Math.floor((run.scores[0]! + run.scores[1]!) / MARKER_EVERY);
  if (reached > run.earned) {
    run.markers[0]! += reached - run.earned;
    run.markers[1]! += reached - run.earned;
    run.earned = reached;
  }
  run.called[run.statistic] = 1;
  if (!settled(run)) callBy(ring, run, victor);
}

/** The opponent tries another locomotive (LD-3.1). */
export function tryOther(ring: Ring, { value }: World, run: Run, place: number): void {
  makeActive(ring, run, 1 - run.calling, place);
  run.opposing = place;
  const own = ownCell(ring, run);
  const theirs = theirCell(ring, run);
  run.read[theirs] = 1;
  if (value[own] === value[theirs]) run.phase = BREAK;
  else decide(ring, value, run, own, theirs);
}
/**
 * The caller tries the locomotive at a place after a second tie (LD-3.2); at a third the opponent is the victor
 * (LD-3.3).
 */
export function mustTryOther(ring: Ring, { value }: World, run: Run, place: number): void {
  makeActive(ring, run, run.calling, place);
  const own = ownCell(ring, run);
  const theirs = theirCell(ring, run);
  run.read[own] = 1;
  if (value[own] !== value[theirs]) return decide(ring, value, run, own, theirs);
  run.called[run.statistic] = 1;
  callBy(ring, run, 1 - run.calling);
}
/** The caller rests for a marker instead of breaking a tie (LD-3.4), and calls again. */
export function skip(ring: Ring, run: Run): void {
  if (spend(run, run.calling)) reset(run);
  run.called[run.statistic] = 1;
  callBy(ring, run, run.calling);
}

/** A knock-out, for a marker or free; the opponent may sacrifice before it is settled. */
export function attack(run: Run, free: boolean): void {
  if (free) run.called[run.statistic] = 1;
  run.free = free;
  run.phase = ATTACKED;
  // A reset due to it waits for its end (LD-6.3); nothing is called before, so it may as well be now but for the statistic just written.
  if (!free && spend(run, run.calling)) reset(run);
}
/** Whether the opponent may answer a knock-out with a sacrifice (LD-4.5). */
export const maySacrifice = (run: Run): boolean =>
  run.markers[1 - run.calling]! > 0 && hasDormant(run, 1 - run.calling);

/** The knock-out goes on to its end: by features, or both fall if they are the same. */
export function settle(ring: Ring, run: Run): void {
  const { calling } = run;
  const opponent = 1 - calling;
  const own = activeAt(ring, run, calling);
  const theirs = activeAt(ring, run, opponent);
  const { more, locomotives } = ring;
  run.due.length = 0;
  if (own === theirs) {
    knockOut(run, calling, run.active[calling]!);
    knockOut(run, opponent, run.active[opponent]!);
    if (settled(run)) return;
    run.due.push(calling, opponent);
    return callBy(ring, run, calling);
  }
  if (more[own * locomotives + theirs]! > more[theirs * locomotives + own]!) {
    knockOut(run, opponent, run.active[opponent]!);
    if (settled(run)) return;
    if (!run.free) run.due.push(calling);
    run.due.push(opponent);
    return callBy(ring, run, calling);
  }
  knockOut(run, calling, run.active[calling]!);
  if (settled(run)) return;
  run.due.push(calling);
  callBy(ring, run, opponent);
}
/** The opponent gives the dormant locomotive at a place (LD-4.5), and calls next. */
export function sacrifice(ring: Ring, run: Run, place: number): void {
  const opponent = 1 - run.calling;
  if (spend(run, opponent)) reset(run);
  knockOut(run, opponent, place);
  if (settled(run)) return;
  run.due.length = 0;
  run.due.push(run.calling);
  callBy(ring, run, opponent);
}

function knockOut(run: Run, side: number, place: number): void {
  run.idleReset = false;
  run.status[ROSTER * side + place] = OUT;
  if (run.active[side] === place) run.active[side] = -1;
}

function isOut(status: Uint8Array, side: number): boolean {
  for (let place = 0; place < ROSTER; place++) if (status[ROSTER * side + place] !== OUT) return false;
  return true;
}

function settled(run: Run): boolean {
  const { status, scores, calling } = run;
  const out = [isOut(status, 0), isOut(status, 1)];
  const better = scores[0] === scores[1] ? calling : scores[0]! > scores[1]! ? 0 : 1;
  if (out[0] || out[1]) {
    over(run, out[0] && out[1] ? better : out[0] ? 1 : 0);
    return true;
  }
  const wanted = threshold(run);
  const [a, b] = [scores[0]! >= wanted, scores[1]! >= wanted];
  if (!a && !b) return false;
  over(run, a && b ? better : a ? 0 : 1);
  return true;
}
