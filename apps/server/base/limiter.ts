/** A token bucket: `burst` at once, refilled at `rate` a second. */
export class Limiter {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  /** `now` in milliseconds. */
  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    // The machine's clock may have been set back; that costs nobody anything.
    const passed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(this.#burst, this.#tokens + (passed / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Token buckets by whom they are of: `atOnce` at once, then one in `oneIn` milliseconds. */
export class Limiters {
  readonly #oneIn: number;
  readonly #atOnce: number;
  readonly #of = new Map<string, { readonly limiter: Limiter; last: number }>();

  constructor(oneIn: number, atOnce: number) {
    this.#oneIn = oneIn;
    this.#atOnce = atOnce;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#of.size;
  }

  /** Whether one more is allowed now (ms). */
  take(who: string, now: number): boolean {
    const limiter = this.#of.get(who)?.limiter ?? new Limiter(1000 / this.#oneIn, this.#atOnce, now);
    this.#of.set(who, { limiter, last: now });
    return limiter.take(now);
  }

  /** Drops buckets that are full again; a new one is the same. */
  sweep(now: number): void {
    for (const [who, { last }] of this.#of) if (now - last > this.#atOnce * this.#oneIn) this.#of.delete(who);
  }
}
