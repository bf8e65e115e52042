import type { Line, Precedent } from '@turntable/protocol';
import type { SeatOrders } from '../table/orders/orders.ts';
import type { RatedGame } from './sqlite/skill-rows.ts';
import type { Batch, EntryRow, JobRow, ReportRow, Store, TableRow, VisitRow } from './storage.ts';

/** Somebody whom messages go to once what they tell of is durable. */
export interface Mailbox {
  deliver(texts: readonly string[]): void;
  /** What was to be told will never be true: it could not be stored. */
  lost(): void;
}

/** Writes and messages of one turn of the event loop. */
class Draft {
  readonly tables = new Map<string, { row: TableRow; was: number }>();
  readonly setups: { table: string; setup: string }[] = [];
  readonly entries: EntryRow[] = [];
  readonly lines: { table: string; line: Line }[] = [];
  readonly dues = new Map<string, number | null>();
  readonly jobs = new Map<string, JobRow | null>();
  readonly removed: string[] = [];
  readonly precedents: Precedent[] = [];
  readonly reports: ReportRow[] = [];
  readonly rated: RatedGame[] = [];
  readonly visits = new Map<string, { table: string; visit: VisitRow }>();
  readonly orders = new Map<string, { table: string; seat: number; row: SeatOrders | null }>();
  readonly mail = new Map<Mailbox, string[]>();
  /** What adds to it at its end, by a name, so that it does once. */
  readonly before = new Map<string, () => void>();
  /** What follows once it is durable, by a name, so that it follows once. */
  readonly after = new Map<string, () => void>();
  readonly waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];

  get writes(): boolean {
    const { entries, lines, tables, dues, jobs, visits, orders, reports, removed } = this;
    const sizes = tables.size + dues.size + jobs.size + visits.size + orders.size;
    return entries.length + lines.length + reports.length + removed.length + sizes > 0;
  }
  get empty(): boolean {
    return !this.writes && this.mail.size + this.before.size + this.after.size + this.waiting.length === 0;
  }
  /** The tables that it writes of. */
  get touched(): Set<string> {
    const ids = new Set([...this.tables.keys(), ...this.dues.keys(), ...this.removed]);
    for (const { table } of [...this.entries, ...this.lines, ...this.orders.values()]) ids.add(table);
    return ids;
  }
  batch(): Batch {
    const { setups, entries, lines, precedents, reports, rated, removed } = this;
    const dues = [...this.dues].map(([table, due]) => ({ table, due }));
    const jobs = [...this.jobs].map(([key, job]) => ({ key, job }));
    const tables = [...this.tables.values()];
    const visits = [...this.visits.values()];
    const orders = [...this.orders.values()];
    return {
      tables,
      setups,
      entries,
      lines,
      dues,
      jobs,
      precedents,
      visits,
      reports,
      rated,
      orders,
      removed,
    };
  }
}

/**
 * Persist, then tell. Everything written in one turn of the event loop is one commit (one fsync, however many
 * tables moved), and no message leaves before the commit of everything written up to it has returned.
 */
export class Journal {
  readonly #store: Store;
  readonly #onLost: (tables: ReadonlySet<string>, error: unknown) => void;
  readonly #onFailed: (error: unknown) => void;
  #next = new Draft();
  #scheduled = false;
  #running = false;

  /** `onLost` is told which tables could not be stored (what is in memory of them is no longer true); `onFailed`, what went wrong after a commit. */
  constructor(
    store: Store,
    onLost: (tables: ReadonlySet<string>, error: unknown) => void,
    onFailed: (error: unknown) => void = () => {},
  ) {
    this.#store = store;
    this.#onLost = onLost;
    this.#onFailed = onFailed;
  }

  entry(entry: EntryRow): void {
    this.#draft().entries.push(entry);
  }
  /** A row that was at version `was` before this change. */
  table(row: TableRow, was: number): void {
    const { tables } = this.#draft();
    tables.set(row.id, { row, was: tables.get(row.id)?.was ?? was });
  }
  setup(table: string, setup: string): void {
    this.#draft().setups.push({ table, setup });
  }
  due(table: string, due: number | null): void {
    this.#draft().dues.set(table, due);
  }
  line(table: string, line: Line): void {
    this.#draft().lines.push({ table, line });
  }
  /** Writes a job over the one of that key, or drops it. */
  job(key: string, job: JobRow | null): void {
    this.#draft().jobs.set(key, job);
  }
  /** What is written of a job but not stored yet; undefined if nothing is. */
  jobToBe(key: string): JobRow | null | undefined {
    return this.#next.jobs.get(key);
  }
  /** Calls `then` at the end of this turn, when all of it is written; what it writes is the same commit. Once for all of the same name. */
  before(name: string, then: () => void): void {
    this.#draft().before.set(name, then);
  }
  /** Calls `then` when everything written so far is durable and told; once for all of the same name. */
  after(name: string, then: () => void): void {
    this.#draft().after.set(name, then);
  }
  /** A visit, over the guest's earlier one. No table is lost if it cannot be stored. */
  visit(table: string, visit: VisitRow): void {
    this.#draft().visits.set(`${visit.guest} ${table}`, { table, visit });
  }
  /** What a seat wants played by itself; null: nothing more. */
  orders(table: string, seat: number, row: SeatOrders | null): void {
    this.#draft().orders.set(`${seat} ${table}`, { table, seat, row });
  }
  /** A ruling for the book; durable with the entry of the same turn. */
  precedent(ruling: Precedent): void {
    this.#draft().precedents.push(ruling);
  }
  report(report: ReportRow): void {
    this.#draft().reports.push(report);
  }
  /** What became of the ratings of those who played; once for each table. */
  rated(game: RatedGame): void {
    this.#draft().rated.push(game);
  }
  remove(table: string): void {
    this.#draft().removed.push(table);
  }
  send(to: Mailbox, text: string): void {
    const { mail } = this.#draft();
    const texts = mail.get(to);
    if (texts) texts.push(text);
    else mail.set(to, [text]);
  }
  /** Resolves when everything written so far is durable; rejects if it could not be stored. */
  settled(): Promise<void> {
    return new Promise((resolve, reject) => this.#draft().waiting.push({ resolve, reject }));
  }
  /** Whether nothing waits to be written or told. */
  get idle(): boolean {
    return this.#next.empty && !this.#running;
  }

  #draft(): Draft {
    if (!this.#scheduled) {
      this.#scheduled = true;
      // After the reads of this turn, so that all who spoke in it share one commit.
      setImmediate(() => void this.#flush());
    }
    return this.#next;
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    if (this.#running) return;
    this.#running = true;
    while (!this.#next.empty) {
      for (const then of this.#next.before.values()) this.#call(then);
      const draft = this.#next;
      this.#next = new Draft();
      try {
        if (draft.writes) await this.#store.commit(draft.batch());
      } catch (error) {
        this.#lose(draft, error);
        continue;
      }
      for (const [to, texts] of draft.mail) to.deliver(texts);
      for (const { resolve } of draft.waiting) resolve();
      for (const then of draft.after.values()) this.#call(then);
    }
    this.#running = false;
  }

  /** What follows a commit may fail for itself, but nothing else with it. */
  #call(then: () => void): void {
    try {
      then();
    } catch (error) {
      this.#onFailed(error);
    }
  }

  /** What was written meanwhile stands on what was lost, so it is lost with it. */
  #lose(draft: Draft, error: unknown): void {
    const drafts = [draft, this.#next];
    this.#next = new Draft();
    this.#onLost(new Set(drafts.flatMap((each) => [...each.touched])), error);
    for (const { mail, waiting } of drafts) {
      for (const to of mail.keys()) to.lost();
      for (const { reject } of waiting) reject(error);
    }
  }
}
