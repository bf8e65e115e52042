import type { Log } from '../base/log.ts';
import { LEASE, type Joined, type Node } from '../storage/postgres/node.ts';

/** How often a server says that it is alive, and looks who else is (ms). */
const BEAT = 500;

/** What follows when this server's place among others changes. */
interface Follow {
  /** It may have been struck off: it runs nothing any more. */
  down(): void;
  /** It has a place again, under a new number, and runs no table yet. */
  joined(place: Joined): void;
  /** It runs tables again. */
  up(): void;
  /** Others have come or gone; `gone` are those that ended since. */
  others(gone: readonly number[]): void;
}

/**
 * Keeps this server's place: renews its lease while the other servers can be talked to, strikes off the dead, and steps
 * down by itself when it may have been struck off, so that its clients go where they are served.
 */
export class Membership {
  readonly #node: Node;
  readonly #log: Log;
  readonly #linked: () => boolean;
  #follow: Follow | undefined;
  #renewedAt = performance.now();
  #up = true;
  #alive: ReadonlySet<number> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #closed = false;

  /** `linked`: whether the other servers can be talked to. */
  constructor(node: Node, linked: () => boolean, log: Log) {
    this.#node = node;
    this.#linked = linked;
    this.#log = log;
  }

  /** Whether this server may run tables. */
  get up(): boolean {
    return this.#up;
  }

  /** How many other servers are alive. */
  get others(): number {
    return [...this.#alive].filter((no) => no !== this.#node.no).length;
  }

  start(follow: Follow): void {
    this.#follow = follow;
    this.#again();
  }

  /** Lets others run what this server ran, at once. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#beating;
    await this.#node.leave().catch((error: unknown) => this.#log.error('leaving the others', error));
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      // After a stall longer than the lease (a suspended process) others may run our tables already.
      if (performance.now() - this.#renewedAt > LEASE) this.#stepDown();
      // Not awaited: a database that does not answer must not delay the check above.
      this.#beating ??= this.#beat()
        .catch((error: unknown) => {
          if (this.#up) this.#log.error('the lease was not renewed', error);
        })
        .finally(() => (this.#beating = undefined));
      this.#again();
    }, BEAT);
    this.#timer.unref();
  }

  async #beat(): Promise<void> {
    const from = performance.now();
    if (this.#closed) return;
    const linked = this.#linked();
    const renewed = await this.#node.renew(linked);
    if (renewed === 'struck off') {
      this.#stepDown();
      // Joins again only once the bus works.
      if (!linked) return;
      const place = await this.#node.join(false);
      if (place) this.#follow?.joined(place);
    }
    if (renewed !== 'cut') {
      this.#renewedAt = Math.max(this.#renewedAt, from);
      this.#stepUp();
    }
    const alive = new Set(await this.#node.strikeOff());
    const gone = [...this.#alive].filter((no) => !alive.has(no));
    const isSame = gone.length === 0 && alive.size === this.#alive.size;
    this.#alive = alive;
    if (!isSame) this.#follow?.others(gone);
  }

  #stepDown(): void {
    if (!this.#up) return;
    this.#up = false;
    this.#log.error('this server may have been struck off', new Error('its lease was not renewed in time'));
    this.#follow?.down();
  }
  #stepUp(): void {
    if (this.#up || this.#closed) return;
    this.#up = true;
    this.#follow?.up();
  }
}
