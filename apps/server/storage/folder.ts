import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../base/make-folder.ts';
import { sqliteCode, Trouble } from '../base/trouble.ts';
import { writeSecret } from '../base/write-secret.ts';

/** The database's name in the folder of a server. */
export const DATABASE = 'turntable.db';
/** Ends of the names of files that SQLite has beside a database. */
export const BESIDE = ['-journal', '-wal', '-shm'] as const;
const BUSY = 5;
/** Characters of a whole key: a shorter one was cut off while it was written. */
const LEAST_KEY = 32;

/** The folder in which one server at a time keeps everything; its files are readable by this user alone. */
export class DataFolder {
  readonly #lock: Pick<DatabaseSync, 'close'>;
  readonly #database: string;
  /** What guests' tokens are signed with; made once. */
  readonly key: string;

  /**
   * Locks the folder for this process until `close` or the end of the process, however it ends. Throws `Trouble` if
   * another has it, or if there is a database whose key is gone.
   */
  constructor(path: string) {
    ensureFolder(path);
    this.#lock = lockFolder(path);
    try {
      this.#database = join(path, DATABASE);
      this.key = readKey(path, existsSync(this.#database) && statSync(this.#database).size > 0);
    } catch (error) {
      this.#lock.close();
      throw error;
    }
  }

  /** Where the database is; its file is made if there is none. */
  file(): string {
    return makeDatabaseFile(this.#database);
  }

  close(): void {
    this.#lock.close();
  }
}

/** Makes the file of a database, for this user alone, if there is none; gives its path. */
export function makeDatabaseFile(path: string): string {
  // SQLite gives the files beside it the same rights when it makes them; a server that was killed may have left some of before.
  closeSync(openSync(path, 'a', 0o600));
  for (const beside of ['', '-wal', '-shm']) {
    const file = path + beside;
    if (existsSync(file)) chmodSync(file, 0o600);
  }
  return path;
}

/** Makes the folder of a server if it is not there. Throws `Trouble` if there is something else, or the file system's error. */
export function ensureFolder(path: string): void {
  try {
    makeFolder(path, 0o700);
  } catch (error) {
    if (!/^(EEXIST|ENOENT|ENOTDIR)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    throw new Trouble('disk', `${path}: is no folder; set DATA_DIR to one`);
  }
}

/** The name of the lock in the folder of a server. */
export const LOCK = 'lock';

/**
 * An exclusive lock of the operating system, taken through an empty database: it ends with the process, so a crash leaves no
 * stale lock. Throws `Trouble` if a server or a command holds it.
 */
export function lockFolder(path: string): Pick<DatabaseSync, 'close'> {
  const file = join(path, LOCK);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== BUSY) throw error;
    const message = `${path}: another server works with it; end that one, or set DATA_DIR to another folder`;
    throw new Trouble('held', message);
  }
}

function readKey(path: string, isUsed: boolean): string {
  const file = join(path, 'key');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (found.length >= LEAST_KEY) {
    chmodSync(file, 0o600);
    return readFileSync(file, 'utf8');
  }
  if (isUsed) {
    const what = `${file} is missing or empty beside a database; without it nobody is known again`;
    const advice = `put it back from a backup, or have a new one: openssl rand -hex 32 > ${file}`;
    throw new Trouble('data', `${what}: ${advice}`);
  }
  const key = randomBytes(32).toString('hex');
  writeSecret(file, key);
  return key;
}
