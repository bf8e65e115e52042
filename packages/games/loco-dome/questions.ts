import type { Actor, Decision } from '@turntable/engine';
import { JUDGE_DECISION } from '../versus/index.ts';
import { hasDormant, othersOf, perhapsStuck } from './roundhouse.ts';
import { other, type Kind, type State } from './types.ts';

/** The questions that a position asks; each on public facts only (LV-6.1). */
export function questions(state: State): readonly Decision[] {
  if (state.phase === 'over') return [];
  const open = asked(state);
  if (state.box.rules.judge && state.phase !== 'deal') open.push(JUDGE_DECISION);
  return open;
}

function asked(state: State): Decision[] {
  const { phase, calling } = state;
  const opponent = other(calling);
  const ask = (kind: Kind, actor: Actor): Decision[] => [
    { id: `${state.asked}:${kind}`, actors: [actor], kind },
  ];
  switch (phase) {
    case 'over':
      return [];
    case 'deal':
      return ask('deal', 'chance');
    case 'activating':
      return ask('activate', state.due[0]!.side);
    case 'calling':
      // The opponent is asked first (LD-4.8), on the public fact that a marker is left.
      return [
        ...(state.markers[opponent] > 0 && !state.passed ? ask('between', opponent) : ask('call', calling)),
        ...stuck(state),
      ];
    case 'answering':
      return ask('answer', opponent);
    case 'tie':
      return ask('tie', opponent);
    case 'tie-break':
      return ask('tie-break', calling);
    case 'sequence':
      return inSequence(state, ask);
  }
}

/** In a game kept by hand, where the cards do not tell, the caller may have to activate another (LD-7.5); nobody is asked. */
function stuck(state: State): Decision[] {
  if (!state.rosters.flat().some(({ unread }) => unread) || !perhapsStuck(state)) return [];
  return [
    { id: `${state.asked}:stuck`, actors: [state.calling], kind: 'activate' satisfies Kind, standing: true },
  ];
}

type Ask = (kind: Kind, actor: Actor) => Decision[];

function inSequence(state: State, ask: Ask): Decision[] {
  const { calling, sequence, box } = state;
  const opponent = other(calling);
  const { identical, waiting, turn } = sequence!;
  if (identical) return ask('identical', opponent);
  if (waiting && box.rules.judge) return [...ask('rule', 'judge'), ...sacrifice(state)];
  // Without a judge the other side rules, or goes on and so accepts what waits (LV-3.2).
  const verdict = othersOf(state).flatMap((side) => ask('rule', side));
  const speaks = waiting ? (waiting.turn === 'claim' ? 'reply' : 'claim') : turn;
  if (speaks === 'reply') return [...verdict, ...ask('reply', opponent)];
  return [...verdict, ...ask('claim', calling), ...sacrifice(state)];
}

/** The opponent may sacrifice at any time before their first reply; nobody waits for it (LD-4.5). */
function sacrifice(state: State): Decision[] {
  const opponent = other(state.calling);
  if (!maySacrifice(state)) return [];
  return [
    {
      id: `${state.sequence!.since}:sacrifice`,
      actors: [opponent],
      kind: 'sacrifice' satisfies Kind,
      optional: true,
    },
  ];
}

/** Whether the opponent of the knock-out has a marker and a dormant locomotive to spend on it (LD-4.5). */
export function maySacrifice({
  calling,
  sequence,
  markers,
  locomotives,
}: Pick<State, 'calling' | 'sequence' | 'markers' | 'locomotives'>): boolean {
  const opponent = other(calling);
  return (
    sequence !== null && sequence.fresh && markers[opponent] > 0 && hasDormant({ locomotives }, opponent)
  );
}
