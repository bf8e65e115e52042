import { GuestSettings, NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { z } from 'zod';
import { Holiday } from '../time/holiday.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { Store } from '../storage/storage.ts';

const Kept = z.object({
  guest: z.string(),
  settings: GuestSettings,
  holidays: z.array(Holiday).readonly().optional(),
});

const KIND = 'settings';
const DAY = 86_400_000;
/** Settings whose guest did not come for this long are forgotten, as is the guest's cookie (ms). */
const KEPT = 400 * DAY;
/** A visit renews them, but not more often than this (ms). */
const RENEWED = 30 * DAY;
interface Known {
  readonly settings: GuestSettings;
  readonly holidays: readonly Holiday[];
  readonly due: number;
}
/** A guest has chosen anew, or has come. */
type Came = 'chose' | 'came';
const keyOf = (guest: string): string => `${KIND}:${guest}`;

/** What guests wish wherever they play; in memory, and as jobs of the house that are due when they are to be forgotten. */
export class Settings {
  readonly #store: Store;
  readonly #jobs: Scheduler;
  readonly #now: () => number;
  readonly #followers: ((guest: string, what: Came) => void)[] = [];
  readonly #known = new Map<string, Known>();

  constructor(store: Store, jobs: Scheduler, now: () => number) {
    this.#store = store;
    this.#jobs = jobs;
    this.#now = now;
    jobs.on(KIND, ({ body }) => {
      this.#known.delete(Kept.parse(body).guest);
    });
  }

  /** Reads all that was kept; before anybody asks. */
  async start(): Promise<void> {
    const rows = await this.#store.jobs(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    for (const { kind, due, body } of rows) {
      if (kind !== KIND) continue;
      const { guest, settings, holidays = [] } = Kept.parse(JSON.parse(body));
      this.#known.set(guest, { settings, holidays, due });
    }
  }

  of(guest: string): GuestSettings {
    return this.#known.get(guest)?.settings ?? NO_SETTINGS;
  }
  /** Those that are planned or under way, and those that count for the year; in order. */
  holidaysOf(guest: string): readonly Holiday[] {
    return this.#known.get(guest)?.holidays ?? [];
  }
  /** Whether they ever chose. */
  has(guest: string): boolean {
    return this.#known.has(guest);
  }
  /** Durable with whatever else is written in this turn of the event loop. */
  keep(guest: string, settings: GuestSettings, holidays = this.holidaysOf(guest)): void {
    const due = this.#now() + KEPT;
    this.#known.set(guest, { settings, holidays, due });
    const kept = { guest, settings, ...(holidays.length > 0 ? { holidays } : {}) };
    this.#jobs.put(keyOf(guest), KIND, due, kept);
    for (const tell of this.#followers) tell(guest, 'chose');
  }
  /** Calls `tell` in the same turn of the event loop whenever a guest chooses or comes. */
  follow(tell: (guest: string, what: Came) => void): void {
    this.#followers.push(tell);
  }
  /** A guest has come; what they wish is kept for another while. */
  renew(guest: string): void {
    const known = this.#known.get(guest);
    if (known && known.due < this.#now() + KEPT - RENEWED) this.keep(guest, known.settings);
    for (const tell of this.#followers) tell(guest, 'came');
  }
}
