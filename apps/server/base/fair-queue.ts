/** A round-robin queue over owners: an item waits for at most one item of each other owner, however many they queued. */
export class FairQueue<T> {
  /** What waits, by owner; the owner whose turn it is stands first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own) own.push(item);
    else this.#waiting.set(owner, [item]);
    this.#size += 1;
  }

  /** The next item that may come now of the first owner who has one, with its owner; `undefined` if there is none. */
  take(
    mayCome: (owner: string, item: T) => boolean,
  ): { readonly owner: string; readonly item: T } | undefined {
    for (const [owner, items] of this.#waiting) {
      const at = items.findIndex((item) => mayCome(owner, item));
      if (at < 0) continue;
      const [item] = items.splice(at, 1) as [T];
      this.#waiting.delete(owner);
      if (items.length > 0) this.#waiting.set(owner, items);
      this.#size -= 1;
      return { owner, item };
    }
    return undefined;
  }
}
