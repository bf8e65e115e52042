import type { Actor, Decision, Seat } from '@turntable/engine';
import { JUDGE_DECISION } from '../versus/index.ts';
import { perhapsCalling } from './calls.ts';
import { mayTimeOut } from './conditions.ts';
import { contestant, membersOf, other, seatOf, teammate, teamOf } from './sides.ts';
import { mayVeto } from './statistic.ts';
import { othersOf } from './style.ts';
import type { Kind, State, Team } from './types.ts';

/** The questions that a position asks, under a name; each on public facts only (LV-6.1). */
export function questions(state: State, name: number): readonly Decision[] {
  if (state.phase === 'over') return [];
  const open = asked(state, name);
  if (state.box.rules.judge && state.phase !== 'deal') open.push(JUDGE_DECISION);
  return open;
}

function asked(state: State, name: number): Decision[] {
  const { phase, calling } = state;
  const opposing = other(calling);
  const ask = (kind: Kind, ...actors: Actor[]): Decision[] => [{ id: `${name}:${kind}`, actors, kind }];
  switch (phase) {
    case 'over':
      return [];
    case 'deal':
      return ask('deal', 'chance');
    case 'opening':
      return ask('field', ...membersOf(state.box.players, nextToField(state)));
    case 'calling':
      return (
        beforeCall(state, name) ?? [
          ...ask('call', contestant(state, calling)),
          ...perhaps('call', callers(state), name),
        ]
      );
    case 'veto': {
      const [first, ...others] = mayVeto(state);
      return [...ask('veto', first!), ...perhaps('veto', others, name)];
    }
    case 'boost':
      return ask('boost', teammate(state, opposing));
    case 'answer':
      return ask('answer', teammate(state, calling));
    case 'coin':
      return ask('coin', 'chance');
    case 'tag':
      return ask('tag', contestant(state, opposing));
    case 'time-out':
      return ask('field', contestant(state, nextToField(state)));
    case 'skip':
      return ask('skip-style', contestant(state, state.leader!));
    case 'style':
      return [...verdicts(state, ask), ...speaker(state, ask)];
  }
}

/**
 * Seats that turn out to be meant in a game kept by hand, where the cards do not tell: they may answer, and are not asked.
 */
function perhaps(kind: Kind, seats: readonly Seat[], name: number): Decision[] {
  return seats.length === 0
    ? []
    : [{ id: perhapsId(name, kind), actors: [...new Set(seats)], kind, standing: true }];
}

/** Names such a question. */
export const perhapsId = (name: number, kind: Kind): string => `${name}:${kind}:perhaps`;

function callers(state: State): Seat[] {
  if (!state.engines.flat().some(({ unread }) => unread)) return [];
  const asked = contestant(state, state.calling);
  return perhapsCalling(state, state.calling)
    .map(({ team, engine: locomotive }) => seatOf(state.box.players, team, locomotive))
    .filter((seat) => seat !== asked);
}

/** The team that announces its locomotive next: the calling team first (DH-1.4), in a Time Out the leading one (DH-7.2). */
export function nextToField({ timeOut, calling, inUse }: Pick<State, 'timeOut' | 'calling' | 'inUse'>): Team {
  if (timeOut) return timeOut.order[timeOut.announced === 0 ? 0 : 1];
  return inUse[calling] === null ? calling : other(calling);
}

/** Everybody who may call a Time Out is asked at once, but for the calling contestant, who acts last (DH-7.3). */
function beforeCall(state: State, name: number): Decision[] | undefined {
  const { players } = state.box;
  if (!mayTimeOut(state, 0) && !mayTimeOut(state, 1)) return undefined;
  const calling = contestant(state, state.calling);
  const open: Decision[] = [];
  for (let seat = 0; seat < players; seat++) {
    if (seat === calling || state.between.passed.includes(seat)) continue;
    if (!mayTimeOut(state, teamOf(players, seat))) continue;
    open.push({ id: `${name}:time-out:${seat}`, actors: [seat], kind: 'time-out' });
  }
  return open.length > 0 ? open : undefined;
}

type Ask = (kind: Kind, ...actors: Actor[]) => Decision[];

function verdicts(state: State, ask: Ask): Decision[] {
  if (!state.style?.waiting) return [];
  if (state.box.rules.judge) return ask('rule', 'judge');
  return ask('rule', ...othersOf(state));
}

/**
 * While a claim waits, only the other side may go on without its verdict, and so accept it; with a judge nobody may (LV-3.2).
 * It is the verdict that is waited for.
 */
function speaker({ box, style }: State, ask: Ask): Decision[] {
  if (!style) return [];
  const { waiting, turn } = style;
  if (!waiting) return ask('speak', turn);
  const mute = box.rules.judge || teamOf(box.players, turn) === teamOf(box.players, waiting.seat);
  return mute ? [] : ask('speak', turn).map((decision) => ({ ...decision, optional: true }));
}
