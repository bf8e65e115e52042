import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config/config.ts';
import { InTurn } from '../base/in-turn.ts';
import { Problem } from '../base/problem.ts';
import type { Far } from './far.ts';
import { householdOf } from './household.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import type { Tables } from '../table/registry.ts';

/** An address has the budget of this many guests. */
const GUESTS_PER_ADDRESS = 10;
/** The most tables of a guest that are looked at. */
const MOST = 1000;

const hasBots = ({ seats }: Pick<TableRow, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot');
const botsPlay = (row: TableRow): boolean => row.status === 'running' && hasBots(row);
const isOver = ({ status }: TableRow): boolean => status === 'over';

/** How many tables one guest, and one address, may have under way. */
export class TableBudget {
  readonly #store: Store;
  readonly #tables: Pick<Tables, 'stored'>;
  readonly #limits: Pick<Limits, 'tables' | 'botTables'>;
  readonly #far: Pick<Far, 'count' | 'alone'> | undefined;
  /** Tables made from each address since the server started; those that are over are sorted out when it is full. */
  readonly #made = new Map<string, Set<string>>();
  readonly #inTurn = new InTurn();

  /** `far`: other servers, which count the tables made from an address as well. */
  constructor(
    { store, tables }: { readonly store: Store; readonly tables: Pick<Tables, 'stored'> },
    limits: Pick<Limits, 'tables' | 'botTables'>,
    far?: Pick<Far, 'count' | 'counted' | 'alone'>,
  ) {
    this.#store = store;
    this.#tables = tables;
    this.#limits = limits;
    this.#far = far;
    far?.counted((what) => what.kind === 'made' && this.#note(what.address, what.table));
  }

  /**
   * Makes a table, and gives its id, or throws a `Problem` if the guest, or their address, may not have one more. One after the
   * other, at all servers: many that are asked for in one packet are all looked at before the first of them is stored. `isNew`: whether `make`
   * will still make one.
   */
  make(
    asker: Pick<FastifyRequest, 'guest' | 'ip'>,
    withBots: boolean,
    make: () => Promise<string>,
    isNew = (): boolean => true,
  ): Promise<string> {
    const work = async (): Promise<string> => {
      if (!isNew()) return make();
      await this.#mayMake(asker, withBots);
      const id = await make();
      await this.#count(asker, id);
      return id;
    };
    return this.inTurn(asker.guest, () => this.#oneByOne(`from ${householdOf(asker.ip)}`, work));
  }
  /** Does what may begin a table of this host once all that was asked before has been stored. */
  inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    return this.#oneByOne(`of ${host}`, work);
  }
  #oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn.do(name, () => this.#far?.alone(name, work) ?? work());
  }

  async #mayMake({ guest, ip }: Pick<FastifyRequest, 'guest' | 'ip'>, withBots: boolean): Promise<void> {
    const { tables: most } = this.#limits;
    const hosted = await this.#hosted(guest);
    if (hosted.length >= most) throw new Problem('too-fast', `at most ${most} tables at a time`);
    if (withBots) this.#mayRun(hosted);
    const made = this.#made.get(householdOf(ip));
    if (withBots) await this.#mayRunFrom(made);
    if (made === undefined || made.size < most * GUESTS_PER_ADDRESS) return;
    await this.#rowsOf(made);
    if (made.size >= most * GUESTS_PER_ADDRESS)
      throw new Problem('too-fast', `at most ${most * GUESTS_PER_ADDRESS} tables at a time from one address`);
  }
  async #count({ ip }: Pick<FastifyRequest, 'ip'>, id: string): Promise<void> {
    const address = householdOf(ip);
    this.#note(address, id);
    await this.#far?.count({ kind: 'made', address, table: id });
  }
  #note(address: string, id: string): void {
    const made = this.#made.get(address);
    if (made) made.add(id);
    else this.#made.set(address, new Set([id]));
  }

  /** The tables of these that are not over; the others are forgotten. */
  async #rowsOf(made: Set<string>): Promise<TableRow[]> {
    const going = (await this.#tables.stored.rows(made)).filter((row) => !isOver(row));
    made.clear();
    for (const { id } of going) made.add(id);
    return going;
  }

  async #mayRunFrom(made: Set<string> | undefined): Promise<void> {
    const most = this.#limits.botTables * GUESTS_PER_ADDRESS;
    if (made === undefined || made.size < most) return;
    if ((await this.#rowsOf(made)).filter(botsPlay).length >= most)
      throw new Problem('too-fast', `bots play at ${most} tables from one address at a time`);
  }

  /** Whether a table may begin; if bots play at too many of its host, one that would by itself waits for them. */
  async mayBegin(row: TableRow): Promise<boolean> {
    if (row.status !== 'waiting' || !hasBots(row)) return true;
    return (await this.#hosted(row.host)).filter(botsPlay).length < this.#limits.botTables;
  }

  #mayRun(hosted: readonly TableRow[]): void {
    const { botTables: most } = this.#limits;
    if (hosted.filter(botsPlay).length >= most) throw this.tooManyBots;
  }
  /** Bots play at as many tables of the host as they may. */
  get tooManyBots(): Problem {
    return new Problem('too-fast', `bots play at ${this.#limits.botTables} tables of one host at a time`);
  }
  async #hosted(guest: string): Promise<TableRow[]> {
    const going = await this.#store.lists.going(guest, MOST);
    return going.filter((row) => row.host === guest && !isOver(row));
  }
}
