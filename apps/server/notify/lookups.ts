import { lookup as resolve } from 'node:dns/promises';
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { FairQueue } from '../base/fair-queue.ts';

/**
 * Names that are looked up at once. The system's resolver holds one of Node's four threads until it has an answer, and a
 * name server that says nothing makes that half a minute: with all four held no page could be read from the disk.
 */
const AT_ONCE = 2;

type Resolve = (host: string, options: LookupAllOptions) => Promise<LookupAddress[]>;

/** Looks up names that guests gave: few at once, and of those under one domain one at a time, so that no domain holds up the others. */
export class Lookups {
  readonly #resolve: Resolve;
  readonly #waiting = new FairQueue<() => Promise<void>>();
  readonly #busy = new Set<string>();

  constructor(lookUp: Resolve = resolve) {
    this.#resolve = lookUp;
  }

  /** All addresses of a name; rejects as the resolver does, or as soon as `signal` says that nobody waits any more. */
  find(host: string, options: LookupAllOptions, signal: AbortSignal): Promise<LookupAddress[]> {
    // A signal that was given before says nothing any more.
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const { promise, resolve: found, reject } = Promise.withResolvers<LookupAddress[]>();
    const givenUp = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', givenUp, { once: true });
    this.#waiting.push(domainOf(host), async () => {
      if (!signal.aborted) await this.#resolve(host, options).then(found, reject);
    });
    this.#next();
    return promise.finally(() => signal.removeEventListener('abort', givenUp));
  }

  #next(): void {
    while (this.#busy.size < AT_ONCE) {
      const next = this.#waiting.take((owner) => !this.#busy.has(owner));
      if (!next) return;
      const { owner, item } = next;
      this.#busy.add(owner);
      void item().finally(() => {
        this.#busy.delete(owner);
        this.#next();
      });
    }
  }
}

/** The last two parts of a name; of a country’s second level that is more than one owner, who then share. */
function domainOf(host: string): string {
  return host.toLowerCase().split('.').filter(Boolean).slice(-2).join('.');
}
