import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminState } from '@turntable/protocol/admin.ts';
import { Problem } from '../../base/problem.ts';
import type { ReportRow, TableRow } from '../../storage/rows.ts';
import { Conflict, type Forgotten } from '../../storage/store.ts';
import { leaving } from '../../table/access/going.ts';
import { heir, passHost } from '../../table/seats/hosts.ts';
import { heldBy } from '../../table/seats/seating.ts';
import { unrate } from '../../table/rated/rated.ts';
import { Elsewhere } from '../../table/holding.ts';
import type { CoreServices } from '../../table/services.ts';
import type { Tables } from '../../table/registry.ts';
import { goneRow } from '../guests.ts';
import { UnderWay } from '../under-way.ts';
import type { Present } from '../wire.ts';
import type { Bans } from './bans.ts';
import { namesOf, textOfPerson, withoutPerson } from './person.ts';

/** Reports and tables shown at once. */
const SHOWN = 200;
/** How often forgetting a guest is tried, because a table may change meanwhile. */
const TRIES = 5;
/** How often, and after how many ms each, it is looked whether another server has let a table go. */
const LOOKS = 40;
const LOOK = 50;

/** A table on the host's page: who is there, nothing of what the game hides. */
type AdminTable = AdminState['tables'][number];

/** What one server has in memory of tables, and of who is connected to it. */
export interface AdminList {
  /** With the guests who look on, wherever they are connected. */
  readonly tables: readonly (Omit<AdminTable, 'addresses'> & {
    readonly changedAt: number;
    readonly members: readonly string[];
  })[];
  /** From where guests are here. */
  readonly addresses: readonly (readonly [guest: string, address: string])[];
}

/** Tables of a guest as they are without them. */
interface Without {
  /** By which the guest is found in events of all of them. */
  names: ReadonlySet<string>;
  readonly tables: Map<string, Forgotten>;
}

interface AdminServices extends Pick<CoreServices, 'store' | 'settings' | 'journal'> {
  readonly tables: Tables;
  readonly bans: Bans;
}

/** What the host of the server may do, by the page `/admin` or by commands. */
export class Admin {
  readonly bans: Bans;
  /** What guests have asked for over HTTP. */
  readonly underWay = new UnderWay();
  readonly #store: CoreServices['store'];
  readonly #settings: CoreServices['settings'];
  readonly #tables: Tables;
  readonly #journal: CoreServices['journal'];
  #present: () => readonly Present[] = () => [];
  #gather: () => Promise<readonly AdminList[]> = () => Promise.resolve([]);
  readonly #gone: ((guest: string) => void)[] = [];
  /** Undefined: there are no other servers. */
  #letGo: ((node: number, table: string) => void) | undefined;
  #backupFailed: () => string | null = () => null;

  constructor({ store, settings, tables, journal, bans }: AdminServices) {
    this.#store = store;
    this.#settings = settings;
    this.#tables = tables;
    this.#journal = journal;
    this.bans = bans;
  }

  /** Sets the function that lists the open sockets with their addresses. */
  locate(present: () => readonly Present[]): void {
    this.#present = present;
  }
  /** Sets the function that asks the other servers for their lists. */
  gather(ask: () => Promise<readonly AdminList[]>): void {
    this.#gather = ask;
  }
  /** Calls `tell` when a guest may not be here any more: banned, or deleted. */
  follow(tell: (guest: string) => void): void {
    this.#gone.push(tell);
  }
  /** Sets the function that says why the last daily backup failed. */
  watchBackups(failed: () => string | null): void {
    this.#backupFailed = failed;
  }
  /** Why the last daily backup of this server failed; null if it did not. */
  get backupFailed(): string | null {
    return this.#backupFailed();
  }
  /** Sets the function that asks another server to release a table. */
  fetch(letGo: (node: number, table: string) => void): void {
    this.#letGo = letGo;
  }
  #end(guest: string): void {
    for (const tell of this.#gone) tell(guest);
  }

  reports(): Promise<ReportRow[]> {
    return this.#store.reports(SHOWN);
  }

  /** What this server has in memory. */
  list(): AdminList {
    const tables = this.#tables.loaded
      .filter(({ row }) => row.status !== 'over')
      .toSorted((a, b) => b.row.changedAt - a.row.changedAt)
      .slice(0, SHOWN)
      .map(({ row, members }) => ({
        ...shown(row),
        changedAt: row.changedAt,
        members: [...new Set(members.map(({ guest }) => guest))],
      }));
    return { tables, addresses: this.#present().map(({ guest, address }) => [guest, address]) };
  }

  /** The tables in memory, of all servers, those that changed last first. */
  async tables(): Promise<AdminTable[]> {
    const lists = [this.list(), ...(await this.#gather())];
    const addresses = new Map<string, string[]>();
    for (const [guest, address] of lists.flatMap((list) => list.addresses))
      addresses.set(guest, [...(addresses.get(guest) ?? []), address]);
    return lists
      .flatMap(({ tables }) => tables)
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .slice(0, SHOWN)
      .map(({ changedAt: _, members, ...table }) => ({
        ...table,
        addresses: [...new Set(members.flatMap((guest) => addresses.get(guest) ?? []))],
      }));
  }

  /** What is stored beside `loaded`: tables that were given up take room from others, and nobody may come back to end them. */
  async stored(loaded: readonly Pick<AdminTable, 'id'>[]): Promise<AdminState['stored']> {
    const known = new Set(loaded.map(({ id }) => id));
    const { count, rows } = await this.#store.lists.stored(SHOWN);
    return { count, tables: rows.filter(({ id }) => !known.has(id)).map(shown) };
  }

  /** Ends a table: one that waits is forgotten, a game ends without a result. Throws `Problem` if it is over. */
  async close(id: string): Promise<void> {
    const table = await this.#tables.get(id);
    const { status } = table.row;
    if (status === 'over') throw new Problem('not-running');
    if (status === 'waiting') return this.#tables.remove(table);
    table.carryOut([
      { do: 'event', kind: 'closed', by: null },
      { do: 'stop', by: 0, reason: 'abandoned' },
    ]);
    await this.#journal.settled();
  }

  async ban(who: string, reason: string): Promise<void> {
    await this.bans.add(who, reason, this.#tables.now());
    // Sockets from an address that was banned end as well.
    this.#end(who.startsWith('guest:') ? who.slice('guest:'.length) : '');
  }

  /** All that is stored about a guest as the text of JSON, piece by piece. */
  export(guest: string): AsyncIterable<string> {
    return textOfPerson(this.#store, guest);
  }

  /**
   * Deletes all that is stored about a guest. Their seats are left, their games stay readable without their name. A damaged
   * table can be neither read nor written: the log has named it. `own`: how many of their own requests wait for this.
   */
  async forget(guest: string, own = 0): Promise<void> {
    await this.#forget(guest);
    // What they asked for before their token opened nothing any more may have been done since, here or at another server.
    if (this.underWay.of(guest) <= own && !this.#letGo) return;
    await this.underWay.atMost(guest, own);
    await this.#forget(guest);
  }

  async #forget(guest: string): Promise<void> {
    const taken = new Set<string>();
    try {
      await this.#forgetAt(taken, guest);
    } finally {
      // Those that were not loaded: any server may run them again.
      this.#tables.giveUp([...taken].filter((id) => !this.#tables.live(id)));
    }
  }
  /** `taken`: notes the tables that no other server may run meanwhile. Others are answered between one table and the next. */
  async #forgetAt(taken: Set<string>, guest: string): Promise<void> {
    const { person } = this.#store;
    const aside = this.#tables.stored;
    const without: Without = { names: new Set(), tables: new Map() };
    for (let tried = 1; ; tried++) {
      for (const id of await person.tables(guest)) {
        taken.add(id);
        await this.#leave(id, guest).catch((error: unknown) => {
          if (!aside.has(id)) throw error;
        });
        await new Promise(setImmediate);
      }
      this.#settings.forget(guest);
      await this.#journal.settled();
      const ids = await person.tables(guest);
      const forgotten = await this.#without(ids, guest, without);
      try {
        await person.forget(guest, forgotten, goneRow(guest, this.#tables.now()));
      } catch (error) {
        if (error instanceof Conflict && tried < TRIES) continue;
        throw error;
      }
      // The store changed these tables directly; their copies in memory are out of date.
      for (const { row } of forgotten) this.#tables.drop(row.id);
      this.#end(guest);
      await this.bans.read();
      return;
    }
  }

  /** These tables without the guest, but for damaged ones. Those that are in `known` as they are now are not read again. */
  async #without(ids: readonly string[], guest: string, known: Without): Promise<Forgotten[]> {
    const aside = this.#tables.stored;
    const rows: TableRow[] = [];
    for (const id of ids) {
      rows.push(...(await aside.rows([id])));
      await new Promise(setImmediate);
    }
    const names = namesOf(rows, guest);
    if (names.size !== known.names.size || [...names].some((name) => !known.names.has(name)))
      known.tables.clear();
    known.names = names;
    const found: Forgotten[] = [];
    for (const { id, version } of rows) {
      let table = known.tables.get(id);
      if (table?.was !== version) {
        table = await this.#oneWithout(id, guest, names);
        await new Promise(setImmediate);
      }
      if (!table) continue;
      known.tables.set(id, table);
      found.push(table);
    }
    return found;
  }
  async #oneWithout(id: string, guest: string, names: ReadonlySet<string>): Promise<Forgotten | undefined> {
    const aside = this.#tables.stored;
    try {
      return await aside.unlessDamaged(id, async () => {
        const stored = await this.#store.load(id);
        return stored && withoutPerson(stored, guest, names);
      });
    } catch (error) {
      if (aside.has(id)) return undefined;
      throw error;
    }
  }

  /** Takes a table from whichever server runs it. */
  async #take<Taken>(id: string, take: () => Promise<Taken>): Promise<Taken> {
    for (let looks = 0; ; looks++)
      try {
        return await take();
      } catch (error) {
        if (!(error instanceof Elsewhere) || looks === LOOKS) throw error;
        if (looks % 10 === 0) this.#letGo?.(error.node, id);
        await sleep(LOOK);
      }
  }

  async #leave(id: string, guest: string): Promise<void> {
    await this.#take(id, () => this.#tables.hold(id));
    const now = this.#tables.live(id)?.row ?? (await this.#tables.stored.row(id));
    // Most are long over; a row says so without its game.
    if (!now || now.status === 'over' || !(isAt(now, guest) || now.host === guest)) return;
    const table = await this.#take(id, () => this.#tables.get(id));
    const { row } = table;
    if (row.status === 'over') return;
    if (isAt(row, guest)) {
      const { effects, deserted } = leaving(row, table.events, guest);
      table.carryOut([...effects, ...unrate(table.row)]);
      if (deserted) return this.#tables.remove(table);
    } else if (row.host === guest) {
      const next = heir(row.seats, table.events);
      if (next !== undefined) table.carryOut(passHost(row, next));
      else if (row.status === 'waiting') return this.#tables.remove(table);
    }
  }
}

const shown = ({ id, game, status, madeAt, host, seats }: TableRow): Omit<AdminTable, 'addresses'> => ({
  ...{ id, game, status, madeAt, host },
  seats: seats.map(({ kind, name, guest }) => ({ kind, name, ...(guest ? { guest } : {}) })),
});
const isAt = ({ seats }: TableRow, guest: string): boolean => heldBy(seats, guest).length > 0;
