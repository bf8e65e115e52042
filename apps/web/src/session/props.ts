import type { ReactNode } from 'react';
import type { Happening, Refusal, SeenBy, Undo, Viewer } from '@turntable/engine';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import type { FactorWish, Pace } from '@turntable/protocol/tempo.ts';
import type { EndReason, ErrorBody, LogItem, Phrase, Place, TableInfo } from '@turntable/protocol';
import type { Show } from './show/useShow.ts';

/** What became of an action that was sent. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly error: ErrorBody };
/** Sent beside a ruling by who agrees that a puzzle asks others about it. */
export interface Shared {
  readonly shared?: true;
}

/** Something to say at the table: a ready phrase, or words of one's own. */
export type Saying =
  | { readonly phrase: Phrase }
  | { readonly text: string }
  | { readonly rejoinder: string }
  | { readonly more: true };

/** What somebody at a table may wish of the others: one of these. */
export interface Proposal {
  readonly pace?: Pace;
  readonly factor?: FactorWish;
  /** To end the game early. */
  readonly end?: EndReason;
  /** Another seat, while people gather. */
  readonly swap?: number;
}

/**
 * What the shell gives to each game's table screen; the screen draws the game and asks for nothing else.
 * Around it the shell draws a bar (48 px: menu, whose turn it is and what is asked, undo, log), the log, notices, the
 * connection's state, the curtain of pass-and-play, and at the end a strip with the winner, rematch and the record.
 * The screen gets the box that is left, not the viewport: it fills `100%` of both, and its sizes hang on the container
 * `screen` (`@container screen (width > 60rem)`), since the log may stand beside it (`logOver` in the listing: over it). It has no h1 and no main of its own.
 * Where a player's name stands it carries `data-speaker` with the seat (or several): what they say is shown beside it for a moment.
 */
export interface GameScreenProps<View extends SeenBy, Action, Event extends Happening> {
  readonly table: TableInfo;
  readonly place: Place;
  /** Whose eyes the view is: a seat, or `public` for watchers. */
  readonly as: Viewer;
  readonly view: View;
  /** Display names by seat. */
  readonly names: readonly string[];
  readonly log: readonly (LogItem & { readonly event: Event })[];
  /** What happened beside the game; left out where a game is only looked at. */
  readonly events?: readonly TableEvent[];
  readonly undo: Undo;
  /** False while the connection is away; actions are then refused by the shell with a notice. */
  readonly online: boolean;
  /** Sends an answer to an open decision of the view. */
  send(decision: string, action: Action): Promise<Sent>;
  takeBack(): Promise<Sent>;
  /** Shows a short notice with clause links; the shell also reads it to screen readers. */
  refuse(refusals: readonly Refusal[]): void;
  rematch(): void;
  /** When the table arrived, by the page's clock (ms); left out where no time runs, as in a replay. */
  readonly heardAt?: number;
  /** What has happened and is being shown; left out where all of it was. `view` and `log` wait for it. */
  readonly show?: {
    readonly now: Show['now'];
    /** The log as far as the stage shows it, and as far as the score counts it. */
    readonly stage: GameScreenProps<View, Action, Event>['log'];
    readonly score: GameScreenProps<View, Action, Event>['log'];
    readonly skip: () => void;
  };
  /** A suggested move that the reader asks to see: the screen picks it, and plays nothing. A new object each time they ask. */
  readonly suggested?: Action;
  /** What may be called across in this run, counted from 0; the screen puts it where it has room. Left out where nobody listens. */
  readonly remarks?: (run: number) => ReactNode;
  /** Whether the screen is still counting up the result: meanwhile nothing else shows it. */
  readonly hold?: (on: boolean) => void;
}

/** What a game's board for a television shows: a spectator's view and log, to be looked at and not touched. */
export interface TvProps {
  readonly view: SeenBy;
  readonly names: readonly string[];
  readonly log: readonly LogItem[];
}
