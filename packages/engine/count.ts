import type { Actor, Decision, Game, Types } from './contract.ts';
import { viewerOf } from './play.ts';

/** A legal action and who may play it. */
interface Choice<Action> {
  readonly decision: Decision;
  readonly actor: Actor;
  readonly action: Action;
}

/** Every legal action of every asked actor (only of `only`, if given), permanent decisions left out. Lazy and in a stable order. */
export function* choices<T extends Types>(
  game: Game<T>,
  state: T['State'],
  only?: Actor,
): Generator<Choice<T['Action']>> {
  for (const decision of game.decisions(state)) {
    if (decision.standing) continue;
    for (const actor of decision.actors) {
      if (only !== undefined && actor !== only) continue;
      for (const action of game.legalActions(game.view(state, viewerOf(actor)), decision))
        yield { decision, actor, action };
    }
  }
}

/** How many choices there are; null if more than `limit`, found without counting further. */
export function countChoices<T extends Types>(
  game: Game<T>,
  state: T['State'],
  limit: number,
  only?: Actor,
): number | null {
  let total = 0;
  for (const decision of game.decisions(state)) {
    if (decision.standing) continue;
    for (const actor of decision.actors) {
      if (only !== undefined && actor !== only) continue;
      const view = game.view(state, viewerOf(actor));
      if (game.countLegal) {
        const count = game.countLegal(view, decision, limit - total);
        if (count === undefined) return null;
        total += count;
      } else {
        for (const _ of game.legalActions(view, decision)) if (++total > limit) return null;
      }
      if (total > limit) return null;
    }
  }
  return total;
}

/** The seats (and judge, chance) that are asked now, each once, seats first in order. */
export function toAct(decisions: readonly Decision[]): Actor[] {
  const actors = new Set<Actor>();
  for (const decision of decisions)
    if (!decision.standing) for (const actor of decision.actors) actors.add(actor);
  const rank = (actor: Actor): number => (typeof actor === 'number' ? actor : actor === 'judge' ? 1e6 : 1e7);
  return [...actors].sort((a, b) => rank(a) - rank(b));
}

/**
 * Perft: the number of legal action sequences of exactly `depth` actions. Free-text claims are left out by
 * `skip`. A game that has ended adds nothing.
 */
export function perft<T extends Types>(
  game: Game<T>,
  state: T['State'],
  depth: number,
  skip?: (action: T['Action']) => boolean,
): number {
  if (depth === 0) return 1;
  // A bare count would include what is to be skipped.
  if (depth === 1 && game.countLegal && !skip) return countChoices(game, state, Infinity) ?? 0;
  let total = 0;
  for (const { decision, actor, action } of choices(game, state)) {
    if (skip?.(action)) continue;
    total +=
      depth === 1
        ? 1
        : perft(game, game.apply(state, { decision: decision.id, actor, action }).state, depth - 1, skip);
  }
  return total;
}
