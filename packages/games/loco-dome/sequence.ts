import {
  EMPTY_LEDGER,
  identical,
  verdictByCards,
  withVerdict,
  type RuleAction,
  type StylePoint,
  type Verdict,
} from '../versus/index.ts';
import { callBy, closeSequence, dueTo, knockOut, spend, unlessOver } from './course.ts';
import { note, type Log } from './log.ts';
import { maySacrifice } from './questions.ts';
import { activeOf } from './roundhouse.ts';
import type { Clause } from './clauses.ts';
import { EQUAL_PAIRS, MOST_PAIRS, other, type Event, type Sequence, type Side, type State } from './types.ts';

type Ruling = Pick<Extract<Event, { kind: 'ruled' }>, 'verdict' | 'how' | 'reason'>;
const CLAUSE_OF: Readonly<Record<Ruling['how'], Clause>> = {
  cards: 'LV-4.3',
  judge: 'LV-3.1',
  others: 'LV-3.2',
  accepted: 'LV-3.2',
};

/** A knock-out is called, for a marker (LD-4.4) or free (LD-3.4). Two identical locomotives both fall, unless one is sacrificed (LD-5.8). */
export function attack(before: State, free: boolean, log: Log): State {
  const { calling, rosters } = before;
  note(log, free ? 'LD-3.4' : 'LD-4.4', { kind: 'attacked', side: calling, free });
  const opponent = other(calling);
  const same = identical(
    rosters[calling]![activeOf(before, calling)!]!,
    rosters[opponent]![activeOf(before, opponent)!]!,
  );
  const sequence: Sequence = {
    free,
    identical: same,
    pairs: 0,
    turn: 'claim',
    waiting: null,
    fresh: true,
    ledger: EMPTY_LEDGER,
    since: before.asked + 1,
  };
  const begun: State = { ...before, phase: 'sequence', sequence };
  const state = free ? begun : spend(begun, calling, log);
  if (!same) return state;
  note(log, 'LD-5.8', { kind: 'identical' });
  return maySacrifice(state) ? state : bothFall(state, log);
}

/** A style point: the caller's claim or the opponent's reply. The cards decide a feature at once; words wait for a verdict (LV-3.2). */
export function speak(before: State, turn: 'claim' | 'reply', point: StylePoint, log: Log): State {
  const state = accept(before, log);
  // What was accepted may have been the last pair; then there is nothing left to say (LD-5.8).
  if (!state.sequence) return state;
  const side = sideOf(state, turn);
  note(log, turn === 'claim' ? 'LD-5.1' : 'LD-5.2', {
    kind: 'claimed',
    side,
    reply: turn === 'reply',
    point,
  });
  const fresh = turn === 'claim' && state.sequence.fresh;
  const sequence: Sequence = { ...state.sequence, turn, fresh };
  if ('text' in point) return { ...state, sequence: { ...sequence, waiting: { turn, text: point.text } } };
  const has = (of: Side): boolean =>
    state.rosters[of]![activeOf(state, of)!]!.front.features.includes(point.feature);
  const verdict = verdictByCards(has(side), has(other(side)));
  return ruled({ ...state, sequence }, turn, point, { verdict, how: 'cards', reason: null }, log);
}

const sideOf = ({ calling }: State, turn: 'claim' | 'reply'): Side =>
  turn === 'claim' ? calling : other(calling);

/** The verdict on the point that waits (LV-3.1, LV-3.2). */
export function rule(state: State, action: RuleAction, log: Log): State {
  const { turn, text } = state.sequence!.waiting!;
  const how = log.by === 'judge' ? 'judge' : 'others';
  const ruling = { verdict: action.verdict, how, reason: action.reason ?? null } as const;
  return ruled(state, turn, { text }, ruling, log);
}

/** Whoever goes on without a word on the point that waits accepts it (LV-3.2). */
function accept(state: State, log: Log): State {
  const { waiting } = state.sequence!;
  if (!waiting) return state;
  const ruling = { verdict: 'claimant', how: 'accepted', reason: null } as const;
  return ruled(state, waiting.turn, { text: waiting.text }, ruling, log);
}

/** The correction: the claim applies to both equally (LD-5.2). After ten pairs it makes none (LD-5.4). */
export function correct(state: State, log: Log): State {
  const { text } = state.sequence!.waiting!;
  note(log, 'LD-5.2', { kind: 'corrected-claim', side: other(state.calling) });
  const sequence: Sequence = { ...state.sequence!, fresh: false };
  return settlePoint({ ...state, sequence }, 'claim', { text }, 'equal', 'LD-5.2', log);
}

function ruled(state: State, turn: 'claim' | 'reply', point: StylePoint, ruling: Ruling, log: Log): State {
  note(log, CLAUSE_OF[ruling.how], { kind: 'ruled', side: sideOf(state, turn), ...ruling });
  return settlePoint(state, turn, point, ruling.verdict, turn === 'reply' ? 'LD-5.2' : 'LD-5.5', log);
}

/**
 * What a verdict does: a claim upheld asks for a reply, a reply upheld makes a pair; the rest has to be replaced (LD-5.2 to LD-5.5).
 * `pairBy` is the clause by which there is a pair, if there is one.
 */
function settlePoint(
  state: State,
  turn: 'claim' | 'reply',
  point: StylePoint,
  verdict: Verdict,
  pairBy: 'LD-5.2' | 'LD-5.5',
  log: Log,
): State {
  const side = sideOf(state, turn);
  const sequence: Sequence = {
    ...state.sequence!,
    waiting: null,
    ledger: withVerdict(state.sequence!.ledger, point, side, verdict),
  };
  const next: State = { ...state, sequence };
  if (turn === 'claim' && verdict === 'claimant')
    return { ...next, sequence: { ...sequence, turn: 'reply' } };
  const pair =
    turn === 'reply' ? verdict === 'claimant' : verdict === 'equal' && sequence.pairs < EQUAL_PAIRS;
  if (pair) return paired(next, pairBy, log);
  note(log, verdict === 'equal' && turn === 'claim' ? 'LD-5.4' : 'LD-5.5', { kind: 'replace', side });
  return { ...next, sequence: { ...sequence, turn } };
}

function paired(state: State, clause: Clause, log: Log): State {
  const pairs = state.sequence!.pairs + 1;
  note(log, clause, { kind: 'paired', pairs });
  const next: State = { ...state, sequence: { ...state.sequence!, pairs, turn: 'claim' } };
  return pairs >= MOST_PAIRS ? bothFall(next, log) : next;
}

/** Somebody has no valid point left (LD-5.3): they say so, which accepts what waits, or the judge does. */
export function concede(before: State, side: Side, log: Log): State {
  const state = log.by === 'judge' ? before : accept(before, log);
  if (!state.sequence) return state;
  note(log, log.by === 'judge' ? 'LV-3.1' : 'LD-5.3', { kind: 'conceded', side });
  return side === state.calling ? callerLoses(state, log) : callerWins(state, log);
}

/** LD-5.6: the opponent's locomotive falls; both activate, the caller not after a free knock-out. */
function callerWins(state: State, log: Log): State {
  const { calling, sequence } = state;
  const opponent = other(calling);
  const next = knockOut(
    state,
    [{ side: opponent, at: activeOf(state, opponent)! }],
    'no-reply',
    'LD-5.6',
    log,
  );
  const sides = sequence!.free ? [opponent] : [calling, opponent];
  return unlessOver(next, (on) => after(on, 'LD-5.6', sides, calling, log));
}

/** LD-5.7: the caller's locomotive falls, and they activate another; the opponent calls next (LD-5.9). */
function callerLoses(state: State, log: Log): State {
  const { calling } = state;
  const next = knockOut(state, [{ side: calling, at: activeOf(state, calling)! }], 'no-claim', 'LD-5.7', log);
  return unlessOver(next, (on) => after(on, 'LD-5.7', [calling], other(calling), log));
}

/** LD-5.8: 25 pairs, or identical locomotives: both fall, and the caller counts as the victor. */
export function bothFall(state: State, log: Log): State {
  const { calling } = state;
  const falls = ([calling, other(calling)] as const).map((side) => ({ side, at: activeOf(state, side)! }));
  const next = knockOut(state, falls, 'both', 'LD-5.8', log);
  return unlessOver(next, (on) => after(on, 'LD-5.8', [calling, other(calling)], calling, log));
}

/** LD-4.5: a dormant locomotive falls in place of the attack, the caller activates another, and the roles change. */
export function sacrifice(state: State, at: number, log: Log): State {
  const { calling } = state;
  const side = other(calling);
  const next = knockOut(spend(state, side, log), [{ side, at }], 'sacrifice', 'LD-4.5', log);
  return unlessOver(next, (on) => after(on, 'LD-4.5', [calling], side, log));
}

function after(state: State, clause: Clause, sides: readonly Side[], calling: Side, log: Log): State {
  return callBy({ ...closeSequence(state, log), due: dueTo(clause, ...sides) }, calling, log);
}
