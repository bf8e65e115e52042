import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** How many addresses are remembered; whoever was counted longest ago is forgotten first. */
const MOST = 5000;

/**
 * Requests counted in windows of steady time, where one server counts alone: the plugin's own windows go by the wall clock, so a
 * clock that is set back an hour would shut people out for that long.
 */
export class SteadyCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; readonly from: number }>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const last = this.#windows.get(key);
    const window = last && last.from + timeWindow > now ? last : { count: 0, from: now };
    window.count++;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > MOST) this.#windows.delete(this.#windows.keys().next().value!);
    callback(null, { current: window.count, ttl: Math.ceil(window.from + timeWindow - now) });
  }

  /** Each route's limit counts by itself. */
  child(): SteadyCounts {
    return new SteadyCounts();
  }
}
