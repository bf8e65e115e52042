import type { ComponentType } from 'react';
import type { AnyGame, Happening, SeenBy } from '@turntable/engine';
import type { Key } from '@turntable/messages';
import type { SeatWish } from '@turntable/protocol/messages.ts';
import type { z } from 'zod';
import type { Messages } from '../i18n/messages.ts';
import type { System } from '../roster/system.ts';
import type { GameScreenProps } from '../table/props.ts';

/** A table screen whose game does not matter here; each game's own is checked where it is written. */
export type AnyScreen = ComponentType<GameScreenProps<SeenBy, object, Happening>>;

/** One option of the new-table form, under its name in the game's options. */
export type OptionField =
  | { readonly kind: 'flag'; readonly name: string; readonly label: Key; readonly hint: Key }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: Key;
      /** The first is the default. */
      readonly choices: readonly { readonly value: string; readonly label: Key; readonly hint: Key }[];
    };
export type Options = Readonly<Record<string, unknown>>;
export type Seating = readonly z.infer<typeof SeatWish>[];

/** A value of a statistic with its unit, as it is shown in a language and a system of units. */
export type Quantity = (messages: Messages, statistic: string, value: number, system: System) => string;

/** What the shell has to know of a game; its rules it learns from the engine when they are needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: Key;
  /** One line under the name, and a sentence or two that make one want to play. */
  readonly players: Key;
  readonly pitch: Key;
  readonly enamel: 'blue' | 'red' | 'green';
  /** How many may play. */
  readonly seats: readonly number[];
  readonly options: readonly OptionField[];
  /** Seats play in teams, which win and lose together. */
  readonly teams?: true;
  /** A judge may sit at the table, and questions may have an answer time; the starter is by lot or fixed. */
  readonly judged?: true;
  /** Whether seats hold secrets under these options, so that friends on one device need the curtain. */
  readonly hides: (options: Options) => boolean;
  /** Seats and options of "play against bots". */
  readonly quick: (name: string) => { readonly seats: Seating; readonly options: Options };
  readonly engine: () => Promise<AnyGame>;
  /** How values of statistics are shown; games without statistics have none. */
  readonly quantity?: () => Promise<Quantity>;
}
