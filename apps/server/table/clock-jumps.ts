import { Problem } from '../base/problem.ts';
import { isPassing } from '../base/trouble.ts';
import { Elsewhere } from './holding.ts';
import type { Tables } from './registry.ts';
import type { CoreServices } from './services.ts';

type ClockServices = Pick<CoreServices, 'uptime' | 'store' | 'jobs' | 'log'> & {
  readonly tables: Pick<Tables, 'served' | 'get'>;
};

/** Recalculates when what is due is due, if the machine's clock was set or the server was suspended. */
export class ClockJumps {
  readonly #services: ClockServices;
  /** The clock was set, and what is due still has to be recalculated; the database may be away when a machine wakes. */
  #owed = false;
  #atWork = false;
  #failed = false;

  constructor(services: ClockServices) {
    this.#services = services;
  }

  /** Called once a second. Rejects at the first of several failures in a row; all are made good once the database is back. */
  async round(): Promise<void> {
    const { uptime, tables } = this.#services;
    if (uptime.jumped()) {
      this.#owed = true;
      tables.served();
    }
    if (!this.#owed || this.#atWork) return;
    this.#owed = false;
    this.#atWork = true;
    try {
      await this.#recalculate();
      this.#failed = false;
    } catch (error) {
      this.#owed = true;
      if (this.#failed) return;
      this.#failed = true;
      throw error;
    } finally {
      this.#atWork = false;
    }
  }

  async #recalculate(): Promise<void> {
    const { store, jobs, tables, log } = this.#services;
    for (const { id } of await store.due(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) {
      try {
        (await tables.get(id)).proceed();
      } catch (error) {
        if (isPassing(error)) throw error;
        // Others are set aside, or run by another server.
        if (!(error instanceof Problem || error instanceof Elsewhere)) log.error(`table ${id}`, error);
      }
      await new Promise(setImmediate);
    }
    // The scheduler's position and timer refer to the old time, so it looks through everything again.
    jobs.again();
  }
}
