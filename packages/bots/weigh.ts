import type { Act, AnyGame, Decision, Rng, SeenBy } from '@turntable/engine';
import type { Asked } from './bot.ts';
import { WEIGHERS } from './registry.ts';

/** An action that was thought about. */
export interface Weighed<Action extends Act = Act> {
  readonly action: Action;
  /** How likely its side is to win after it, 0 to 1: a shared victory counts in part. */
  readonly chance: number;
  /** The same with what the lead is worth, 0 to 1: tells apart moves that win or lose alike. */
  readonly worth: number;
  /** Play-outs that tried it. */
  readonly tries: number;
}
/** Weighs the answers to a question, the best one first; none where there is nothing to choose or nothing to search. */
export type Weigher<View extends SeenBy, Action extends Act> = (
  asked: Omit<Asked<View>, 'level'>,
) => readonly Weighed<Action>[];

/** What the strongest level thinks of the answers to a question, best first; of a game without one, nothing. */
export function weigh(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  rng: Rng,
  expired: () => boolean,
): readonly Weighed[] {
  const weigher = WEIGHERS[game.id] as Weigher<SeenBy, Act> | undefined;
  const found = weigher?.({ view, decision, rng, expired }) ?? [];
  return found.filter(({ action }) => game.refusals(view, decision, action).length === 0);
}
