import { readdirSync } from 'node:fs';
import { addressIn } from '../base/address.ts';
import type { Journal } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';
import { steadyNow } from './uptime.ts';

/** From when to when dates were unsure (ms since 1970 by the machine's clock). */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A phone that is so much ahead (ms) shows that the machine started in the past; less is how clocks differ. */
const BEHIND = 5 * 60_000;
/** While dates are unsure, how far that reaches is stored this often (ms). */
const BEAT = 30_000;
/** The most spans that are remembered; older ones are dropped. */
const MOST = 40;
/** Earlier dates (ms since 1970) are wrong: there was no server before. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** So are later ones, twenty years on: by a date far in the future everything that is stored for a time would be forgotten. */
const LATEST = Date.UTC(2046, 0, 1);
const KEY = 'dates';
/** When its row is due, which no handler takes: 1, beside that of the uptime clock at 0. */
const DUE = 1;

/** Whether the machine has a clock that goes on while it is off. Linux names each; others are not built without. */
export function hasBatteryClock(platform = process.platform, folder = '/sys/class/rtc'): boolean {
  if (platform !== 'linux') return true;
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** Whether a request came from another machine, which has a date of its own. */
export const isElsewhere = (ip: string): boolean => (addressIn(ip)?.range() ?? 'loopback') !== 'loopback';

/**
 * The date. A box without a battery clock starts in the past, so there it is unsure until a phone tells its own; if that
 * is ahead, it is the date from then on. It may jump then, as when somebody sets the machine's clock; what is measured
 * runs on the steady one.
 */
export class WallClock {
  readonly #machine: () => number;
  readonly #steady: () => number;
  /** The date less the steady time, once a phone that was ahead has told it. */
  #ahead: number | null = null;
  #spans: readonly Span[] = [];
  /** Since when dates are unsure; null: they are not. */
  #since: number | null;
  #journal: Journal | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(unsure: boolean, machine: () => number = Date.now, steady: () => number = steadyNow) {
    this.#machine = machine;
    this.#steady = steady;
    this.#since = unsure ? machine() : null;
  }

  /** Milliseconds since 1970. */
  readonly now = (): number =>
    this.#ahead === null ? this.#machine() : Math.round(this.#steady() + this.#ahead);

  /** Reads what earlier starts left; before anything is dated. */
  async start(store: Pick<Store, 'jobs'>, journal: Journal): Promise<void> {
    this.#journal = journal;
    const stored = (await store.jobs(DUE - 1, DUE, 10)).find(({ key }) => key === KEY);
    if (stored) this.#spans = (JSON.parse(stored.body) as { spans: readonly Span[] }).spans;
    if (this.#since === null) return;
    this.#store();
    this.#timer = setInterval(() => this.#store(), BEAT);
    this.#timer.unref();
  }
  stop(): void {
    clearInterval(this.#timer);
    if (this.#since !== null) this.#store();
  }

  /** A device of somebody's says which date it has (ms since 1970); the first one to say one that can be is believed. */
  hearDate(date: number): void {
    if (date < EARLIEST || date > LATEST) return;
    if (this.#since === null || this.#ahead !== null) return;
    this.#store();
    if (date - this.#machine() > BEHIND) this.#ahead = date - this.#steady();
    else {
      this.#spans = this.#withOpen();
      this.#since = null;
      clearInterval(this.#timer);
    }
  }

  /**
   * Dates in these spans are shown as unsure. The last one is open while no device has told the date. Where the machine turned
   * out to be behind it grows with the machine's clock, because some things (sessions) are still dated by that.
   */
  get unsure(): readonly Span[] {
    if (this.#since === null || this.#ahead !== null) return this.#withOpen();
    return [...this.#spans, { from: this.#since, to: Number.MAX_SAFE_INTEGER }];
  }

  #withOpen(): readonly Span[] {
    if (this.#since === null) return this.#spans;
    const from = this.#since;
    return [...this.#spans, { from, to: Math.max(from, this.#machine()) }].slice(-MOST);
  }
  #store(): void {
    const body = JSON.stringify({ spans: this.#withOpen() });
    this.#journal?.write({ kind: 'job', key: KEY, job: { key: KEY, kind: KEY, due: DUE, body } });
  }
}
