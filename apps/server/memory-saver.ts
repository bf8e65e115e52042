import { setFlagsFromString } from 'node:v8';

/** What is measured of the process. */
interface Gauge {
  /**
   * Processor time of the process, and the rest of its time, since it started (ms). Waiting for a slow disk, or for others
   * at a busy machine, is no work.
   */
  load(): { readonly active: number; readonly idle: number };
  /** Resident memory in bytes. */
  resident(): number;
}

const MB = 2 ** 20;
/** Growth of resident memory since the start (bytes) above which saving starts. */
const MUCH = 35 * MB;
/** Growth (bytes) below which it stops. */
const LITTLE = 20 * MB;
/**
 * From this share of a processor on it counts as busy, and saving is off: fifty moves a second take 5 to 9 %, five hundred more
 * than 15, and garbage that is collected early is what the slowest of those would wait for (docs/decisions/0011-memory.md).
 */
const BUSY = 0.12;
/** Rounds without load before saving starts, so that work that goes on after a short pause does not pay for it. */
const CALM = 30;

/**
 * After a burst of work, switches V8 to collect garbage early and return memory, until the process is small again. By
 * default V8 keeps the heap of a burst as long as there is any activity (docs/decisions/0011-memory.md).
 */
export class MemorySaver {
  readonly #gauge: Gauge;
  readonly #save: (on: boolean) => void;
  readonly #start: number;
  #last: ReturnType<Gauge['load']>;
  #saving = false;
  #calm = CALM;

  /** Create it once the process has started and is idle. `save` switches V8's mode. */
  constructor(gauge: Gauge = PROCESS, save = setMemorySaver) {
    this.#gauge = gauge;
    this.#save = save;
    this.#start = gauge.resident();
    this.#last = gauge.load();
  }

  /** Measures load and memory since the last call and switches the mode; called about once a second. */
  round(): void {
    const now = this.#gauge.load();
    const [active, idle] = [now.active - this.#last.active, now.idle - this.#last.idle];
    this.#last = now;
    this.#calm = active >= BUSY * (active + idle) ? 0 : this.#calm + 1;
    const taken = this.#gauge.resident() - this.#start;
    const saving = this.#calm >= CALM && taken > (this.#saving ? LITTLE : MUCH);
    if (saving === this.#saving) return;
    this.#saving = saving;
    this.#save(saving);
  }
}

const PROCESS: Gauge = {
  load: () => {
    const { user, system } = process.cpuUsage();
    const active = (user + system) / 1000;
    return { active, idle: performance.now() - active };
  },
  resident: () => process.memoryUsage.rss(),
};

function setMemorySaver(on: boolean): void {
  setFlagsFromString(on ? '--memory-saver-mode' : '--no-memory-saver-mode');
}
