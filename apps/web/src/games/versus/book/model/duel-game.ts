import type { BookLocomotive, BookSetup, Verdict } from './book.ts';
import type { Duel, DuelRules, Side } from './draft.ts';

/** What a locomotive game says of itself, so that a book of it can be kept. */
export interface DuelGame {
  readonly rules: DuelRules;
  /** Where the cards of both sides stand, in a state and in the setup of a record. */
  readonly cards: 'engines' | 'rosters';
  /** The clause that asks a caller whose value is to answer; none where nobody may choose. */
  readonly targetClause?: string;
  /** The verdicts on a style point. */
  readonly verdicts: readonly Verdict[];
  /** The action of who claims no further style point. */
  readonly noPoint: string;
  /** A style point adds to the score by itself. */
  readonly pointScores: boolean;
  /** The game may end because nobody can call anything. */
  readonly canStick: boolean;
  /** The seat that is to call, whether or not it is asked now. */
  caller(state: Duel['State']): number;
  /** The action by which a seat claims a style point. */
  claimType(state: Duel['State'], by: number): 'claim' | 'reply';
  /**
   * The locomotive whose value a side gives for a call, by its number among the side's; nothing if there is none.
   * `called` is the state after the call, `target` the locomotive that the caller chose.
   */
  answers(
    state: Duel['State'],
    called: Duel['State'],
    side: Side,
    target: number | undefined,
  ): number | undefined;
  /** What the book shows of a side. */
  side(setup: BookSetup, state: Duel['State'], side: Side): SideState;
}

/** What the book shows of a side. */
interface SideState {
  readonly names: readonly string[];
  readonly score: number;
  /** The score that wins. */
  readonly of?: number;
  readonly locomotive: BookLocomotive | undefined;
  readonly calls: boolean;
  /** In the order of the side's locomotives. */
  readonly stalls?: readonly ('active' | 'dormant' | 'knocked-out')[];
  readonly markers?: number;
  /** Keys of what is left to play. */
  readonly left?: readonly string[];
}
