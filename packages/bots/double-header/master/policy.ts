import type { Rng } from '@turntable/engine';
import type { World } from '../../versus/beliefs.ts';
import { below, gridScore } from '../../versus/grid.ts';
import {
  announce,
  ANSWER,
  answering,
  askBooster,
  BOOST,
  boost,
  call,
  CALLING,
  change,
  DOUBLE,
  locomotiveAt,
  FIFTY,
  hasValue,
  inUseAt,
  mayCall,
  mayChange,
  mayMoveToStyle,
  NO_BOOSTER,
  OVER,
  resolve,
  seatOf,
  stand,
  SWAP,
  TAG,
  tag,
  TIME_OUT,
  toStyle,
  VETO,
  veto,
  type Pairing,
  type Run,
} from './run.ts';

/** The care of the level below: what it vetoes, what makes a booster worth playing, how well it thinks others call. */
const VETO_BELOW = 0.3;
const BOOST_FROM = 0.45;
const CAUTION = 1.8;
const CHANGE_FROM = 0.5;
/** How likely `own` is to beat `theirs`, as a seat thinks: it goes by the values it may know, else by what is believed. */
function odds(pairing: Pairing, world: World, run: Run, seat: number, own: number, theirs: number): number {
  const { statistics, locomotives, seen, beliefs } = pairing;
  const { mean, spread } = beliefs;
  const mine = own * statistics + run.statistic;
  const other = theirs * statistics + run.statistic;
  const knowsMine = run.read[mine] === 1 || seen[seat * locomotives + own] === 1;
  const knowsOther = run.read[other] === 1 || seen[seat * locomotives + theirs] === 1;
  if (knowsMine && knowsOther) {
    const [a, b] = [world.value[mine]!, world.value[other]!];
    return a > b ? 1 : a < b ? 0 : 0.5;
  }
  if (own === theirs) return 0.5;
  const a = knowsMine ? world.score[mine]! : mean[mine]!;
  const b = knowsOther ? world.score[other]! : mean[other]!;
  const wide = knowsMine
    ? spread[other]!
    : knowsOther
      ? spread[mine]!
      : Math.sqrt(spread[mine]! ** 2 + spread[other]! ** 2);
  return below((a - b) / wide);
}

/** Plays one decision of whoever is asked, as a careful player would who knows no more than they may. */
export function step(pairing: Pairing, edge: Float64Array, world: World, run: Run, rng: Rng): void {
  const { calling } = run;
  const opposing = 1 - calling;
  switch (run.phase) {
    case CALLING:
      return turn(pairing, edge, world, run, rng);
    case VETO: {
      const seat = seatOf(pairing, opposing, run.inUse[opposing]!);
      const chance = odds(
        pairing,
        world,
        run,
        seat,
        inUseAt(pairing, run, opposing),
        inUseAt(pairing, run, calling),
      );
      if (chance ** CAUTION < VETO_BELOW) return veto(pairing, run);
      return askBooster(pairing, world, run, rng);
    }
    case BOOST:
    case ANSWER: {
      const booster = bestBooster(pairing, world, run);
      if (booster === NO_BOOSTER) return resolve(pairing, world, run, rng);
      return boost(pairing, world, run, booster, rng);
    }
    case TAG: {
      const second = locomotiveAt(pairing, opposing, 1 - run.inUse[opposing]!);
      if (!hasValue(pairing, second, run.statistic)) return stand(pairing, world, run);
      const seat = seatOf(pairing, opposing, run.inUse[opposing]!);
      const chance = odds(pairing, world, run, seat, second, inUseAt(pairing, run, calling));
      return chance > 0.5 ? tag(pairing, world, run) : stand(pairing, world, run);
    }
    case TIME_OUT:
      return announce(pairing, run, fielded(pairing, edge, run, run.announcing));
    case OVER:
  }
}

/** The locomotive of a team that does better against the opposing one in use. */
function fielded(pairing: Pairing, edge: Float64Array, run: Run, team: number): number {
  const theirs = inUseAt(pairing, run, 1 - team);
  const worth = (locomotive: number): number =>
    edge[locomotiveAt(pairing, team, locomotive) * pairing.locomotives + theirs]!;
  return worth(1) > worth(0) ? 1 : 0;
}

function turn(pairing: Pairing, edge: Float64Array, world: World, run: Run, rng: Rng): void {
  const { calling, scores } = run;
  const lead = scores[calling]! - scores[1 - calling]!;
  if (mayMoveToStyle(run) && lead + pairing.style[calling]! - pairing.style[1 - calling]! > 0)
    return toStyle(pairing, run);
  const locomotive = run.inUse[calling]!;
  const own = locomotiveAt(pairing, calling, locomotive);
  if (mayChange(run)) {
    const theirs = inUseAt(pairing, run, 1 - calling);
    const other = locomotiveAt(pairing, calling, 1 - locomotive);
    const left = pairing.statistics - run.contests;
    const gain = edge[other * pairing.locomotives + theirs]! - edge[own * pairing.locomotives + theirs]!;
    if (2 * gain * left > CHANGE_FROM) return change(pairing, run, 1 - locomotive);
  }
  const seat = seatOf(pairing, calling, locomotive);
  let best = -1;
  let most = -1;
  for (let s = 0; s < pairing.statistics; s++) {
    if (!mayCall(pairing, run, calling, locomotive, s)) continue;
    run.statistic = s;
    const theirs = locomotiveAt(pairing, 1 - calling, answering(pairing, run, 1 - calling, s));
    const value = odds(pairing, world, run, seat, own, theirs) + (pairing.noise * rng.below(256)) / 256;
    if (value > most) [best, most] = [s, value];
  }
  if (best < 0) return toStyle(pairing, run);
  call(pairing, world, run, best, rng);
}

/** The booster that raises the chance most, if by enough; the contestant whose locomotive is not in use decides (DH-6.1, DH-6.2). */
function bestBooster(pairing: Pairing, world: World, run: Run): number {
  const { calling, statistic: s, inUse, boosts } = run;
  const team = run.phase === ANSWER ? calling : 1 - calling;
  const own = inUseAt(pairing, run, team);
  const second = locomotiveAt(pairing, team, 1 - inUse[team]!);
  const theirs = inUseAt(pairing, run, 1 - team);
  const seat = seatOf(pairing, team, 1 - inUse[team]!);
  const power = run.phase === BOOST ? CAUTION : 1;
  const against = boosts[1 - team]!;
  if (against === FIFTY) return NO_BOOSTER;
  const rival = against === SWAP ? locomotiveAt(pairing, 1 - team, 1 - inUse[1 - team]!) : theirs;
  const lift = against === DOUBLE ? 0.6 : 0;
  const now = Math.max(0, odds(pairing, world, run, seat, own, rival) - lift) ** power;
  const left = pairing.statistics - run.contests;
  let best = NO_BOOSTER;
  let most = BOOST_FROM * Math.min(1, Math.max(0.3, (left - 4) / 20));
  const offer = (booster: number, chance: number): void => {
    if ((run.boosters[team]! & booster) === 0 || chance - now <= most) return;
    [best, most] = [booster, chance - now];
  };
  offer(FIFTY, 0.5);
  if (!hasValue(pairing, second, s)) return best;
  offer(SWAP, Math.max(0, odds(pairing, world, run, seat, second, rival) - lift) ** power);
  if (hasValue(pairing, own, s)) {
    const sum = expected(pairing, world, run, seat, own) + expected(pairing, world, run, seat, second);
    const cell = rival * pairing.statistics + s;
    const known = run.read[cell] === 1 || pairing.seen[seat * pairing.locomotives + rival] === 1;
    const { mean, spread, grids } = pairing.beliefs;
    const chance = known
      ? sum > world.value[cell]!
        ? 1
        : 0
      : below((gridScore(grids[s]!, sum) - mean[cell]!) / Math.hypot(spread[cell]!, 0.3));
    offer(DOUBLE, Math.max(0, chance - lift) ** power);
  }
  return best;
}

/** The value of a locomotive if the seat knows it, else the middle of what is believed. */
function expected(pairing: Pairing, world: World, run: Run, seat: number, l: number): number {
  const cell = l * pairing.statistics + run.statistic;
  if (run.read[cell] === 1 || pairing.seen[seat * pairing.locomotives + l] === 1) return world.value[cell]!;
  return pairing.beliefs.middle[cell]!;
}
