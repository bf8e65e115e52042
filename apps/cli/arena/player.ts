import {
  keyedRng,
  quickRng,
  type Act,
  type AnyGame,
  type Decision,
  type Happening,
  type Refusal,
  type Rng,
  type SeenBy,
} from '@turntable/engine';
import { chooseAction, randomLegal, type Level } from '@turntable/bots';
import { course } from '@turntable/bots/course.ts';
import type { Hello } from '@turntable/bots/door/protocol.ts';

/** A question to a player. */
export interface Asked {
  /** What the seat may know; locomotives without their identity. */
  readonly view: SeenBy;
  readonly decision: Decision;
  /** Wall time for it. */
  readonly ms: number;
}
/** What a player wants; nothing if the game's fallback has to answer. */
export type Wanted = Timed &
  ({ readonly action: Act } | { readonly action?: undefined; readonly why: 'late' | 'illegal' | 'failed' });
interface Timed {
  /** Wall time of the answer in milliseconds; nothing if there was none. */
  readonly took?: number;
}

/** Whoever plays a seat. Calls come in this order: `begin`, then any of `notify` and `choose`, then `over`; then again. */
export interface Player {
  /** How it calls itself. */
  readonly name: string;
  /** A program, of which nothing is known. */
  readonly outside: boolean;
  /** A new game for a seat. Says what went wrong since the last game, if that was mended by starting anew. */
  begin(game: AnyGame, hello: Hello): Promise<string | undefined>;
  notify(events: readonly Happening[]): void;
  choose(asked: Asked): Promise<Wanted>;
  over(winners: readonly number[], scores: readonly number[]): void;
  /** What went wrong in this game, if it went so wrong that it was not played to its end. */
  readonly failure?: string | undefined;
  /** There are no more games. Says what went wrong since the last one. */
  stop(): Promise<string | undefined>;
}

/** The luck that a bot makes from the seed of its `hello`. */
export const luckOf = (seed: string): Rng => quickRng(keyedRng(seed, 0).below(0x1_0000_0000));

/** The part of its time that a bot of ours keeps back for reading, writing and other work of the machine, and the most of it (ms). */
const MARGIN = 0.06;
const MOST_MARGIN = 30;

/** What a bot of ours answers to a question; its `ms` are wall time from `began` on. */
export function ownAnswer(
  game: AnyGame,
  level: Level | 'random',
  asked: Asked,
  luck: Rng,
  began = performance.now(),
): Act {
  const { view, decision, ms } = asked;
  if (level === 'random') return randomLegal(game, view, decision, luck);
  const end = began + ms - Math.min(MOST_MARGIN, MARGIN * ms);
  const most = MOST_HELD_UP * ms;
  heldUp *= FADING;
  let looked = began;
  return chooseAction(game, view, decision, level, luck, () => {
    const now = performance.now();
    heldUp = Math.max(heldUp, now - looked);
    looked = now;
    return now + Math.min(heldUp, most) >= end;
  });
}

/**
 * The longest recent pause of this process (ms), in which other programs ran or garbage was collected; it decays with every
 * answer. Answers are due earlier by this much, so that a busy machine does not make them late.
 */
let heldUp = 0;
const FADING = 0.85;
/** The largest part of a question's time that is held back for such pauses. */
const MOST_HELD_UP = 0.4;

/** Wall time of a game played before the first one, so that no code is still to be compiled when a clock runs (ms). */
const WARM_UP_MS = 500;
const WARM_UP_STEP_MS = 40;
const warm = new Set<string>();

/** Plays the beginning of some game, once in a process for each game and level that looks at the clock. */
export function warmUp(game: AnyGame, level: Level | 'random', seats: number): void {
  const key = `${game.id} ${level}`;
  if ((level !== 'hard' && level !== 'master') || warm.has(key)) return;
  warm.add(key);
  const until = performance.now() + WARM_UP_MS;
  const luck = luckOf('warm-up');
  const questions = course({ game, setup: game.host({}, seats), seed: 'warm-up' });
  for (let next = questions.next(); !next.done && performance.now() < until;) {
    const { view, decision, actor } = next.value;
    const asked = { view, decision, ms: WARM_UP_STEP_MS };
    next = questions.next(ownAnswer(game, actor === 'judge' ? 'random' : level, asked, luck));
  }
}

/** One of our own bots, in this process. */
export class OwnPlayer implements Player {
  readonly name: Level | 'random';
  readonly outside = false;
  #game!: AnyGame;
  #luck!: Rng;

  constructor(level: Level | 'random') {
    this.name = level;
  }

  async begin(game: AnyGame, { seed, seats }: Hello): Promise<undefined> {
    this.#game = game;
    this.#luck = luckOf(seed);
    warmUp(game, this.name, seats);
  }
  notify(): void {}
  async choose(asked: Asked): Promise<Wanted> {
    const began = performance.now();
    const action = ownAnswer(this.#game, this.name, asked, this.#luck);
    return { action, took: performance.now() - began };
  }
  over(): void {}
  async stop(): Promise<undefined> {}
}

/** Why an action may not be played, the reason to cite first. */
export function whyNot(game: AnyGame, { view, decision }: Asked, action: Act): Refusal | undefined {
  return game.refusals(view, decision, action)[0];
}
