import type { Rng } from '@turntable/engine';
import { ROSTER } from '@turntable/games/loco-dome/types.ts';
import type { World } from '../../versus/beliefs.ts';
import { below } from '../../versus/grid.ts';
import {
  activate,
  activeAt,
  asksBetween,
  at,
  attack,
  block,
  call,
  hasValue,
  mayActivate,
  mayAttack,
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
import {
  ACTIVATING,
  ANSWERING,
  ATTACKED,
  BREAK,
  CALLING,
  DORMANT,
  OUT,
  OVER,
  TIE,
  type Run,
  type Ring,
} from './state.ts';

/** How much likelier to win makes a marker worth spending, as the level below has it. */
const BLOCK_GAIN = 0.35;
const SWAP_GAIN = 0.12;
const POOR = 0.5;
/** How likely a side thinks its locomotive `own`, whose card it sees, is to beat `theirs`; it never looks at what it cannot see. */
export function odds(
  ring: Ring,
  { value, score }: World,
  run: Run,
  side: number,
  own: number,
  theirs: number,
  s: number,
): number {
  const mine = own * ring.statistics + s;
  const other = theirs * ring.statistics + s;
  if (run.read[other] === 1 || run.seen[side * ring.locomotives + theirs] === 1) {
    const [a, b] = [value[mine]!, value[other]!];
    return a > b ? 1 : a < b ? 0 : 0.5;
  }
  return below((score[mine]! - ring.beliefs.mean[other]!) / ring.beliefs.spread[other]!);
}

/** The same of a locomotive whose card the side does not see. */
function guessedOdds(ring: Ring, { score }: World, run: Run, own: number, theirs: number): number {
  const s = run.statistic;
  const { mean, spread } = ring.beliefs;
  const mine = own * ring.statistics + s;
  const other = theirs * ring.statistics + s;
  const known = run.read[other] === 1;
  const from = known ? score[other]! : mean[other]!;
  const wide = known ? spread[mine]! : Math.hypot(spread[mine]!, spread[other]!);
  return below((mean[mine]! - from) / wide);
}

/** Plays one decision of whoever is asked, as a careful player would who knows no more than they may. */
export function step(ring: Ring, edge: Float64Array, world: World, run: Run, rng: Rng): void {
  const { calling } = run;
  const opponent = 1 - calling;
  switch (run.phase) {
    case ACTIVATING:
      return activate(ring, run, bestPlace(ring, edge, run, run.due[0]!, rng));
    case CALLING:
      if (asksBetween(run)) return between(ring, edge, run, opponent, rng);
      return calls(ring, edge, world, run, rng);
    case ANSWERING: {
      const place = tryable(ring, world, run, opponent);
      const theirs = activeAt(ring, run, calling);
      const now = guessedOdds(ring, world, run, at(ring, opponent, run.opposing), theirs);
      if (place >= 0 && guessedOdds(ring, world, run, at(ring, opponent, place), theirs) - now > BLOCK_GAIN)
        return block(ring, world, run, place);
      return readOut(ring, world, run);
    }
    case TIE: {
      const place = tryable(ring, world, run, opponent);
      const theirs = activeAt(ring, run, calling);
      if (place >= 0 && guessedOdds(ring, world, run, at(ring, opponent, place), theirs) > 0.5)
        return tryOther(ring, world, run, place);
      run.phase = BREAK;
      return;
    }
    case BREAK: {
      const place = tryable(ring, world, run, calling);
      if (place >= 0) return mustTryOther(ring, world, run, place);
      if (run.markers[calling]! > 0 && !wins(ring, run)) return skip(ring, run);
      return attack(run, true);
    }
    case ATTACKED: {
      const same = activeAt(ring, run, 0) === activeAt(ring, run, 1);
      if (maySacrifice(run) && (same || wins(ring, run)))
        return sacrifice(ring, run, worstPlace(ring, edge, run, opponent));
      return settle(ring, run);
    }
    case OVER:
  }
}

/** Whether the caller would win a knock-out by features. */
function wins({ more, locomotives, of }: Ring, { calling, active }: Run): boolean {
  const own = of[ROSTER * calling + active[calling]!]!;
  const theirs = of[ROSTER * (1 - calling) + active[1 - calling]!]!;
  return more[own * locomotives + theirs]! > more[theirs * locomotives + own]!;
}

function bestPlace(ring: Ring, edge: Float64Array, run: Run, side: number, rng: Rng): number {
  let best = -1;
  let most = -Infinity;
  for (let place = 0; place < ROSTER; place++) {
    if (!mayActivate(ring, run, side, place)) continue;
    const value = worthOf(ring, edge, run, side, place) + (0.05 * rng.below(256)) / 256;
    if (value > most) [best, most] = [place, value];
  }
  return best;
}
function worstPlace(ring: Ring, edge: Float64Array, run: Run, side: number): number {
  let worst = -1;
  let least = Infinity;
  for (let place = 0; place < ROSTER; place++) {
    if (run.status[ROSTER * side + place] !== DORMANT) continue;
    const value = worthOf(ring, edge, run, side, place);
    if (value < least) [worst, least] = [place, value];
  }
  return worst;
}

/** How well a locomotive does against the opponent's active one, or against all that are left. */
function worthOf(ring: Ring, edge: Float64Array, run: Run, side: number, place: number): number {
  const own = at(ring, side, place);
  const opponent = 1 - side;
  if (run.active[opponent]! >= 0)
    return edge[own * ring.locomotives + at(ring, opponent, run.active[opponent]!)]!;
  let sum = 0;
  for (let other = 0; other < ROSTER; other++)
    if (run.status[ROSTER * opponent + other] !== OUT)
      sum += edge[own * ring.locomotives + at(ring, opponent, other)]!;
  return sum / ROSTER;
}

function between(ring: Ring, edge: Float64Array, run: Run, side: number, rng: Rng): void {
  const place = bestPlace(ring, edge, { ...run, forced: false }, side, rng);
  if (place >= 0) {
    const gain = worthOf(ring, edge, run, side, place) - worthOf(ring, edge, run, side, run.active[side]!);
    if (gain > SWAP_GAIN) return swap(ring, run, side, place);
  }
  run.passed = true;
}

/** The dormant locomotive of a side that has the statistic and promises most, or −1. */
function tryable(ring: Ring, world: World, run: Run, side: number): number {
  let best = -1;
  let most = -Infinity;
  const theirs = side === run.calling ? at(ring, 1 - side, run.opposing) : activeAt(ring, run, run.calling);
  for (let place = 0; place < ROSTER; place++) {
    const own = at(ring, side, place);
    if (run.status[ROSTER * side + place] !== DORMANT || !hasValue(ring, own, run.statistic)) continue;
    const value = guessedOdds(ring, world, run, own, theirs);
    if (value > most) [best, most] = [place, value];
  }
  return best;
}

function calls(ring: Ring, edge: Float64Array, world: World, run: Run, rng: Rng): void {
  const { calling, called, status } = run;
  const opponent = 1 - calling;
  if (mayAttack(run) && wins(ring, run)) return attack(run, false);
  const own = activeAt(ring, run, calling);
  const theirs = activeAt(ring, run, opponent);
  let statistic = -1;
  let target = -1;
  let most = -1;
  let left = false;
  for (let s = 0; s < ring.statistics; s++) {
    if (called[s] === 1 || !hasValue(ring, own, s)) continue;
    if (hasValue(ring, theirs, s)) {
      const chance = odds(ring, world, run, calling, own, theirs, s);
      left ||= world.value[own * ring.statistics + s] !== 0;
      const value = chance + (ring.noise * rng.below(256)) / 256;
      if (value > most) [statistic, target, most] = [s, -1, value];
      continue;
    }
    for (let place = 0; place < ROSTER; place++) {
      const other = at(ring, opponent, place);
      if (status[ROSTER * opponent + place] !== DORMANT || !hasValue(ring, other, s)) continue;
      left ||= world.value[own * ring.statistics + s] !== 0;
      const value = odds(ring, world, run, calling, own, other, s) + (ring.noise * rng.below(256)) / 256;
      if (value > most) [statistic, target, most] = [s, place, value];
    }
  }
  const mayReset = !left && called.includes(1);
  if (most < POOR && run.markers[calling]! > 0) {
    const place = bestPlace(ring, edge, run, calling, rng);
    if (place >= 0) {
      const gain =
        worthOf(ring, edge, run, calling, place) - worthOf(ring, edge, run, calling, run.active[calling]!);
      if (run.used % 2 === 1 || gain > 0.05) return swap(ring, run, calling, place);
    } else if (run.used % 2 === 1 && statistic < 0) return rest(ring, run, calling);
  }
  if (mayReset) return resetOnRequest(run);
  if (statistic >= 0) return call(ring, world, run, statistic, target);
  // Nothing may be called, so everything was: a reset is due.
  resetOnRequest(run);
}
