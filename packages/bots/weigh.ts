import type { Act, AnyGame, Decision, Rng, SeenBy } from '@turntable/engine';
import type { Weighed, Weigher } from './bot/bot.ts';
import { WEIGHERS } from './registry.ts';

/** What the strongest level thinks of the answers to a question, best first, `also` among them; of a game without one, nothing. */
export function weigh(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  rng: Rng,
  expired: () => boolean,
  also?: Act,
): readonly Weighed[] {
  const weigher = WEIGHERS[game.id] as Weigher<SeenBy, Act> | undefined;
  const found = weigher?.({ view, decision, rng, expired }, also) ?? [];
  return found.filter(({ action }) => game.refusals(view, decision, action).length === 0);
}
