import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Log } from '../base/log.ts';
import { makeFolder } from '../base/make-folder.ts';
import { writeBackup } from './backup.ts';

const HOUR = 3_600_000;
const DAY = /^turntable-\d{4}-\d\d-\d\d/;
/** What follows the name of a backup whose process was killed. */
const PART = /^\.\d+-[0-9a-f]+\.part(-\w+)?$/;

/**
 * What the names of a data folder's backups end in. Outside of the folder they carry a mark of it, for several servers may
 * keep theirs at one place, and none may take or remove another's.
 */
function endingOf(dataDir: string, folder: string): string {
  if (!relative(dataDir, folder).startsWith('..')) return '.db';
  return `.${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 8)}.db`;
}

/** A backup a day into `folder`, of which the newest `most` stay; none at all if that is 0. */
export class DailyBackups {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #ending: string;
  readonly #most: number;
  readonly #log: Log;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #failed: string | null = null;

  constructor(dataDir: string, folder: string, most: number, log: Log, now: () => number = Date.now) {
    this.#dataDir = dataDir;
    this.#folder = folder;
    this.#ending = endingOf(dataDir, folder);
    this.#most = most;
    this.#log = log;
    this.#now = now;
  }

  /** Why the last attempt failed, as the system says it; null if it did not. */
  get failed(): string | null {
    return this.#failed;
  }

  start(): void {
    if (this.#most === 0) return;
    this.#timer = setInterval(() => void this.round(), HOUR);
    this.#timer.unref();
    void this.round();
  }

  /** Makes today's backup if there is none, and removes what is too old; what goes wrong is logged. */
  round(): Promise<void> {
    this.#round = this.#round.then(() => this.#make());
    return this.#round;
  }

  async #make(): Promise<void> {
    try {
      makeFolder(this.#folder, 0o700);
      const name = `turntable-${new Date(this.#now()).toISOString().slice(0, 10)}${this.#ending}`;
      if (!readdirSync(this.#folder).includes(name))
        await writeBackup(this.#dataDir, join(this.#folder, name));
      const whole = readdirSync(this.#folder).filter((each) => this.#after(each) === '');
      const old = whole.sort().slice(0, -this.#most);
      const parts = readdirSync(this.#folder).filter(
        (each) => PART.test(this.#after(each) ?? '') && !each.startsWith(name),
      );
      for (const each of [...old, ...parts]) rmSync(join(this.#folder, each), { force: true });
      this.#failed = null;
    } catch (error) {
      this.#failed = (error as Error).message;
      this.#log.error('backup', error);
    }
  }

  /** What follows the name of one of this folder's backups; nothing of other files. */
  #after(file: string): string | undefined {
    const start = DAY.exec(file)?.[0];
    return start !== undefined && file.startsWith(start + this.#ending)
      ? file.slice(start.length + this.#ending.length)
      : undefined;
  }

  /** Resolves when none is under way. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#round;
  }
}
