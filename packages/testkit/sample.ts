import {
  chanceDecision,
  drawEntry,
  quickRng,
  viewerOf,
  type Decision,
  type Entry,
  type Game,
  type Rng,
  type Step,
  type Types,
} from '@turntable/engine';
import { deepFreeze } from './json.ts';

/** A table to try a game at. */
export interface Table<T extends Types> {
  readonly name: string;
  readonly seats: number;
  readonly setup: T['Setup'];
}

/** A moment of a game: the position, what was played there and what it did (nothing at the end of the sample). */
export interface Moment<T extends Types> {
  readonly state: T['State'];
  readonly decisions: readonly Decision[];
  readonly played?: { readonly entry: Entry<T['Action']>; readonly step: Step<T['State'], T['Event']> };
}

/** A sample: a random game from its setup on. All states, entries and steps are frozen. */
export interface Sample<T extends Types> {
  readonly table: Table<T>;
  readonly seed: number;
  readonly moments: readonly Moment<T>[];
  /** Why the sample stopped before the game was over: nothing to play, something thrown, too long. */
  readonly broke?: string;
}

export interface SampleOptions<T extends Types> {
  /** Entries after which a game counts as endless. */
  readonly most: number;
  /** Puts words where a listed action has an empty free text. */
  fill?(action: T['Action'], rng: Rng): T['Action'];
  /** Actions that are rare by chance and should not be: a few draws are made until one comes up. */
  prefer?(action: T['Action']): boolean;
  /** A random action of the right shape, legal or not; legal answers of it to permanent decisions are played now and then. */
  generate(view: T['View'], decision: Decision | undefined, rng: Rng): T['Action'];
}

/** How many listed actions a random player looks at. */
const LOOK = 300;

/** One of the legal actions at random: mostly as the game itself draws one if it can, else from the first few listed. */
function pickLegal<T extends Types>(
  game: Game<T>,
  view: T['View'],
  decision: Decision,
  rng: Rng,
): T['Action'] | undefined {
  const first: T['Action'][] = [];
  const sampled = game.sampleLegal !== undefined && rng.below(4) > 0;
  for (const action of game.legalActions(view, decision)) {
    if (sampled) return game.sampleLegal!(view, decision, rng);
    first.push(action);
    if (first.length === LOOK) break;
  }
  return first[rng.below(Math.max(1, first.length))];
}

/** A permanent decision is tried once in this many entries, so that random games consist mostly of real moves. */
const STANDING = 12;

/** Further draws for an action that is preferred. */
const DRAWS = 2;

/** An entry for one of the open questions, by one of those who are asked, both at random. */
export function randomEntry<T extends Types>(
  game: Game<T>,
  state: T['State'],
  decisions: readonly Decision[],
  rng: Rng,
  { fill, generate, prefer }: SampleOptions<T>,
): Entry<T['Action']> | undefined {
  const chance = chanceDecision(decisions);
  if (chance) return drawEntry(game, state, chance, rng);
  const standing = decisions.find((d) => d.standing);
  if (standing && rng.below(STANDING) === 0) {
    const actor = standing.actors[rng.below(standing.actors.length)]!;
    const view = game.view(state, viewerOf(actor));
    const action = generate(view, standing, rng);
    if (game.refusals(view, standing, action).length === 0) return { decision: standing.id, actor, action };
  }
  const asked = decisions.filter((d) => !d.standing);
  if (asked.length === 0) return undefined;
  const decision = asked[rng.below(asked.length)]!;
  const actor = decision.actors[rng.below(decision.actors.length)]!;
  const view = game.view(state, viewerOf(actor));
  let action = pickLegal(game, view, decision, rng);
  for (let i = 0; prefer && action && !prefer(action) && i < DRAWS; i++)
    action = pickLegal(game, view, decision, rng);
  return action && { decision: decision.id, actor, action: fill?.(action, rng) ?? action };
}

/** Plays a random game. Whatever goes wrong ends it and stands in `broke`. */
export function sample<T extends Types>(
  game: Game<T>,
  table: Table<T>,
  seed: number,
  options: SampleOptions<T>,
): Sample<T> {
  const rng = quickRng(seed);
  const moments: Moment<T>[] = [];
  const ended = (broke?: string): Sample<T> => ({ table, seed, moments, ...(broke ? { broke } : {}) });
  try {
    let state = deepFreeze(game.start(table.setup));
    for (;;) {
      const decisions = game.decisions(state);
      moments.push({ state, decisions });
      if (!decisions.some((d) => !d.standing)) return ended();
      if (moments.length > options.most) return ended(`no end after ${options.most} entries`);
      const entry = deepFreeze(randomEntry(game, state, decisions, rng, options));
      if (!entry) return ended(`nothing to play at ${decisions.map((d) => d.id).join(', ')}`);
      const step = deepFreeze(game.apply(state, entry));
      moments[moments.length - 1] = { state, decisions, played: { entry, step } };
      state = step.state;
    }
  } catch (error) {
    return ended(`after ${moments.length} moments: ${String(error)}`);
  }
}

/** The sample up to and including a moment, to be played again by hand. */
export function where<T extends Types>(sample: Sample<T>, index: number): string {
  return `${sample.table.name}, seed ${sample.seed}, moment ${index}`;
}
