import type { Decision, Happening, Outcome, Seat, SeenBy, Viewer } from '@turntable/engine';
import type { Clause } from './clauses.ts';

/** Kinds of questions, and the actions that answer them. */
export const KINDS = { deal: ['deal'], turn: ['take'] } as const;

/** Wagons that one turn may take at most (SG-2.1). */
export const MOST = 3;
/** Wagons in the short game and in the long one (SG-1.1). */
export const WAGONS = { short: 12, long: 20 } as const;

export interface Setup {
  readonly players: number;
  readonly wagons: number;
  /** Who may begin (SG-1.2); one seat once the lot has fallen. */
  readonly starters: readonly Seat[];
}
export interface State {
  readonly setup: Setup;
  /** Entries so far, the deal included; they name the decision. */
  readonly moves: number;
  /** Whose turn it is; null before the deal. */
  readonly turn: Seat | null;
  readonly left: number;
  /** By seat. */
  readonly taken: readonly number[];
}
export interface View extends SeenBy {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly setup: Setup;
  readonly moves: number;
  readonly turn: Seat | null;
  readonly left: number;
  readonly taken: readonly number[];
  readonly outcome: Outcome<Clause> | null;
}

export type Action =
  { readonly type: 'deal'; readonly starter: Seat } | { readonly type: 'take'; readonly count: number };

export type Event = Happening &
  (
    | { readonly kind: 'dealt'; readonly starter: Seat }
    | { readonly kind: 'took'; readonly count: number; readonly left: number }
    | { readonly kind: 'over'; readonly winner: Seat }
  );

export interface SampleGame {
  Setup: Setup;
  State: State;
  View: View;
  Action: Action;
  Event: Event;
  Clause: Clause;
}
