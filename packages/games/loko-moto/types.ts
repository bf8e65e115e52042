import type { Decision, Happening, Outcome, Seat, SeenBy, Viewer } from '@turntable/engine';
import type { Clause } from './clauses.ts';
import type { Point, Sheet } from './sheets/sheet.ts';

export { LATTICES, type Lattice, type Point, type Sheet, type Station } from './sheets/sheet.ts';
export interface Train {
  readonly id: string;
  readonly name: string;
  /** Sections to ink, and points (LM-3.2, LM-4.1). */
  readonly price: number;
  /** Extra points, free of charge (LM-3.7); negative on the draisine. */
  readonly bonus: number;
}
export const PILES = [1, 2, 3] as const;
export type Points = (typeof PILES)[number];
/** A shape card. Its asterisk (not drawable in one stroke, LM-8.2) is derived from the pattern. */
export interface Shape {
  readonly id: string;
  readonly points: Points;
  readonly pattern: readonly (readonly [Point, Point])[];
}
/**
 * What is on the table, known to all, the same all game long. Cards are named by id, sections by index.
 * The cards stand in an order of their own (`sortedTrains`, `sortedShapes`), which tells nothing of the piles; with the advanced
 * option the asterisked ones are listed too, but never dealt (LM-8.2).
 */
export interface Box {
  readonly players: number;
  readonly hiddenAgendas: boolean;
  readonly advanced: boolean;
  readonly sheet: Sheet;
  readonly trains: readonly Train[];
  readonly shapes: readonly Shape[];
}
export interface Setup extends Box {
  /** Who may start (LM-1.4): one seat if settled, several if lot decides among them. */
  readonly starters: readonly Seat[];
}

/**
 * What a section is, as one small number: 0 free, 1 inked (or closed), 2 + 2·seat reserved, 3 + 2·seat built.
 * Indexed like `sheet.sections`.
 */
export type SectionState = number;
export const FREE: SectionState = 0;
export const INKED: SectionState = 1;
/** Sections that two players close before they begin (LM-6.1). */
export const TO_CLOSE = 12;
/** A section that a seat reserved. */
export const reservedBy = (seat: Seat): SectionState => 2 + 2 * seat;
/** A section that a seat built. */
export const builtBy = (seat: Seat): SectionState => 3 + 2 * seat;
/** Whether some seat reserved it. */
export const isReserved = (line: SectionState): boolean => line > 1 && line % 2 === 0;
/** Whether some seat built it. */
export const isBuilt = (line: SectionState): boolean => line > 1 && line % 2 === 1;
/** The seat whose reservation or line it is; undefined if free or inked. */
export const ownerOf = (line: SectionState): Seat | undefined => (line > 1 ? (line - 2) >> 1 : undefined);

/** The seat that paid with an inked section, by section id; nothing for one that was closed (LM-6.1). */
export type Inkers = Readonly<Record<string, Seat>>;

export type Phase = 'deal' | 'opening' | 'main' | 'over';

export interface Hand {
  /** Ids of bought trains and claimed shape cards, in the order they came. */
  readonly trains: readonly string[];
  readonly shapes: readonly string[];
  /** Ids of secret cards not yet claimed (LM-7.2). */
  readonly secret: readonly string[];
}
export interface State {
  readonly box: Setup;
  readonly phase: Phase;
  /** Entries so far, the deal included; names the decision. */
  readonly moves: number;
  readonly turn: Seat;
  readonly starter: Seat;
  /** Sections still to be closed in the two-player opening (LM-6.1). */
  readonly toClose: number;
  readonly lines: readonly SectionState[];
  readonly inkedBy: Inkers;
  /** Free sections left; the game ends at 0 (LM-5.1). */
  readonly free: number;
  readonly market: readonly (string | null)[];
  /** Draw piles, next card first. */
  readonly trainPile: readonly string[];
  /** By pile (index 0 holds the 1-point cards): the face-up card, and what lies under it, next card first. */
  readonly faceUp: readonly (string | null)[];
  readonly shapePiles: readonly (readonly string[])[];
  /** Cards that were ever face up, in the order they were turned up: with the piles and the secret cards, the whole deal. */
  readonly turned: {
    readonly trains: readonly string[];
    readonly shapes: readonly (readonly string[])[];
  };
  readonly hands: readonly Hand[];
}

/** What a viewer knows of a hand: secret cards by id for their owner (and for all once the game is over), else only how many. */
export interface SeenHand {
  readonly trains: readonly string[];
  readonly shapes: readonly string[];
  readonly secret: readonly string[] | null;
  readonly secrets: number;
}
export interface View extends SeenBy {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  readonly box: Setup;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly starter: Seat;
  readonly toClose: number;
  readonly lines: readonly SectionState[];
  readonly inkedBy: Inkers;
  readonly free: number;
  readonly market: readonly (string | null)[];
  readonly trainsLeft: number;
  readonly faceUp: readonly (string | null)[];
  readonly shapesLeft: readonly number[];
  readonly hands: readonly SeenHand[];
  /** LM-4.1 as if the game ended now. */
  readonly scores: readonly number[];
  readonly outcome: Outcome<Clause> | null;
}

/** Sections are named by id (`bp-vac`); `sections` of a purchase in any order. */
export type Action =
  | {
      readonly type: 'deal';
      readonly starter: Seat;
      readonly trains: readonly string[];
      /** The three piles in order, face-up card first, secret cards already taken out. */
      readonly piles: readonly (readonly string[])[];
      readonly secret: readonly (readonly string[])[];
    }
  | { readonly type: 'reserve'; readonly sections: readonly string[] }
  | { readonly type: 'build'; readonly section: string }
  | {
      readonly type: 'buy';
      readonly train: string;
      readonly sections: readonly string[];
      readonly shape: string | null;
    }
  | { readonly type: 'close'; readonly section: string };

/** What the log tells. `refill` is the card that came up in the place of the one taken, null from an exhausted pile. */
export type Event = Happening &
  (
    | { readonly kind: 'dealt'; readonly starter: Seat }
    | { readonly kind: 'reserved'; readonly sections: readonly string[] }
    | { readonly kind: 'built'; readonly section: string; readonly reserved: boolean }
    | { readonly kind: 'closed'; readonly section: string; readonly left: number }
    | {
        readonly kind: 'bought';
        readonly train: string;
        readonly sections: readonly string[];
        readonly over: boolean;
      }
    | { readonly kind: 'train-up'; readonly train: string | null; readonly place: number }
    | { readonly kind: 'claimed'; readonly shape: string; readonly points: Points; readonly secret: boolean }
    | { readonly kind: 'shape-up'; readonly shape: string | null; readonly points: Points }
    | {
        readonly kind: 'over';
        readonly scores: readonly number[];
        readonly winners: readonly Seat[];
        readonly tie: 'none' | 'trains' | 'shapes' | 'shared';
      }
    | { readonly kind: 'revealed'; readonly seat: Seat; readonly shapes: readonly string[] }
  );

export interface LokoMoto {
  Setup: Setup;
  State: State;
  View: View;
  Action: Action;
  Event: Event;
  Clause: Clause;
}
