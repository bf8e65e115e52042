/** What failed is tried again this much later (ms), and twice as late after each further failure, up to `MOST`. */
export const RETRY = 30_000;
const MOST = 32 * RETRY;

interface Failure {
  /** As it was stored (ms since 1970). */
  readonly due: number;
  /** When it failed last, and for how long it waited for that (ms). */
  readonly since: number;
  readonly wait: number;
  /** When it is tried again. */
  at: number;
}

/** When what failed is tried again, by key. In memory: after a restart everything that is due is tried at once. */
export class Retries {
  readonly #failures = new Map<string, Failure>();

  /** The earliest time at which something is tried again (ms since 1970). */
  get next(): number {
    return [...this.#failures.values()].reduce((next, { at }) => Math.min(next, at), Infinity);
  }
  /** How many wait. */
  get size(): number {
    return this.#failures.size;
  }

  failed(key: string, due: number, now: number): void {
    const before = this.#failures.get(key);
    const wait = before ? Math.min(MOST, 2 * before.wait) : RETRY;
    this.#failures.set(key, { due, since: now, wait, at: now + wait });
  }
  /** It was done. */
  done(key: string): void {
    this.#failures.delete(key);
  }

  /** Whether it is left alone at `now`. Something else that is due there waits no longer than after a first failure. */
  waits(key: string, due: number, now: number): boolean {
    const failure = this.#failures.get(key);
    if (!failure) return false;
    if (due !== failure.due) failure.at = Math.min(failure.at, failure.since + RETRY);
    return now < failure.at;
  }

  /** Forgets what was to be tried by `now` and is due no more. */
  forget(now: number): void {
    for (const [key, { at }] of this.#failures) if (at <= now) this.#failures.delete(key);
  }
}
