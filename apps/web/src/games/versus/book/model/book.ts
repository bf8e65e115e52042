import type { Kept } from '@turntable/engine';
import type { Timed as TimedTap } from '../../../../session/book/taps.ts';

/** A locomotive on somebody's card, as far as the book knows it. */
export interface BookLocomotive {
  readonly id: string;
  readonly name: string;
  /** Of the roster, a whole sheet of one's own, or a card whose values only its owner knows. */
  readonly source: 'roster' | 'own' | 'foreign';
  readonly features: readonly string[];
  /** All of the card's values, by statistic; nothing if the book may not know them (LV-1.6), or cannot. */
  readonly values?: Readonly<Record<string, number | null>>;
  /** Which of them the stat sheet calculated (LV-1.4); left out: none, or an older book. */
  readonly calculated?: readonly string[];
}
/** What is written on the first page, before the game. */
export interface BookSetup {
  /** A locomotive game, by its id. */
  readonly game: string;
  /** In seat order: two, or four in teams of two. */
  readonly names: readonly string[];
  readonly kept: Kept;
  readonly scoring: 'flat' | 'margin';
  /** A judge sits at the table, and rules. */
  readonly judge: boolean;
  /** By side, as many as the game has. */
  readonly engines: readonly (readonly BookLocomotive[])[];
  readonly first: 0 | 1;
  /** Edition of the roster that the locomotives are of. */
  readonly edition: number;
}

/** The side of a seat: of four, two and two are a team. */
export const sideOf = ({ names }: Pick<BookSetup, 'names'>, seat: number): number =>
  names.length === 4 ? seat >> 1 : seat;
type Side = 0 | 1;
/** What becomes of a style point (LV-4). */
export type Verdict = 'claimant' | 'opponent' | 'equal' | 'invalid';

/**
 * What one key writes. Actions stand as a record has them; the call is put together from what is tapped around it.
 * `anyway` is written against a rule, knowingly.
 */
export type Tap =
  /** The number of a statistic, 1 to 40, or another one's id. */
  | { readonly t: 'call'; readonly statistic: string; readonly anyway?: true }
  /** Whose value counts instead: a target (LD-2.2). */
  | { readonly t: 'target'; readonly locomotive: number }
  /** DH-2.4: the one in use has no value, the teammate answers. */
  | { readonly t: 'switch' }
  /** A side said that the locomotive of a foreign card has no value. */
  | { readonly t: 'none'; readonly side: Side }
  /** A value that was read out; null takes it back. */
  | { readonly t: 'value'; readonly side: Side; readonly value: number | null }
  /** Who won the comparison; null is a tie. */
  | {
      readonly t: 'won';
      readonly side: Side | null;
      readonly points?: 1 | 2 | 3;
      readonly tagged?: true;
      readonly anyway?: true;
    }
  | { readonly t: 'act'; readonly action: Action; readonly anyway?: true }
  /** A style point and what became of it: two actions, a claim in words and its verdict. */
  | {
      readonly t: 'point';
      readonly by: number;
      readonly verdict: Verdict;
      readonly words?: string;
      readonly anyway?: true;
    }
  /** After closing: the last line is taken back, by whoever may, and the game goes on from there. */
  | { readonly t: 'take-back'; readonly by: number | 'judge'; readonly reason?: string }
  /** The book is closed: the game is over, or it stopped. From now on nothing is undone without a trace. */
  | { readonly t: 'close'; readonly reason?: 'stuck' | 'abandoned' };

/** A tap with the minute of the game clock. */
export type Timed = TimedTap<Tap>;
/** An action as a record writes it. */
export type Action = Readonly<Record<string, unknown>> & {
  readonly by: number | 'judge' | 'chance';
  readonly type: string;
};

/** All that is kept of a book: it is written to the device before it shows. */
export interface Book {
  readonly id: string;
  readonly setup: BookSetup;
  readonly taps: readonly Timed[];
  /** Taken back, the last one first, until something else is written. */
  readonly undone: readonly Timed[];
}
