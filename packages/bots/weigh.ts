import type { Act, AnyGame, Decision, Rng, SeenBy } from '@turntable/engine';
import type { Weighed, Weigher } from './bot.ts';
import { WEIGHERS } from './registry.ts';

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
