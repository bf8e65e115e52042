import type { Kept } from '@turntable/engine';
import type { SheetId } from '@turntable/games/loko-moto/sheets/index.ts';
import type { Shape, Train } from '@turntable/games/loko-moto/types.ts';

/** What is written on the first page of a book of Loko moto on one of our maps. */
export interface MapSetup {
  readonly game: 'loko-moto';
  /** Two to five, in the order of turns. */
  readonly names: readonly string[];
  readonly kept: Kept;
  readonly sheet: SheetId;
  readonly hiddenAgendas: boolean;
  readonly advanced: boolean;
  /** Who starts (LM-1.4). */
  readonly starter: number;
  /** Cards of one's own, which the book learns as they come up. */
  readonly own: boolean;
}
/** An action as a record writes it, without who took it: that is whoever is on turn. */
export type Turn = Readonly<Record<string, unknown>> & { readonly type: string };

/** What one key of the book writes. `anyway` is written against a rule, knowingly. */
export type MapTap =
  | { readonly t: 'turn'; readonly action: Turn; readonly anyway?: true }
  /** The train that came up in the next open place: its id, a card of one's own, or null where the pile is empty. */
  | { readonly t: 'train'; readonly train: string | Train | null }
  /** The shape card that came up on its pile. */
  | { readonly t: 'shape'; readonly points: 1 | 2 | 3; readonly shape: string | Shape | null }
  /** A secret card that was shown at the end (LM-7.3). */
  | { readonly t: 'secret'; readonly seat: number; readonly shape: string }
  /** After closing: the last turn is taken back, and the game goes on from there. */
  | { readonly t: 'take-back'; readonly by: number }
  | { readonly t: 'close' };

/** A tap with the minute of the game clock. */
export interface TimedMapTap {
  readonly tap: MapTap;
  readonly minute: number;
}
/** A book of Loko moto as it is stored on the device. */
export interface MapBook {
  readonly id: string;
  readonly setup: MapSetup;
  readonly taps: readonly TimedMapTap[];
  readonly undone: readonly TimedMapTap[];
}
