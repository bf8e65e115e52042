import {
  viewerOf,
  type Decision,
  type Entry,
  type Outcome,
  type Refusal,
  type Step,
} from '@turntable/engine';
import type { Clause } from './clauses.ts';
import { KINDS, MOST, type Action, type Event, type State, type View } from './types.ts';

/** The one question that is open: the lot, then whose turn it is. */
export function decisions({ moves, turn, left }: State): readonly Decision[] {
  if (left === 0) return [];
  return [
    turn === null
      ? { id: `deal-${moves}`, actors: ['chance'], kind: 'deal' }
      : { id: `turn-${moves}`, actors: [turn], kind: 'turn' },
  ];
}

/** Why the viewer may not do that; empty if they may. */
export function refusals(
  { viewer, setup, left }: View,
  decision: Decision | undefined,
  action: Action,
): readonly Refusal<Clause>[] {
  const isAsked = decision?.actors.some((actor) => viewerOf(actor) === viewer) ?? false;
  const types: readonly string[] = KINDS[(decision?.kind ?? 'turn') as keyof typeof KINDS] ?? [];
  if (!isAsked || !types.includes(action.type)) return [{ clause: 'SG-2.3' }];
  if (action.type === 'deal') return setup.starters.includes(action.starter) ? [] : [{ clause: 'SG-1.2' }];
  if (action.count < 1 || action.count > MOST) return [{ clause: 'SG-2.1', with: { most: MOST } }];
  return action.count > left ? [{ clause: 'SG-2.2', with: { left } }] : [];
}

/** What the viewer may do, the least first; chance draws and lists nothing. */
export function* legalActions(view: View, decision: Decision): Iterable<Action> {
  for (let count = 1; count <= MOST; count++) {
    const action: Action = { type: 'take', count };
    if (refusals(view, decision, action).length === 0) yield action;
  }
}

/** Plays a legal entry. */
export function apply(state: State, { actor, action }: Entry<Action>): Step<State, Event> {
  const moves = state.moves + 1;
  if (action.type === 'deal') {
    const { starter } = action;
    const setup = { ...state.setup, starters: [starter] };
    const event: Event = { kind: 'dealt', clause: 'SG-1.2', by: 'chance', starter };
    return { state: { ...state, setup, moves, turn: starter }, events: [event], seals: true };
  }
  const seat = state.turn!;
  const left = state.left - action.count;
  const taken = state.taken.with(seat, state.taken[seat]! + action.count);
  const events: Event[] = [{ kind: 'took', clause: 'SG-2.1', by: actor, count: action.count, left }];
  if (left === 0) events.push({ kind: 'over', clause: 'SG-3.1', by: actor, winner: seat });
  const turn = left === 0 ? seat : (seat + 1) % state.setup.players;
  return { state: { ...state, moves, turn, left, taken }, events, seals: false };
}

/** Whoever took the last wagon, then all the others together (SG-3.1). */
export function outcome({ left, turn, setup }: State): Outcome<Clause> | undefined {
  if (left > 0 || turn === null) return undefined;
  const others = Array.from({ length: setup.players }, (_, seat) => seat).filter((seat) => seat !== turn);
  return { places: [[turn], others], by: 'SG-3.1' };
}
