import type { Actor, Game, Message, Types } from '@turntable/engine';
import { sample, type Table, type Sample, type SampleOptions } from './sample.ts';

/** What a game has to say of itself before the laws can try it. */
export interface TrialOptions<T extends Types> extends Partial<SampleOptions<T>> {
  /** A random action of the right shape, legal or not, as somebody might send it. */
  generate: SampleOptions<T>['generate'];
  /** Random games for each table; the environment variable LAWS_GAMES overrides it, to go deeper. Default 3. */
  readonly games?: number;
  /**
   * One form for all ways to write the same action (sections in any order, any free text that this view does not
   * forbid), as `legalActions` writes it.
   */
  canon?(action: T['Action'], view: T['View']): T['Action'];
  /** Members of views that differ by viewer although they hide nothing. Default `viewer`. */
  readonly ownKeys?: readonly string[];
  /** A message as sentences, in each language there is. Without it nobody checks that messages have any. */
  say?(message: Message, by: Actor): readonly string[];
  /** Options of the new-table form, to be spoilt in all ways. */
  readonly hosted?: readonly object[];
  /** What must be the same in a state that came back from its record. Default: all of it. */
  recorded?(state: T['State']): unknown;
}

/** A game, its tables and the random games that all laws share. */
export class Trial<T extends Types> {
  readonly game: Game<T>;
  readonly tables: readonly Table<T>[];
  readonly options: TrialOptions<T>;
  readonly games: number;
  #samples: readonly Sample<T>[] | undefined;

  constructor(game: Game<T>, tables: readonly Table<T>[], options: TrialOptions<T>) {
    this.game = game;
    this.tables = tables;
    this.options = options;
    this.games = Math.max(1, Number(process.env['LAWS_GAMES'] ?? options.games ?? 3) || 1);
  }

  get sampling(): SampleOptions<T> {
    return { most: 2000, ...this.options };
  }

  /** The random games, played when first asked for. */
  get samples(): readonly Sample<T>[] {
    this.#samples ??= this.tables.flatMap((table, t) =>
      Array.from({ length: this.games }, (_, i) => sample(this.game, table, 1000 * t + i, this.sampling)),
    );
    return this.#samples;
  }
}

/** About `count` of the items, evenly spread, the first and the last among them. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return items.slice();
  const out: Item[] = [];
  for (let i = 0; i < count; i++) out.push(items[Math.round((i * (items.length - 1)) / (count - 1))]!);
  return out;
}

/** Moments of a sample with their numbers, about `count` of them. */
export function someMoments<T extends Types>(
  sample: Sample<T>,
  count: number,
): { readonly index: number; readonly moment: Sample<T>['moments'][number] }[] {
  return spread(
    sample.moments.map((moment, index) => ({ index, moment })),
    count,
  );
}
