import type { Happening } from '@turntable/engine';
import type { Match, Item } from '@turntable/match/match.ts';
import { slownessOf } from '@turntable/protocol/calm.ts';
import type { TableRow } from '../storage/rows.ts';

/** Nobody waits longer than this for what is shown (ms); at a calm pace by as much longer as it is. */
const LONGEST = 12_000;

/**
 * Until when pages show what has happened at a table, so that clocks, bots and stored answers can wait for it. It stands
 * on public events alone and is the same whether somebody skips or looks away; after a restart nothing is shown.
 */
export class Showing {
  readonly #factor: number;
  readonly #now: () => number;
  #until = -Infinity;

  /** `factor`: what the usual time is multiplied by; `now` in uptime (ms). */
  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    this.#now = now;
  }

  /** An entry was played, with these events; a take-back ends what is shown. By turns nobody watches. */
  heard(
    { game }: Pick<Match, 'game'>,
    { tempo, options }: Pick<TableRow, 'tempo' | 'options'>,
    item: Item,
    events: readonly Happening[],
  ): void {
    if ('takeBack' in item) this.#until = -Infinity;
    else if (game.reveal && tempo.kind !== 'turns') {
      const now = this.#now();
      const slowness = slownessOf(options);
      const ms =
        slowness * this.#factor * game.reveal(events.flatMap((event) => game.witness(event, 'public') ?? []));
      if (ms > 0) this.#until = Math.min(Math.max(this.#until, now) + ms, now + slowness * LONGEST);
    }
  }

  /** Milliseconds from now on. */
  get left(): number {
    return Math.max(0, Math.ceil(this.#until - this.#now()));
  }
}
