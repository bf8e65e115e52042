import type { AnyGame, Happening } from '@turntable/engine';
import type { Tempo } from '@turntable/protocol/tempo.ts';

/** Nobody waits longer than this for what is shown (ms). */
const LONGEST = 12_000;

/**
 * Until when pages show what has happened at a table, so that clocks, bots and stored answers can wait for it. It stands
 * on public events alone and is the same whether somebody skips or looks away; after a restart nothing is shown.
 */
export class Showing {
  readonly #factor: number;
  /** Uptime (ms). */
  #until = -Infinity;

  /** `factor`: what the usual time is multiplied by. */
  constructor(factor: number) {
    this.#factor = factor;
  }

  /** An entry was played `now` (uptime), with these events. By turns nobody watches. */
  add(game: AnyGame, tempo: Tempo, events: readonly Happening[], now: number): void {
    if (!game.reveal || tempo === 'turns') return;
    const seen = events.flatMap((event) => game.witness(event, 'public') ?? []);
    const ms = this.#factor * game.reveal(seen);
    if (ms > 0) this.#until = Math.min(Math.max(this.#until, now) + ms, now + LONGEST);
  }

  /** What was shown is no more: somebody took back. */
  end(): void {
    this.#until = -Infinity;
  }

  /** Milliseconds from `now` on (uptime). */
  left(now: number): number {
    return Math.max(0, Math.ceil(this.#until - now));
  }
}
