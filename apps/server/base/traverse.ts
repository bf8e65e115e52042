/** Goes through a collection again and again, a part of it at a time, so that nobody waits for all of it. */
export class Traversal<Item> {
  readonly #items: { readonly size: number; values(): Iterator<Item> };
  readonly #parts: number;
  #at: Iterator<Item>;
  #left: number;

  /** A `Map` is gone through by its values. */
  constructor(items: { readonly size: number; values(): Iterator<Item> }, parts: number) {
    this.#items = items;
    this.#parts = parts;
    this.#at = items.values();
    this.#left = parts;
  }

  /** The next part: each item is in one of so many parts, and those that come meanwhile may be. */
  part(): Item[] {
    if (this.#left === 0) {
      this.#at = this.#items.values();
      this.#left = this.#parts;
    }
    this.#left--;
    const most = this.#left === 0 ? Infinity : Math.ceil(this.#items.size / this.#parts);
    const out: Item[] = [];
    while (out.length < most) {
      const { value, done } = this.#at.next();
      if (done === true) break;
      out.push(value);
    }
    return out;
  }
}
