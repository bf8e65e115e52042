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
  type Course,
  DORMANT,
  DRAW,
  OUT,
  OVER,
  type Ring,
  TIE,
} from './state.ts';

// The rules of Loco Dome as a play-out plays them. One file, although long: one function for each action and what follows from it.

/** Whether a side has a dormant locomotive. */
export const hasDormant = ({ status }: Course, side: number): boolean => {
  for (let at = ROSTER * side; at < ROSTER * side + ROSTER; at++) if (status[at] === DORMANT) return true;
  return false;
};
/** The points that win now (LD-7.1). */
const threshold = ({ status }: Course): number => {
  let out = 0;
  for (let at = 0; at < status.length; at++) if (status[at] === OUT) out++;
  return 100 - 10 * out;
};
/** The locomotive at a place; the active one of a side. */
export const at = (ring: Ring, side: number, place: number): number => ring.of[ROSTER * side + place]!;
/** The active locomotive of a side, by its number in the beliefs. */
export const activeAt = (ring: Ring, course: Course, side: number): number =>
  at(ring, side, course.active[side]!);
/** Whether a locomotive has a value for a statistic, both by number. */
export const hasValue = ({ beliefs, statistics }: Ring, locomotive: number, statistic: number): boolean =>
  beliefs.has[locomotive * statistics + statistic] === 1;

/** LD-2.1 but for the record: some locomotive of the side that is not out has a value. */
function anyHas(ring: Ring, course: Course, side: number, statistic: number): boolean {
  for (let place = 0; place < ROSTER; place++)
    if (course.status[ROSTER * side + place] !== OUT && hasValue(ring, at(ring, side, place), statistic))
      return true;
  return false;
}
function canCall(ring: Ring, course: Course, side: number, place: number): boolean {
  const own = at(ring, side, place);
  for (let s = 0; s < ring.statistics; s++)
    if (hasValue(ring, own, s) && anyHas(ring, course, 1 - side, s)) return true;
  return false;
}
/**
 * Whether a side may activate the locomotive at a place: a dormant one; where LD-7.5 asks for it, one that can call.
 */
export const mayActivate = (ring: Ring, course: Course, side: number, place: number): boolean =>
  course.status[ROSTER * side + place] === DORMANT && (!course.forced || canCall(ring, course, side, place));
/** Whether the caller may spend a marker on a knock-out (LD-4.4). */
export const mayAttack = (course: Course): boolean => {
  const { calling, scores, markers } = course;
  return (
    markers[calling]! > 0 &&
    scores[calling]! > scores[1 - calling]! &&
    threshold(course) - scores[calling]! > KNOCK_OUT_SHORT
  );
};
/** Whether a side may detonate, as far as markers, score and earlier use go (LD-4.7). */
export const mayDetonate = ({ markers, detonated, scores }: Course, side: number): boolean =>
  markers[side]! > 0 && detonated[side] === 0 && scores[1 - side]! - scores[side]! >= DETONATE_BEHIND;
/** Who is asked before a call (LD-4.8): the opponent, as long as they have a marker and have not passed. */
export const asksBetween = ({ phase, markers, calling, passed }: Course): boolean =>
  phase === CALLING && markers[1 - calling]! > 0 && !passed;

/** Goes on to what comes next: an activation that is due, the call, the activation of LD-7.5, or the end. */
export function proceed(ring: Ring, course: Course): void {
  const { due } = course;
  for (let i = due.length - 1; i >= 0; i--) if (!hasDormant(course, due[i]!)) due.splice(i, 1);
  if (due.length > 0) {
    course.phase = ACTIVATING;
    return;
  }
  const { calling } = course;
  course.forced = false;
  if (canCall(ring, course, calling, course.active[calling]!)) {
    course.phase = CALLING;
    return;
  }
  for (let place = 0; place < ROSTER; place++)
    if (course.status[ROSTER * calling + place] === DORMANT && canCall(ring, course, calling, place)) {
      due.push(calling);
      course.forced = true;
      course.phase = ACTIVATING;
      return;
    }
  endOnPoints(course);
}

function endOnPoints(course: Course): void {
  const [a, b] = [course.scores[0]!, course.scores[1]!];
  over(course, a === b ? DRAW : a > b ? 0 : 1);
}
function over(course: Course, winner: number): void {
  course.phase = OVER;
  course.winner = winner;
}

function callBy(ring: Ring, course: Course, side: number): void {
  course.calling = side;
  course.passed = false;
  proceed(ring, course);
}

function makeActive(ring: Ring, course: Course, side: number, place: number): void {
  const before = course.active[side]!;
  if (before >= 0) course.status[ROSTER * side + before] = DORMANT;
  course.status[ROSTER * side + place] = ACTIVE;
  course.active[side] = place;
  course.seen[side * ring.locomotives + at(ring, side, place)] = 1;
}

/** Whether every second marker resets the record now; in a knock-out the reset waits for its end. */
function spend(course: Course, side: number): boolean {
  course.markers[side]!--;
  course.used++;
  course.passed = false;
  return course.used % 2 === 0;
}
const reset = (course: Course): void => void course.called.fill(0);

/** Whoever's activation is due first activates the locomotive at a place. */
export function activate(ring: Ring, course: Course, place: number): void {
  const side = course.due.shift()!;
  makeActive(ring, course, side, place);
  proceed(ring, course);
}

/** A side swaps for a marker (LD-4.2). */
export function swap(ring: Ring, course: Course, side: number, place: number): void {
  if (spend(course, side)) reset(course);
  makeActive(ring, course, side, place);
  proceed(ring, course);
}
/** A side rests for a marker (LD-4.6). */
export function rest(ring: Ring, course: Course, side: number): void {
  if (spend(course, side)) reset(course);
  proceed(ring, course);
}
/** A side detonates (LD-4.7). */
export function detonate(ring: Ring, course: Course, side: number): void {
  course.detonated[side] = 1;
  if (spend(course, side)) reset(course);
  knockOut(course, course.calling, course.active[course.calling]!);
  knockOut(course, 1 - course.calling, course.active[1 - course.calling]!);
  if (settled(course)) return;
  course.due.length = 0;
  course.due.push(course.calling, 1 - course.calling);
  proceed(ring, course);
}
/** The caller asks for a reset (LD-6.2); the second without a point or knock-out between ends the game (LD-7.6). */
export function resetOnRequest(course: Course): void {
  reset(course);
  if (course.idleReset) endOnPoints(course);
  course.idleReset = true;
}

/** `target`: −1 for the active locomotive. */
export function call(ring: Ring, world: World, course: Course, statistic: number, target: number): void {
  const opponent = 1 - course.calling;
  course.statistic = statistic;
  course.opposing = target >= 0 ? target : course.active[opponent]!;
  if (course.markers[opponent]! > 0 && hasDormant(course, opponent)) course.phase = ANSWERING;
  else readOut(ring, world, course);
}
/** The opponent blocks for a marker with the locomotive at a place (LD-4.3); the values are read. */
export function block(ring: Ring, world: World, course: Course, place: number): void {
  const opponent = 1 - course.calling;
  if (spend(course, opponent)) reset(course);
  makeActive(ring, course, opponent, place);
  course.opposing = place;
  readOut(ring, world, course);
}

/** Whose values count now, as places of the world's tables. */
const ownCell = (ring: Ring, course: Course): number =>
  activeAt(ring, course, course.calling) * ring.statistics + course.statistic;
const theirCell = (ring: Ring, course: Course): number =>
  at(ring, 1 - course.calling, course.opposing) * ring.statistics + course.statistic;

/**
 * Both values are read: one wins, or it is a tie for the opponent (LD-3.1) or, without a dormant one, the caller to
 * break.
 */
export function readOut(ring: Ring, { value }: World, course: Course): void {
  const own = ownCell(ring, course);
  const theirs = theirCell(ring, course);
  course.read[own] = 1;
  course.read[theirs] = 1;
  if (value[own] !== value[theirs]) decide(ring, value, course, own, theirs);
  else course.phase = hasDormant(course, 1 - course.calling) ? TIE : BREAK;
}

function decide(ring: Ring, value: Float64Array, course: Course, own: number, theirs: number): void {
  const won = value[own]! > value[theirs]!;
  const victor = won ? course.calling : 1 - course.calling;
  const [high, low] = won ? [value[own]!, value[theirs]!] : [value[theirs]!, value[own]!];
  course.idleReset = false;
  course.contests++;
  course.scores[victor]! += ring.margin ? pointsFor('margin', high, low) : 1;
  const reached = Math.floor((course.scores[0]! + course.scores[1]!) / MARKER_EVERY);
  if (reached > course.earned) {
    course.markers[0]! += reached - course.earned;
    course.markers[1]! += reached - course.earned;
    course.earned = reached;
  }
  course.called[course.statistic] = 1;
  if (!settled(course)) callBy(ring, course, victor);
}

/** The opponent tries another locomotive (LD-3.1). */
export function tryOther(ring: Ring, { value }: World, course: Course, place: number): void {
  makeActive(ring, course, 1 - course.calling, place);
  course.opposing = place;
  const own = ownCell(ring, course);
  const theirs = theirCell(ring, course);
  course.read[theirs] = 1;
  if (value[own] === value[theirs]) course.phase = BREAK;
  else decide(ring, value, course, own, theirs);
}
/**
 * The caller tries the locomotive at a place after a second tie (LD-3.2); at a third the opponent is the victor
 * (LD-3.3).
 */
export function mustTryOther(ring: Ring, { value }: World, course: Course, place: number): void {
  makeActive(ring, course, course.calling, place);
  const own = ownCell(ring, course);
  const theirs = theirCell(ring, course);
  course.read[own] = 1;
  if (value[own] !== value[theirs]) return decide(ring, value, course, own, theirs);
  course.called[course.statistic] = 1;
  callBy(ring, course, 1 - course.calling);
}
/** The caller rests for a marker instead of breaking a tie (LD-3.4), and calls again. */
export function skip(ring: Ring, course: Course): void {
  if (spend(course, course.calling)) reset(course);
  course.called[course.statistic] = 1;
  callBy(ring, course, course.calling);
}

/** A knock-out, for a marker or free; the opponent may sacrifice before it is settled. */
export function attack(course: Course, free: boolean): void {
  if (free) course.called[course.statistic] = 1;
  course.free = free;
  course.phase = ATTACKED;
  // A reset due to it waits for its end (LD-6.3); nothing is called before, so it may as well be now but for the statistic just written.
  if (!free && spend(course, course.calling)) reset(course);
}
/** Whether the opponent may answer a knock-out with a sacrifice (LD-4.5). */
export const maySacrifice = (course: Course): boolean =>
  course.markers[1 - course.calling]! > 0 && hasDormant(course, 1 - course.calling);

/** The knock-out goes on to its end: by features, or both fall if they are the same. */
export function settle(ring: Ring, course: Course): void {
  const { calling } = course;
  const opponent = 1 - calling;
  const own = activeAt(ring, course, calling);
  const theirs = activeAt(ring, course, opponent);
  const { more, locomotives } = ring;
  course.due.length = 0;
  if (own === theirs) {
    knockOut(course, calling, course.active[calling]!);
    knockOut(course, opponent, course.active[opponent]!);
    if (settled(course)) return;
    course.due.push(calling, opponent);
    return callBy(ring, course, calling);
  }
  if (more[own * locomotives + theirs]! > more[theirs * locomotives + own]!) {
    knockOut(course, opponent, course.active[opponent]!);
    if (settled(course)) return;
    if (!course.free) course.due.push(calling);
    course.due.push(opponent);
    return callBy(ring, course, calling);
  }
  knockOut(course, calling, course.active[calling]!);
  if (settled(course)) return;
  course.due.push(calling);
  callBy(ring, course, opponent);
}
/** The opponent gives the dormant locomotive at a place (LD-4.5), and calls next. */
export function sacrifice(ring: Ring, course: Course, place: number): void {
  const opponent = 1 - course.calling;
  if (spend(course, opponent)) reset(course);
  knockOut(course, opponent, place);
  if (settled(course)) return;
  course.due.length = 0;
  course.due.push(course.calling);
  callBy(ring, course, opponent);
}

function knockOut(course: Course, side: number, place: number): void {
  course.idleReset = false;
  course.status[ROSTER * side + place] = OUT;
  if (course.active[side] === place) course.active[side] = -1;
}

function isOut(status: Uint8Array, side: number): boolean {
  for (let place = 0; place < ROSTER; place++) if (status[ROSTER * side + place] !== OUT) return false;
  return true;
}

function settled(course: Course): boolean {
  const { status, scores, calling } = course;
  const out = [isOut(status, 0), isOut(status, 1)];
  const better = scores[0] === scores[1] ? calling : scores[0]! > scores[1]! ? 0 : 1;
  if (out[0] || out[1]) {
    over(course, out[0] && out[1] ? better : out[0] ? 1 : 0);
    return true;
  }
  const wanted = threshold(course);
  const [a, b] = [scores[0]! >= wanted, scores[1]! >= wanted];
  if (!a && !b) return false;
  over(course, a && b ? better : a ? 0 : 1);
  return true;
}
