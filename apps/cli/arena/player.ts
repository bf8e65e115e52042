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

/** Whoever plays a seat. Calls come in this order: `begin`, then any of `told` and `choose`, then `over`; then again. */
export interface Player {
  /** How it calls itself. */
  readonly name: string;
  /** A new game for a seat. */
  begin(game: AnyGame, hello: Hello): Promise<void>;
  told(events: readonly Happening[]): void;
  choose(asked: Asked): Promise<Wanted>;
  over(winners: readonly number[], scores: readonly number[]): void;
  /** What went wrong in this game, if it went so wrong that it was not played to its end. */
  readonly failure?: string | undefined;
  stop(): Promise<void>;
}

/** The luck that a bot makes from the seed of its `hello`. */
export const luckOf = (seed: string): Rng => quickRng(keyedRng(seed, 0).below(0x1_0000_0000));

/** What a bot of ours answers to a question; `ms` is wall time from now on. */
export function ownAnswer(game: AnyGame, level: Level | 'random', asked: Asked, luck: Rng): Act {
  const { view, decision, ms } = asked;
  if (level === 'random') return randomLegal(game, view, decision, luck);
  const end = performance.now() + ms;
  return chooseAction(game, view, decision, level, luck, () => performance.now() >= end);
}

/** One of our own bots, in this process. */
export class OwnPlayer implements Player {
  readonly name: Level | 'random';
  #game!: AnyGame;
  #luck!: Rng;

  constructor(level: Level | 'random') {
    this.name = level;
  }

  async begin(game: AnyGame, { seed }: Hello): Promise<void> {
    this.#game = game;
    this.#luck = luckOf(seed);
  }
  told(): void {}
  async choose(asked: Asked): Promise<Wanted> {
    const began = performance.now();
    const action = ownAnswer(this.#game, this.name, asked, this.#luck);
    return { action, took: performance.now() - began };
  }
  over(): void {}
  async stop(): Promise<void> {}
}

/** Why an action may not be played, the reason to cite first. */
export function whyNot(game: AnyGame, { view, decision }: Asked, action: Act): Refusal | undefined {
  return game.refusals(view, decision, action)[0];
}
