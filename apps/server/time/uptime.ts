import type { Journal } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';

/** A sign of life is stored this often (ms); as much may be given back to players after a crash, never taken. */
const BEAT = 30_000;
const KEY = 'uptime';

/** The wall clock was set if it is this much (ms) from where the steady one says it should be. */
const JUMP = 50;

/** Milliseconds since 1970 by a clock that nobody can set; it stands while the machine sleeps. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** The time of the servers of one database. */
interface Shared {
  /** For how long none of them was up in all (ms). */
  readonly down: number;
  /** How far the database's clock is ahead of this machine's (ms). */
  readonly offset: number;
}

/**
 * The uptime clock: a steady one, less all the time that the server was down: players' clocks neither run
 * meanwhile nor jump when the machine's clock is set. It is stored as a job that no handler takes, due at 0 so that it is found first.
 * Several servers have one, and whichever joins first where none was up adds what it stood (`storage/postgres/node.ts`).
 */
export class Uptime {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #steady: () => number;
  #down = 0;
  /** How far the database's clock is ahead of this machine's (ms). */
  #offset = 0;
  /** How far the wall clock is ahead of the steady one (ms). */
  #drift: number;
  /** This machine stood still, and has the time of the others again. */
  #stood = false;
  #timer: NodeJS.Timeout | undefined;

  /** `now` by the wall; `steady` by the clock that time is measured with, if that is another. */
  constructor(store: Store, journal: Journal, now: () => number, steady: () => number = now) {
    this.#store = store;
    this.#journal = journal;
    this.#now = now;
    this.#steady = steady;
    this.#drift = now() - steady();
  }

  /** Adds what has passed since the last sign of life, or takes over what servers share; before anybody asks for the time. */
  async start(shared?: Shared): Promise<void> {
    if (shared) {
      this.#down = shared.down;
      this.#offset = shared.offset;
      this.#drift -= shared.offset;
    } else {
      const stored = (await this.#store.jobs(-1, 0, 1)).find(({ key }) => key === KEY);
      if (stored) {
        const { down, at } = JSON.parse(stored.body) as { down: number; at: number };
        this.#down = down + this.#time() - at;
      }
    }
    this.beat();
    this.#timer = setInterval(() => this.beat(), BEAT);
    this.#timer.unref();
  }
  /**
   * This server has joined the others again; before it runs a table. If none was up meanwhile, the time stood for all of them. Its
   * machine may have slept, through which its steady clock stands and the database's does not: players would lose what it lags. A
   * difference that may come of asking (`unsure`) is none.
   */
  joined({ down, offset, unsure }: Shared & { readonly unsure: number }): void {
    this.#down = down;
    if (Math.abs(offset - this.#offset) <= Math.max(JUMP, unsure)) return;
    this.#offset = offset;
    this.#drift = this.#now() - this.#time();
    this.#stood = true;
  }
  stop(): void {
    clearInterval(this.#timer);
    if (this.#timer) this.beat();
  }

  #time(): number {
    return this.#steady() + this.#offset;
  }

  /** Uptime (ms). */
  now(): number {
    return this.#time() - this.#down;
  }
  /** When it will be that time by the machine (ms since 1970), if the server stays up. */
  wall(time: number): number {
    return time + this.#down + this.#drift;
  }
  /** Whether the wall clock was set, or this machine stood still, since this was asked last: what is due then is due at another time by it. */
  jumped(): boolean {
    const drift = this.#now() - this.#time();
    const stood = this.#stood;
    this.#stood = false;
    if (Math.abs(drift - this.#drift) < JUMP) return stood;
    this.#drift = drift;
    return true;
  }

  /** Stores a sign of life. */
  beat(): void {
    const body = JSON.stringify({ down: this.#down, at: this.#time() });
    this.#journal.write({ kind: 'job', key: KEY, job: { key: KEY, kind: KEY, due: 0, body } });
  }
}
