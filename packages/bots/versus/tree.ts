import type { Rng } from '@turntable/engine';
import type { World } from './beliefs.ts';

/** A choice at a place of the tree, and what came of it for the side that searches. */
export interface Edge {
  tries: number;
  total: number;
  /** Victories, a shared one half. */
  won: number;
  readonly next: Map<number, Place>;
}
/** A place of the tree: what was chosen up to it, and what all saw of what came of that. */
interface Place {
  tries: number;
  total: number;
  readonly edges: Map<number, Edge>;
}
/** A choice that was not tried yet. */
export const newEdge = (): Edge => ({ tries: 0, total: 0, won: 0, next: new Map() });

/** What may be chosen at a moment, as codes of the game's own. One list, filled again each time. */
export interface Choices {
  count: number;
  readonly codes: Int16Array;
  /** How good each looks to whoever decides, 0 to 1; a half where nothing is thought of it. */
  readonly looks: Float64Array;
}
/** No choices, with room for so many. */
export const noChoices = (room: number): Choices => ({
  count: 0,
  codes: new Int16Array(room),
  looks: new Float64Array(room),
});
/** Adds a choice. */
export const offer = (out: Choices, code: number, look = 0.5): void => {
  out.codes[out.count] = code;
  out.looks[out.count++] = look;
};

/** A game as the tree plays it; what changes it changes the state that it is given. */
export interface Tree<State> {
  readonly isOver: (state: State) => boolean;
  /** The side that decides now. */
  readonly decider: (state: State) => number;
  /** Fills in what may be chosen now. */
  readonly choicesNow: (world: World, state: State, out: Choices) => void;
  readonly choose: (world: World, state: State, code: number, rng: Rng) => void;
  /** What all saw of what came of a choice, as a number. */
  readonly outcome: (state: State) => number;
  /** Plays one decision as the policy of play-outs does. */
  readonly step: (world: World, state: State, rng: Rng) => void;
  /** What a game that is over is worth to the side that searches, and its share of the victory, 0 to 1 both. */
  readonly result: (state: State) => readonly [worth: number, won: number];
  /** The side that searches. */
  readonly side: number;
  /** How curious the search is about choices it has tried less often. */
  readonly curiosity: number;
  /** By how much a choice that looks perfect is taken to be better than one that looks hopeless, and as how many tries that counts. */
  readonly foresight: number;
  readonly weight: number;
  /** Decisions of a play-out at most. */
  readonly mostSteps: number;
  /** Places that may still be added: they bound the memory of a search. */
  room: number;
}

/** Upper confidence bound of a choice whose results are from 0 to 1; its place was tried so many times. */
export const bound = (mean: number, tries: number, all: number, curiosity: number): number =>
  mean + curiosity * Math.sqrt(Math.log(all + 1) / (tries + 1));

const choices = noChoices(512);

/** The choice to try next at a place; untried ones are taken to be as good as the place is so far, and as they look. */
function pick<State>(tree: Tree<State>, place: Place, own: boolean, rng: Rng): number {
  const { foresight, weight, curiosity } = tree;
  const { count, codes, looks } = choices;
  const mean = place.tries === 0 ? 0.5 : place.total / place.tries;
  const usual = own ? mean : 1 - mean;
  let best = 0;
  let most = -Infinity;
  const from = rng.below(count);
  for (let i = 0; i < count; i++) {
    const n = (i + from) % count;
    const edge = place.edges.get(codes[n]!);
    const tries = edge?.tries ?? 0;
    const total = edge ? (own ? edge.total : tries - edge.total) : 0;
    const thought = usual + foresight * (looks[n]! - 0.5);
    const worth = tries + weight === 0 ? thought : (total + weight * thought) / (tries + weight);
    const value = bound(worth, tries, place.tries, curiosity);
    if (value > most) [best, most] = [codes[n]!, value];
  }
  return best;
}

/**
 * Plays a game to its end from a choice just made: by the tree as far as it is known, which grows by one place, then by the policy.
 * What differs between the sampled worlds of two tries is told apart by what all saw of it (Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", 2012).
 */
export function descend<State>(tree: Tree<State>, from: Edge, world: World, state: State, rng: Rng): void {
  const edges: Edge[] = [from];
  const places: Place[] = [];
  for (let edge = from; !tree.isOver(state);) {
    const seen = tree.outcome(state);
    const known = edge.next.get(seen);
    const place = known ?? { tries: 0, total: 0, edges: new Map<number, Edge>() };
    if (!known) {
      if (tree.room === 0) break;
      tree.room--;
      edge.next.set(seen, place);
    }
    places.push(place);
    if (!known) break;
    choices.count = 0;
    tree.choicesNow(world, state, choices);
    const own = tree.decider(state) === tree.side;
    const code = choices.count === 1 ? choices.codes[0]! : pick(tree, place, own, rng);
    let chosen = place.edges.get(code);
    if (!chosen) place.edges.set(code, (chosen = newEdge()));
    edges.push(chosen);
    tree.choose(world, state, code, rng);
    edge = chosen;
  }
  for (let i = 0; i < tree.mostSteps && !tree.isOver(state); i++) tree.step(world, state, rng);
  const [worth, won] = tree.result(state);
  for (const place of places) {
    place.tries++;
    place.total += worth;
  }
  for (const edge of edges) {
    edge.tries++;
    edge.total += worth;
    edge.won += won;
  }
}
