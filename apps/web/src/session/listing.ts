import type { ComponentType } from 'react';
import type { AnyGame, Happening, Listing, Options, SeenBy } from '@turntable/engine';
import type { Key } from '@turntable/messages';
import type { LogItem, SeatWish, TableInfo } from '@turntable/protocol/messages.ts';
import type { z } from 'zod';
import type { Messages } from '../i18n/messages.ts';
import type { System } from '../device/system.ts';
import type { GameScreenProps } from './props.ts';
import type { Hear } from './hear/heard.ts';
import type { Staging } from './show/show-queue.ts';
import type { GameSounds } from './sound/game-sounds.ts';
import type { Typing } from './typing.ts';

/** A table screen whose game does not matter here; each game's own is checked where it is written. */
export type AnyScreen = ComponentType<GameScreenProps<SeenBy, object, Happening>>;

export type Seating = readonly z.infer<typeof SeatWish>[];

/** A value of a statistic with its unit, as it is shown in a language and a system of units. */
export type Quantity = (messages: Messages, statistic: string, value: number, system: System) => string;

/** A picture of one choice of an option, shown where it is chosen. */
export interface OptionPictureProps {
  readonly option: string;
  readonly value: string;
  /** Instead of the picture: what can be counted in it. */
  readonly inWords?: boolean;
}

/** The part of a game that turns its events into sentences. */
export type Teller = Pick<AnyGame, 'id' | 'tell' | 'judging'>;

/** What the shell knows of a game without its rules, which are loaded when they are needed. */
export interface GameListing extends Listing {
  readonly name: Key;
  /** Keys of the line under the name and of the description. */
  readonly players: Key;
  readonly pitch: Key;
  readonly enamel: 'blue' | 'red' | 'green';
  /** Seats and options of "play against bots". */
  readonly quick: (name: string) => { readonly seats: Seating; readonly options: Options };
  /** The same one against one, where the usual is teams: one plays for both of a side. */
  readonly pair?: GameListing['quick'];
  /** Pictures of an option's choices, for games that have any. */
  readonly pictures?: ComponentType<OptionPictureProps>;
  /** A picture for the game's sign where there is room; left out if the game has none. */
  readonly emblem?: ComponentType;
  readonly engine: () => Promise<AnyGame>;
  /** The part of it that a running table needs; left out: all of it. */
  readonly teller?: () => Promise<Teller>;
  /** Its sentences are among the first that a browser learns (`messages/first`). */
  readonly inFirstMessages?: true;
  /** How values of statistics are shown; games without statistics have none. */
  readonly quantity?: () => Promise<Quantity>;
  /** Its screen picks a move that is suggested, ready to be confirmed (`GameScreenProps.suggested`); the words that ask for it. */
  readonly picksSuggested?: Key;
  /** The log lies over the right side of its screen, which keeps its size; else it stands beside it. */
  readonly logOver?: true;
  /** The bar over its screen is a low one: the screen begins with a stage that wants the height. */
  readonly lowBar?: true;
  /** On a desk its screen has a column for the end and keeps a place for the rematch and the record at its foot. */
  readonly endColumn?: true;
  /** Stands in the bar beside its sentence where there is room: what is played on, how far it is. */
  readonly about?: (
    view: SeenBy,
    log: readonly LogItem[],
    messages: Messages,
    table: Pick<TableInfo, 'minutes' | 'tempo'>,
  ) => string;
  /** What the bar says at the end where there is room, if it says more than who won; and while the points are counted. */
  readonly result?: (
    view: SeenBy,
    mine: readonly number[],
    names: readonly string[],
    messages: Messages,
  ) => string;
  readonly counting?: Key;
  /** The side of two that a seat is on, as its log names sides; of games between sides. */
  readonly sideOf?: (view: SeenBy, seat: number) => number;
  /** How its log is cut into acts that are shown one by one; without it everything is shown as it comes. */
  readonly staging?: () => Promise<Staging>;
  /** How a keeper types what those in the room do; left out if all is said by the names of actions. */
  readonly typing?: () => Promise<Typing>;
  /** Whether each player has secret cards, which are printed as slips for those around a real table. */
  readonly slips?: (options: Options) => boolean;
  /** How it sounds; left out by a game that is silent. */
  readonly sounds?: () => Promise<GameSounds>;
  /** How its log is read aloud, where several of its items are one sentence. */
  readonly hear?: () => Promise<Hear>;
}
