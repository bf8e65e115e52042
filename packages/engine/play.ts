import type { Actor, Decision, Entry, Game, Refusal, Rng, Step, Types, Viewer } from './contract.ts';

/** A played entry's step, or why it may not be played. */
export type Played<T extends Types> =
  | { readonly ok: true; readonly step: Step<T['State'], T['Event']> }
  | { readonly ok: false; readonly refusals: readonly Refusal<T['Clause']>[]; readonly stale: boolean };

/** The viewer whose knowledge an actor acts on; chance knows nothing of its own. */
export function viewerOf(actor: Actor): Viewer {
  return actor === 'chance' ? 'public' : actor;
}

/** The open decision that an entry names, if its actor is asked. */
export function openDecision(decisions: readonly Decision[], id: string, actor: Actor): Decision | undefined {
  for (const decision of decisions)
    if (decision.id === id && decision.actors.includes(actor)) return decision;
  return undefined;
}

/**
 * The question that an action of this type by this actor answers: the first open one that asks the actor and takes
 * the type, else the first that asks the actor at all (whose refusal then says what it wants).
 */
export function decisionFor<T extends Types>(
  game: Game<T>,
  decisions: readonly Decision[],
  actor: Actor,
  type: string,
): Decision | undefined {
  let asked: Decision | undefined;
  for (const decision of decisions) {
    if (!decision.actors.includes(actor)) continue;
    if (game.kinds[decision.kind]?.includes(type)) return decision;
    if (!decision.standing) asked ??= decision;
  }
  return asked;
}

/**
 * Plays one entry with all its checks: the decision is open to the actor, and no clause forbids the action.
 * `stale` tells an answer to a closed question from an illegal one. Chance's answers are checked by the game's
 * `refusals` like anybody's. `view`: what the actor sees of this state, where it is there already.
 */
export function play<T extends Types>(
  game: Game<T>,
  state: T['State'],
  entry: Entry<T['Action']>,
  view = game.view(state, viewerOf(entry.actor)),
): Played<T> {
  const decision = openDecision(view.decisions, entry.decision, entry.actor);
  const refusals = game.refusals(view, decision, entry.action);
  if (refusals.length > 0) return { ok: false, refusals, stale: decision === undefined };
  if (decision === undefined) throw new Error(`${game.id}: an answer to nothing was not refused`);
  return { ok: true, step: game.apply(state, entry) };
}

/** Chance's decision, if one is open. */
export function chanceDecision(decisions: readonly Decision[]): Decision | undefined {
  return decisions.find((d) => !d.standing && d.actors.includes('chance'));
}

/** Chance's answer to the open decision as an entry; at a live table `rng` is keyed by the length of the log. */
export function drawEntry<T extends Types>(
  game: Game<T>,
  state: T['State'],
  decision: Decision,
  rng: Rng,
): Entry<T['Action']> {
  return { decision: decision.id, actor: 'chance', action: game.draw(state, decision, rng) };
}
