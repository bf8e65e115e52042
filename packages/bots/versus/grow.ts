import type { Act } from '@turntable/engine';
import type { Weighed } from '../bot/bot.ts';
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
  /** How good a choice looks before it is tried, 0 to 1, and what that is worth (`Tree`); without a weight each is tried once first. */
  readonly look?: (action: Action) => number;
  readonly foresight?: number;
  readonly weight?: number;
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
  /** What is thought of it beforehand, beside the others. */
  readonly ahead: number;
  readonly edge: Edge;
}

/** Grows a tree: the choices, the one tried most often first. */
export function grow<Action extends Act>(growth: Growth<Action>): Weighed<Action>[] {
  const { usual, also, trust, mostTries, play, expired, settle } = growth;
  const { look, foresight = 0 } = growth;
  const [trusted, asked] = [usual, also].map((action) => action && JSON.stringify(action));
  const choices = growth.choices.map((action): Choice<Action> => {
    const text = JSON.stringify(action);
    const ahead = look ? foresight * (look(action) - 0.5) : 0;
    return { action, trust: text === trusted ? trust : 0, ahead, edge: newEdge() };
  });
  let total = 0;
  const forced = choices.find(({ action }) => JSON.stringify(action) === asked);
  for (let tries = 0; tries < mostTries && !expired(); tries++) {
    const { action, edge } =
      tries % OFTEN === 0 && forced
        ? forced
        : promising(choices, tries, tries === 0 ? 0.5 : total / tries, growth);
    total -= edge.total;
    play(action, edge);
    total += edge.total;
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

/** The choice to try next, by upper confidence bounds; `usual` is what all are worth on average. */
function promising<Action extends Act>(
  choices: readonly Choice<Action>[],
  all: number,
  usual: number,
  { curiosity, weight = 0 }: Growth<Action>,
): Choice<Action> {
  let best = choices[0]!;
  let most = -Infinity;
  for (const choice of choices) {
    const { tries, total } = choice.edge;
    if (tries + weight === 0) return choice;
    const worth = (total + weight * (usual + choice.ahead)) / (tries + weight) + choice.trust;
    const value = bound(worth, tries, all, curiosity);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}
