/** What came to somebody else's server, in the order in which it came. */
export class Inbox<Item> {
  readonly got: Item[] = [];
  readonly #watching = new Set<() => void>();

  protected keep(item: Item): void {
    this.got.push(item);
  }
  /** Tells whoever waits that more has come. */
  protected ring(): void {
    for (const look of [...this.#watching]) look();
  }
  /** Resolves when so many have come; rejects after 10 seconds. */
  until(count: number): Promise<void> {
    return new Promise((done, fail) => {
      const look = (): void => {
        if (this.got.length < count) return;
        clearTimeout(timer);
        this.#watching.delete(look);
        done();
      };
      const timer = setTimeout(() => {
        this.#watching.delete(look);
        fail(new Error(`${this.got.length} of ${count} came`));
      }, 10_000);
      this.#watching.add(look);
      look();
    });
  }
}
