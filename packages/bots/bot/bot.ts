import type { Act, Decision, Message, Rng, SeenBy } from '@turntable/engine';

/** The levels of bots, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot of each level may think, unless a host says otherwise (ms). */
export const THINKING: Readonly<Record<Level, number>> = { easy: 100, medium: 300, hard: 900, master: 1500 };

/** What a bot has to decide by: a view and a question, luck, and a signal that its time is up. Never a state. */
export interface Asked<View extends SeenBy = SeenBy> {
  readonly view: View;
  readonly decision: Decision;
  readonly level: Level;
  readonly rng: Rng;
  /** True once the time for thinking is over; asked often, so it must be cheap. */
  readonly expired: () => boolean;
}
/** A player of one game. Whatever it answers is checked; it need not be legal. */
export type Bot<View extends SeenBy, Action extends Act> = (asked: Asked<View>) => Action | undefined;

/** An action that was thought about. */
export interface Weighed<Action extends Act = Act> {
  readonly action: Action;
  /** How likely its side is to win after it, 0 to 1: a shared victory counts in part. */
  readonly chance: number;
  /** How likely each seat is to win after it, where the search knows it. */
  readonly chances?: readonly number[];
  /** The evaluation that moves are ranked by, 0 to 1: the chance to win, with a part for the lead, so that equal chances differ. */
  readonly worth: number;
  /** Play-outs that tried it. */
  readonly tries: number;
}
/**
 * Evaluates the answers to a question, the best one first; empty where there is nothing to choose or nothing to search. The
 * action `also` is evaluated even if the search would have dropped it.
 */
export type Weigher<View extends SeenBy, Action extends Act> = (
  asked: Omit<Asked<View>, 'level'>,
  also?: Act,
) => readonly Weighed<Action>[];

/** Puts a move into words. */
export interface Words {
  readonly move: Message;
  readonly reason: Message;
}
/** Why a game's player would make a move, from what their seat sees. */
export type Explainer<View extends SeenBy, Action extends Act> = (
  view: View,
  decision: Decision,
) => (action: Action, weighed?: Weighed<Action>) => Words;

/**
 * How likely each side is to win, from a view that shows all cards, by so many play-outs; nothing where that cannot be told. For reviews
 * of finished games alone.
 */
export type Outlook<View extends SeenBy> = (
  view: View,
  tries: number,
  rng: Rng,
) => readonly number[] | undefined;
