import type { WebSocket } from 'ws';
import { Limiter } from '../../base/limiter.ts';
import type { Limits } from '../../config/config.ts';
import { householdOf } from '../household.ts';
import { dismiss } from './dismiss.ts';

/** A household may say so many seconds' messages at once, and no less than this: one socket that floods goes for itself first. */
const SECONDS = 4;
const LEAST_BURST = 4_000;
/** Catch-ups of a household at once, then one a second: each folds a whole game, as a replay does. */
const CATCH_UPS = 60;
/** A household gets as many full views and filled gaps as so many sockets: each is about as much work as a catch-up of one picture. */
const LOOKING = 10;
/** A household without a socket is remembered this long (ms): then all that it may do is full again. */
const REMEMBERED = 5 * 60_000;

interface Household {
  sockets: number;
  last: number;
  readonly comings: Limiter;
  readonly messages: Limiter;
  readonly catchUps: Limiter;
  readonly looks: Limiter;
}
type SocketLimits = Pick<Limits, 'sockets' | 'requestsPerMinute' | 'messagesPerAddress' | 'looks'>;

/** What all sockets of a household may do together: how many are open, how often they are opened, how much they say. */
export class HouseholdBudget {
  readonly #limits: SocketLimits;
  readonly #now: () => number;
  readonly #known = new Map<string, Household>();

  /** `now` in milliseconds of a clock that only goes forward. */
  constructor(limits: SocketLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether an address has as many sockets as it may. `elsewhere`: how many its household has at other servers. */
  isFull(address: string, elsewhere: (household: string) => number = () => 0): boolean {
    const household = householdOf(address);
    return this.#of(household).sockets + elsewhere(household) >= this.#limits.sockets;
  }
  /** Whether one more may be opened from an address now; counts the try. */
  mayCome(address: string): boolean {
    return this.#of(householdOf(address)).comings.take(this.#now());
  }
  /** Whether a household may be sent one more catch-up now; counts it. */
  mayCatchUp(household: string): boolean {
    return this.#of(household).catchUps.take(this.#now());
  }
  /** Whether a household may look through other eyes, or have a gap filled, once more now; counts it. */
  mayLook(household: string): boolean {
    return this.#of(household).looks.take(this.#now());
  }

  /** Counts a socket until it is closed. One that says more than its household may is sent away. */
  watch(ws: Pick<WebSocket, 'on' | 'close' | 'pause' | 'terminate'>, address: string): void {
    const household = this.#of(householdOf(address));
    household.sockets++;
    ws.on('close', () => {
      household.sockets--;
      household.last = this.#now();
    });
    ws.on('message', () => {
      if (household.messages.take(this.#now())) return;
      dismiss(ws, 'too much from this address');
      ws.pause();
    });
  }

  #of(household: string): Household {
    const now = this.#now();
    const known = this.#known.get(household);
    if (known) {
      known.last = now;
      return known;
    }
    const { requestsPerMinute, messagesPerAddress: most, looks } = this.#limits;
    const made: Household = {
      sockets: 0,
      last: now,
      comings: new Limiter(requestsPerMinute / 60, requestsPerMinute, now),
      messages: new Limiter(most, Math.max(LEAST_BURST, SECONDS * most), now),
      catchUps: new Limiter(1, CATCH_UPS, now),
      looks: new Limiter(LOOKING, LOOKING * looks, now),
    };
    this.#known.set(household, made);
    return made;
  }

  /** Forgets those who went; called from time to time. */
  sweep(): void {
    const now = this.#now();
    for (const [household, { sockets, last }] of this.#known)
      if (sockets === 0 && now - last > REMEMBERED) this.#known.delete(household);
  }

  /** How many sockets each household has here that has at least so many. */
  busiest(least: number): Record<string, number> {
    const all = [...this.#known].map(([household, { sockets }]) => [household, sockets] as const);
    return Object.fromEntries(all.filter(([, sockets]) => sockets >= Math.max(1, least)));
  }
}
