/** Goes through a collection round after round, one part at a time, so that one call never has to handle all of it. */
export class Traversal<Item> {
  readonly #items: { readonly size: number; values(): Iterator<Item> };
  readonly #parts: number;
  #at: Iterator<Item>;
  #left: number;

  /** Of a `Map`, the values are returned. */
  constructor(items: { readonly size: number; values(): Iterator<Item> }, parts: number) {
    this.#items = items;
    this.#parts = parts;
    this.#at = items.values();
    this.#left = parts;
  }

  /** The next part of this round. Each item is in exactly one of `parts`; items added during a round may be left to the next. */
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
