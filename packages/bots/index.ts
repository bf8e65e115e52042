import type { Act, AnyGame, Decision, Rng, SeenBy } from '@turntable/engine';
import { locoDomeBot } from './loco-dome/index.ts';
import { doubleHeaderBot } from './double-header/index.ts';
import { lokoMotoBot } from './loko-moto/index.ts';

/** The levels of bots, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot has to decide by: a view and a question, luck, and a signal that its time is up. Never a state. */
export interface Asked<View extends SeenBy = SeenBy> {
  readonly view: View;
  readonly decision: Decision;
  readonly level: Level;
  readonly rng: Rng;
  /** True once the time for thinking is over; asked often, so it must be cheap. */
  readonly expired: () => boolean;
}
/** A player of one game. Whatever it answers is checked; it need not be legal. */
export type Bot<View extends SeenBy, Action extends Act> = (asked: Asked<View>) => Action | undefined;

const BOTS: Readonly<Record<string, Bot<never, Act>>> = {
  'loco-dome': locoDomeBot,
  'loko-moto': lokoMotoBot,
  'double-header': doubleHeaderBot,
};

/**
 * A bot's answer to a question. It is always legal: an answer that the game refuses is replaced by a random legal one,
 * so a mistake in a bot costs it strength and nobody the game.
 */
export function chooseAction(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  level: Level,
  rng: Rng,
  expired: () => boolean,
): Act {
  const bot = BOTS[game.id] as Bot<SeenBy, Act> | undefined;
  const action = bot?.({ view, decision, level, rng, expired });
  if (action && game.refusals(view, decision, action).length === 0) return action;
  return randomLegal(game, view, decision, rng);
}

/** A legal answer chosen with no thought at all. */
export function randomLegal(game: AnyGame, view: SeenBy, decision: Decision, rng: Rng): Act {
  if (game.sampleLegal) return game.sampleLegal(view, decision, rng);
  const legal = [...game.legalActions(view, decision)];
  return legal[rng.below(legal.length)]!;
}
