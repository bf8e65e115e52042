import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config/config.ts';
import { InTurn } from '../base/in-turn.ts';
import { Problem } from '../base/problem.ts';
import type { Far } from './far.ts';
import type { Guests } from './guests.ts';
import { householdOf } from './household.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';

/** An address has the budget of this many guests. */
const GUESTS_PER_ADDRESS = 10;
/** The most tables of a guest that are looked at. */
const MOST = 1000;

const hasBots = ({ seats }: Pick<TableRow, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot');
const botsPlay = (row: TableRow): boolean => row.status === 'running' && hasBots(row);
const isOver = ({ status }: TableRow): boolean => status === 'over';

/** How many tables one guest, and one address, may have under way. The store counts them: of all servers, and from before a restart. */
export class TableBudget {
  readonly #store: Pick<Store, 'lists'>;
  readonly #guests: Pick<Guests, 'seal'>;
  readonly #limits: Pick<Limits, 'tables' | 'botTables'>;
  readonly #far: Pick<Far, 'alone'> | undefined;
  readonly #inTurn = new InTurn();

  /** `far`: other servers, which make tables of the same guests and addresses. */
  constructor(
    { store, guests }: { readonly store: Pick<Store, 'lists'>; readonly guests: Pick<Guests, 'seal'> },
    limits: Pick<Limits, 'tables' | 'botTables'>,
    far?: Pick<Far, 'alone'>,
  ) {
    this.#store = store;
    this.#guests = guests;
    this.#limits = limits;
    this.#far = far;
  }

  /**
   * Makes a table, and gives its id, or throws a `Problem` if the guest, or their address, may not have one more. One after the
   * other, at all servers: many that are asked for in one packet are all looked at before the first of them is stored. `make` is
   * given the household to store with the table. `isNew`: whether it will still make one.
   */
  make(
    { guest, ip }: Pick<FastifyRequest, 'guest' | 'ip'>,
    withBots: boolean,
    make: (household: string) => Promise<string>,
    isNew = (): boolean => true,
  ): Promise<string> {
    const household = this.#guests.seal(householdOf(ip));
    const work = async (): Promise<string> => {
      if (isNew()) await this.#mayMake(guest, household, withBots);
      return make(household);
    };
    return this.inTurn(guest, () => this.#oneByOne(`from ${household}`, work));
  }
  /** Does what may begin a table of this host once all that was asked before has been stored. */
  inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    return this.#oneByOne(`of ${host}`, work);
  }
  #oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn.do(name, () => this.#far?.alone(name, work) ?? work());
  }

  async #mayMake(guest: string, household: string, withBots: boolean): Promise<void> {
    const { tables: most } = this.#limits;
    const hosted = await this.#hosted(guest);
    if (hosted.length >= most) throw new Problem('too-fast', `at most ${most} tables at a time`);
    if (withBots) this.#mayRun(hosted);
    const made = await this.#store.lists.countGoing(household);
    if (withBots) await this.#mayRunFrom(household, made);
    if (made >= most * GUESTS_PER_ADDRESS)
      throw new Problem('too-fast', `at most ${most * GUESTS_PER_ADDRESS} tables at a time from one address`);
  }

  /** `made`: how many tables of the household are not over. */
  async #mayRunFrom(household: string, made: number): Promise<void> {
    const most = this.#limits.botTables * GUESTS_PER_ADDRESS;
    if (made < most) return;
    if ((await this.#store.lists.going(household, made)).filter(botsPlay).length >= most)
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
