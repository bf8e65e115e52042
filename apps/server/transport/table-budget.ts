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
/**
 * A table of an address at which nothing has happened or was due for so long (ms) counts no more: whoever made it may be gone, and
 * nobody else of their school can close it. The longest clock by turns is as long; what it still runs for is due, holidays or not.
 */
const GIVEN_UP = 14 * 86_400_000;

const hasBots = ({ seats }: Pick<TableRow, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot');
/** Who has been offered locomotives to choose from begins by choosing: such a table has begun. */
const botsPlay = (row: TableRow): boolean =>
  hasBots(row) && (row.status === 'running' || (row.status === 'waiting' && row.picks?.draft !== undefined));
const isOver = ({ status }: TableRow): boolean => status === 'over';

/**
 * How many tables one guest, and one address, may have under way. The store counts them: of all servers, and from before a restart.
 * What is limited is what begins. A seat that is left in mid-game becomes a bot's whatever the budget, for the others play on; such
 * a table counts from then on, and its bots think as its host's do: so many at a time (`BOTS_PER_GUEST`).
 */
export class TableBudget {
  readonly #store: Pick<Store, 'lists'>;
  readonly #now: () => number;
  readonly #guests: Pick<Guests, 'seal'>;
  readonly #limits: Pick<Limits, 'tables' | 'botTables'>;
  readonly #far: Pick<Far, 'alone'> | undefined;
  readonly #inTurn = new InTurn();

  /** `far`: other servers, which make tables of the same guests and addresses. */
  constructor(
    {
      store,
      guests,
      now,
    }: {
      readonly store: Pick<Store, 'lists'>;
      readonly guests: Pick<Guests, 'seal'>;
      readonly now: () => number;
    },
    limits: Pick<Limits, 'tables' | 'botTables'>,
    far?: Pick<Far, 'alone'>,
  ) {
    this.#store = store;
    this.#guests = guests;
    this.#now = now;
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
      if (isNew()) await this.#expectRoom(guest, household, withBots);
      return make(household);
    };
    return this.#oneByOne(`of ${guest}`, () => this.#oneByOne(`from ${household}`, work));
  }
  /**
   * Does what may begin a table once all that was asked before, at tables of its host and at those that were made from the same
   * household, has been stored. `rowOf` gives the table's row as it is then. `work` is told whether the table may begin: if bots
   * play at too many tables, one that would by itself waits for its host.
   */
  async inTurn<Result>(
    rowOf: () => Promise<TableRow>,
    work: (mayBegin: boolean) => Promise<Result>,
  ): Promise<Result> {
    const { status, host } = await rowOf();
    if (status !== 'waiting') return work(true);
    return this.#oneByOne(`of ${host}`, async () => {
      const row = await rowOf();
      if (row.status !== 'waiting' || !hasBots(row) || botsPlay(row)) return work(true);
      const { household } = row;
      // Made before households were stored.
      if (household === undefined) return work(await this.#hostMayBegin(row.host));
      return this.#oneByOne(`from ${household}`, async () =>
        work((await this.#hostMayBegin(row.host)) && (await this.#householdMayBegin(household))),
      );
    });
  }
  #oneByOne<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn.do(name, () => this.#far?.alone(name, work) ?? work());
  }

  async #expectRoom(guest: string, household: string, withBots: boolean): Promise<void> {
    const { tables: most } = this.#limits;
    const hosted = await this.#hosted(guest);
    if (hosted.length >= most) throw new Problem('too-fast', `at most ${most} tables at a time`);
    if (withBots && this.#isFull(hosted)) throw this.tooManyBots;
    const made = await this.#store.lists.countAlive(household, this.#aliveSince);
    if (withBots && !(await this.#householdMayBegin(household, made))) throw this.tooManyBots;
    if (made >= most * GUESTS_PER_ADDRESS)
      throw new Problem('too-fast', `at most ${most * GUESTS_PER_ADDRESS} tables at a time from one address`);
  }

  /** Whether bots may play at one more table of a host. */
  async #hostMayBegin(host: string): Promise<boolean> {
    return !this.#isFull(await this.#hosted(host));
  }
  #isFull(hosted: readonly TableRow[]): boolean {
    return hosted.filter(botsPlay).length >= this.#limits.botTables;
  }
  /** Whether bots may play at one more table of a household, of which so many are alive. */
  async #householdMayBegin(household: string, made?: number): Promise<boolean> {
    const { lists } = this.#store;
    const most = this.#limits.botTables * GUESTS_PER_ADDRESS;
    const alive = made ?? (await lists.countAlive(household, this.#aliveSince));
    return alive < most || (await lists.alive(household, this.#aliveSince)).filter(botsPlay).length < most;
  }
  get #aliveSince(): number {
    return this.#now() - GIVEN_UP;
  }
  /** Bots play at as many tables of the host, or of the address, as they may. */
  get tooManyBots(): Problem {
    const { botTables: most } = this.#limits;
    return new Problem(
      'too-fast',
      `bots play at ${most} tables of one host, and at ${most * GUESTS_PER_ADDRESS} from one address, at a time`,
    );
  }
  async #hosted(guest: string): Promise<TableRow[]> {
    const going = await this.#store.lists.going(guest, MOST);
    return going.filter((row) => row.host === guest && !isOver(row));
  }
}
