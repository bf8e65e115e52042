import { freeCode } from './codes.ts';
import type { AnyGame } from '@turntable/engine';
import type { Again, NewTable } from '@turntable/protocol';
import { judgeOf } from './judge/judge.ts';
import { begin, expectBeginning } from './picks/beginning.ts';
import { picksOf } from './picks/picks.ts';
import { writeTakenUp, type Continuation } from './replay/continuing.ts';
import type { Journal } from '../storage/journal.ts';
import { Hosts } from './seats/hosts.ts';
import { IdleTables } from './idle.ts';
import { newRow, nextRow, wishedRow } from './new-row.ts';
import { Problem } from '../base/problem.ts';
import type { Settings } from '../people/settings.ts';
import { isFull, seatsOf } from './seats/seating.ts';
import type { SettingsRow, TableRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { TalkLimits } from './talk/talk.ts';
import { tempoOf } from '../time/tempo.ts';
import { Aside } from './aside.ts';
import type { Companion, Wakers } from './companions.ts';
import { Elsewhere, Holding, withoutGap, type Leases } from './holding.ts';
import type { TableContext } from './context.ts';
import type { TablesServices } from './services.ts';
import { Table } from './table.ts';
import { Visits } from './visits.ts';

/** How many of a guest's games are loaded when a change of settings concerns all of them. */
const MOST_GAMES = 1000;

/**
 * All tables: those in memory, and the way to the stored ones. A table is in memory once or not at all. One class, although
 * long: whatever makes, loads or drops a table has to go through the same map.
 */
export class Tables {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly talk: TalkLimits;
  readonly visits: Visits;
  readonly #settings: Settings;
  readonly #games: readonly AnyGame[];
  readonly #wakers: Wakers;
  readonly #health: TablesServices['health'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly #context: TableContext;
  readonly #live = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table | undefined>>();
  /** Rematches that are noted and not stored yet. */
  readonly making = new Set<string>();
  /** Tables that are being forgotten. */
  readonly #going = new Map<string, Promise<void>>();
  readonly #idle = new IdleTables();
  /** How many operations now hold several tables at once; none is dropped from memory meanwhile. */
  #atWork = 0;
  readonly #companions: Companion[] = [];
  readonly #hosts: Hosts;
  readonly stored: Aside;
  #holding: Holding | undefined;

  constructor({ games, wakers, answerPause = 4000, reveal = 1, ...core }: TablesServices) {
    const { store, journal, jobs, uptime, settings, log, now } = core;
    this.#store = store;
    this.#journal = journal;
    this.#settings = settings;
    this.#games = games;
    this.#wakers = wakers;
    this.#health = core.health;
    this.now = now;
    this.stored = new Aside(store, log);
    this.talk = new TalkLimits(now);
    journal.lost((ids) => ids.forEach((id) => this.drop(id)));
    jobs.forTables((id) => this.#proceed(id));
    this.visits = new Visits(journal, now, this.#live);
    this.#hosts = new Hosts(now, this.#live);
    this.#context = {
      journal,
      now,
      uptime,
      answerPause,
      reveal,
      settings,
      hint: (due) => jobs.hint(due),
      wake: (id) => {
        const table = this.#live.get(id);
        if (table) wakers.wake(table);
      },
      changing: (id) => {
        const notify = (table = this.#live.get(id)): void => {
          if (table) for (const companion of this.#companions) companion.changing(table);
        };
        if (this.#companions.length > 0) journal.before(id, notify);
      },
    };
  }

  /** Tables are run here only under a lease from now on; before any is loaded. */
  share(leases: Leases): void {
    this.#holding = new Holding(leases);
  }
  /** Adds a companion of all tables; before any table is loaded. */
  accompany(companion: Companion): void {
    this.#companions.push(companion);
  }
  get loaded(): readonly Table[] {
    return [...this.#live.values()];
  }
  /** The table if it is in memory. */
  readonly live = (id: string): Table | undefined => this.#live.get(id);

  /** The table, loaded if it was not in memory; throws a `Problem` if there is none, `Elsewhere` if another server runs it. */
  async get(id: string): Promise<Table> {
    // If the removal fails, the table stays.
    if (this.#going.has(id)) await this.#going.get(id)!.catch(() => {});
    const live = this.#live.get(id);
    if (live) this.#idle.note(id, this.now());
    const table = live ?? (await this.#load(id));
    if (!table) throw new Problem('not-found');
    return table;
  }

  #load(id: string): Promise<Table | undefined> {
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#read(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #read(id: string): Promise<Table | undefined> {
    const gap = (await this.#holding?.take(id)) ?? 0;
    const table = await this.#open(id, gap);
    if (!table) return undefined;
    // Its lease was given up meanwhile: another server may run it, which the next request finds out.
    if (this.#holding?.has(id) === false) throw new Problem('unavailable');
    this.#live.set(id, table);
    this.#idle.note(id, this.now());
    for (const companion of this.#companions) companion.loaded(table);
    // The lease says it until it is stored.
    const { status, tempo, picks } = table.row;
    if (gap > 0 && status !== 'over') table.keep({ tempo, picks });
    if (!this.#health?.resting) table.proceed();
    return table;
  }

  /** `gap`: for how long nobody ran it, though its clocks went on (ms). */
  #open(id: string, gap = 0): Promise<Table | undefined> {
    return this.stored.unlessDamaged(id, async () => {
      const stored = await this.#store.load(id);
      const game = stored && this.#games.find((each) => each.id === stored.row.game);
      return stored && game && new Table(this.#context, game, withoutGap(stored, gap));
    });
  }
  /** The table to be looked at and nothing else: if another server runs it, as it is stored. Throws `Problem` if there is none. */
  async glimpse(id: string): Promise<Table> {
    const table = await this.get(id).catch((error: unknown) => {
      if (error instanceof Elsewhere) return this.#open(id);
      throw error;
    });
    if (!table) throw new Problem('not-found');
    return table;
  }
  /** Keeps other servers from running the table until it is given up, without loading it; throws `Elsewhere` if one does. */
  async hold(id: string): Promise<void> {
    if (!this.#live.has(id)) await this.#holding?.take(id);
  }
  /** Throws `Elsewhere` if another server runs the table. */
  async here(id: string): Promise<void> {
    if (!this.#live.has(id)) await this.#holding?.elsewhere(id);
  }
  /** Gives up all tables, which this server may not run any more, or some that other servers are to run. */
  giveUp(some?: readonly string[]): void {
    if (some === undefined) this.#holding?.clear();
    else this.#holding?.release(some);
    for (const id of some ?? [...this.#live.keys()]) this.drop(id);
  }

  /**
   * Changes what a guest wishes for all tables where they play: what was due before is done as it was due, and when the
   * next is due is one commit with the change.
   */
  async reorder(guest: string, change: () => void): Promise<void> {
    this.#atWork++;
    try {
      for (const { id, status } of await this.#store.lists.going(guest, MOST_GAMES))
        if (status === 'running') await this.#fetch(id);
    } finally {
      this.#atWork--;
    }
    const theirs = this.#of(guest);
    for (const table of theirs) table.proceed();
    change();
    for (const table of theirs) table.proceed();
  }

  /** Another server has stored what a guest wishes: what was due before is done as it was due. */
  heard(guest: string, row: SettingsRow | null): void {
    const theirs = this.#of(guest);
    for (const table of theirs) table.proceed();
    this.#settings.heard(guest, row);
    for (const table of theirs) table.proceed();
  }
  #of(guest: string): Table[] {
    return [...this.#live.values()].filter(({ row }) => row.seats.some((seat) => seat.guest === guest));
  }

  /**
   * Makes a table and gives it once it is stored; throws a `Problem` at options that the game does not know, and where one that is
   * full may not begin. `household`: see `TableRow`.
   */
  async create(wish: NewTable, host: string, household?: string): Promise<Table> {
    const code = await freeCode(this.#store);
    const game = this.#gameOf(wish.game);
    const row = wishedRow(game, wish, host, this.now(), { code, household });
    const starts = wish.startWhenFull && isFull(row.seats);
    // Before it is stored: what is refused is not there.
    if (starts) expectBeginning({ row, game });
    const table = await this.#add(row);
    if (starts) await this.#started(table);
    return table;
  }

  /** The id of the next table of the same people, one for all who ask; `startNow` starts it. Throws `Problem` before the end. */
  async rematch(
    { row: { id } }: Table,
    guest: string,
    startNow: boolean,
    again?: Again,
    from?: string,
  ): Promise<string> {
    const code = await freeCode(this.#store);
    // As it is in memory now: what a dropped one writes is lost, with others' moves. After this nothing is awaited, so that two get the same.
    const table = await this.get(id);
    const { game, status, rematch } = table.row;
    if (status !== 'over') throw new Problem('not-allowed');
    if (rematch !== null) {
      // Whoever asked first may not have it stored yet.
      await this.#journal.settled();
      return rematch;
    }
    const made = nextRow(this.#gameOf(game), table, guest, this.now(), { again, code, household: from });
    this.making.add(made.id);
    table.change({ rematch: made.id });
    const next = await this.#add(made).finally(() => this.making.delete(made.id));
    if (startNow) await this.#started(next);
    return made.id;
  }

  /** Makes a table that plays on from where another game stood, and gives it once it is stored. */
  async takeUp(continuation: Continuation, host: string, household?: string): Promise<Table> {
    const { seats: wishes, judge, options } = continuation;
    const game = this.#gameOf(continuation.game);
    const seats = seatsOf(wishes, host);
    const row = newRow(game, host, this.now(), {
      options,
      starter: 'lot',
      startWhenFull: true,
      seats,
      tempo: tempoOf({}, seats, 0),
      access: { code: await freeCode(this.#store), admission: 'links', watch: false, links: [] },
      judge: game.picks ? judgeOf({ judge: judge ? 'open' : 'none', seats: wishes }, host) : null,
      picks: picksOf(game, wishes),
      rated: null,
      social: { chat: null, mutes: [] },
      household,
    });
    writeTakenUp(this.#journal, row, continuation, this.now());
    await this.#journal.settled();
    const made = await this.get(row.id);
    await this.#journal.settled();
    return made;
  }

  async #started(table: Table): Promise<void> {
    begin(table);
    await this.#journal.settled();
  }

  #gameOf(id: string): AnyGame {
    const game = this.#games.find((each) => each.id === id);
    if (game) return game;
    throw new Problem('bad-options', `game: expected ${this.#games.map((each) => each.id).join(', ')}`);
  }

  /** Stores a new table and loads it. */
  async #add(row: TableRow): Promise<Table> {
    this.#journal.write({ kind: 'table', row, was: 0 });
    await this.#journal.settled();
    return this.get(row.id);
  }

  /** Forgets a waiting table for good. */
  async remove({ row: { id } }: Table): Promise<void> {
    this.#journal.write({ kind: 'removed', table: id });
    // Nobody may sit down from now on: their seat would be gone with the table.
    this.drop(id);
    const gone = this.#journal.settled().finally(() => this.#going.delete(id));
    this.#going.set(id, gone);
    await gone;
  }

  /** Looks after what changes while nothing happens; called from time to time. */
  sweep(): void {
    this.talk.sweep();
    if (!this.#health?.resting) this.#hosts.round();
    this.#settings.sweep();
  }

  /** The clock was set, or the server stood or was cut off: nobody has been away from live tables since before. */
  served(): void {
    this.visits.served();
    this.#hosts.served();
  }

  /** Drops tables from memory that nobody needs; called once a second. */
  letGo(): void {
    if (this.#atWork > 0) return;
    const { pending } = this.#journal;
    const inUse = (id: string): boolean => {
      const table = this.#live.get(id)!;
      return pending.has(id) || !table.deserted || this.#wakers.busy(table);
    };
    const idle = this.#idle.idle(this.now(), inUse);
    for (const id of idle) this.drop(id);
    this.#holding?.release(idle);
  }

  /** Lets a table do what is due there; loading one does it too. */
  async #proceed(id: string): Promise<void> {
    if (this.stored.has(id)) return;
    const live = this.#live.get(id);
    if (live) live.proceed();
    else await this.#fetch(id);
  }
  /** Brings a table into memory, unless another server runs it or it is damaged. */
  #fetch(id: string): Promise<unknown> {
    return this.get(id).catch((error: unknown) => {
      if (!(error instanceof Elsewhere) && !this.stored.has(id)) throw error;
    });
  }

  drop(id: string): void {
    const table = this.#live.get(id);
    if (!table) return;
    this.#live.delete(id);
    this.#idle.forget(id);
    this.#wakers.forget(table);
    for (const member of table.members) member.lost();
  }
}
