/** A table that nobody looks at and nobody acts at leaves the memory after this long (ms). */
const KEPT_IDLE = 60_000;
/** So many of them stay so long; of more, those go that were needed longest ago. */
const MOST_IDLE = 100;
/** Whoever asked for a table has done with it after this long (ms), unless they sit down there. */
const ASKED = 1000;

/** When each table in memory was needed last, and with it which of them may go. */
export class Needed {
  /** By id, the one needed longest ago first. */
  readonly #at = new Map<string, number>();

  note(id: string, now: number): void {
    this.#at.delete(id);
    this.#at.set(id, now);
  }
  forget(id: string): void {
    this.#at.delete(id);
  }

  /** The tables that may leave the memory. `inUse`: whether somebody looks at one or acts there. */
  idle(now: number, inUse: (id: string) => boolean): readonly string[] {
    const idle: [id: string, at: number][] = [];
    for (const each of [...this.#at])
      if (inUse(each[0])) this.note(each[0], now);
      else idle.push(each);
    const tooMany = idle.length - MOST_IDLE;
    return idle.flatMap(([id, at], i) => (now - at >= (i < tooMany ? ASKED : KEPT_IDLE) ? id : []));
  }
}
