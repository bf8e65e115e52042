/** Runs work of the same name one after the other; work of other names runs meanwhile. */
export class InTurn {
  /** When the last work of a name will have ended. */
  readonly #last = new Map<string, Promise<void>>();

  /** What the work gives, or its error; it begins when all that came before under that name has ended. */
  do<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const forget = (): void => {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    };
    const ended: Promise<void> = done.then(forget, forget);
    this.#last.set(name, ended);
    return done;
  }

  /** Names under which something is done or waits. */
  get size(): number {
    return this.#last.size;
  }
}
