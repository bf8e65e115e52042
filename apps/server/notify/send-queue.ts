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
  readonly #under = new Set<Sending>();

  /** Sends when there is room; resolves or rejects as `send` does. `host`: the name of where it goes. */
  do(guest: string, host: string, send: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(guest, { guest, host, send: () => send().then(resolve, reject) });
      this.#next();
    });
  }

  #next(): void {
    while (this.#under.size < AT_ONCE.all) {
      const sending = this.#waiting.take((_guest, one) => this.#mayGo(one))?.item;
      if (!sending) return;
      this.#under.add(sending);
      void sending.send().finally(() => {
        this.#under.delete(sending);
        this.#next();
      });
    }
  }

  #mayGo({ guest, host }: Sending): boolean {
    const under = [...this.#under];
    return (
      under.filter((one) => one.guest === guest).length < AT_ONCE.guest &&
      under.filter((one) => one.host === host).length < AT_ONCE.host
    );
  }
}
