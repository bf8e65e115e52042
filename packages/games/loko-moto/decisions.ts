import type { Actor, Decision } from '@turntable/engine';
import type { Action, State } from './types.ts';

/** The kinds of question, and the actions that answer each. */
export const KINDS = {
  deal: ['deal'],
  opening: ['close'],
  turn: ['reserve', 'build', 'buy'],
} as const satisfies Record<string, readonly Action['type'][]>;

/** Sections that are still to be closed in the opening; on a small map the game ends before all twelve are (LM-6.1, LM-5.1). */
export const leftToClose = ({ toClose, free }: Pick<State, 'toClose' | 'free'>): number =>
  Math.min(toClose, free);

const NONE: readonly Decision[] = [];

/** The one open question: the deal, then whose turn it is; none when the game is over. */
export function decisions(state: State): readonly Decision[] {
  if (state.phase === 'over') return NONE;
  const actor: Actor = state.phase === 'deal' ? 'chance' : state.turn;
  const kind: keyof typeof KINDS = state.phase === 'main' ? 'turn' : state.phase;
  return [{ id: String(state.moves), actors: [actor], kind }];
}
