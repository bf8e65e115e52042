import { note, type Log } from './log.ts';
import {
  activeOf,
  canCall,
  certainlyCanCall,
  dormantOf,
  hasDormant,
  perhapsStuck,
  thresholdOf,
  withActive,
  withItem,
  withKnockedOut,
} from './roundhouse.ts';
import type { Clause } from './clauses.ts';
import {
  MARKER_EVERY,
  SIDES,
  other,
  type Blow,
  type Due,
  type Pair,
  type Side,
  type State,
} from './types.ts';

/** What comes next: activations that are due and possible, then a call. */
export function proceed(state: State, log: Log): State {
  if (state.due.length === 0) return callDue(state, log);
  const due = state.due.filter(({ side }) => hasDormant(state, side));
  if (due.length > 0) return { ...state, due, phase: 'activating' };
  return callDue({ ...state, due }, log);
}

/** A call is due. If the active locomotive can call nothing even after a reset, another comes into use; if none can, the game ends (LD-7.5). */
function callDue(state: State, log: Log): State {
  const { calling } = state;
  if (canCall(state, calling, activeOf(state, calling)!)) return { ...state, phase: 'calling' };
  if (dormantOf(state, calling).some((at) => certainlyCanCall(state, calling, at)))
    return { ...state, due: [{ side: calling, clause: 'LD-7.5' }], phase: 'activating' };
  // With foreign cards it is for whoever keeps the game to say so.
  if (perhapsStuck(state)) return { ...state, phase: 'calling' };
  note(log, 'LD-7.5', { kind: 'stuck' });
  return endOnPoints(state, 'LD-7.5', log);
}

/** The next call is this contestant's; the opponent is asked anew before it (LD-4.8). */
export function callBy(state: State, side: Side, log: Log): State {
  return proceed({ ...state, calling: side, passed: false, contest: null, sequence: null }, log);
}

/** A locomotive becomes active; its owner now sees the rear of its card (LD-1.3). */
export function activate(state: State, side: Side, at: number, log: Log): State {
  log.seals = true;
  return { ...state, locomotives: withActive(state.locomotives, side, at) };
}

/** Spends a marker; every second one used resets the record, after the sequence if there is one (LD-6.1, LD-6.3). */
export function spend(state: State, side: Side, log: Log): State {
  const markersUsed = state.markersUsed + 1;
  const next: State = {
    ...state,
    markers: withItem(state.markers, side, state.markers[side] - 1),
    markersUsed,
    passed: false,
  };
  if (markersUsed % 2 === 1) return next;
  if (state.sequence) return { ...next, resetDue: true };
  return reset(next, log);
}

function reset(state: State, log: Log): State {
  note(log, 'LD-6.1', { kind: 'reset', requested: false });
  return { ...state, called: [], resetDue: false };
}

/** The sequence is over; a reset that waited for it takes effect (LD-6.3). */
export function closeSequence(state: State, log: Log): State {
  const next = { ...state, sequence: null };
  return next.resetDue ? reset(next, log) : next;
}

/** Scores, and the markers that the highest total so far has earned (LD-4.1). */
export function withScores(state: State, scores: Pair<number>, log: Log): State {
  const reached = Math.floor((scores[0] + scores[1]) / MARKER_EVERY);
  const count = reached - state.earned;
  if (count <= 0) return { ...state, scores };
  note(log, 'LD-4.1', { kind: 'markers', count });
  const [a, b] = state.markers;
  return { ...state, scores, earned: reached, markers: [a + count, b + count] };
}

/** Knocks locomotives out, the threshold falling with each (LD-7.1); then the game may be over (LD-7.7). */
export function knockOut(
  state: State,
  falls: readonly { readonly side: Side; readonly at: number }[],
  how: Blow,
  clause: Clause,
  log: Log,
): State {
  let next: State = { ...state, idleReset: false };
  for (const { side, at } of falls) {
    next = { ...next, locomotives: withKnockedOut(next.locomotives, side, at) };
    note(log, clause, { kind: 'knocked-out', side, locomotive: at, how, threshold: thresholdOf(next) });
  }
  return settled(next, log);
}

/** The game is over if a roster is out (LD-7.2, LD-7.3) or the threshold is reached (LD-7.1, LD-7.4). */
export function settled(state: State, log: Log): State {
  const out = SIDES.filter((side) => state.locomotives[side].every((status) => status === 'knocked-out'));
  if (out.length === 1) return over(state, [other(out[0]!)], 'LD-7.2', log);
  if (out.length === 2) return over(state, [better(state)], 'LD-7.3', log);
  const threshold = thresholdOf(state);
  const there = SIDES.filter((side) => state.scores[side] >= threshold);
  if (there.length === 1) return over(state, there, 'LD-7.1', log);
  if (there.length === 2) return over(state, [better(state)], 'LD-7.4', log);
  return state;
}

/** Who has more points; on equal points the calling contestant (LD-7.3, LD-7.4). */
function better({ scores, calling }: State): Side {
  if (scores[0] === scores[1]) return calling;
  return scores[0] > scores[1] ? 0 : 1;
}

/** The game ends undecided by the threshold: more points win, equal points are a draw (LD-7.5, LD-7.6). */
export function endOnPoints(state: State, clause: 'LD-7.5' | 'LD-7.6', log: Log): State {
  const [a, b] = state.scores;
  return over(state, a === b ? SIDES : a > b ? [0] : [1], clause, log);
}

function over(state: State, winners: readonly Side[], clause: Clause, log: Log): State {
  log.seals = true;
  note(log, clause, { kind: 'over', scores: state.scores, winners });
  return {
    ...state,
    phase: 'over',
    ended: clause,
    winners,
    contest: null,
    sequence: null,
    due: [],
    resetDue: false,
  };
}

/** Goes on unless the game is over. */
export function unlessOver(state: State, go: (state: State) => State): State {
  return state.phase === 'over' ? state : go(state);
}

/** Activations that a clause brings, one for each side in this order. */
export const dueTo = (clause: Clause, ...sides: readonly Side[]): Due[] =>
  sides.map((side) => ({ side, clause }));
