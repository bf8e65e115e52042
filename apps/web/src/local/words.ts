import type { Options, Viewer } from '@turntable/engine';
import type { ErrorBody, Place, TableInfo } from '@turntable/protocol/messages.ts';
import type { Again } from '@turntable/protocol/picks.ts';
import type { LocalSeat, Starter } from './row.ts';

// What pages and the worker that keeps the tables say to each other.

/** A table to be made on this device; it begins at once, or with the choice of what is played with. */
export interface LocalWish {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly starter: Starter;
}
/** A table of this device, and when something last happened there (ms since 1970). */
export interface LocalKnown {
  readonly table: TableInfo;
  readonly place: Place;
  readonly at: number;
}

export type Asked =
  | { readonly what: 'create'; readonly wish: LocalWish }
  | { readonly what: 'tables' }
  | { readonly what: 'rematch'; readonly id: string; readonly locomotives?: Again }
  | { readonly what: 'record'; readonly id: string }
  | { readonly what: 'replay'; readonly id: string; readonly as: Viewer | undefined }
  | { readonly what: 'hint'; readonly id: string; readonly seat: number }
  | {
      readonly what: 'choose';
      readonly id: string;
      readonly seat: number;
      readonly locomotive: string | null;
    }
  | { readonly what: 'remove'; readonly id: string }
  | { readonly what: 'import'; readonly record: object; readonly as: Viewer | undefined };

/** From a page. `n` numbers requests and lines; a line carries the messages of a table's socket, as text. */
export type ToWorker =
  | { readonly t: 'ask'; readonly n: number; readonly asked: Asked }
  | { readonly t: 'open'; readonly n: number; readonly id: string; readonly as: Viewer | undefined }
  | { readonly t: 'say'; readonly n: number; readonly text: string }
  | { readonly t: 'shut'; readonly n: number };
/** To a page. */
export type FromWorker =
  | { readonly t: 'answer'; readonly n: number; readonly body: unknown }
  | { readonly t: 'refused'; readonly n: number; readonly error: ErrorBody }
  | { readonly t: 'hear'; readonly n: number; readonly text: string }
  | { readonly t: 'lost'; readonly n: number };
