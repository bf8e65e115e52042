import { steadyNow } from './uptime.ts';

/** Without a beat for longer than this (ms) the process stood: it was stopped, frozen with its machine or kept from running. */
const STOOD = 3_000;

/**
 * A steady clock that stands while the process stands, as the machine's own does while the machine sleeps: nobody can move
 * at a server that does not answer. It needs a beat every second, and counts up to a second too much as standing.
 */
export class RunningClock {
  readonly #machine: () => number;
  /** Time of the last beat; undefined until the first. */
  #last: number | undefined;
  #stood = 0;

  /** `machine`: the steady clock that goes on meanwhile (ms). */
  constructor(machine: () => number = steadyNow) {
    this.#machine = machine;
  }

  /** Milliseconds since 1970, less those that the process stood. */
  now(): number {
    const at = this.#machine();
    if (this.#last !== undefined) {
      if (at - this.#last > STOOD) this.#stood += at - this.#last;
      this.#last = at;
    }
    return at - this.#stood;
  }

  /** Says that the process runs; once a second. */
  beat(): void {
    this.#last ??= this.#machine();
    this.now();
  }
}
