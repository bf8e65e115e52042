import { FairQueue } from '../base/fair-queue.ts';

/**
 * Sent at once at most: in all, for one guest and to one host. Each holds a file descriptor until the receiver answers, and
 * those that the server has beside its connections are few (`OWN_FILES` in config/connection-budget.ts).
 */
export const AT_ONCE = { all: 64, guest: 8, host: 4 };

interface Sending {
  readonly guest: string;
  readonly host: string;
  readonly send: () => Promise<void>;
}

/** Sends few things at once, so that receivers that never answer hold up little. Guests take turns. */
export class SendQueue {
  readonly #waiting = new FairQueue<Sending>();
  /** Under way: in all, and by guest and by host. */
  #under = 0;
  readonly #ofGuest = new Map<string, number>();
  readonly #toHost = new Map<string, number>();

  /** Sends when there is room; resolves or rejects as `send` does. `host`: the name of where it goes. */
  do(guest: string, host: string, send: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const sending = { guest, host, send: () => send().then(resolve, reject) };
      // What waits already may not go now, however much it is: only this one may.
      if (this.#under < AT_ONCE.all && this.#mayGo(sending)) this.#begin(sending);
      else this.#waiting.push(guest, sending);
    });
  }

  #next(): void {
    while (this.#under < AT_ONCE.all) {
      const sending = this.#waiting.take((_guest, one) => this.#mayGo(one))?.item;
      if (!sending) return;
      this.#begin(sending);
    }
  }

  #begin(sending: Sending): void {
    this.#count(sending, 1);
    void sending.send().finally(() => {
      this.#count(sending, -1);
      this.#next();
    });
  }

  #count({ guest, host }: Sending, one: 1 | -1): void {
    this.#under += one;
    add(this.#ofGuest, guest, one);
    add(this.#toHost, host, one);
  }

  #mayGo({ guest, host }: Sending): boolean {
    return (this.#ofGuest.get(guest) ?? 0) < AT_ONCE.guest && (this.#toHost.get(host) ?? 0) < AT_ONCE.host;
  }
}

function add(counts: Map<string, number>, key: string, one: number): void {
  const count = (counts.get(key) ?? 0) + one;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
