import type { Seat } from '@turntable/engine';
import { verdictByCount, withVerdict, type RuleAction, type StylePoint } from '../versus/index.ts';
import { note, type Log } from './log.ts';
import { membersOf, other, teamOf, withItem } from './sides.ts';
import type { Clause } from './clauses.ts';
import { TEAMS, type Event, type Pair, type State, type Style, type Team } from './types.ts';

type Ruling = Pick<Extract<Event, { kind: 'ruled' }>, 'verdict' | 'how' | 'reason'>;
const CLAUSE_OF: Readonly<Record<Ruling['how'], Clause>> = {
  cards: 'LV-4.3',
  judge: 'LV-3.1',
  others: 'LV-3.2',
  accepted: 'LV-3.2',
};

/** A claim: by feature the cards decide it at once (LV-4.3), in free words it waits for its verdict (LV-3.2). */
export function claim(before: State, seat: Seat, point: StylePoint, log: Log): State {
  const state = accept(before, log);
  const team = teamOf(state.box.players, seat);
  note(log, 'DH-8.4', { kind: 'claimed', seat, point });
  const style = passTurn(state.style!, seat);
  if ('text' in point) return { ...state, style: { ...style, waiting: { seat, text: point.text } } };
  const having = TEAMS.map(
    (t) => state.engines[t]!.filter(({ front }) => front.features.includes(point.feature)).length,
  );
  const verdict = verdictByCount(having[team]!, having[other(team)]!);
  return ruled({ ...state, style }, seat, point, { verdict, how: 'cards', reason: null }, log);
}

/** The verdict on the claim that waits (LV-3.1, LV-3.2). */
export function rule(state: State, action: RuleAction, log: Log): State {
  const { seat, text } = state.style!.waiting!;
  const how = log.by === 'judge' ? 'judge' : 'others';
  const ruling = { verdict: action.verdict, how, reason: action.reason ?? null } as const;
  return ruled(state, seat, { text }, ruling, log);
}

/** The contestant has no more style points; when none has, the game is over (DH-8.5). */
export function noMore(before: State, seat: Seat, log: Log): State {
  const state = accept(before, log);
  note(log, 'DH-8.5', { kind: 'no-more' });
  const style = passTurn({ ...state.style!, done: [...state.style!.done, seat] }, seat);
  const next = { ...state, style };
  return style.done.length === style.order.length ? gameOver(next, 'DH-8.5', log) : next;
}

/** The other side of the claim that waits: it rules where no judge does (LV-3.2). */
export function othersOf({ box, style }: Pick<State, 'box' | 'style'>): readonly Seat[] {
  return style?.waiting ? membersOf(box.players, other(teamOf(box.players, style.waiting.seat))) : [];
}

/** Whoever speaks next without a word on the claim that waits accepts it (LV-3.2). */
function accept(state: State, log: Log): State {
  const { waiting } = state.style!;
  if (!waiting) return state;
  const ruling: Ruling = { verdict: 'claimant', how: 'accepted', reason: null };
  return ruled(state, waiting.seat, { text: waiting.text }, ruling, log);
}

/** The next contestant in turn who has not said that they have no more. */
function passTurn(style: Style, seat: Seat): Style {
  const { order, done } = style;
  const at = order.indexOf(seat);
  const turns = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return { ...style, turn: turns.find((s) => !done.includes(s)) ?? seat };
}

/** An upheld claim scores one point for the team it favours (DH-8.4). */
function ruled(
  state: State,
  seat: Seat,
  point: StylePoint,
  { verdict, how, reason }: Ruling,
  log: Log,
): State {
  const team = teamOf(state.box.players, seat);
  const favoured: Team | undefined =
    verdict === 'claimant' ? team : verdict === 'opponent' ? other(team) : undefined;
  const scores: Pair<number> =
    favoured === undefined ? state.scores : withItem(state.scores, favoured, state.scores[favoured] + 1);
  note(log, CLAUSE_OF[how], { kind: 'ruled', seat, verdict, how, reason, scores });
  const style = state.style!;
  const ledger = withVerdict(style.ledger, point, team, verdict);
  return { ...state, scores, style: { ...style, waiting: null, ledger } };
}

/** The state after the end of the game, by the clause that ended it; the event in the log is DH-8.6. */
export function gameOver(state: State, clause: Clause, log: Log): State {
  log.seals = true;
  const { scores } = state;
  note(log, 'DH-8.6', { kind: 'over', scores, winners: leaders(scores) });
  return { ...state, phase: 'over', leader: null, ended: clause };
}

/** The team with more points; both on equal points (DH-8.6). */
export function leaders([a, b]: Pair<number>): readonly Team[] {
  if (a === b) return TEAMS;
  return a > b ? [0] : [1];
}
