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
export interface Course {
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

/**
 * Listed actions have `text: ""` in the place of free words (LV-3.2). Gives such an action a text that no earlier claim can
 * have used.
 */
export function worded<Action extends object>(action: Action, n: number): Action {
  return 'text' in action && action.text === '' ? { ...action, text: `point ${n}` } : action;
}

/** Plays a whole game: yields each question to be answered by a legal action, and returns how it ended. */
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
    const action =
      actor === 'chance'
        ? game.draw(state, decision, keyedRng(seed, log.length))
        : worded(yield { actor, decision, view: game.view(state, viewerOf(actor)) }, log.length);
    const entry = { decision: decision.id, actor, action };
    const step = game.apply(state, entry);
    state = step.state;
    log.push(entry);
    heard?.(step.events, state);
  }
  const view = game.view(state, 'public');
  return { state, log, scores: game.record.scores(view), winners: game.record.winners(view) };
}
