import type { Happening, Refusal, SeenBy, Undo, Viewer } from '@turntable/engine';
import type { ErrorBody, LogItem, Place, TableInfo } from '@turntable/protocol';

/** What became of an action that was sent. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly error: ErrorBody };

/** What the shell gives to each game's table screen; the screen draws the game and asks for nothing else. */
export interface GameScreenProps<View extends SeenBy, Action, Event extends Happening> {
  readonly table: TableInfo;
  readonly place: Place;
  /** Whose eyes the view is: a seat, or `public` for watchers. */
  readonly as: Viewer;
  readonly view: View;
  /** Display names by seat. */
  readonly names: readonly string[];
  readonly log: readonly (LogItem & { readonly event: Event })[];
  readonly undo: Undo;
  /** False while the connection is away; actions are then refused by the shell with a notice. */
  readonly online: boolean;
  /** Sends an answer to an open decision of the view. */
  send(decision: string, action: Action): Promise<Sent>;
  takeBack(): Promise<Sent>;
  /** Shows a short notice with clause links; the shell also reads it to screen readers. */
  refuse(refusals: readonly Refusal[]): void;
  rematch(): void;
}
