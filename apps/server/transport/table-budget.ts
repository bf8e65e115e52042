import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config/config.ts';
import { Problem } from '../base/problem.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Tables } from '../table/registry.ts';

/** An address speaks for so many guests. */
const GUESTS_PER_ADDRESS = 10;
/** So many tables of a guest are looked at. */
const MOST = 1000;

const hasBots = ({ seats }: Pick<TableRow, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot');
const isOver = ({ status }: TableRow): boolean => status === 'over';

/** How many tables one guest, and one address, may have under way. */
export class TableBudget {
  readonly #tables: Tables;
  readonly #limits: Pick<Limits, 'tables' | 'botTables'>;
  /** Tables made from each address since the server started; those that are over are sorted out when it is full. */
  readonly #made = new Map<string, Set<string>>();

  constructor(tables: Tables, limits: Pick<Limits, 'tables' | 'botTables'>) {
    this.#tables = tables;
    this.#limits = limits;
  }

  /** Throws a `Problem` if the guest, or their address, may not make one more table. */
  async mayMake({ guest, ip }: Pick<FastifyRequest, 'guest' | 'ip'>, withBots: boolean): Promise<void> {
    const { tables: most } = this.#limits;
    const hosted = await this.#hosted(guest);
    if (hosted.length >= most) throw new Problem('too-fast', `at most ${most} tables at a time`);
    if (withBots) this.#mayRun(hosted);
    const made = this.#made.get(ip);
    if (made === undefined || made.size < most * GUESTS_PER_ADDRESS) return;
    for (const id of made) {
      const row = await this.#tables.store.row(id);
      if (!row || isOver(row)) made.delete(id);
    }
    if (made.size >= most * GUESTS_PER_ADDRESS)
      throw new Problem('too-fast', `at most ${most * GUESTS_PER_ADDRESS} tables at a time from one address`);
  }
  made({ ip }: Pick<FastifyRequest, 'ip'>, id: string): void {
    const made = this.#made.get(ip);
    if (made) made.add(id);
    else this.#made.set(ip, new Set([id]));
  }

  /** Throws a `Problem` if bots at one more table of this host may not play. */
  async mayStart(row: TableRow): Promise<void> {
    if (hasBots(row)) this.#mayRun(await this.#hosted(row.host));
  }

  #mayRun(hosted: readonly TableRow[]): void {
    const { botTables: most } = this.#limits;
    if (hosted.filter((row) => row.status === 'running' && hasBots(row)).length >= most)
      throw new Problem('too-fast', `bots play at ${most} tables of one host at a time`);
  }
  async #hosted(guest: string): Promise<TableRow[]> {
    const going = await this.#tables.store.lists.going(guest, MOST);
    return going.filter((row) => row.host === guest && !isOver(row));
  }
}
