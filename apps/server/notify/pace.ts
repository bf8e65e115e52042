/** Told at once at most; after that one a second. */
const AT_ONCE = 60;
/** Milliseconds. */
const ONE_IN = 1000;
/** Channels that are remembered before those are forgotten that were told nothing lately. */
const MANY = 1000;

/**
 * When a channel is told the next thing: at once as long as it was told little, then one by one, so that whoever is able to
 * cause notices floods nobody's phone. (The generic cell rate algorithm of ITU-T I.371.)
 */
export class Pace {
  /** By channel: when it would have been told all, had there been a pause after each (ms). */
  readonly #until = new Map<string, number>();

  /** When one more may be told (ms since 1970); counts it. */
  due(channel: string, now: number): number {
    if (this.#until.size >= MANY)
      for (const [each, until] of this.#until) if (until <= now) this.#until.delete(each);
    const until = Math.max(this.#until.get(channel) ?? 0, now) + ONE_IN;
    this.#until.set(channel, until);
    return Math.max(now, until - AT_ONCE * ONE_IN);
  }
}
