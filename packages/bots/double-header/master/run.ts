import type { Rng } from '@turntable/engine';
import { BOOSTERS_FROM, SKIP_LEAD, STYLE_FROM } from '@turntable/games/double-header/types.ts';
import type { Beliefs, World } from '../../versus/beliefs.ts';

/** What a game between two teams does not change. */
export interface Pairing {
  readonly beliefs: Beliefs;
  readonly statistics: number;
  readonly players: number;
  /** The locomotive at place `e` of team `t`: `of[2 · t + e]`. */
  readonly of: Uint8Array;
  readonly locomotives: number;
  /** 1 where a seat sees a locomotive's card: `seen[seat · locomotives + l]`. */
  readonly seen: Uint8Array;
  /** Style points that each team will win if everybody claims all that helps (LV-4.3). */
  readonly style: readonly [number, number];
  readonly margin: boolean;
  /** Random noise on the value of a call, so that play-outs differ. */
  readonly noise: number;
}

export const CALLING = 0;
export const VETO = 1;
export const BOOST = 2;
export const ANSWER = 3;
export const TAG = 4;
export const TIME_OUT = 5;
export const OVER = 6;

export const NO_BOOSTER = 0;
export const FIFTY = 1;
export const SWAP = 2;
export const DOUBLE = 4;
const DRAW = 2;

/** A game of Double Header for search: mutable, by index. Style points are counted, not claimed. */
export interface Run {
  readonly called: Uint8Array;
  readonly read: Uint8Array;
  readonly scores: Int16Array;
  readonly inUse: Uint8Array;
  readonly served: Uint8Array;
  readonly vetoes: Int8Array;
  /** Seats that vetoed a statistic, as bits. */
  readonly vetoed: Uint8Array;
  /** Boosters left, as bits; those played on the statistic. */
  readonly boosters: Uint8Array;
  readonly boosts: Uint8Array;
  readonly timeOuts: Int8Array;
  readonly given: Float64Array;
  calling: number;
  phase: number;
  statistic: number;
  before: number;
  /** What the next call follows (DH-5.2, DH-6.7). */
  mayChange: boolean;
  announcing: number;
  announced: number;
  winner: number;
  contests: number;
}

/** A copy that shares nothing with the run. */
export function copyRun(from: Run): Run {
  return {
    ...from,
    called: from.called.slice(),
    read: from.read.slice(),
    scores: from.scores.slice(),
    inUse: from.inUse.slice(),
    served: from.served.slice(),
    vetoes: from.vetoes.slice(),
    vetoed: from.vetoed.slice(),
    boosters: from.boosters.slice(),
    boosts: from.boosts.slice(),
    timeOuts: from.timeOuts.slice(),
    given: from.given.slice(),
  };
}
/** Makes a run equal to another of the same pairing, without allocating. */
export function copyInto(from: Run, to: Run): void {
  to.called.set(from.called);
  to.read.set(from.read);
  to.scores.set(from.scores);
  to.inUse.set(from.inUse);
  to.served.set(from.served);
  to.vetoes.set(from.vetoes);
  to.vetoed.set(from.vetoed);
  to.boosters.set(from.boosters);
  to.boosts.set(from.boosts);
  to.timeOuts.set(from.timeOuts);
  to.given.set(from.given);
  to.calling = from.calling;
  to.phase = from.phase;
  to.statistic = from.statistic;
  to.before = from.before;
  to.mayChange = from.mayChange;
  to.announcing = from.announcing;
  to.announced = from.announced;
  to.winner = from.winner;
  to.contests = from.contests;
}

/** The seat that speaks for a locomotive of a team: of four players one each, of two the team's own. */
export const seatOf = ({ players }: Pairing, team: number, locomotive: number): number =>
  players === 4 ? 2 * team + locomotive : team;
/** The locomotive at place 0 or 1 of a team, by its number in the beliefs. */
export const locomotiveAt = ({ of }: Pairing, team: number, locomotive: number): number =>
  of[2 * team + locomotive]!;
/** The locomotive that a team has in use. */
export const inUseAt = (pairing: Pairing, run: Run, team: number): number =>
  locomotiveAt(pairing, team, run.inUse[team]!);
/** Whether locomotive `l` has a value for statistic `s`. */
export const hasValue = ({ beliefs, statistics }: Pairing, l: number, s: number): boolean =>
  beliefs.has[l * statistics + s] === 1;

/** The locomotive that would have to answer (DH-2.4); −1 if none has a value. */
export function answering(pairing: Pairing, run: Run, team: number, s: number): number {
  const inUse = run.inUse[team]!;
  if (hasValue(pairing, locomotiveAt(pairing, team, inUse), s)) return inUse;
  return hasValue(pairing, locomotiveAt(pairing, team, 1 - inUse), s) ? 1 - inUse : -1;
}
/** Whether a team may call a statistic with a locomotive (DH-2.1 to DH-2.3, DH-3.3). */
export function mayCall(pairing: Pairing, run: Run, team: number, locomotive: number, s: number): boolean {
  if (run.called[s] === 1 || !hasValue(pairing, locomotiveAt(pairing, team, locomotive), s)) return false;
  const answers = answering(pairing, run, 1 - team, s);
  return answers >= 0 && (run.vetoed[s]! & (1 << seatOf(pairing, 1 - team, answers))) === 0;
}
function canCall(pairing: Pairing, run: Run, team: number, locomotive: number): boolean {
  for (let s = 0; s < pairing.statistics; s++) if (mayCall(pairing, run, team, locomotive, s)) return true;
  return false;
}
/** Whether enough points are scored for boosters (DH-6.1). */
const boostersOpen = ({ scores }: Run): boolean => scores[0]! + scores[1]! >= BOOSTERS_FROM;
/** Whether the calling team may move to style points (DH-8.1). */
export const mayMoveToStyle = ({ scores, served }: Run): boolean =>
  scores[0]! + scores[1]! >= STYLE_FROM && !served.includes(0);
/** Whether the calling team may change its locomotive before it calls (DH-5.2). */
export const mayChange = ({ mayChange: may, scores, calling }: Run): boolean =>
  may && scores[calling]! < scores[1 - calling]!;

/**
 * A call is due: of the first team and locomotive that can, the calling team's in use first (DH-2.6); else style points
 * (DH-8.2).
 */
export function callDue(pairing: Pairing, run: Run): void {
  for (const team of [run.calling, 1 - run.calling]) {
    const inUse = run.inUse[team]!;
    for (const locomotive of [inUse, 1 - inUse])
      if (canCall(pairing, run, team, locomotive)) {
        if (team !== run.calling) run.mayChange = false;
        run.calling = team;
        run.inUse[team] = locomotive;
        run.phase = CALLING;
        return;
      }
  }
  toStyle(pairing, run);
}

/** The style phase at once: the leader by enough skips it (DH-8.3), else all that the features bring is counted (DH-8.4). */
export function toStyle({ style }: Pairing, run: Run): void {
  run.phase = OVER;
  const lead = run.scores[0]! - run.scores[1]!;
  const final = Math.abs(lead) >= SKIP_LEAD ? lead : lead + style[0] - style[1];
  run.winner = final > 0 ? 0 : final < 0 ? 1 : DRAW;
}

/** The calling team changes to another locomotive (DH-5.2). */
export function change(pairing: Pairing, run: Run, locomotive: number): void {
  run.inUse[run.calling] = locomotive;
  run.mayChange = false;
  callDue(pairing, run);
}
/** A team calls its Time Out; the team in the lead announces first (DH-7.2). */
export function timeOut(run: Run, team: number): void {
  run.timeOuts[team]!--;
  run.phase = TIME_OUT;
  run.announcing = run.scores[0]! > run.scores[1]! ? 0 : 1;
  run.announced = 0;
}
/** The team that is asked announces its locomotive (DH-7.2); after both, a call is due. */
export function announce(pairing: Pairing, run: Run, locomotive: number): void {
  run.inUse[run.announcing] = locomotive;
  run.announcing = 1 - run.announcing;
  if (++run.announced < 2) return;
  run.mayChange = false;
  callDue(pairing, run);
}

/** The calling team calls a statistic; goes on to the veto, the booster or the values (DH-6.9). */
export function call(pairing: Pairing, world: World, run: Run, s: number, rng: Rng): void {
  const opposing = 1 - run.calling;
  run.statistic = s;
  run.before = run.inUse[opposing]!;
  run.boosts[0] = run.boosts[1] = NO_BOOSTER;
  run.inUse[opposing] = answering(pairing, run, opposing, s);
  if (run.vetoes[seatOf(pairing, opposing, run.inUse[opposing]!)]! > 0) run.phase = VETO;
  else askBooster(pairing, world, run, rng);
}
/** Who has to answer vetoes the call; it counts as not called (DH-3.2). */
export function veto(pairing: Pairing, run: Run): void {
  const opposing = 1 - run.calling;
  const seat = seatOf(pairing, opposing, run.inUse[opposing]!);
  run.vetoes[seat]!--;
  run.vetoed[run.statistic]! |= 1 << seat;
  run.inUse[opposing] = run.before;
  run.mayChange = false;
  callDue(pairing, run);
}
/** No veto: asks the opposing team for a booster if it may play one (DH-6.1), else reads the values. */
export function askBooster(pairing: Pairing, world: World, run: Run, rng: Rng): void {
  if (boostersOpen(run) && run.boosters[1 - run.calling]! > 0) run.phase = BOOST;
  else resolve(pairing, world, run, rng);
}
/** The team that is asked plays a booster (one bit); two Double Headers are not used up (DH-6.6). */
export function boost(pairing: Pairing, world: World, run: Run, booster: number, rng: Rng): void {
  const { calling, boosters, boosts } = run;
  const team = run.phase === ANSWER ? calling : 1 - calling;
  boosts[team] = booster;
  boosters[team]! &= ~booster;
  if (boosts[0] === DOUBLE && boosts[1] === DOUBLE) {
    boosters[0]! |= DOUBLE;
    boosters[1]! |= DOUBLE;
  }
  if (run.phase === ANSWER || boosters[calling] === 0) resolve(pairing, world, run, rng);
  else run.phase = ANSWER;
}

function given(pairing: Pairing, { value }: World, run: Run, team: number, rng: Rng): number {
  const { statistic: s, inUse } = run;
  const own = locomotiveAt(pairing, team, inUse[team]!) * pairing.statistics + s;
  const second = locomotiveAt(pairing, team, 1 - inUse[team]!) * pairing.statistics + s;
  switch (run.boosts[team]) {
    case FIFTY:
      return rng.below(2) === 0 ? Infinity : 0;
    case SWAP:
      run.read[second] = 1;
      return value[second]!;
    case DOUBLE:
      return value[own]! + value[second]!;
    default:
      run.read[own] = 1;
      return value[own]!;
  }
}

/** Coins, then values, the opposing team's first (DH-6.4, DH-2.5). */
export function resolve(pairing: Pairing, world: World, run: Run, rng: Rng): void {
  const { calling, boosts, given: values } = run;
  run.served[run.inUse[0]!] = 1;
  run.served[2 + run.inUse[1]!] = 1;
  values[1 - calling] = given(pairing, world, run, 1 - calling, rng);
  values[calling] = given(pairing, world, run, calling, rng);
  if (values[0] !== values[1]) return score(pairing, run);
  if (boosts[0] !== NO_BOOSTER || boosts[1] !== NO_BOOSTER) return undecided(pairing, run);
  run.phase = TAG;
}

/**
 * After a tie the opposing team tags its teammate in (DH-4.1); if it is a tie still, the calling team must (DH-4.2).
 */
export function tag(pairing: Pairing, world: World, run: Run): void {
  tagIn(pairing, world, run, 1 - run.calling);
  if (run.given[0] === run.given[1]) stand(pairing, world, run);
  else score(pairing, run);
}
/** After a tie nobody of the opposing team is tagged in; the calling team must tag in, if it can (DH-4.2). */
export function stand(pairing: Pairing, world: World, run: Run): void {
  const { calling } = run;
  if (!hasValue(pairing, locomotiveAt(pairing, calling, 1 - run.inUse[calling]!), run.statistic))
    return undecided(pairing, run);
  tagIn(pairing, world, run, calling);
  if (run.given[0] === run.given[1]) undecided(pairing, run);
  else score(pairing, run);
}
function tagIn(pairing: Pairing, world: World, run: Run, team: number): void {
  const locomotive = 1 - run.inUse[team]!;
  run.inUse[team] = locomotive;
  run.served[2 * team + locomotive] = 1;
  const cell = locomotiveAt(pairing, team, locomotive) * pairing.statistics + run.statistic;
  run.read[cell] = 1;
  run.given[team] = world.value[cell]!;
}

function score(pairing: Pairing, run: Run): void {
  const [a, b] = [run.given[0]!, run.given[1]!];
  const victor = a > b ? 0 : 1;
  const [high, low] = a > b ? [a, b] : [b, a];
  run.scores[victor]! += !pairing.margin ? 1 : low === 0 || high >= 2 * low ? 3 : high >= 1.5 * low ? 2 : 1;
  decided(pairing, run, victor);
}
const undecided = (pairing: Pairing, run: Run): void => decided(pairing, run, 1 - run.calling);
function decided(pairing: Pairing, run: Run, victor: number): void {
  run.contests++;
  run.called[run.statistic] = 1;
  run.calling = victor;
  run.mayChange = run.boosts[0] === NO_BOOSTER && run.boosts[1] === NO_BOOSTER;
  callDue(pairing, run);
}
