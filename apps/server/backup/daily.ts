import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../base/log.ts';
import { makeFolder } from '../base/make-folder.ts';
import { writeBackup } from './backup.ts';

const HOUR = 3_600_000;
const NAME = /^turntable-(\d{4}-\d\d-\d\d)\.db$/;
/** What a backup leaves behind whose process was killed. */
const PART = /^turntable-(\d{4}-\d\d-\d\d)\.db\.\d+-[0-9a-f]+\.part(-\w+)?$/;

/** A backup a day into `folder`, of which the newest `most` stay; none at all if that is 0. */
export class DailyBackups {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #most: number;
  readonly #log: Log;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #failed: string | null = null;

  constructor(dataDir: string, folder: string, most: number, log: Log, now: () => number = Date.now) {
    this.#dataDir = dataDir;
    this.#folder = folder;
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
      const name = `turntable-${new Date(this.#now()).toISOString().slice(0, 10)}.db`;
      if (!readdirSync(this.#folder).includes(name))
        await writeBackup(this.#dataDir, join(this.#folder, name));
      const old = readdirSync(this.#folder)
        .filter((each) => NAME.test(each))
        .sort()
        .slice(0, -this.#most);
      const parts = readdirSync(this.#folder).filter((each) => PART.test(each) && !each.startsWith(name));
      for (const each of [...old, ...parts]) rmSync(join(this.#folder, each), { force: true });
      this.#failed = null;
    } catch (error) {
      this.#failed = (error as Error).message;
      this.#log.error('backup', error);
    }
  }

  /** Resolves when none is under way. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#round;
  }
}
