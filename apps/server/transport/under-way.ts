import { setTimeout as sleep } from 'node:timers/promises';

/** No request takes longer to be answered; one that does is waited for no longer (ms). */
const MOST = 5_000;
const LOOK = 10;

/** What each guest has asked for and has no answer to yet. */
export class UnderWay {
  readonly #counts = new Map<string, number>();

  /** A request has come; the function that is given back says that it is answered. */
  begin(guest: string): () => void {
    this.#counts.set(guest, (this.#counts.get(guest) ?? 0) + 1);
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      const left = (this.#counts.get(guest) ?? 1) - 1;
      if (left > 0) this.#counts.set(guest, left);
      else this.#counts.delete(guest);
    };
  }
  /** How many a guest has. */
  of(guest: string): number {
    return this.#counts.get(guest) ?? 0;
  }
  /** Resolves when a guest has no more than so many: those of who waits. */
  async atMost(guest: string, own: number): Promise<void> {
    const until = performance.now() + MOST;
    while (this.of(guest) > own && performance.now() < until) await sleep(LOOK);
  }
}
