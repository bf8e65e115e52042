import type { Options } from '@turntable/engine';
import type { Item } from '@turntable/match/match.ts';
import type { Level } from '@turntable/protocol/messages.ts';

/** A seat of a table on this device: somebody who sits at it, or a bot. */
export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level?: Level;
}

/** A table on this device, as the browser keeps it beside its log. */
export interface LocalRow {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  /** 256 bits in hex. */
  readonly seed: string;
  /** What the game was set up with: plain JSON. */
  readonly setup: object;
  readonly status: 'running' | 'over';
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly changedAt: number;
  /** The table of the same people that came after it. */
  readonly rematch?: string;
}

/** Somebody else wrote to the table meanwhile, in another tab. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Where tables are kept. What `append` was given is kept once it resolves. */
export interface LocalStore {
  rows(): Promise<LocalRow[]>;
  row(id: string): Promise<LocalRow | undefined>;
  log(id: string): Promise<Item[]>;
  /** Writes the row and the items of its log from number `from` on; rejects with `Overtaken` if there are such already. */
  append(row: LocalRow, from: number, items: readonly Item[]): Promise<void>;
  remove(id: string): Promise<void>;
}
