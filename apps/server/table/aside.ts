import type { Log } from '../base/log.ts';
import { Problem } from '../base/problem.ts';
import { isPassing } from '../base/trouble.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';

/** Tables as they are stored. Those that are damaged are set aside: each is logged once, all others are served. */
export class Aside {
  readonly #ids = new Set<string>();
  readonly #store: Pick<Store, 'row'>;
  readonly #log: Log;

  constructor(store: Pick<Store, 'row'>, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** A table's row; a `Problem` if it is damaged. */
  row(id: string): Promise<TableRow | undefined> {
    return this.unlessDamaged(id, () => this.#store.row(id));
  }
  /** The rows of these; what is gone or damaged is left out. */
  async rows(ids: Iterable<string>): Promise<TableRow[]> {
    const unlessDamaged = (error: unknown): undefined => {
      if (!(error instanceof Problem)) throw error;
    };
    const found = await Promise.all([...ids].map((id) => this.row(id).catch(unlessDamaged)));
    return found.filter((row) => row !== undefined);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** The result of `open`; a `Problem` if the table is damaged. Errors of the disk or the connection do not mark it as damaged. */
  async unlessDamaged<T>(id: string, open: () => Promise<T>): Promise<T> {
    if (this.#ids.has(id)) throw damaged();
    try {
      return await open();
    } catch (error) {
      if (isPassing(error)) throw error;
      this.#ids.add(id);
      this.#log.error(`table ${id} is damaged and set aside; a backup may have it whole`, error);
      throw damaged();
    }
  }
}

function damaged(): Problem {
  return new Problem('unavailable', 'the table is damaged');
}
