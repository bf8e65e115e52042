import {
  keyedRng,
  viewerOf,
  type Act,
  type Actor,
  type AnyGame,
  type Decision,
  type Entry,
  type Happening,
  type SeenBy,
  type Types,
} from '@turntable/engine';

/** A game to be played from its deal to its end. Chance and the deal come from the seed. */
interface Course {
  readonly game: AnyGame;
  readonly setup: Types['Setup'];
  readonly seed: string;
  /** A game longer than this is a fault in the rules, and thrown as an error. */
  readonly mostEntries?: number;
  /** Called with each event and the state after it. Events are complete: use `witness` for what a seat may know of one. */
  readonly heard?: (events: readonly Happening[], state: Types['State']) => void;
}
/** Somebody is asked: a seat, or the judge. */
export interface Question {
  readonly actor: Exclude<Actor, 'chance'>;
  readonly decision: Decision;
  /** What the actor may know. */
  readonly view: SeenBy;
}
export interface Played {
  readonly state: Types['State'];
  readonly log: readonly Entry<Types['Action']>[];
  /** By side, as a record lists them. */
  readonly scores: readonly number[];
  /** Sides that won, several on a shared victory. */
  readonly winners: readonly number[];
}

/** Whether an action has `text: ""` in the place of free words, as listed ones have (LV-3.2). */
export function isBlank(action: unknown): action is { readonly text: '' } {
  return typeof action === 'object' && action !== null && 'text' in action && action.text === '';
}

/** Gives a blank action words, others for each `n`. */
export function worded<Action extends object>(action: Action, n: number): Action {
  return isBlank(action) ? { ...action, text: `point ${n}` } : action;
}

/** Gives a blank action words that may be claimed at entry `n`, although somebody may have chosen the same by themselves. */
function wordedAnew(game: AnyGame, { view, decision }: Question, action: Act, n: number): Act {
  if (!isBlank(action)) return action;
  // Each entry can have used up one.
  const all = Array.from({ length: n + 1 }, (_, i) => worded(action, n + i));
  return all.find((said) => game.refusals(view, decision, said).length === 0) ?? all[0]!;
}

/**
 * Plays a whole game: yields each question to be answered by a legal action, and returns how it ended. Throws an `Error` when the
 * game has not ended after `mostEntries`.
 */
export function* course({
  game,
  setup,
  seed,
  mostEntries = 5000,
  heard,
}: Course): Generator<Question, Played, Act> {
  let state = game.start(setup);
  const log: Entry<Types['Action']>[] = [];
  for (;;) {
    const decision = game.decisions(state).find((d) => !d.standing);
    if (!decision) break;
    if (log.length >= mostEntries)
      throw new Error(`${game.id}: no end after ${mostEntries} entries (seed ${seed})`);
    const actor: Actor = decision.actors[0]!;
    let action: Act;
    if (actor === 'chance') action = game.draw(state, decision, keyedRng(seed, log.length));
    else {
      const question = { actor, decision, view: game.view(state, viewerOf(actor)) };
      action = wordedAnew(game, question, yield question, log.length);
    }
    const entry = { decision: decision.id, actor, action };
    const step = game.apply(state, entry);
    state = step.state;
    log.push(entry);
    heard?.(step.events, state);
  }
  const view = game.view(state, 'public');
  return { state, log, scores: game.record.scores(view), winners: game.record.winners(view) };
}
