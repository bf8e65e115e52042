import { ToldError, type Seat } from '@turntable/engine';
import {
  compared,
  sumOf,
  toldValue,
  valueOf,
  withReadOut,
  type Value,
  type Victory,
} from '../versus/index.ts';
import { callDue } from './between.ts';
import { answerers, answering, certainlyHas, hasValue, type Caller, type Sight } from './calls.ts';
import { boostersOpen } from './conditions.ts';
import { note, type Log } from './log.ts';
import { locomotiveInUse, other, seatOf, withItem } from './sides.ts';
import {
  BOOSTERS,
  type Action,
  type Between,
  type Booster,
  type Coin,
  type Contest,
  type LocomotiveIndex,
  type State,
  type Team,
} from './types.ts';

type Call = Extract<Action, { type: 'call' }>;

/** A statistic is called; the opposing team switches at once if it has to (DH-2.4). */
export function call(before: State, action: Call, log: Log): State {
  const { statistic, told } = action;
  const state = action.caller ? callingBy(before, action.caller, log) : before;
  const { calling } = state;
  const opposing = other(calling);
  note(log, 'DH-2.1', { kind: 'called', team: calling, statistic });
  const inUse = locomotiveInUse(state, opposing);
  const at = answering(state, opposing, statistic, told)!;
  if (at !== inUse) note(log, 'DH-2.4', { kind: 'forced-in', team: opposing, engine: at });
  const contest: Contest = {
    statistic,
    before: inUse,
    boosts: [null, null],
    coins: [null, null],
    given: [null, null],
    ...(told ? { told } : {}),
  };
  const next = { ...state, contest, inUse: withItem(state.inUse, opposing, at) };
  return mayVeto(next).length > 0 ? { ...next, phase: 'veto' } : askBooster(next, log);
}

/** DH-2.6 as a game kept by hand says it, where the cards do not tell (docs/record.md). */
export function callingBy(state: State, { team, engine: at }: Caller, log: Log): State {
  if (team !== state.calling) note(log, 'DH-2.6', { kind: 'passed-on', team });
  if (at !== state.inUse[team]) note(log, 'DH-2.6', { kind: 'forced-in', team, engine: at });
  return { ...state, calling: team, inUse: withItem(state.inUse, team, at) };
}

/**
 * Who may veto the call: whoever has to answer, if they have a Veto left. In a game kept by hand it may turn out to be the
 * teammate: nothing is told of a call that was vetoed, and only then.
 */
export function mayVeto(
  state: Pick<State, 'calling' | 'contest' | 'inUse' | 'engines' | 'box' | 'vetoes'> & Sight,
): Seat[] {
  const opposing = other(state.calling);
  const { statistic, told } = state.contest!;
  const own = locomotiveInUse(state, opposing);
  const others = told ? [] : answerers(state, opposing, statistic).filter((at) => at !== own);
  const seats = [own, ...others].map((at) => seatOf(state.box.players, opposing, at));
  return [...new Set(seats)].filter((seat) => state.vetoes[seat]! > 0);
}

/** A veto ends the call: it counts as not made, and the switch that it forced is undone (DH-3.2, DH-2.4). */
export function veto(state: State, seat: Seat, log: Log): State {
  const opposing = other(state.calling);
  const { statistic, before } = state.contest!;
  note(log, 'DH-3.1', { kind: 'vetoed', statistic });
  const earlier = Object.hasOwn(state.vetoed, statistic) ? state.vetoed[statistic]! : [];
  const next: State = {
    ...state,
    contest: null,
    inUse: withItem(state.inUse, opposing, before),
    vetoes: state.vetoes.map((left, s) => (s === seat ? left - 1 : left)),
    vetoed: { ...state.vetoed, [statistic]: [...earlier, seat] },
    between: { ...state.between, after: 'veto' },
  };
  return callDue(next, log);
}

/** After the veto, the opposing teammate may play a booster (DH-6.1, DH-6.9); asked as long as one is left (LV-6.1). */
export function askBooster(state: State, log: Log): State {
  const asks = boostersOpen(state) && state.boosters[other(state.calling)].length > 0;
  return asks ? { ...state, phase: 'boost' } : read(state, log);
}

/** A booster is played: by the opposing team, or by the calling team in answer (DH-6.2). */
export function boost(state: State, booster: Booster, log: Log): State {
  const answer = state.phase === 'answer';
  const team = answer ? state.calling : other(state.calling);
  note(log, answer ? 'DH-6.2' : 'DH-6.1', { kind: 'boosted', team, booster });
  const contest = state.contest!;
  const boosts = withItem(contest.boosts, team, booster);
  let boosters = withItem(
    state.boosters,
    team,
    state.boosters[team].filter((left) => left !== booster),
  );
  if (boosts[0] === 'double-header' && boosts[1] === 'double-header') {
    note(log, 'DH-6.6', { kind: 'true-double-header' });
    boosters = [withBooster(boosters[0], 'double-header'), withBooster(boosters[1], 'double-header')];
  }
  const next: State = { ...state, boosters, contest: { ...contest, boosts } };
  if (answer || next.boosters[state.calling].length === 0) return flip(next, log);
  return { ...next, phase: 'answer' };
}

const withBooster = (left: readonly Booster[], back: Booster): Booster[] =>
  BOOSTERS.filter((booster) => booster === back || left.includes(booster));

/** Coins are flipped after the answer, the opposing team's first (DH-6.4). */
export function flip(state: State, log: Log): State {
  return coinFor(state) === undefined ? read(state, log) : { ...state, phase: 'coin' };
}

/** The team whose coin is to be flipped next. */
function coinFor({ contest, calling }: State): Team | undefined {
  return [other(calling), calling].find(
    (team) => contest!.boosts[team] === 'fifty-fifty' && contest!.coins[team] === null,
  );
}

/** The coin that is due fell; the next one is, or the values are read (DH-6.4). */
export function coin(state: State, result: Coin, log: Log): State {
  const team = coinFor(state)!;
  log.seals = true;
  note(log, 'DH-6.4', { kind: 'flipped', team, result });
  const contest = state.contest!;
  return flip({ ...state, contest: { ...contest, coins: withItem(contest.coins, team, result) } }, log);
}

/** Values are read, the opposing one first (DH-2.5), and compared. */
function read(state: State, log: Log): State {
  const { calling } = state;
  const opposing = other(calling);
  const { next, won } = compare(readFor(readFor(withServed(state), opposing, log), calling, log));
  const { boosts } = next.contest!;
  if (won) return score(next, won, log);
  note(log, 'DH-4.1', { kind: 'tied' });
  // DH-6.7: after a booster nobody tags in.
  return boosts[0] || boosts[1] ? undecided(next, log) : { ...next, phase: 'tag' };
}

/** The locomotives in use have called or answered (DH-8.1). */
function withServed(state: State): State {
  const { served } = state;
  const [a, b] = [locomotiveInUse(state, 0), locomotiveInUse(state, 1)];
  if (served[0][a] && served[1][b]) return state;
  return { ...state, served: [withItem(served[0], a, true), withItem(served[1], b, true)] };
}

/** What a team gives: its own value, or what its booster makes of it (DH-6.4). */
function readFor(state: State, team: Team, log: Log): State {
  const inUse = locomotiveInUse(state, team);
  const { boosts, coins, statistic } = state.contest!;
  switch (boosts[team]) {
    case null:
      return readCard(state, team, inUse, log);
    case 'swap-orders':
      return readCard(state, team, other(inUse), log);
    case 'fifty-fifty': {
      const value = coins[team] === 'heads' ? 'infinity' : 0;
      note(log, 'DH-6.4', {
        kind: 'read',
        team,
        engine: inUse,
        statistic,
        value,
        manner: 'fifty-fifty',
        calculated: false,
      });
      return { ...state, contest: giving(state, team, value) };
    }
    case 'double-header': {
      const [one, two] = state.engines[team]!.map((at) => valueOf(at, statistic));
      const known = one !== undefined && two !== undefined;
      const value = known ? sumOf(one, two) : toldValue(state.contest!.told?.[0], team);
      log.seals = true;
      const manner = 'double-header';
      if (value === null) return state;
      note(log, 'DH-6.4', { kind: 'read', team, engine: inUse, statistic, value, manner, calculated: false });
      return {
        ...state,
        contest: giving(state, team, value),
        sums: known ? [...state.sums, { team, statistic, value: value as number }] : state.sums,
      };
    }
  }
}

/** Reads a value from a card: it is public from now on (LV-2.3). */
function readCard(state: State, team: Team, at: LocomotiveIndex, log: Log): State {
  const { statistic, boosts } = state.contest!;
  const locomotive = state.engines[team]![at]!;
  log.seals = true;
  const manner = boosts[team] ?? 'own';
  const printed = valueOf(locomotive, statistic) ?? toldValue(state.contest!.told?.[0], team);
  // Not even read out to whoever kept the game; infinity is made by a coin and stands on no card.
  if (printed === null || printed === 'infinity') return { ...state, contest: giving(state, team, null) };
  const readOuts = withReadOut(state.read[team][at], locomotive, statistic, printed);
  const { value, calculated = false } = readOuts[statistic]!;
  const clause = manner === 'own' ? 'DH-2.5' : 'DH-6.4';
  note(log, clause, { kind: 'read', team, engine: at, statistic, value, manner, calculated });
  const read = withItem(state.read, team, withItem(state.read[team], at, readOuts));
  return { ...state, contest: giving(state, team, value), read };
}

function giving({ contest }: State, team: Team, value: Value | null): Contest {
  return { ...contest!, given: withItem(contest!.given, team, value) };
}

/** The opposing contestant tags in the teammate (DH-4.1); if it is still a tie, the calling team has to (DH-4.2). */
export function tag(state: State, log: Log): State {
  const { next, won } = compare(tagIn(state, other(state.calling), 'DH-4.1', log));
  return won ? score(next, won, log, 'tied') : stand(next, log);
}

/**
 * The tie stands for the opposing team: the calling team's teammate is tagged in if there is a value (DH-4.2, DH-4.3). Throws
 * `ToldError` for a tag that was told of but has no value (DH-4.2).
 */
export function stand(state: State, log: Log): State {
  const { calling, contest } = state;
  const { statistic, told } = contest!;
  const second = other(locomotiveInUse(state, calling));
  const tagged = told?.[0]?.tagged === true;
  if (tagged && !hasValue(state, calling, second, statistic))
    throw new ToldError('call', { clause: 'DH-4.2' });
  // With a foreign card only who kept the game knows.
  if (!tagged && !certainlyHas(state, calling, second, statistic)) return undecided(state, log);
  const { next, won } = compare(tagIn(state, calling, 'DH-4.2', log));
  return won ? score(next, won, log, 'tied') : undecided(next, log);
}

/** Compares what was given, or what was told of it; the next comparison has the next entry. Nobody has won a tie. */
function compare(state: State): { next: State; won: Victory | undefined } {
  const { told, ...contest } = state.contest!;
  const won = compared(state.box.rules.scoring, contest.given, told?.[0]);
  return { next: told ? { ...state, contest: { ...contest, told: told.slice(1) } } : state, won };
}

/** A locomotive tagged in is then in use, and has answered (DH-4.4, DH-8.1). */
function tagIn(state: State, team: Team, clause: 'DH-4.1' | 'DH-4.2', log: Log): State {
  const at = other(locomotiveInUse(state, team));
  note(log, clause, { kind: 'tagged', team, engine: at });
  const served = withItem(state.served, team, withItem(state.served[team], at, true));
  return readCard({ ...state, served, inUse: withItem(state.inUse, team, at) }, team, at, log);
}

/** The higher value scores (LV-2.1, LV-2.2), and its team calls next (DH-5.1). `tied`: only a tag broke the tie. */
function score(state: State, { winner: team, points }: Victory, log: Log, tied?: 'tied'): State {
  const scores = withItem(state.scores, team, state.scores[team] + points);
  note(log, state.box.rules.scoring === 'margin' ? 'LV-2.2' : 'DH-2.5', {
    kind: 'won',
    team,
    points,
    scores,
  });
  return decided({ state, scores, victor: team, tied: tied !== undefined }, log);
}

/** Still a tie: the opposing team counts as the victor, nobody scores (DH-4.3). */
function undecided(state: State, log: Log): State {
  const team = other(state.calling);
  note(log, 'DH-4.3', { kind: 'undecided', team });
  return decided({ state, scores: state.scores, victor: team, tied: true }, log);
}

interface Decided extends Pick<Between, 'tied'> {
  readonly state: State;
  readonly victor: Team;
  readonly scores: State['scores'];
}
function decided({ state, victor, scores, tied }: Decided, log: Log): State {
  const { statistic, boosts } = state.contest!;
  const boosted = boosts[0] !== null || boosts[1] !== null;
  const next: State = {
    ...state,
    scores,
    contest: null,
    calling: victor,
    called: [...state.called, statistic],
    uncalled: state.uncalled.filter((left) => left !== statistic),
    between: { after: 'statistic', victor, boosted, tied, changed: false, passed: [] },
  };
  return callDue(next, log);
}
