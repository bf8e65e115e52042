import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** What the process is at, as far as it matters here. */
export interface Gauge {
  /** How long the event loop has worked and waited up to now. */
  load(): Pick<EventLoopUtilization, 'active' | 'idle'>;
  /** Resident memory in bytes. */
  resident(): number;
}

const MB = 2 ** 20;
/** So much more than at the start (bytes) has to be resident before memory comes first. */
const MUCH = 35 * MB;
/** With no more than so much (bytes) speed comes first again. */
const LITTLE = 20 * MB;
/** The share of its time that the event loop is at work from which on speed comes first, whatever it takes. */
const BUSY = 0.25;
/** So many rounds after a busy one, memory may come first: work that goes on after a pause finds its room still there. */
const CALM = 30;

/**
 * When a burst of work is over, lets V8 collect garbage early and give memory back, until little is taken. Left to
 * itself V8 keeps what a burst took for as long as anything moves at all (docs/decisions/0011-memory.md).
 */
export class MemorySaver {
  readonly #gauge: Gauge;
  readonly #save: (on: boolean) => void;
  readonly #start: number;
  #last: ReturnType<Gauge['load']>;
  #saving = false;
  #calm = CALM;

  /** To be made when the process has started and rests. `save`: sets what comes first. */
  constructor(gauge: Gauge = PROCESS, save = setMemorySaver) {
    this.#gauge = gauge;
    this.#save = save;
    this.#start = gauge.resident();
    this.#last = gauge.load();
  }

  /** Looks at what there was to do since the last look, and what is resident; called about once a second. */
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
  load: () => performance.eventLoopUtilization(),
  resident: () => process.memoryUsage.rss(),
};

function setMemorySaver(on: boolean): void {
  setFlagsFromString(on ? '--memory-saver-mode' : '--no-memory-saver-mode');
}
