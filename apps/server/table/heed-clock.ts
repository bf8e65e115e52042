import { Problem } from '../base/problem.ts';
import { Elsewhere } from './holding.ts';
import type { Tables } from './registry.ts';
import type { CoreServices } from './services.ts';

type ClockServices = Pick<CoreServices, 'uptime' | 'store' | 'jobs'> & {
  readonly tables: Pick<Tables, 'visits' | 'get'>;
};

/** Recalculates when what is due is due, if the machine's clock was set or the server was suspended; called once a second. */
export async function heedClock({ uptime, store, jobs, tables }: ClockServices): Promise<void> {
  if (!uptime.jumped()) return;
  tables.visits.served();
  for (const { id } of await store.due(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) {
    try {
      (await tables.get(id)).proceed();
    } catch (error) {
      // Set aside, or run by another server.
      if (!(error instanceof Problem || error instanceof Elsewhere)) throw error;
    }
    await new Promise(setImmediate);
  }
  // The scheduler's position and timer refer to the old time, so it looks through everything again.
  jobs.again();
}
