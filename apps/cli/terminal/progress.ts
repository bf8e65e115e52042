/** A terminal, or what takes its place. */
interface Line {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}
/** No more is written than an eye can follow. Milliseconds. */
const PAUSE = 250;

/** How far a long work is, in one line of the terminal that is written over and gone at the end; nothing is written to files and pipes. */
export class Progress {
  readonly #of: number;
  readonly #line: Line | undefined;
  readonly #now: () => number;
  #next = 0;
  #shown = false;

  constructor(of: number, line: Line = process.stderr, now: () => number = () => performance.now()) {
    this.#of = of;
    this.#line = line.isTTY === true ? line : undefined;
    this.#now = now;
  }

  /** `done` of all are done. */
  show(done: number): void {
    if (!this.#line || this.#now() < this.#next) return;
    this.#next = this.#now() + PAUSE;
    this.#shown = true;
    this.#line.write(`\r${done} of ${this.#of}\u001b[K`);
  }

  end(): void {
    if (this.#shown) this.#line?.write('\r\u001b[K');
  }
}
