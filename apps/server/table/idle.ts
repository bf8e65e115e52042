/** Idle grace before a loaded table is dropped (ms). */
const IDLE_GRACE = 60_000;
/** Idle tables that get the whole grace; of more, those needed longest ago are dropped sooner. */
const MOST_IDLE = 100;
/** Idle grace (ms) while more than that are idle. */
const SHORT_GRACE = 1000;

/** When each loaded table was needed last, and with it which of them may be dropped. */
export class IdleTables {
  /** By id, the one needed longest ago first. */
  readonly #at = new Map<string, number>();

  note(id: string, now: number): void {
    this.#at.delete(id);
    this.#at.set(id, now);
  }
  forget(id: string): void {
    this.#at.delete(id);
  }

  /** The tables that may be dropped. `inUse`: whether somebody looks at one or acts there. */
  idle(now: number, inUse: (id: string) => boolean): readonly string[] {
    const idle: [id: string, at: number][] = [];
    for (const each of [...this.#at])
      if (inUse(each[0])) this.note(each[0], now);
      else idle.push(each);
    const tooMany = idle.length - MOST_IDLE;
    return idle.flatMap(([id, at], i) => (now - at >= (i < tooMany ? SHORT_GRACE : IDLE_GRACE) ? id : []));
  }
}
