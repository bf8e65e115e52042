import { setTimeout as sleep } from 'node:timers/promises';
import { isDigest } from '../notify/digests.ts';
import { isLetterCount } from '../notify/first-letters.ts';
import type { Batch, Write } from '../storage/store.ts';
import type { Services } from '../transport/http/services.ts';

/** How long after a reading that failed the next is tried (ms). */
const AGAIN = 1_000;

type CopiesServices = Pick<Services, 'store' | 'tables' | 'journal' | 'settings' | 'log'>;

/**
 * What each server has all of in memory: settings with holidays, channels, the digests that are planned, and how many letters an
 * address got that is not confirmed. What one of them stores the others are told; what they may not have heard, and what one could not store itself, is read from the store.
 */
export class Copies {
  readonly #services: CopiesServices;
  readonly #tell: (writes: readonly Write[]) => Promise<boolean>;
  #notifier: Services['notifier'] | undefined;
  /** Something was stored here of which the others could not be told. */
  #untold = false;
  #stopped = false;

  /** `tell` writes to all other servers, and says whether it could. */
  constructor(services: CopiesServices, tell: (writes: readonly Write[]) => Promise<boolean>) {
    this.#services = services;
    this.#tell = tell;
  }

  /** From now on channels are among what is in memory, and nothing stays there that could not be stored. */
  guard(notifier: Services['notifier']): void {
    this.#notifier = notifier;
    this.#services.journal.unstored((batch) => {
      if (batch.some(isCopied)) void this.readAgain();
    });
  }

  /** From now on others are told of what is stored here. */
  attach(): void {
    this.#services.journal.stored((batch: Batch) => {
      // By themselves: a server of an older version takes each job for a digest, and hears no further where one is none.
      for (const writes of [batch.filter(isCount), batch.filter(isRow)])
        if (writes.length > 0) void this.#told(writes);
    });
  }
  async #told(writes: readonly Write[]): Promise<void> {
    if (!(await this.#tell(writes))) this.#untold = true;
  }

  /** Another server has stored these. None: it could not say which, so all is read again. */
  heard(writes: readonly Write[]): void {
    if (writes.length === 0) void this.readAgain();
    for (const write of writes)
      if (write.kind === 'settings') this.#services.tables.heard(write.guest, write.row);
      else this.#notifier?.heard(write);
  }

  /** Messages arrive again: what others stored meanwhile is read, and they are to read what was stored here. */
  async linked(): Promise<void> {
    if (this.#untold) {
      this.#untold = false;
      void this.#told([]);
    }
    await this.readAgain();
  }

  /** Takes over what is stored; tried until it is done. */
  async readAgain(): Promise<void> {
    for (let tries = 0; !this.#stopped; tries++)
      try {
        return await this.#read();
      } catch (error) {
        if (tries === 0) this.#services.log.error('reading again', error);
        await sleep(AGAIN, undefined, { ref: false });
      }
  }
  async #read(): Promise<void> {
    const { store, tables, journal, settings } = this.#services;
    const stored = async <Rows>(read: () => Promise<Rows>): Promise<Rows> => {
      // What could not be stored is not there to be read either.
      await journal.settled().catch(() => {});
      return read();
    };
    await settings.readAgain(
      () => stored(() => store.settings()),
      (guest, row) => tables.heard(guest, row),
    );
    await this.#notifier?.readAgain(
      () => stored(() => store.channels()),
      () => stored(() => store.jobs(-1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
    );
  }

  /** Reads nothing any more. */
  stop(): void {
    this.#stopped = true;
  }
}

const isCopied = (write: Write): boolean => isCount(write) || isRow(write);
const isCount = (write: Write): boolean => write.kind === 'job' && isLetterCount(write.key);
function isRow(write: Write): boolean {
  return (
    write.kind === 'settings' || write.kind === 'channel' || (write.kind === 'job' && isDigest(write.key))
  );
}
