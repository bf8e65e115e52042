import { EMPTY_LEDGER } from '../versus/index.ts';
import { caller } from './calls.ts';
import { skipLeader } from './conditions.ts';
import { note, type Log } from './log.ts';
import { contestant, other, teammate, withItem } from './sides.ts';
import type { Between, LocomotiveIndex, State } from './types.ts';

/** A call is due: whoever can call does (DH-2.6); if neither team can, the game moves to style points (DH-8.2). */
export function callDue(state: State, log: Log): State {
  const { calling, inUse } = state;
  const next = caller(state, calling);
  if (!next) return moveToStyle(state, log, 'DH-8.2');
  if (next.team !== calling) note(log, 'DH-2.6', { kind: 'passed-on', team: next.team });
  if (next.engine !== inUse[next.team])
    note(log, 'DH-2.6', { kind: 'forced-in', team: next.team, engine: next.engine });
  return { ...state, phase: 'calling', calling: next.team, inUse: withItem(inUse, next.team, next.engine) };
}

/** Announces a locomotive: the opening (DH-1.4), an answer to a Time Out (DH-7.2), or a change before a call (DH-5.2). */
export function field(state: State, locomotive: LocomotiveIndex, log: Log): State {
  if (state.phase === 'opening') return fieldOpening(state, locomotive, log);
  if (state.timeOut) return fieldInTimeOut(state, locomotive, log);
  const team = state.calling;
  note(log, 'DH-5.2', { kind: 'fielded', team, engine: locomotive, kept: false });
  const between: Between = { ...state.between, changed: 'once', passed: [] };
  return callDue({ ...state, inUse: withItem(state.inUse, team, locomotive), between }, log);
}

function fieldOpening(state: State, locomotive: LocomotiveIndex, log: Log): State {
  const { calling } = state;
  const team = state.inUse[calling] === null ? calling : other(calling);
  note(log, 'DH-1.4', { kind: 'fielded', team, engine: locomotive, kept: false });
  const next = { ...state, inUse: withItem(state.inUse, team, locomotive) };
  return team === calling ? next : callDue(next, log);
}

/** The calling team stays the calling team, whichever its locomotive now is (DH-7.2). */
function fieldInTimeOut(state: State, locomotive: LocomotiveIndex, log: Log): State {
  const { order, announced } = state.timeOut!;
  const team = order[announced === 0 ? 0 : 1];
  note(log, 'DH-7.2', { kind: 'fielded', team, engine: locomotive, kept: locomotive === state.inUse[team] });
  const next: State = {
    ...state,
    inUse: withItem(state.inUse, team, locomotive),
    timeOut: { order, announced: announced + 1 },
  };
  if (announced === 0) return next;
  const between: Between = { ...state.between, changed: 'time-out', passed: [] };
  return callDue({ ...next, timeOut: null, between }, log);
}

/** A Time Out: the team in the lead announces first (DH-7.1, DH-7.2). */
export function timeOut(state: State, team: 0 | 1, log: Log): State {
  note(log, 'DH-7.1', { kind: 'time-out', team });
  const leading = state.scores[0] > state.scores[1] ? 0 : 1;
  return {
    ...state,
    phase: 'time-out',
    timeOuts: withItem(state.timeOuts, team, state.timeOuts[team] - 1),
    timeOut: { order: [leading, other(leading)], announced: 0 },
  };
}

/** No statistic is called any more; who leads by enough is asked whether to skip the phase (DH-8.1 to DH-8.3). */
export function moveToStyle(state: State, log: Log, clause: 'DH-8.1' | 'DH-8.2'): State {
  note(log, clause, { kind: 'style', team: state.calling });
  const leader = skipLeader(state);
  return leader === null ? beginStyle(state) : { ...state, phase: 'skip', leader };
}

/** Style points begin with the calling contestant, teams in turn (DH-8.4). */
export function beginStyle(state: State): State {
  const { calling, box } = state;
  const opposing = other(calling);
  const front = [contestant(state, calling), contestant(state, opposing)];
  const order = box.players === 4 ? [...front, teammate(state, calling), teammate(state, opposing)] : front;
  return {
    ...state,
    phase: 'style',
    leader: null,
    style: { order, turn: order[0]!, done: [], waiting: null, ledger: EMPTY_LEDGER },
  };
}
