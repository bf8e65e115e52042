import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A copy of the database, to be looked through and given the keys of a folder. */
export interface BackupJob {
  readonly path: string;
  readonly dataDir: string;
  readonly keys: readonly string[];
}
/** `empty`: no server has made its tables there. `damaged`: SQLite's integrity report. `code` and `errcode` are those of the error, if it has any. */
export type BackupAnswer =
  | 'done'
  | 'empty'
  | { readonly damaged: string }
  | { readonly failed: string; readonly code: unknown; readonly errcode: unknown };

/** Both take as long as the database is large, and are synchronous: nothing else is done in this thread. */
function complete({ path, dataDir, keys }: BackupJob): BackupAnswer {
  const db = new DatabaseSync(path);
  try {
    // One file, with nothing beside it.
    db.exec('PRAGMA journal_mode = DELETE');
    const { quick_check: said } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (said !== 'ok') return { damaged: said };
    const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    const tables = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'tables'").get();
    if (schema === 0 || !tables) return 'empty';
    db.exec('BEGIN; CREATE TABLE kept_keys (name TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT');
    const insert = db.prepare('INSERT INTO kept_keys VALUES (?, ?)');
    for (const name of keys)
      if (existsSync(join(dataDir, name))) insert.run(name, readFileSync(join(dataDir, name)));
    db.exec('COMMIT');
    return 'done';
  } finally {
    db.close();
  }
}

function answer(): BackupAnswer {
  try {
    return complete(workerData as BackupJob);
  } catch (error) {
    // An error that is sent to another thread is one of no kind there.
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { failed: message, code, errcode };
  }
}

// In an object of its own: below `node --watch` (`npm run dev`) threads also report the files that they load.
parentPort!.postMessage({ answer: answer() });
