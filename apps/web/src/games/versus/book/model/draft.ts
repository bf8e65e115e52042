import type { Game, Logged, Position } from '@turntable/engine';
import type { DoubleHeader } from '@turntable/games/double-header/types.ts';
import type { LocoDome } from '@turntable/games/loco-dome/types.ts';
import type { Told } from '@turntable/games/versus/told.ts';
import type { Action, Tap } from './book.ts';

/** Any of the locomotive games. */
export type Duel = DoubleHeader | LocoDome;
export type DuelRules = Game<Duel>;
export type Side = 0 | 1;

/** One closed line of the book. */
export interface Line {
  /** As the record has them; nothing of what was written against a rule is in it. */
  readonly actions: readonly Action[];
  readonly minute: number;
  readonly events: readonly Logged<Duel['Event']>[];
  readonly scores: readonly number[];
  /** The clause that it was written against, and what was written. */
  readonly against?: string;
  readonly wrote?: Tap | Action;
  /** Taken back after the book was closed. */
  readonly gone?: true;
}
/** The take-back that a line is; undefined of any other line. */
export const takeBackOf = ({ wrote }: Line): Action | undefined =>
  wrote && 'type' in wrote && wrote.type === 'take-back' ? wrote : undefined;

/** A call that is not decided yet. */
export interface Draft {
  readonly by: number;
  readonly statistic: string;
  readonly target?: number;
  readonly switched?: true;
  /** By side, as read out. */
  readonly values: readonly [number | null, number | null];
  /** How the comparisons came out that were written down so far. */
  readonly told: readonly Told[];
  /** What came between the call and its end: vetoes, boosters, coins, tags. */
  readonly acts: readonly Action[];
  readonly minute: number;
  readonly against?: string;
}
/** What the book waits for in a draft. */
export type Waits =
  /** Who won; `computed` is what the cards or the values that were read say. */
  | { readonly for: 'winner'; readonly computed?: Computed }
  /** What became of a tie, a coin, a choice that is not declined. */
  | { readonly for: 'act' };
export interface Computed {
  readonly winner: Side | null;
  readonly points: number;
  /** By side; null is not known. */
  readonly values: readonly [number | 'infinity' | null, number | 'infinity' | null];
}
/** The open book: where the game stands after some taps. */
export interface Page {
  readonly position: Position<Duel>;
  readonly lines: readonly Line[];
  readonly draft: Draft | null;
  readonly closed: { readonly reason?: 'stuck' | 'abandoned' } | null;
  /** Where the game stood before each line that stands, and which line that is. */
  readonly before: readonly { readonly position: Position<Duel>; readonly line: number }[];
}
export type { Objection } from '../../../../session/book/taps.ts';
