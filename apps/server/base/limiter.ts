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
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
