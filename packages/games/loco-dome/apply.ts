import type { Entry, Step } from '@turntable/engine';
import {
  activate,
  dueTo,
  endOnPoints,
  knockOut,
  proceed,
  settled,
  spend,
  unlessOver,
  withScores,
} from './course.ts';
import { loggedActor } from '../versus/index.ts';
import { newLog, note, type Log } from './log.ts';
import { questions } from './questions.ts';
import { activeOf, valid, withItem } from './roundhouse.ts';
import { attack, bothFall, concede, correct, rule, sacrifice, speak } from './sequence.ts';
import { deal } from './setup.ts';
import { attackFreely, block, call, mustTryOther, read, skip, tryOther } from './statistic.ts';
import { other, type Action, type Event, type Side, type State } from './types.ts';

/** Plays a legal entry, and all that the rules then do by themselves. */
export function apply(state: State, entry: Entry<Action>): Step<State, Event> {
  const log: Log = newLog(loggedActor(entry));
  const next = act(state, entry.action, entry.actor as Side, log);
  return { state: asking(state, next, entry.action), events: log.events, seals: log.seals };
}

/** The position with its questions. After a correction the same questions keep their names, lest an answer cross it. */
function asking(before: State, after: State, { type }: Action): State {
  if (type === 'correct') {
    const decisions = questions(after);
    const same = decisions.length === before.decisions.length;
    if (same && decisions.every(({ id }, i) => id === before.decisions[i]!.id))
      return { ...after, decisions };
  }
  const named: State = { ...after, asked: before.asked + 1 };
  return { ...named, decisions: questions(named) };
}

function act(state: State, action: Action, side: Side, log: Log): State {
  switch (action.type) {
    case 'deal':
      return deal(state, action, log);
    case 'activate':
      return activated(state, side, action.locomotive, log);
    case 'call':
      return call(state, action, log);
    case 'answer':
      note(log, 'LD-2.3', { kind: 'answered' });
      return read(state, log);
    case 'block':
      return block(state, action.locomotive, log);
    case 'stand':
      note(log, 'LD-3.1', { kind: 'stood' });
      return { ...state, phase: 'tie-break' };
    case 'swap':
      return swap(state, side, action.locomotive, log);
    case 'rest':
      return rest(state, side, log);
    case 'detonate':
      return detonate(state, side, log);
    case 'knock-out':
      return action.free ? attackFreely(state, log) : attack(state, false, log);
    case 'reset':
      return resetOnRequest(state, log);
    case 'pass':
      if (state.phase === 'sequence') return bothFall(state, log);
      note(log, 'LD-4.8', { kind: 'passed' });
      return { ...state, passed: true };
    case 'claim':
    case 'reply': {
      const point = 'feature' in action ? { feature: action.feature } : { text: action.text };
      return speak(state, action.type, point, log);
    }
    case 'equal':
      return correct(state, log);
    case 'concede':
      return concede(state, side, log);
    case 'sacrifice':
      return sacrifice(state, action.locomotive, log);
    case 'rule':
      return rule(state, action, log);
    case 'correct':
      note(log, 'LV-3.1', { kind: 'corrected', scores: action.scores, reason: action.reason });
      return settled(withScores(state, action.scores, log), log);
    case 'end-style':
      return concede(state, toSpeak(state), log);
  }
}

/** Who is to speak in a sequence: the other side of a point that waits, else whose turn it is (LV-3.1). */
function toSpeak({ sequence, calling }: State): Side {
  const { waiting, turn } = sequence!;
  const claims = waiting ? waiting.turn === 'reply' : turn === 'claim';
  return claims ? calling : other(calling);
}

type Dues = readonly [State['due'][number], ...State['due']];

/** An activation: to break a tie, or one that the rules ask for. */
function activated(state: State, side: Side, at: number, log: Log): State {
  if (state.phase === 'tie') return tryOther(state, at, log);
  if (state.phase === 'tie-break') return mustTryOther(state, at, log);
  // In a game kept by hand LD-7.5 may be said where the cards do not tell.
  const [{ clause }, ...due] = state.due.length > 0 ? (state.due as Dues) : ([{ clause: 'LD-7.5' }] as const);
  note(log, clause, { kind: 'activated', side, locomotive: at });
  return proceed({ ...activate(state, side, at, log), due }, log);
}

/** LD-4.2: a marker activates a dormant locomotive. */
function swap(state: State, side: Side, at: number, log: Log): State {
  note(log, 'LD-4.2', { kind: 'swapped', side, locomotive: at });
  return proceed(activate(spend(state, side, log), side, at, log), log);
}

/** LD-4.6 between calls, LD-3.4 on a tie. */
function rest(state: State, side: Side, log: Log): State {
  if (state.phase === 'tie-break') return skip(state, log);
  note(log, 'LD-4.6', { kind: 'rested', side, skipped: false });
  return proceed(spend(state, side, log), log);
}

/** LD-4.7: both active locomotives fall; both activate, the calling contestant first. */
function detonate(state: State, side: Side, log: Log): State {
  const { calling } = state;
  note(log, 'LD-4.7', { kind: 'detonated', side });
  const paid: State = { ...spend(state, side, log), detonated: withItem(state.detonated, side, true) };
  const order = [calling, other(calling)] as const;
  const falls = order.map((each) => ({ side: each, at: activeOf(paid, each)! }));
  const next = knockOut(paid, falls, 'detonation', 'LD-4.7', log);
  return unlessOver(next, (on) => proceed({ ...on, due: dueTo('LD-4.7', ...order) }, log));
}

/** Whether the active locomotive of whoever calls has a statistic that may be called and was not. */
function hasUncalled(state: State): boolean {
  const { calling, called } = state;
  return [...valid(state, calling, activeOf(state, calling)!)].some((each) => !called.includes(each));
}

/** LD-6.2; the second one with no point and no knock-out between them ends the game (LD-7.6). */
function resetOnRequest(state: State, log: Log): State {
  note(log, 'LD-6.2', { kind: 'reset', requested: true });
  // What has not been called is a zero on their card: the others know that now.
  if (hasUncalled(state)) log.seals = true;
  const next: State = { ...state, called: [], idleReset: true };
  return state.idleReset ? endOnPoints(next, 'LD-7.6', log) : next;
}
