import type { Journal } from '../storage/journal.ts';
import type { Log } from '../base/log.ts';
import type { JobRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { Retries, RETRY } from './retries.ts';

/** A job whose time has come. */
export interface Job {
  readonly key: string;
  /** When it was due (ms since 1970). */
  readonly due: number;
  /** As it was put; from the disk, so it is read with a schema. */
  readonly body: unknown;
}
/** Does a job. What it writes through the journal before it returns is one commit with the job's end. */
type Handler = (job: Job) => void;

/** Asked anew at least this often (ms): timers stand still while a machine sleeps, deadlines do not. */
const LONGEST_SLEEP = 60_000;
const PAGE = 200;

/**
 * One timer to the earliest stored time at which something is due, of a table or of the server. What is due is a row:
 * a restart finds it again, and what a handler does is committed together with the end of its row.
 */
export class Scheduler {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #log: Log;
  readonly #now: () => number;
  #proceed: ((table: string) => Promise<void>) | undefined;
  readonly #handlers = new Map<string, Handler>();
  #timer: NodeJS.Timeout | undefined;
  #at = Infinity;
  /** Everything due up to this time (ms since 1970) has been done, or waits to be tried again. */
  #done = -1;
  #retries = new Retries();
  #running: Promise<void> | null = null;
  /** The earliest due time written during a run; the run's queries may have missed it. */
  #meanwhile = Infinity;
  #stopped = true;
  /** The next run starts from the beginning. */
  #once = false;

  constructor(store: Store, journal: Journal, log: Log, now: () => number) {
    this.#store = store;
    this.#journal = journal;
    this.#log = log;
    this.#now = now;
  }

  /** Sets what handles a table with something due (loads it if needed); before `start`. */
  forTables(proceed: (table: string) => Promise<void>): void {
    this.#proceed = proceed;
  }

  /** Sets the handler of a kind of jobs; before `start`. */
  on(kind: string, handler: Handler): void {
    this.#handlers.set(kind, handler);
  }
  /** Stores a job due at `due` (ms since 1970); replaces one of the same key. `body` is plain JSON. */
  put(key: string, kind: string, due: number, body: unknown): void {
    const job = { key, kind, due, body: JSON.stringify(body) };
    this.#journal.write({ kind: 'job', key, job });
    this.hint(due);
  }
  drop(key: string): void {
    this.#journal.write({ kind: 'job', key, job: null });
  }

  /** Does what was due while the server was down, and goes on from there. */
  start(): void {
    this.#stopped = false;
    this.#wake();
  }
  /** Something due at that time (ms since 1970) has been written: makes sure that a run comes by then. */
  hint(due: number): void {
    this.#meanwhile = Math.min(this.#meanwhile, due);
    if (!this.#stopped && due < this.#at) this.#arm(Math.max(due, this.#done + 1));
  }
  /** Starts over from the earliest due time: another server's jobs may be this one's now, or the clock was set. */
  again(): void {
    this.#once = true;
    if (!this.#stopped) this.#wake();
  }
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #arm(at: number): void {
    if (this.#stopped || at >= this.#at) return;
    this.#at = at;
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_SLEEP, Math.max(0, at - this.#now()));
    this.#timer = setTimeout(() => this.#wake(), wait);
    this.#timer.unref();
  }

  #wake(): void {
    this.#at = Infinity;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  }

  async #run(): Promise<void> {
    const now = this.#now();
    let next: number;
    try {
      // The queries below read the store, so pending writes have to be in it.
      if (!this.#journal.idle) await this.#journal.settled();
      this.#meanwhile = Infinity;
      if (this.#once) this.#retries = new Retries();
      if (this.#once || this.#retries.next <= now) this.#done = -1;
      this.#once = false;
      await this.#tables(now);
      await this.#jobs(now);
      if (!this.#stopped) this.#retries.forget(now);
      const missed = this.#meanwhile <= now;
      this.#done = Math.min(now, this.#meanwhile - 1);
      // What failed puts off nothing else.
      const due = missed || this.#once ? now : await this.#store.nextDue(now);
      next = Math.min(due ?? Infinity, this.#retries.next);
    } catch (error) {
      this.#log.error('what is due', error);
      this.#done = -1;
      next = now + RETRY;
    }
    this.#arm(Math.min(next, this.#now() + LONGEST_SLEEP));
  }

  async #tables(now: number): Promise<void> {
    let from = this.#done;
    let limit = PAGE;
    const seen = new Set<string>();
    for (;;) {
      const rows = await this.#store.due(from, now, limit);
      const before = seen.size;
      for (const { id, due } of rows) {
        const key = `table ${id}`;
        if (seen.has(id)) continue;
        if (this.#stopped) return;
        seen.add(id);
        if (this.#retries.waits(key, due, now)) continue;
        await this.#proceed?.(id).then(
          () => this.#retries.done(key),
          (error: unknown) => this.#failed(key, due, error),
        );
        await new Promise(setImmediate);
      }
      if (rows.length < limit) return;
      // More may be due in the millisecond of the last one; those seen there may be due still.
      from = rows.at(-1)!.due - 1;
      if (seen.size === before) limit += PAGE;
    }
  }

  async #jobs(now: number): Promise<void> {
    for (;;) {
      // Those that wait to be tried again come first.
      const limit = PAGE + this.#retries.size;
      const rows = await this.#store.takeJobs([...this.#handlers.keys()], now, limit);
      for (const row of rows) {
        // Dropped or replaced by a write that is not in the store yet.
        if (this.#stopped || this.#journal.jobToBe(row.key) !== undefined) continue;
        if (!this.#retries.waits(`job ${row.key}`, row.due, now)) this.#do(row);
      }
      await this.#journal.settled();
      if (rows.length < limit || this.#stopped) return;
    }
  }

  #do({ key, kind, due, body }: JobRow): void {
    this.drop(key);
    try {
      this.#handlers.get(kind)!({ key, due, body: JSON.parse(body) });
      this.#retries.done(`job ${key}`);
    } catch (error) {
      // Its row stays, whatever the handler had written of it.
      this.#journal.write({ kind: 'job', key, job: { key, kind, due, body } });
      this.#failed(`job ${key}`, due, error);
    }
  }

  #failed(key: string, due: number, error: unknown): void {
    this.#log.error(key, error);
    this.#retries.failed(key, due, this.#now());
  }
}
