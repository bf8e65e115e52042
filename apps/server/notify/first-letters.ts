import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { JobRow } from '../storage/rows.ts';
import { takeOver } from '../storage/take-over.ts';
import { PENDING_LIFETIME } from './channels.ts';

/** `from`: the household that named the address first; left out in those from before it was noted. */
const Count = z.object({ hash: z.string(), times: z.number(), from: z.string().optional() });
type Count = z.infer<typeof Count>;

const KIND = 'first-letters';
/** The most letters asking for confirmation that an address gets in two days, whoever names it. */
const MOST_EACH = 3;
/** New addresses that may be asked in two days: a mail server that writes to many strangers ends on block lists. */
const MOST = 500;
/** How many of these one household may name, so that no household uses up the limit of all. */
const MOST_FROM = 50;

type Known = Count & { readonly until: number };

/** Whether a job of that key counts letters to an address. */
export const isLetterCount = (key: string): boolean => key.startsWith(`${KIND}:`);

const knownFrom = ({ body, due }: JobRow): Known => ({ ...Count.parse(JSON.parse(body)), until: due });
/** By the hash of the address. */
function countsIn(rows: readonly JobRow[]): Map<string, Known> {
  const counts = rows.filter(({ kind }) => kind === KIND).map(knownFrom);
  return new Map(counts.map((count) => [count.hash, count]));
}

/** Counts letters to unconfirmed addresses, so that the server cannot be used to pester strangers. */
export class FirstLetters {
  readonly #jobs: Scheduler;
  readonly #now: () => number;
  readonly #counts: Map<string, Known>;

  /** `rows`: the jobs of the server as they are stored. */
  constructor(rows: readonly JobRow[], jobs: Scheduler, now: () => number) {
    this.#jobs = jobs;
    this.#now = now;
    jobs.on(KIND, ({ body }) => {
      this.#counts.delete(Count.parse(body).hash);
    });
    this.#counts = countsIn(rows);
  }

  /** Another server has counted a letter, or forgotten an address. */
  heard(key: string, job: JobRow | null): void {
    this.#take(key.slice(KIND.length + 1), job && knownFrom(job));
  }
  /** Others may have counted what was not heard: takes over what `read` finds. */
  async readAgain(read: () => Promise<readonly JobRow[]>): Promise<void> {
    const stored = async (): Promise<Map<string, Known>> => countsIn(await read());
    await takeOver(this.#counts, stored, (hash, count) => this.#take(hash, count));
  }
  #take(hash: string, count: Known | null): void {
    if (count) this.#counts.set(hash, count);
    else this.#counts.delete(hash);
  }

  /** Counts one more that a household asks for; a `Problem` if that is one too many. */
  count(address: string, household: string): void {
    const now = this.#now();
    // Where there are several servers, another may have done their jobs.
    for (const [hash, { until }] of this.#counts) if (until <= now) this.#counts.delete(hash);
    const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
    const known = this.#counts.get(hash);
    const { times, from } = known ?? { times: 0, from: household };
    if (known ? times >= MOST_EACH : !this.#hasRoom(household)) throw new Problem('too-fast');
    const count = { hash, times: times + 1, ...(from === undefined ? {} : { from }) };
    const until = now + PENDING_LIFETIME;
    this.#counts.set(hash, { ...count, until });
    this.#jobs.put(`${KIND}:${hash}`, KIND, until, count);
  }
  #hasRoom(household: string): boolean {
    const own = [...this.#counts.values()].filter(({ from }) => from === household);
    return this.#counts.size < MOST && own.length < MOST_FROM;
  }
}
