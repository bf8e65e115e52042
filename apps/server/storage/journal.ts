import type { Log } from '../base/log.ts';
import { adviceOf } from '../base/trouble.ts';
import type { JobRow } from './rows.ts';
import type { Batch, Store, Write } from './store.ts';

/** A recipient of messages, each delivered once the writes that it reports are durable. */
export interface Mailbox {
  deliver(texts: readonly string[]): void;
  /** Called in place of `deliver` when the writes that the messages report could not be stored. */
  lost(): void;
}

/** The order in which the kinds of writes are done: a table's row before what belongs to it, removal last. */
const ORDER = Object.keys({
  table: true,
  setup: true,
  entry: true,
  event: true,
  due: true,
  job: true,
  precedent: true,
  visit: true,
  report: true,
  orders: true,
  rated: true,
  settings: true,
  channel: true,
  removed: true,
} satisfies Readonly<Record<Write['kind'], true>>);

/** The key under which a newer write replaces an older one; undefined: both are done. */
function keyOf(write: Write): string | undefined {
  switch (write.kind) {
    case 'table':
      return write.row.id;
    case 'due':
      return write.table;
    case 'job':
      return write.key;
    case 'visit':
      return `${write.visit.guest} ${write.table}`;
    case 'orders':
      return `${write.seat} ${write.table}`;
    case 'settings':
      return write.guest;
    case 'channel':
      return write.id;
    default:
      return undefined;
  }
}

/** The table whose state in memory is wrong if the write is lost; undefined: none. A lost visit harms nothing. */
function tableOf(write: Write): string | undefined {
  if (write.kind === 'table') return write.row.id;
  if (write.kind === 'entry') return write.entry.table;
  return 'table' in write && write.kind !== 'visit' ? write.table : undefined;
}

/** Writes and messages of one turn of the event loop. */
class Draft {
  readonly #keyed = new Map<string, Write>();
  readonly #others: Write[] = [];
  readonly mail = new Map<Mailbox, string[]>();
  /** Callbacks at the end of the turn that may still add writes, by name, so that each runs once. */
  readonly before = new Map<string, () => void>();
  readonly waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];

  put(write: Write): void {
    const key = keyOf(write);
    if (key === undefined) {
      this.#others.push(write);
      return;
    }
    const known = this.get(write.kind, key);
    const was = known?.kind === 'table' && write.kind === 'table' ? { was: known.was } : {};
    this.#keyed.set(`${write.kind} ${key}`, { ...write, ...was });
  }
  get(kind: Write['kind'], key: string): Write | undefined {
    return this.#keyed.get(`${kind} ${key}`);
  }

  get writes(): boolean {
    return this.#keyed.size + this.#others.length > 0;
  }
  get empty(): boolean {
    return !this.writes && this.mail.size + this.before.size + this.waiting.length === 0;
  }
  batch(): Batch {
    const all = [...this.#keyed.values(), ...this.#others];
    return all.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  }
  /** Whether it holds only visits and jobs. No message depends on these, so reading goes on while the disk is full. */
  get harmless(): boolean {
    return this.batch().every(({ kind }) => kind === 'visit' || kind === 'job');
  }
  /** The tables whose state in memory is wrong if it is lost. */
  get touched(): Set<string> {
    return new Set([...this.#keyed.values(), ...this.#others].flatMap((write) => tableOf(write) ?? []));
  }
  /** Those, and tables of which it holds a visit. */
  get tables(): string[] {
    const visited = [...this.#keyed.values()].flatMap((write) => (write.kind === 'visit' ? write.table : []));
    return [...this.touched, ...visited];
  }
}

/**
 * Persist, then tell. Everything written in one turn of the event loop is one commit (one fsync, however many
 * tables moved), and no message leaves before the commit of everything written up to it has returned.
 */
export class Journal {
  readonly #store: Pick<Store, 'commit'>;
  readonly #log: Log;
  #onLost: (tables: ReadonlySet<string>) => void = () => {};
  #onUnstored: (batch: Batch) => void = () => {};
  #onStored: (batch: Batch) => void = () => {};
  #next = new Draft();
  /** What is being stored now. */
  #current: Draft | undefined;
  #scheduled = false;
  #running = false;

  constructor(store: Pick<Store, 'commit'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Sets the listener for tables whose writes failed; their state in memory has to be dropped. */
  lost(then: (tables: ReadonlySet<string>) => void): void {
    this.#onLost = then;
  }
  /** Sets the listener for all that could not be stored; called after that for tables. */
  unstored(then: (batch: Batch) => void): void {
    this.#onUnstored = then;
  }
  /** Sets the listener for each batch once it is durable. */
  stored(then: (batch: Batch) => void): void {
    this.#onStored = then;
  }
  /** Adds a write to the commit of this turn; of some kinds the newest takes the place of those before. */
  write(write: Write): void {
    this.#draft().put(write);
  }
  /** What is written of a job but not stored yet; undefined if nothing is. */
  jobToBe(key: string): JobRow | null | undefined {
    const write = this.#next.get('job', key);
    return write?.kind === 'job' ? write.job : undefined;
  }
  /** Calls `then` once for each `name` at the end of this turn; what it writes is part of the same commit. */
  before(name: string, then: () => void): void {
    this.#draft().before.set(name, then);
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
  /** What `read` finds of tables in memory, once it is stored; what could not be stored is gone, and it reads again. */
  async readStored<T>(read: () => Promise<T>): Promise<T> {
    const found = await read();
    const isStored = await this.settled().then(
      () => true,
      () => false,
    );
    return isStored ? found : read();
  }
  /** The tables of which something is written and not stored yet: read from the store they would be as they were before. */
  get pending(): ReadonlySet<string> {
    return new Set([...(this.#current?.tables ?? []), ...this.#next.tables]);
  }
  /** Whether no write and no message is pending. */
  get idle(): boolean {
    return this.#next.empty && !this.#running;
  }

  #draft(): Draft {
    if (!this.#scheduled) {
      this.#scheduled = true;
      // After the reads of this turn, so that all requests that came in it share one commit.
      setImmediate(() => void this.#flush());
    }
    return this.#next;
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#commitAll();
    } finally {
      this.#running = false;
    }
  }

  async #commitAll(): Promise<void> {
    while (!this.#next.empty) {
      for (const then of this.#next.before.values()) this.#call(then);
      const draft = this.#next;
      this.#next = new Draft();
      this.#current = draft;
      try {
        if (draft.writes) {
          const batch = draft.batch();
          await this.#store.commit(batch);
          this.#onStored(batch);
        }
      } catch (error) {
        this.#lose(draft, error);
        continue;
      } finally {
        this.#current = undefined;
      }
      for (const [to, texts] of draft.mail) this.#call(() => to.deliver(texts));
      for (const { resolve } of draft.waiting) resolve();
    }
  }

  /** Runs a callback around a commit; if it throws, that is logged and the others still run. */
  #call(then: () => void): void {
    try {
      then();
    } catch (error) {
      this.#log.error('after a commit', error);
    }
  }

  /** Fails the writes made since, too: they build on the state that was lost. */
  #lose(draft: Draft, error: unknown): void {
    const drafts = [draft, this.#next];
    this.#next = new Draft();
    const lost = new Set(drafts.flatMap((each) => [...each.touched]));
    this.#log.error(`not stored: ${[...lost].join(' ')}${adviceOf(error)}`, error);
    this.#call(() => this.#onLost(lost));
    this.#call(() => this.#onUnstored(drafts.flatMap((each) => each.batch())));
    const harmless = drafts.every((each) => each.harmless);
    for (const { mail, waiting } of drafts) {
      for (const [to, texts] of mail) this.#call(() => (harmless ? to.deliver(texts) : to.lost()));
      for (const { reject } of waiting) reject(error);
    }
  }
}
