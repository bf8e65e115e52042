import { NO_SETTINGS, type GuestSettings } from '@turntable/protocol/quiet.ts';
import type { Journal } from '../storage/journal.ts';
import type { HolidayRow, SettingsRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { takeOver } from '../storage/take-over.ts';

const DAY = 86_400_000;
/** Settings whose guest did not come for this long are forgotten, as is the guest's cookie (ms). */
const LIFETIME = 400 * DAY;
/** A visit renews them, but not more often than this (ms). */
const RENEWED = 30 * DAY;

/** Called when a guest has changed the settings (`chose`) or visits (`came`). */
type Came = 'chose' | 'came';

/** What guests wish wherever they play; all of it in memory. */
export class Settings {
  readonly #store: Pick<Store, 'settings'>;
  readonly #journal: Pick<Journal, 'write'>;
  readonly #now: () => number;
  readonly #followers: ((guest: string, what: Came) => void)[] = [];
  readonly #known = new Map<string, SettingsRow>();

  /** `now` in ms since 1970. */
  constructor(store: Pick<Store, 'settings'>, journal: Pick<Journal, 'write'>, now: () => number) {
    this.#store = store;
    this.#journal = journal;
    this.#now = now;
  }

  /** Reads all that was stored; before anybody asks. */
  async start(): Promise<void> {
    for (const row of await this.#store.settings()) this.#known.set(row.guest, row);
    this.sweep();
  }

  /** Another server has stored a guest's settings; null: forgotten. */
  heard(guest: string, row: SettingsRow | null): void {
    if (row) this.#known.set(guest, row);
    else this.#known.delete(guest);
  }

  /** Others may have stored what was not heard: gives `heard` what `read` finds to be otherwise. */
  async readAgain(
    read: () => Promise<readonly SettingsRow[]>,
    heard: (guest: string, row: SettingsRow | null) => void,
  ): Promise<void> {
    await takeOver(this.#known, async () => new Map((await read()).map((row) => [row.guest, row])), heard);
  }

  of(guest: string): GuestSettings {
    return this.#known.get(guest)?.settings ?? NO_SETTINGS;
  }
  /** Those that are planned or under way, and those that count for the year; in order. */
  holidaysOf(guest: string): readonly HolidayRow[] {
    return this.#known.get(guest)?.holidays ?? [];
  }
  /** Whether they ever chose. */
  has(guest: string): boolean {
    return this.#known.has(guest);
  }
  /** Durable with whatever else is written in this turn of the event loop. */
  keep(guest: string, settings: GuestSettings, holidays = this.holidaysOf(guest)): void {
    const row = { guest, settings, holidays, until: this.#now() + LIFETIME };
    this.#known.set(guest, row);
    this.#journal.write({ kind: 'settings', guest, row });
    for (const tell of this.#followers) tell(guest, 'chose');
  }
  /** Calls `tell` in the same turn of the event loop whenever a guest changes settings or comes. */
  follow(tell: (guest: string, what: Came) => void): void {
    this.#followers.push(tell);
  }
  /** A guest has come; what they wish is stored for another while. */
  renew(guest: string): void {
    const known = this.#known.get(guest);
    if (known && known.until < this.#now() + LIFETIME - RENEWED) this.keep(guest, known.settings);
    for (const tell of this.#followers) tell(guest, 'came');
  }
  /** A guest wishes nothing any more. */
  forget(guest: string): void {
    if (this.#known.delete(guest)) this.#journal.write({ kind: 'settings', guest, row: null });
  }
  /** Forgets what has not been renewed in time; called from time to time. */
  sweep(): void {
    const now = this.#now();
    for (const { guest, until } of this.#known.values()) {
      if (until > now) continue;
      this.#known.delete(guest);
      this.#journal.write({ kind: 'settings', guest, row: null });
    }
  }
}
