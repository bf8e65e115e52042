import type { Act } from '@turntable/engine';
import type { Weighed } from '../bot.ts';
import { bound, newEdge, type Edge } from './tree.ts';

/** After every so many tries is looked whether one choice is surely the best: by so many standard errors of all the others. */
const LOOK = 256;
const SURE = 3.5;
/** The choice `also` is tried in one of so many tries, whatever its value. */
const OFTEN = 4;

/** A search of a tree from the choices of a question. */
interface Growth<Action extends Act> {
  readonly choices: readonly Action[];
  /** The choice of the level below, preferred by `trust`, so that noise does not decide between equal choices. */
  readonly usual: Action;
  readonly trust: number;
  /** A choice that is tried often, however it does. */
  readonly also?: Action | undefined;
  readonly curiosity: number;
  readonly mostTries: number;
  /** Draws a world, plays the choice and goes on from it (`descend`). */
  readonly play: (action: Action, edge: Edge) => void;
  readonly expired: () => boolean;
  /** Ends the search as soon as one choice is surely the best. What the others are worth is then less well known. */
  readonly settle: boolean;
}

interface Choice<Action extends Act> {
  readonly action: Action;
  readonly trust: number;
  readonly edge: Edge;
}

/** Grows a tree: the choices, the one tried most often first. */
export function grow<Action extends Act>(growth: Growth<Action>): Weighed<Action>[] {
  const { usual, also, trust, curiosity, mostTries, play, expired, settle } = growth;
  const [trusted, asked] = [usual, also].map((action) => action && JSON.stringify(action));
  const choices = growth.choices.map((action): Choice<Action> => {
    const text = JSON.stringify(action);
    return { action, trust: text === trusted ? trust : 0, edge: newEdge() };
  });
  const forced = choices.find(({ action }) => JSON.stringify(action) === asked);
  for (let tries = 0; tries < mostTries && !expired(); tries++) {
    const { action, edge } = tries % OFTEN === 0 && forced ? forced : promising(choices, tries, curiosity);
    play(action, edge);
    if (settle && tries % LOOK === 0 && isClear(choices)) break;
  }
  return choices
    .toSorted((a, b) => b.edge.tries - a.edge.tries || b.trust - a.trust)
    .map(({ action, edge: { won, total, tries } }) => ({
      action,
      chance: tries === 0 ? 0 : won / tries,
      worth: tries === 0 ? 0 : total / tries,
      tries,
    }));
}

/** Whether the choice that is ahead is so by more than chance, of each other one. */
function isClear(choices: readonly Choice<Act>[]): boolean {
  const means = choices.map(({ edge: { total, tries } }) => (tries === 0 ? 0.5 : total / tries));
  const first = means.indexOf(Math.max(...means));
  return choices.every(({ edge: { tries } }, i) => {
    if (i === first) return true;
    // The standard error of the difference of two shares is at most this.
    const noise = 0.5 * Math.sqrt(1 / Math.max(1, tries) + 1 / Math.max(1, choices[first]!.edge.tries));
    return means[first]! - means[i]! > SURE * noise;
  });
}

/** The choice to try next: each once, then by upper confidence bounds. */
function promising<Action extends Act>(
  choices: readonly Choice<Action>[],
  all: number,
  curiosity: number,
): Choice<Action> {
  let best = choices[0]!;
  let most = -Infinity;
  for (const choice of choices) {
    const { tries, total } = choice.edge;
    if (tries === 0) return choice;
    const value = bound(total / tries + choice.trust, tries, all, curiosity);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}
