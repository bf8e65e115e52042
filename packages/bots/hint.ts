import type { Act, AnyGame, Decision, Message, Rng, SeenBy } from '@turntable/engine';
import type { Explainer, Weighed, Words } from './bot/bot.ts';
import { wishOf } from './index.ts';
import { EXPLAINERS } from './registry.ts';
import { isFigure, sightOdds } from './versus/explain.ts';
import { weigh } from './weigh.ts';

/** A move worth a thought. */
interface Hint {
  readonly action: Act;
  /** What it is, and why, as sentences of the catalogues. */
  readonly move: Message;
  readonly reason: Message;
  /** How likely its side is to win after it, 0 to 1; left out where nothing was searched. */
  readonly chance?: number;
}
const MOST_HINTS = 3;
/** A move whose worth is further below the best one's is not sensible. */
const SENSIBLE = 0.06;
/** A call whose chance of its point (of a hundred), or a locomotive whose share, is lower by this than that of one named before it is no hint. */
const FAR_LESS = 30;
/** Nor is one whose chance is below this (of a hundred), where there is something else to do. */
const UNLIKELY = 25;
/** A move tried less often than this part of the best one's tries is not known well enough. */
const KNOWN = 0.04;

/** Up to three sensible answers to a question, each with a reason, the best first. Sees what the seat sees. */
export function hintsFor(
  game: AnyGame,
  view: SeenBy,
  decision: Decision,
  rng: Rng,
  expired: () => boolean,
): readonly Hint[] {
  const explain = (EXPLAINERS[game.id] as Explainer<SeenBy, Act> | undefined)?.(view, decision);
  if (!explain) return [];
  const weighed = weigh(game, view, decision, rng, expired);
  const [best] = weighed;
  if (!best || best.tries === 0) {
    // A bot answers at random where it has no answer of its own; that is no advice.
    const action = best?.action ?? wishOf(game, view, decision, 'hard', rng, expired);
    return action ? [{ action, ...explain(action) }] : [];
  }
  const sensible = weighed
    .filter(({ worth, tries }) => worth >= best.worth - SENSIBLE && tries >= KNOWN * best.tries)
    .map((each) => ({ ...each, words: explain(each.action, each) }));
  return advised(sensible).map(({ action, chance, words }) => ({ action, ...words, chance }));
}

type Found = Pick<Weighed, 'worth' | 'tries'> & { readonly words: Words };

/**
 * What is said of moves that are all sensible, at most `MOST_HINTS`: each another move for another reason, for three moves of
 * one plan teach no more than one.
 */
export function advised<Each extends Found>(sensible: readonly Each[]): readonly Each[] {
  const chosen: Each[] = [];
  for (const each of bySight(sensible)) {
    const { move, reason } = each.words;
    if (chosen.some(({ words }) => same(words.move, move) || same(words.reason, reason))) continue;
    // Beside a move that has a reason, one that has only a figure teaches nothing.
    if (chosen.length > 0 && isFigure(reason)) continue;
    const odds = sightOdds(each.words);
    const beaten = (before: Each): boolean => (sightOdds(before.words) ?? odds!) - odds! > FAR_LESS;
    if (odds !== undefined && chosen.length > 0 && (odds < UNLIKELY || chosen.some(beaten))) continue;
    chosen.push(each);
    if (chosen.length === MOST_HINTS) break;
  }
  return chosen;
}

/**
 * Among choices that play-outs cannot tell from the best, calls go by their chance of the point and locomotives by how they
 * compare: a reader expects the likelier one first.
 */
export function bySight<Each extends Found>(found: readonly Each[]): readonly Each[] {
  const [best] = found;
  if (!best) return [];
  // The standard error of the difference of two shares is at most this.
  const noise = ({ tries }: Found): number => 0.5 * Math.sqrt(1 / tries + 1 / best.tries);
  const level = (each: Each): boolean =>
    sightOdds(each.words) !== undefined && best.worth - each.worth <= noise(each);
  if (!level(best)) return found;
  const equals = found.filter(level).sort((a, b) => sightOdds(b.words)! - sightOdds(a.words)!);
  return [...equals, ...found.filter((each) => !level(each))];
}

const same = (a: Message, b: Message): boolean =>
  a.key === b.key && JSON.stringify(a.values) === JSON.stringify(b.values);
