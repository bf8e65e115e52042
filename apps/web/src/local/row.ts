import type { Options } from '@turntable/engine';
import type { Drafted } from '@turntable/match/draft.ts';
import type { Item } from '@turntable/match/match.ts';
import type { Level } from '@turntable/protocol/messages.ts';
import type { TableEvent } from '@turntable/protocol/table-events.ts';

/** A seat of a table on this device: somebody who sits at it, or a bot. */
export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level?: Level;
}

/** The seat that begins, or one by lot. */
export type Starter = number | 'lot';

/** A table on this device, as the browser keeps it beside its log. */
export interface LocalRow {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  /** 256 bits in hex. */
  readonly seed: string;
  /** What the game was set up with: plain JSON; empty while it waits for its deal. */
  readonly setup: object;
  /** `waiting`: its players choose the locomotives that they are offered. */
  readonly status: 'waiting' | 'running' | 'over';
  /** Who begins, and what was offered and chosen; left out where nothing was offered. */
  readonly draft?: Drafted & { readonly starter: Starter };
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly changedAt: number;
  /** What happened beside the game: that a seat asked for a hint. Left out: nothing, or an older row. */
  readonly events?: readonly TableEvent[];
  /** The table of the same people that came after it. */
  readonly rematch?: string;
}

/** The seats at which somebody sits on this device; all of them are the same reader's. */
export function ownSeats({ seats }: Pick<LocalRow, 'seats'>): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Somebody wrote to the table or the scorebook, or forgot it, meanwhile; in another tab perhaps. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Where tables are kept. What `append` was given is kept once it resolves. */
export interface LocalStore {
  rows(): Promise<LocalRow[]>;
  row(id: string): Promise<LocalRow | undefined>;
  log(id: string): Promise<Item[]>;
  /**
   * Writes the row and the items of its log from number `from` on; rejects with `Overtaken` if there are such already, or the one
   * before them is gone: what was forgotten does not come back.
   */
  append(row: LocalRow, from: number, items: readonly Item[]): Promise<void>;
  remove(id: string): Promise<void>;
}
