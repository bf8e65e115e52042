import { compared, toldValue, valueOf, withReadOut, type Victory } from '../versus/index.ts';
import { activate, callBy, settled, spend, unlessOver, withScores } from './course.ts';
import { note, type Log } from './log.ts';
import { activeOf, hasDormant, withItem } from './roundhouse.ts';
import { attack } from './sequence.ts';
import { other, type Action, type Contest, type Pair, type Side, type State } from './types.ts';

/** A statistic is called, against the active locomotive or a target (LD-2.1, LD-2.2). */
export function call(
  state: State,
  { statistic, target, told }: Extract<Action, { type: 'call' }>,
  log: Log,
): State {
  const opponent = other(state.calling);
  note(log, 'LD-2.1', { kind: 'called', statistic });
  if (target !== undefined) note(log, 'LD-2.2', { kind: 'targeted', side: opponent, locomotive: target });
  const next: State = {
    ...state,
    contest: {
      statistic,
      opposing: target ?? activeOf(state, opponent)!,
      ...(told ? { told } : {}),
    },
  };
  // Asked on public facts: also if no dormant locomotive has a value (LV-6.1).
  const asks = state.markers[opponent] > 0 && hasDormant(state, opponent);
  return asks ? { ...next, phase: 'answering' } : read(next, log);
}

/** A dormant locomotive is activated and its value used (LD-4.3). */
export function block(state: State, at: number, log: Log): State {
  const opponent = other(state.calling);
  note(log, 'LD-4.3', { kind: 'blocked', side: opponent, locomotive: at });
  const paid = activate(spend(state, opponent, log), opponent, at, log);
  return read({ ...paid, contest: { ...state.contest!, opposing: at } }, log);
}

/** The values are read, the opposing one first (LD-2.3). */
export function read(state: State, log: Log): State {
  const { calling } = state;
  const { opposing } = state.contest!;
  const next = readOut(
    readOut(state, other(calling), opposing, log),
    calling,
    activeOf(state, calling)!,
    log,
  );
  const { after, won } = compare(next);
  if (won) return decide(after, won, log);
  note(log, 'LD-3.1', { kind: 'tied' });
  // Asked on the public fact that a dormant locomotive exists (LV-6.1).
  return hasDormant(after, other(calling)) ? { ...after, phase: 'tie' } : { ...after, phase: 'tie-break' };
}

/** Reads out one value, which is public from now on (LV-2.3). */
function readOut(state: State, side: Side, at: number, log: Log): State {
  const { statistic } = state.contest!;
  const locomotive = state.rosters[side]![at]!;
  const value = valueOf(locomotive, statistic) ?? toldNumber(state, side);
  if (locomotive.unread) state = { ...state, contest: giving(state.contest!, side, value) };
  // Not even read out to whoever kept the game.
  if (value === null) return state;
  const calculated = locomotive.rear.calculated.includes(statistic);
  log.seals = true;
  note(log, 'LD-2.3', { kind: 'read', side, locomotive: at, statistic, value, calculated });
  const before = state.read[side]![at]!;
  if (Object.hasOwn(before, statistic)) return state;
  const mine = state.read[side]!.with(at, withReadOut(before, locomotive, statistic, value));
  return { ...state, read: state.read.with(side, mine) };
}

function toldNumber({ contest }: State, side: Side): number | null {
  const value = toldValue(contest!.told?.[0], side);
  return value === 'infinity' ? null : value;
}

function giving(contest: Contest, side: Side, value: number | null): Contest {
  return { ...contest, given: withItem(contest.given ?? [null, null], side, value) };
}

/** The two values that count now, by contestant; null is one that a game kept by hand does not know. */
function values({ rosters, contest, calling, locomotives }: State): Pair<number | null> {
  const { statistic, opposing, given } = contest!;
  const own = activeOf({ locomotives }, calling)!;
  const value = (side: Side): number | null =>
    valueOf(rosters[side]![side === calling ? own : opposing]!, statistic) ?? given?.[side] ?? null;
  return [value(0), value(1)];
}

/** Compares the values, or what was told of them; the next comparison has the next entry. Nobody has won a tie. */
function compare(state: State): { after: State; won: Victory | undefined } {
  const { told, ...contest } = state.contest!;
  const won = compared(state.box.rules.scoring, values(state), told?.[0]);
  return { after: told ? { ...state, contest: { ...contest, told: told.slice(1) } } : state, won };
}

/** The opponent tries another locomotive (LD-3.1). */
export function tryOther(state: State, at: number, log: Log): State {
  const opponent = other(state.calling);
  note(log, 'LD-3.1', { kind: 'activated', side: opponent, locomotive: at });
  const active = activate({ ...state, contest: { ...state.contest!, opposing: at } }, opponent, at, log);
  const next = readOut(active, opponent, at, log);
  const { after, won } = compare(next);
  return won ? decide(after, won, log) : { ...after, phase: 'tie-break' };
}

/** Still a tie: the caller must try another (LD-3.2); if it is one even then, the opponent counts as the victor and nobody scores (LD-3.3). */
export function mustTryOther(state: State, at: number, log: Log): State {
  const { calling } = state;
  note(log, 'LD-3.2', { kind: 'activated', side: calling, locomotive: at });
  const next = readOut(activate(state, calling, at, log), calling, at, log);
  const { after, won } = compare(next);
  if (won) return decide(after, won, log);
  const victor = other(calling);
  note(log, 'LD-3.3', { kind: 'undecided', side: victor });
  return callBy(recorded(after), victor, log);
}

/** With nothing to try, a marker skips the statistic; the caller keeps calling (LD-3.4). A reset comes before it is written (LD-6.3). */
export function skip(state: State, log: Log): State {
  const { calling } = state;
  note(log, 'LD-3.4', { kind: 'rested', side: calling, skipped: true });
  return callBy(recorded(spend(state, calling, log)), calling, log);
}

/** With nothing to try, a knock-out that costs nothing; the statistic is written first (LD-3.4). */
export function attackFreely(state: State, log: Log): State {
  return attack({ ...recorded(state), contest: null }, true, log);
}

/** The higher value wins and scores (LD-2.3, LV-2); the winner calls next (LD-2.4). */
function decide(state: State, { winner: victor, points }: Victory, log: Log): State {
  const scores = withItem(state.scores, victor, state.scores[victor] + points);
  note(log, 'LV-2.2', { kind: 'won', side: victor, points, scores });
  const next = recorded(withScores({ ...state, idleReset: false }, scores, log));
  return unlessOver(settled(next, log), (on) => callBy(on, victor, log));
}

/** The statistic goes into the record (LD-2.3). */
function recorded(state: State): State {
  return { ...state, called: [...state.called, state.contest!.statistic] };
}
