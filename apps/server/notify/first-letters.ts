import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { JobRow } from '../storage/rows.ts';
import { PENDING_LIFETIME } from './channels.ts';

const Count = z.object({ hash: z.string(), times: z.number() });

const KIND = 'first-letters';
/** The most letters asking for confirmation that an address gets in two days, whoever names it. */
const MOST_EACH = 3;
/** New addresses that may be asked in two days: a mail server that writes to many strangers ends on block lists. */
const MOST = 500;

/** Counts letters to unconfirmed addresses, so that the server cannot be used to pester strangers. */
export class FirstLetters {
  readonly #jobs: Scheduler;
  readonly #now: () => number;
  readonly #times = new Map<string, number>();

  /** `rows`: the jobs of the server as they are stored. */
  constructor(rows: readonly JobRow[], jobs: Scheduler, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
    jobs.on(KIND, ({ body }) => {
      this.#times.delete(Count.parse(body).hash);
    });
    for (const { kind, body } of rows) {
      if (kind !== KIND) continue;
      const { hash, times } = Count.parse(JSON.parse(body));
      this.#times.set(hash, times);
    }
  }

  /** Counts one more; a `Problem` if that is one too many. */
  count(address: string): void {
    const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
    const times = (this.#times.get(hash) ?? 0) + 1;
    if (times > MOST_EACH || (times === 1 && this.#times.size >= MOST)) throw new Problem('too-fast');
    this.#times.set(hash, times);
    this.#jobs.put(`${KIND}:${hash}`, KIND, this.#now() + PENDING_LIFETIME, { hash, times });
  }
}
