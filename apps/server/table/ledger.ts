import type { Journal } from '../storage/journal.ts';
import type { TableEvent } from '../storage/rows.ts';
import type { StoredTable } from '../storage/store.ts';
import type { Item } from '@turntable/match/match.ts';

/** An update can seem to be read so much before it was made (ms): its reader counts in seconds, by another clock. */
const READ_AT_MOST = 10_000;

/** What has been written of a table: which requests were done, when each entry was made, what happened beside the game. */
export class Ledger {
  readonly #table: string;
  readonly #journal: Pick<Journal, 'write'>;
  readonly #now: () => number;
  /** Requests that made an entry, and the number of its update. */
  readonly #requests = new Map<string, number>();
  /** When each entry of the log was made (ms since 1970). */
  readonly #times: number[] = [];
  /** The numbers of the updates that somebody made by hand. */
  readonly #byHand = new Set<number>();
  /** When each guest last made an entry by hand (ms since 1970). */
  readonly #acted = new Map<string, number>();
  readonly #events: TableEvent[];

  constructor(stored: StoredTable, journal: Pick<Journal, 'write'>, now: () => number) {
    this.#table = stored.row.id;
    this.#journal = journal;
    this.#now = now;
    this.#events = [...stored.events];
    for (const { request, seq, at } of stored.entries) {
      this.#note(request, seq + 1, at ?? stored.row.changedAt);
    }
  }

  /** `request`: who asked, and under which id. */
  #note(request: string | null, n: number, at: number): void {
    this.#times.push(at);
    if (request === null) return;
    this.#requests.set(request, n);
    this.#byHand.add(n);
    this.#acted.set(request.slice(0, request.indexOf(' ')), at);
  }

  /** What happened beside the game. */
  get events(): readonly TableEvent[] {
    return this.#events;
  }
  /** The update that a request led to, if it made an entry. */
  done(request: string): number | undefined {
    return this.#requests.get(request);
  }
  /** Whether somebody made that update by hand; else chance did, a bot, a clock, or what somebody had prepared. */
  madeByHand(n: number): boolean {
    return this.#byHand.has(n);
  }
  /** When the entry of that update was made (ms since 1970). */
  madeAt(n: number): number | undefined {
    return this.#times[n - 1];
  }
  /**
   * Whether what somebody read `ago` seconds ago as update `last` is that update here. A log that went on from a backup has
   * other entries under the numbers of those that were lost, made after the lost ones were read.
   */
  isThat(last: number, ago: number): boolean {
    return (this.madeAt(last) ?? 0) <= this.#now() - ago * 1000 + READ_AT_MOST;
  }
  /** When a guest last made an entry by hand (ms since 1970). */
  actedAt(guest: string): number | undefined {
    return this.#acted.get(guest);
  }

  /** Stores the item of update `n`. */
  item(item: Item, n: number, request: string | null): void {
    const at = this.#now();
    this.#note(request, n, at);
    const entry = { table: this.#table, seq: n - 1, request, body: JSON.stringify(item), at };
    this.#journal.write({ kind: 'entry', entry });
  }

  /** Stores what happened beside the game. */
  event(fields: Omit<TableEvent, 'seq' | 'at'>): TableEvent {
    const event: TableEvent = { seq: this.#events.length, at: this.#now(), ...fields };
    this.#events.push(event);
    this.#journal.write({ kind: 'event', table: this.#table, event });
    return event;
  }
}
