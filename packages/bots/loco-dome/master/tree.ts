import { ROSTER } from '@turntable/games/loco-dome/types.ts';
import type { World } from '../../versus/beliefs.ts';
import { offer, type Choices } from '../../versus/tree.ts';
import {
  activate,
  activeAt,
  asksBetween,
  at,
  attack,
  block,
  call,
  detonate,
  hasDormant,
  hasValue,
  mayActivate,
  mayAttack,
  mayDetonate,
  maySacrifice,
  mustTryOther,
  readOut,
  resetOnRequest,
  rest,
  sacrifice,
  settle,
  skip,
  swap,
  tryOther,
} from './run.ts';
import { odds } from './policy.ts';
import {
  ACTIVATING,
  ANSWERING,
  ATTACKED,
  BREAK,
  CALLING,
  DORMANT,
  TIE,
  type Run,
  type Ring,
} from './state.ts';

/** Codes of choices: below `PLACE` calls, `6 · statistic + target + 1` (no target: −1); then places, and what has no place. */
export const PLACE = 256;
export const PLAIN = 270;
export const REST = 271;
export const DETONATE = 272;
export const ATTACK = 273;
export const RESET = 274;
const TARGETS = ROSTER + 1;

/** Who decides now. */
export function decider(run: Run): number {
  const { phase, calling, due } = run;
  if (phase === ACTIVATING) return due[0]!;
  if (phase === CALLING) return asksBetween(run) ? 1 - calling : calling;
  return phase === BREAK ? calling : 1 - calling;
}

/** Fills in what may be chosen now. */
export function choicesNow(ring: Ring, world: World, run: Run, out: Choices): void {
  const { calling, phase, markers } = run;
  const opponent = 1 - calling;
  switch (phase) {
    case ACTIVATING: {
      const side = run.due[0]!;
      for (let place = 0; place < ROSTER; place++)
        if (mayActivate(ring, run, side, place)) offer(out, PLACE + place);
      return;
    }
    case CALLING:
      if (asksBetween(run)) {
        between(run, opponent, out);
        return offer(out, PLAIN);
      }
      return addCalls(ring, world, run, out);
    case ANSWERING:
      offer(out, PLAIN);
      if (markers[opponent]! > 0) addTries(ring, run, opponent, out);
      return;
    case TIE:
      addTries(ring, run, opponent, out);
      return offer(out, PLAIN);
    case BREAK:
      addTries(ring, run, calling, out);
      if (out.count > 0) return;
      if (markers[calling]! > 0) offer(out, REST);
      return offer(out, ATTACK);
    case ATTACKED:
      offer(out, PLAIN);
      if (maySacrifice(run))
        for (let place = 0; place < ROSTER; place++)
          if (run.status[ROSTER * opponent + place] === DORMANT) offer(out, PLACE + place);
  }
}

/** What either may spend a marker on between calls. */
function between(run: Run, side: number, out: Choices): void {
  if (run.markers[side] === 0) return;
  if (!hasDormant(run, side)) offer(out, REST);
  for (let place = 0; place < ROSTER; place++)
    if (run.status[ROSTER * side + place] === DORMANT) offer(out, PLACE + place);
  if (mayDetonate(run, side)) offer(out, DETONATE);
}

/** Dormant locomotives with a value for the statistic called. */
function addTries(ring: Ring, run: Run, side: number, out: Choices): void {
  for (let place = 0; place < ROSTER; place++)
    if (run.status[ROSTER * side + place] === DORMANT && hasValue(ring, at(ring, side, place), run.statistic))
      offer(out, PLACE + place);
}

function addCalls(ring: Ring, world: World, run: Run, out: Choices): void {
  const { calling, called, status } = run;
  const opponent = 1 - calling;
  const own = activeAt(ring, run, calling);
  const theirs = activeAt(ring, run, opponent);
  let left = false;
  for (let s = 0; s < ring.statistics; s++) {
    if (called[s] === 1 || !hasValue(ring, own, s)) continue;
    const before = out.count;
    if (hasValue(ring, theirs, s)) offer(out, TARGETS * s, odds(ring, world, run, calling, own, theirs, s));
    else
      for (let place = 0; place < ROSTER; place++) {
        const other = at(ring, opponent, place);
        if (status[ROSTER * opponent + place] === DORMANT && hasValue(ring, other, s))
          offer(out, TARGETS * s + place + 1, odds(ring, world, run, calling, own, other, s));
      }
    left ||= out.count > before && world.value[own * ring.statistics + s] !== 0;
  }
  if (mayAttack(run)) offer(out, ATTACK);
  between(run, calling, out);
  if (!left && called.includes(1)) offer(out, RESET);
}

/** Plays the choice with a code of `choicesNow`. */
export function choose(ring: Ring, world: World, run: Run, code: number): void {
  const { phase, calling } = run;
  if (code < PLACE) return call(ring, world, run, Math.floor(code / TARGETS), (code % TARGETS) - 1);
  const side = decider(run);
  const place = code - PLACE;
  switch (phase) {
    case ACTIVATING:
      return activate(ring, run, place);
    case CALLING:
      if (code === ATTACK) return attack(run, false);
      if (code === RESET) return resetOnRequest(run);
      if (code === DETONATE) return detonate(ring, run, side);
      if (code === REST) return rest(ring, run, side);
      if (code !== PLAIN) return swap(ring, run, side, place);
      run.passed = true;
      return;
    case ANSWERING:
      return code === PLAIN ? readOut(ring, world, run) : block(ring, world, run, place);
    case TIE:
      if (code !== PLAIN) return tryOther(ring, world, run, place);
      run.phase = BREAK;
      return;
    case BREAK:
      if (code === ATTACK) return attack(run, true);
      return code === REST ? skip(ring, run) : mustTryOther(ring, world, run, place);
    case ATTACKED:
      return code === PLAIN ? settle(ring, run) : sacrifice(ring, run, place);
  }
  throw new RangeError(`nothing is chosen in phase ${phase} of ${calling}`);
}

/** What all saw of what came of a choice, as a number. */
export const outcome = ({ phase, calling, active, scores, passed }: Run): number =>
  phase +
  8 * (calling + 2 * (Number(passed) + 2 * (active[0]! + 1 + 8 * (active[1]! + 1)))) +
  4096 * (scores[0]! + 256 * scores[1]!);
