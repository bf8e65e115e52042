import type { Journal } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';

/** A sign of life is stored this often (ms); as much may be given back to players after a crash, never taken. */
const BEAT = 30_000;
const KEY = 'uptime';

/**
 * The uptime clock: the machine's, less all the time that the server was down, so that no clock of a player runs
 * meanwhile. It is stored as a job that nobody does (no handler has its kind), due at 0 so that it is found first.
 */
export class Uptime {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #now: () => number;
  #down = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, journal: Journal, now: () => number) {
    this.#store = store;
    this.#journal = journal;
    this.#now = now;
  }

  /** Adds what has passed since the last sign of life; before anybody asks for the time. */
  async start(): Promise<void> {
    const stored = (await this.#store.jobs(-1, 0, 1)).find(({ key }) => key === KEY);
    if (stored) {
      const { down, at } = JSON.parse(stored.body) as { down: number; at: number };
      this.#down = down + Math.max(0, this.#now() - at);
    }
    this.#beat();
    this.#timer = setInterval(() => this.#beat(), BEAT);
    this.#timer.unref();
  }
  stop(): void {
    clearInterval(this.#timer);
    if (this.#timer) this.#beat();
  }

  /** Uptime (ms). */
  now(): number {
    return this.#now() - this.#down;
  }
  /** When it will be that time by the machine (ms since 1970), if the server stays up. */
  wall(time: number): number {
    return time + this.#down;
  }

  #beat(): void {
    const body = JSON.stringify({ down: this.#down, at: this.#now() });
    this.#journal.write({ kind: 'job', key: KEY, job: { key: KEY, kind: KEY, due: 0, body } });
  }
}
