import type { Log } from '../base/log.ts';
import { Problem } from '../base/problem.ts';
import { isPassing } from '../base/trouble.ts';

/** Tables that cannot be loaded: each is logged once, all others are served. */
export class Aside {
  readonly #ids = new Set<string>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
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
