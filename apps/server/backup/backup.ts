import { randomBytes } from 'node:crypto';
import { on } from 'node:events';
import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { publishFile } from '../base/publish-file.ts';
import { isDamaged, isDiskError, Trouble, troubleOf } from '../base/trouble.ts';
import { BESIDE, DATABASE } from '../storage/folder.ts';
import { isNone, whyUnreadable } from '../base/unreadable.ts';
import type { BackupAnswer, BackupJob } from './backup-worker.ts';

/** Files beside the database: what guests' tokens are signed with, push subscriptions made with, and the host's page opened with. */
export const KEYS = ['key', 'vapid', 'admin-key'] as const;
/** All pages in one step: between steps, a write of the server would make the copy start again. */
const ALL_PAGES = 0x7fff_ffff;
/** The worker lies beside this file in the sources and beside the bundle in a build. */
const SCRIPT = `./backup-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;

/**
 * Writes all that a server keeps into one file: the database as it is now, and the keys in a table of it, `kept_keys`.
 * A server may be running; it waits for nothing. The file is readable by this user alone, and there only when it is whole;
 * several may be written to one name, of which the first gets it.
 * Throws `Trouble` if there is nothing to copy, what there is is damaged or cannot be read, or `file` exists or cannot be written.
 */
export async function writeBackup(dataDir: string, file: string): Promise<void> {
  if (existsSync(file)) throw taken(file);
  if (!existsSync(dirname(file)))
    throw new Trouble('disk', `${file}: its folder is not there; make it, or name another file`);
  const db = openSource(dataDir);
  // Its own name: another backup to `file` may be under way, and what else is there is somebody's.
  const part = `${file}.${process.pid}-${randomBytes(6).toString('hex')}.part`;
  const clear = (): void => {
    for (const end of ['', ...BESIDE]) rmSync(part + end, { force: true });
  };
  // The process may be ended meanwhile.
  process.once('exit', clear);
  try {
    closeSync(openSync(part, 'wx', 0o600));
    await backup(db, part, { rate: ALL_PAGES });
    await complete(part, dataDir);
    publish(part, file);
  } catch (error) {
    if (isDamaged(error)) throw damaged(dataDir, (error as Error).message);
    throw troubleOf(error, file) ?? error;
  } finally {
    db.close();
    process.off('exit', clear);
    clear();
  }
}

/** The database of a folder, to be read; it and the keys can be. */
function openSource(dataDir: string): DatabaseSync {
  const unreadable = (name: string, why: string): Trouble =>
    new Trouble('data', `${join(dataDir, name)}: cannot be read (${why})`);
  for (const name of [DATABASE, ...KEYS]) {
    const why = whyUnreadable(join(dataDir, name));
    if (why === undefined) continue;
    if (!isNone(why)) throw unreadable(name, why);
    if (name === DATABASE) throw nothing(dataDir);
  }
  const db = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true, timeout: 5000, open: false });
  try {
    db.open();
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return db;
  } catch (error) {
    if (db.isOpen) db.close();
    if (isDamaged(error)) throw damaged(dataDir, (error as Error).message);
    if (isDiskError(error)) throw unreadable(DATABASE, (error as Error).message);
    throw troubleOf(error, dataDir) ?? error;
  }
}

function publish(part: string, file: string): void {
  try {
    publishFile(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw taken(file);
    throw error;
  }
}

function nothing(dataDir: string): Trouble {
  return new Trouble('data', `${dataDir}: no server has kept anything there; set DATA_DIR to its folder`);
}
function taken(file: string): Trouble {
  return new Trouble('data', `${file}: there is one already; name another file`);
}
/** `said`: SQLite's integrity report; its first line is a heading. */
function damaged(dataDir: string, said: string): Trouble {
  const why = said.replace(/^\*{3}.*\*{3}\s*/, '').replace(/\s+/g, ' ');
  return new Trouble(
    'data',
    `${dataDir}: the database is damaged (${why}); keep the backups before this one`,
  );
}

/** What the thread found; anything else that it sends is passed over. */
async function answerOf(worker: Worker): Promise<BackupAnswer> {
  for await (const [message] of on(worker, 'message') as AsyncIterable<[{ readonly answer?: BackupAnswer }]>)
    if (message.answer !== undefined) return message.answer;
  throw new Error('the thread of a backup says nothing');
}

/** Looks through the copy at `path` and gives it the keys, in a thread of its own: a server goes on meanwhile. */
async function complete(path: string, dataDir: string): Promise<void> {
  const job: BackupJob = { path, dataDir, keys: KEYS };
  const worker = new Worker(new URL(SCRIPT, import.meta.url), { workerData: job });
  const answer = await answerOf(worker);
  await worker.terminate();
  if (answer === 'done') return chmodSync(path, 0o600);
  if (answer === 'empty') throw nothing(dataDir);
  if ('damaged' in answer) throw damaged(dataDir, answer.damaged);
  const { failed, code, errcode } = answer;
  throw Object.assign(new Error(failed), { code, errcode });
}
