import type { Entry, Seat, Step } from '@turntable/engine';
import { beginStyle, field, moveToStyle, timeOut } from './between.ts';
import { loggedActor } from '../versus/index.ts';
import { newLog, note, type Log } from './log.ts';
import { perhapsCalling } from './calls.ts';
import { perhapsId, questions } from './questions.ts';
import { deal } from './setup.ts';
import { seatOf, teamOf } from './sides.ts';
import { askBooster, boost, call, callingBy, coin, flip, stand, tag, veto } from './statistic.ts';
import { claim, gameOver, noMore, rule } from './style.ts';
import type { Action, Event, State } from './types.ts';

/** Plays a legal entry, and all that the rules then do by themselves. */
export function apply(state: State, entry: Entry<Action>): Step<State, Event> {
  const log: Log = newLog(loggedActor(entry));
  const next = act(said(state, entry, log), entry.action, entry.actor as Seat, log);
  return { state: asking(state, next, entry.action), events: log.events, seals: log.seals };
}

/** Who does what only the calling contestant may, in a game kept by hand, says so that they call by DH-2.6. */
function said(state: State, { decision, action, actor }: Entry<Action>, log: Log): State {
  if (action.type === 'call' || typeof actor !== 'number' || decision !== perhapsId(state.asked, 'call'))
    return state;
  const { players } = state.box;
  const callers = perhapsCalling(state, state.calling);
  return callingBy(
    state,
    callers.find(({ team, engine: locomotive }) => seatOf(players, team, locomotive) === actor)!,
    log,
  );
}

/**
 * The position with its questions. After a pass of one of several who are asked, a verdict or a correction, what else
 * was open stays open under its name, lest somebody's answer cross it; but a name never comes back.
 */
function asking(before: State, after: State, { type }: Action): State {
  if (type === 'rule' || type === 'correct' || (type === 'pass' && before.phase === 'calling')) {
    const decisions = questions(after, after.asked);
    if (type !== 'correct') return { ...after, decisions };
    const same = decisions.length === before.decisions.length;
    if (same && decisions.every(({ id }, i) => id === before.decisions[i]!.id))
      return { ...after, decisions };
  }
  const asked = before.asked + 1;
  return { ...after, asked, decisions: questions(after, asked) };
}

function act(state: State, action: Action, seat: Seat, log: Log): State {
  switch (action.type) {
    case 'deal':
      return deal(state, action, log);
    case 'field':
      return field(state, action.engine, log);
    case 'call':
      return call(state, action, log);
    case 'veto':
      return veto(state, seat, log);
    case 'accept':
      note(log, 'DH-3.1', { kind: 'accepted' });
      return askBooster(state, log);
    case 'boost':
      return boost(state, action.booster, log);
    case 'decline':
      note(log, state.phase === 'answer' ? 'DH-6.2' : 'DH-6.1', { kind: 'declined' });
      return flip(state, log);
    case 'coin':
      return coin(state, action.result, log);
    case 'tag':
      return tag(state, log);
    case 'stand':
      note(log, 'DH-4.1', { kind: 'stood' });
      return stand(state, log);
    case 'time-out':
      return timeOut(state, teamOf(state.box.players, seat), log);
    case 'pass':
      return pass(state, seat, log);
    case 'style':
      return moveToStyle(state, log, action.stuck ? 'DH-8.2' : 'DH-8.1');
    case 'skip-style':
      note(log, 'DH-8.3', { kind: 'skipped', team: state.leader! });
      return gameOver(state, 'DH-8.3', log);
    case 'hold-style':
      note(log, 'DH-8.3', { kind: 'held', team: state.leader! });
      return beginStyle(state);
    case 'claim':
      return claim(
        state,
        seat,
        'feature' in action ? { feature: action.feature } : { text: action.text },
        log,
      );
    case 'rule':
      return rule(state, action, log);
    case 'correct':
      note(log, 'LV-3.1', { kind: 'corrected', scores: action.scores, reason: action.reason });
      return { ...state, scores: action.scores };
    case 'end-style':
      note(log, 'LV-3.1', { kind: 'style-ended' });
      return gameOver(state, 'DH-8.5', log);
  }
}

function pass(state: State, seat: Seat, log: Log): State {
  if (state.phase === 'style') return noMore(state, seat, log);
  note(log, 'DH-7.3', { kind: 'no-time-out' });
  const { between } = state;
  return { ...state, between: { ...between, passed: [...between.passed, seat] } };
}
