import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@turntable/games';
import { consoleLog } from '@turntable/server/base/log.ts';
import { Problem } from '@turntable/server/base/problem.ts';
import { DataFolder } from '@turntable/server/storage/folder.ts';
import { SqliteStore } from '@turntable/server/storage/sqlite/sqlite.ts';
import { Tables } from '@turntable/server/table/registry.ts';
import { adminKey } from '@turntable/server/transport/admin/admin-key.ts';
import { Admin } from '@turntable/server/transport/admin/admin.ts';
import { Bans } from '@turntable/server/transport/admin/bans.ts';
import { dataDir } from './data-dir.ts';
import { UsageError } from './usage.ts';

/** What a command may ask for, as `/api/admin/…` has it. */
export type Wish = 'close' | 'ban' | 'unban' | 'forget';

/** The server that works with DATA_DIR, as it noted itself; undefined if none does. */
function runningLink(folder: string): string | undefined {
  const file = join(folder, 'running');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Has the running server do something, or does it here if none runs. Throws `UsageError` if it is refused, `Trouble`
 * if a server holds the folder and does not answer.
 */
export async function ask(wish: Wish, body: Readonly<Record<string, string>>): Promise<void> {
  const folder = dataDir();
  if (!existsSync(join(folder, 'turntable.db')))
    throw new UsageError(`${folder}: no server has kept anything there; set DATA_DIR to its folder`);
  const link = runningLink(folder);
  const response = link && (await sent(link, folder, wish, body));
  if (!response) return here(folder, wish, body);
  if (response.ok) return;
  const { code, detail } = (await response.json()) as { code: string; detail?: string };
  throw new UsageError(detail ? `${code}: ${detail}` : code);
}

async function sent(link: string, folder: string, wish: Wish, body: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json', 'x-admin-key': adminKey(folder) };
  try {
    return await fetch(`${link}api/admin/${wish}`, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    // It was ended without a word; if not, its lock says so.
    return undefined;
  }
}

/** The same without a server, under its lock. */
async function here(folder: string, wish: Wish, body: Readonly<Record<string, string>>): Promise<void> {
  const lock = new DataFolder(folder);
  const store = new SqliteStore(lock.file());
  try {
    const tables = new Tables(store, GAMES, { wake() {}, busy: () => false, forget() {} }, consoleLog);
    await tables.uptime.start();
    await tables.settings.start();
    const admin = new Admin(tables, new Bans(store.bans));
    if (wish === 'close') await admin.close(body['table'] ?? '');
    else if (wish === 'ban') await admin.ban(body['who'] ?? '', body['reason'] ?? '');
    else if (wish === 'forget') await admin.forget(body['guest'] ?? '');
    else if (!(await admin.bans.lift(body['who'] ?? ''))) throw new UsageError('not-found');
    tables.uptime.stop();
    if (!tables.journal.idle) await tables.journal.settled();
  } catch (error) {
    if (error instanceof Problem) throw new UsageError(error.message);
    throw error;
  } finally {
    await store.close();
    lock.close();
  }
}
