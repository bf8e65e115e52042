import {
  countedItems,
  keyedRng,
  quickRng,
  viewerOf,
  winnersOfEnding,
  type Act,
  type AnyGame,
  type Ending,
  type Log,
  type Rng,
  type SeenBy,
  type Types,
} from '@turntable/engine';
import type { Explainer, Outlook, Weighed, Words } from '../bot/bot.ts';
import { EXPLAINERS, SECTION_REVIEWERS, OUTLOOKS } from '../registry.ts';
import { sightOdds, playedOut } from '../versus/explain.ts';
import { weigh } from '../weigh.ts';
import { playedAgain, scaled } from './again.ts';
import { after, bySide, shares } from './shares.ts';
import type { SectionReview } from '../loko-moto/section-review.ts';

/** A move as a review sees it. */
interface ReviewedMove {
  /** The item of the log, from 0: what was taken back counts, as in a replay. */
  readonly entry: number;
  readonly seat: number;
  /** How likely each side was to win after it, 0 to 1, by side: all cards open in games with hidden cards, else as its seat saw it. */
  readonly chances: readonly number[];
  /** How likely its seat could think its side to win after it, 0 to 1. */
  readonly chance: number;
  /** What the best move found would have added to its side's chance; 0 if it was that one. */
  readonly loss: number;
  /** What was played; and what would have been better, if that makes a difference. */
  readonly played: Words;
  readonly better?: Words & { readonly action: Act };
}
/** What the same deal gives to each side when bots play it, and what it came to: shares of the points, by side. */
export interface Luck {
  readonly dealt: readonly number[];
  readonly played: readonly number[];
  readonly games: number;
}
export interface Review {
  readonly game: string;
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly moves: readonly ReviewedMove[];
  /** Indices of the moves that cost most, dearest first. */
  readonly turning: readonly number[];
  readonly scores: readonly number[];
  /** Nobody of a game that was not played to its end. */
  readonly winners: readonly number[];
  /** Something else than the rules ended it. */
  readonly unfinished?: true;
  readonly luck?: Luck;
  /** `chances` are of all cards open. */
  readonly open?: true;
  /** Of games with lines; they have no `luck`. Devices keep reviews with it under this name. */
  readonly lokoMoto?: SectionReview;
}
interface Reviewing {
  readonly game: AnyGame;
  readonly setup: Types['Setup'];
  readonly seats: number;
  readonly log: Log<Types['Action']>;
  /** How it ended if the rules did not end it. */
  readonly end?: Ending | undefined;
  /** Milliseconds of work in all. */
  readonly budget: number;
  /** Gives the signal that so many milliseconds are over. */
  readonly timer: (ms: number) => () => boolean;
  readonly seed?: string;
}

const MOST_TURNING = 5;
/** Entries of the log within which a better move that is missed again is the same chance. */
const SAME_CHANCE = 25;
/** Differences of chances below this are noise of the play-outs. */
const NOTABLE = 0.04;
/**
 * The move that looks worst of many often just had unlucky play-outs (selection bias). So the worst ones, at most this many,
 * are evaluated anew with this part of the time, and the first estimates of them are discarded. Each is searched so many times, with
 * luck of its own, and what the mildest search says is told: a tree that happens not to look at the reply that matters is sure of
 * what is wrong, however often it plays it out.
 */
const SECOND = 0.5;
const MOST_SECOND = 9;
const SEARCHES = 2;
/** A loss is told if it is more than so many standard errors. */
const SURE = 3;
/** The part of the time that goes into playing the deal again. */
const AGAIN = 0.2;
/** Play-outs for the chances after a move, all cards open: a standard error of 4 in 100 at most; in long games fewer, 6 in 100. */
const [MOST_OPEN, LEAST_OPEN, ALL_OPEN] = [160, 64, 16_000];

/** Reviews a finished game move by move; yields how much is done, 0 to 1. Each move is judged by what its seat could see. */
export function* review(reviewing: Reviewing): Generator<number, Review> {
  const { game, setup, seats, end, budget, timer, seed = 'review' } = reviewing;
  const items = countedItems(reviewing.log);
  const rng = quickRng(keyedRng(seed, 0).below(2 ** 32));
  const asked = items.filter(({ entry }) => typeof entry.actor === 'number').length;
  const sides = Array.from({ length: seats }, (_, seat) => game.record.side(setup, seat));
  const count = Math.max(...sides) + 1;
  const reviewSections = SECTION_REVIEWERS[game.id];
  // A game without an end of its own is not dealt again, nor is one of lines.
  const untilAgain = count === 2 && !reviewSections && !end ? 1 - AGAIN : 1;
  const forMoves = budget * untilAgain;
  const share = (forMoves * (1 - SECOND)) / Math.max(1, asked);
  let looked = 0;
  const judgements: Judgement[] = [];
  const outlook = OUTLOOKS[game.id] as Outlook<SeenBy> | undefined;
  const tries = Math.max(LEAST_OPEN, Math.min(MOST_OPEN, Math.ceil(ALL_OPEN / Math.max(1, asked))));
  let state = game.start(setup);
  let dealt: Types['State'] | undefined;
  for (const { at, entry } of items) {
    const { actor } = entry;
    const decision = game.decisions(state).find(({ id }) => id === entry.decision);
    if (typeof actor === 'number' && decision) {
      dealt ??= state;
      const question = { game, view: game.view(state, viewerOf(actor)), decision, action: entry.action };
      const verdict = judged(question, rng, timer(share));
      if (verdict) judgements.push({ entry: at, seat: actor, question, verdict });
      yield (++looked / asked) * (1 - SECOND) * untilAgain;
    }
    state = game.apply(state, entry).state;
    const last = judgements.at(-1);
    if (outlook && last?.entry === at)
      last.chances = decided(game, state, count) ?? outlook(game.view(state, 'judge'), tries, rng);
  }
  const doubtful = doubtfulOf(judgements);
  for (const [i, judgement] of doubtful.entries()) {
    const each = (forMoves * SECOND) / doubtful.length / SEARCHES;
    const anew = mildest(
      Array.from({ length: SEARCHES }, () => judged(judgement.question, rng, timer(each))),
    );
    if (anew) judgement.verdict = anew;
    yield (1 - SECOND + (SECOND * i) / doubtful.length) * untilAgain;
  }
  yield untilAgain;
  let chances: readonly number[] = Array.from({ length: count }, () => 1 / count);
  const moves = judgements.map(({ entry, seat, question, verdict, chances: open }): ReviewedMove => {
    const { chance } = verdict;
    const { chances: found } = verdict.played;
    chances =
      open ?? (outlook ? chances : found ? bySide(sides, found) : after(chances, sides[seat]!, chance));
    return { entry, seat, chances, chance, ...inWords(question, verdict) };
  });
  const seen = game.view(state, 'public');
  const scores = game.record.scores(seen);
  const finished = game.outcome(state) !== undefined;
  const winners = finished || !end ? game.record.winners(seen) : winnersOfEnding(game, setup, end, scores);
  const turning = turningPoints(moves);
  const base = {
    game: game.id,
    sides,
    moves,
    turning,
    scores,
    winners,
    ...(!finished && { unfinished: true as const }),
    ...(outlook && { open: true as const }),
  };
  if (reviewSections) return { ...base, lokoMoto: reviewSections(game, setup, items) };
  // The points of a part of a game say nothing of its deal.
  if (!finished || !dealt) return base;
  const again = playedAgain(game, dealt, rng, (part) => timer(budget * AGAIN * part), seed);
  const luck = yield* scaled(again, untilAgain);
  return luck ? { ...base, luck: { ...luck, played: shares(scores) } } : base;
}

/** The chances of each side after the move that ended the game by the rules; nothing while it goes on. */
function decided(game: AnyGame, state: Types['State'], sides: number): readonly number[] | undefined {
  if (!game.outcome(state)) return undefined;
  const winners = game.record.winners(game.view(state, 'public'));
  return Array.from({ length: sides }, (_, side) => (winners.includes(side) ? 1 / winners.length : 0));
}

/**
 * The moves that are judged anew: those that cost most, as far as that is sure. In long games moves are tried so seldom that the
 * largest losses are mostly bad luck: in five games of Loco Dome this order found 9 % more that was confirmed than the losses alone.
 */
export function doubtfulOf<Each extends { readonly verdict: Pick<Verdict, 'loss' | 'noise'> }>(
  judgements: readonly Each[],
): Each[] {
  const least = ({ verdict: { loss, noise } }: Each): number => loss - 2 * noise;
  return judgements
    .filter(({ verdict }) => verdict.loss >= NOTABLE)
    .sort((a, b) => least(b) - least(a))
    .slice(0, MOST_SECOND);
}

/**
 * Indices of the moves that cost most, dearest first. Who misses the same better move several times within a short while has
 * missed one chance: the dearest of these moves stands for them.
 */
export function turningPoints(
  moves: readonly Pick<ReviewedMove, 'entry' | 'seat' | 'loss' | 'better'>[],
): number[] {
  const dearest = [...moves.entries()]
    .filter(([, { loss }]) => loss >= NOTABLE)
    .sort(([, a], [, b]) => b.loss - a.loss);
  const chosen: typeof dearest = [];
  for (const [i, move] of dearest) {
    const advice = move.better && keyOf(move.better.action);
    const again = ([, { seat, entry, better }]: (typeof chosen)[number]): boolean =>
      better !== undefined &&
      keyOf(better.action) === advice &&
      seat === move.seat &&
      Math.abs(entry - move.entry) <= SAME_CHANCE;
    if (!chosen.some(again)) chosen.push([i, move]);
    if (chosen.length === MOST_TURNING) break;
  }
  return chosen.map(([i]) => i);
}

/** A move as it was asked for and answered, and what is thought of it. */
interface Judgement {
  readonly entry: number;
  readonly seat: number;
  readonly question: Question;
  verdict: Verdict;
  /** Of each side after it, all cards open. */
  chances?: readonly number[] | undefined;
}
interface Question {
  readonly game: AnyGame;
  readonly view: SeenBy;
  readonly decision: Parameters<typeof weigh>[2];
  readonly action: Act;
}
interface Verdict {
  readonly played: Weighed;
  readonly best: Weighed;
  /** Of the move that was played. */
  readonly chance: number;
  readonly loss: number;
  /** The standard error of the loss, at most. */
  readonly noise: number;
}

/** What a move was worth beside the best one found; nothing where there was nothing to choose or to search. */
function judged(
  { game, view, decision, action }: Question,
  rng: Rng,
  expired: () => boolean,
): Verdict | undefined {
  const weighed = weigh(game, view, decision, rng, expired, action);
  const key = keyOf(action);
  const played = weighed.find((each) => keyOf(each.action) === key);
  const [best] = weighed;
  if (!played || !best || played.tries === 0) return undefined;
  const { chance } = played;
  // The standard error of the difference of two shares is at most this.
  const noise = 0.5 * Math.sqrt(1 / played.tries + 1 / best.tries);
  return { played, best, chance, loss: Math.max(0, best.chance - chance), noise };
}

/** The verdict that blames the move least. */
const mildest = (verdicts: readonly (Verdict | undefined)[]): Verdict | undefined =>
  verdicts.reduce((mild, each) => (each && (!mild || each.loss < mild.loss) ? each : mild), undefined);

/** A verdict in words; what was better is told if it makes a difference. */
function inWords(
  { game, view, decision }: Question,
  { played, best, loss: found, noise }: Verdict,
): Pick<ReviewedMove, 'loss' | 'played' | 'better'> {
  const explain = (EXPLAINERS[game.id] as Explainer<SeenBy, Act>)(view, decision);
  const loss = found > SURE * noise ? found : 0;
  const [was, better] = [explain(played.action, played), explain(best.action, best)];
  const odds = sightOdds(better);
  // A call may be better though it is no likelier to win its point: then the games that were played on say why.
  const reason = odds !== undefined && odds <= (sightOdds(was) ?? 0) ? playedOut(best) : better.reason;
  return {
    loss,
    played: was,
    ...(loss >= NOTABLE && { better: { action: best.action, ...better, reason } }),
  };
}

/** Actions alike but for the order of their sections are the same. */
const keyOf = (action: Act): string =>
  JSON.stringify(
    'sections' in action ? { ...action, sections: (action.sections as string[]).toSorted() } : action,
  );
