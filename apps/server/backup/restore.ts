import {
  copyFileSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@turntable/engine';
import { isDamaged, isDiskError, sqliteCode, Trouble, troubleOf } from '../base/trouble.ts';
import { isNone, whyUnreadable } from '../base/unreadable.ts';
import { MIGRATIONS } from '../storage/migrations/migrations.ts';
import { BESIDE, DATABASE, ensureFolder, LOCK, lockFolder } from '../storage/folder.ts';
import { KEYS } from './backup.ts';
import { checkTables, type Checked } from './check-tables.ts';

/** The name of a database while it is put into a folder. */
export const PART = `${DATABASE}.part`;
/** It last, for what the rest is known by as left behind. */
const PARTS = [...BESIDE, ''].map((end) => PART + end);

/**
 * Puts a backup into a folder in which there is nothing yet, and opens every table of it. The database gets its name last:
 * what was broken off is no server's folder. Throws `Trouble`; then nothing is left behind.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  games: readonly AnyGame[],
): Promise<Checked> {
  const why = whyUnreadable(file);
  if (why !== undefined)
    throw new Trouble(
      'data',
      `${file}: ${isNone(why) ? 'there is no such file' : `cannot be read (${why})`}`,
    );
  if (!statSync(file).isFile())
    throw new Trouble('data', `${file}: expected a file, made by turntable backup`);
  const part = join(dataDir, PART);
  // A server that is started meanwhile would begin a database of its own, and go on writing to it when this one is in its place.
  const lock = lockEmpty(dataDir);
  try {
    copyFileSync(file, part, constants.COPYFILE_EXCL);
    chmodSync(part, 0o600);
    for (const { name, body } of takeKeys(part, file))
      writeFileSync(join(dataDir, name), body, { mode: 0o600, flag: 'wx' });
    const checked = await checkTables(part, games);
    renameSync(part, join(dataDir, DATABASE));
    return checked;
  } catch (error) {
    rmSync(join(dataDir, LOCK), { force: true });
    clear(dataDir);
    if (isDamaged(error) || (sqliteCode(error) !== undefined && !isDiskError(error))) throw noBackup(file);
    throw troubleOf(error, dataDir) ?? error;
  } finally {
    lock.close();
  }
}

/**
 * Makes a folder, or takes an empty one, and locks it. What a restoring or a move has left in it that was ended on the way counts as
 * nothing and is removed. Throws `Trouble`.
 */
export function lockEmpty(dataDir: string): ReturnType<typeof lockFolder> {
  try {
    ensureFolder(dataDir);
    // Checked first: the message below says to move the folder away, which must not happen under a running server.
    if (existsSync(join(dataDir, LOCK))) lockFolder(dataDir).close();
    // The lock is a file too: it is not put beside what is somebody's.
    expectEmpty(dataDir);
    const lock = lockFolder(dataDir);
    try {
      expectEmpty(dataDir);
      clear(dataDir);
      return lock;
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    throw troubleOf(error, dataDir) ?? error;
  }
}

/** Removes what a restoring or a move has put into a folder; last what the rest is known by as left behind. */
export function clear(dataDir: string): void {
  for (const name of [...KEYS, ...PARTS]) rmSync(join(dataDir, name), { force: true });
}

/** Throws `Trouble` if there is anything in a folder but what a restoring leaves that was ended on the way. */
function expectEmpty(dataDir: string): void {
  const found = readdirSync(dataDir);
  const locks = [LOCK, `${LOCK}-journal`];
  // Keys alone may be somebody's.
  const left: readonly string[] = found.includes(PART) ? [...locks, ...KEYS, ...PARTS] : locks;
  if (found.some((name) => !left.includes(name)))
    throw new Trouble('data', `${dataDir}: is not empty; move it away, or name another folder`);
}

function noBackup(file: string): Trouble {
  return new Trouble('data', `${file}: is no backup made by turntable backup, or a damaged one; use another`);
}

/** Reads the keys of a copied backup and takes them out of it. */
function takeKeys(path: string, file: string): { name: string; body: Uint8Array }[] {
  const db = new DatabaseSync(path);
  try {
    const { n } = db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'kept_keys'").get() as {
      n: number;
    };
    if (n === 0) throw new Trouble('data', `${file}: is no backup made by turntable backup`);
    const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (schema > MIGRATIONS.length)
      throw new Trouble(
        'data',
        `${file}: was written by a newer version (schema ${schema}); restore it with that one`,
      );
    const found = db.prepare('SELECT name, body FROM kept_keys').all() as {
      name: string;
      body: Uint8Array;
    }[];
    db.exec('DROP TABLE kept_keys; PRAGMA journal_mode = DELETE');
    const keys = found.filter(({ name }) => KEYS.some((key) => key === name));
    const isSound = new Set(keys.map(({ name }) => name)).size === keys.length;
    if (!isSound || keys.some(({ body }) => !(body instanceof Uint8Array))) throw noBackup(file);
    return keys;
  } finally {
    db.close();
  }
}
