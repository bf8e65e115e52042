import type { Act, AnyGame, Decision, Rng, SeenBy } from '@turntable/engine';
import type { Bot, Level } from './bot/bot.ts';
import { BOTS } from './registry.ts';

export { LEVELS, type Level } from './bot/bot.ts';

/** What a bot would answer to a question; nothing where it has no answer, or one that the game refuses. */
export function wishOf(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  level: Level,
  rng: Rng,
  expired: () => boolean,
): Act | undefined {
  const bot = BOTS[game.id] as Bot<SeenBy, Act> | undefined;
  const action = bot?.({ view, decision, level, rng, expired });
  return action && game.refusals(view, decision, action).length === 0 ? action : undefined;
}

/**
 * A bot's answer to a question. It is always legal: an answer that the game refuses is replaced by a random legal one,
 * so a mistake in a bot costs it strength and nobody the game.
 */
export function chooseAction(...asked: Parameters<typeof wishOf>): Act {
  const [game, view, decision, , rng] = asked;
  return wishOf(...asked) ?? randomLegal(game, view, decision, rng);
}

/** A legal answer chosen with no thought at all. */
export function randomLegal(game: AnyGame, view: SeenBy, decision: Decision, rng: Rng): Act {
  if (game.sampleLegal) return game.sampleLegal(view, decision, rng);
  const legal = [...game.legalActions(view, decision)];
  return legal[rng.below(legal.length)]!;
}
