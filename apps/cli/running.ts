import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@turntable/games';
import type { ErrorBody } from '@turntable/protocol';
import { consoleLog } from '@turntable/server/base/log.ts';
import { Problem } from '@turntable/server/base/problem.ts';
import { DataFolder } from '@turntable/server/storage/folder.ts';
import { notReached } from '@turntable/server/cluster/database.ts';
import { Node } from '@turntable/server/storage/postgres/node.ts';
import { PostgresStore } from '@turntable/server/storage/postgres/postgres.ts';
import type { Store } from '@turntable/server/storage/store.ts';
import type { Leases } from '@turntable/server/table/holding.ts';
import { SqliteStore } from '@turntable/server/storage/sqlite/sqlite.ts';
import { NO_BOTS } from '@turntable/server/table/companions.ts';
import { Tables } from '@turntable/server/table/registry.ts';
import { coreServices } from '@turntable/server/table/services.ts';
import { adminKey } from '@turntable/server/transport/admin/admin-key.ts';
import { Admin } from '@turntable/server/transport/admin/admin.ts';
import { Bans } from '@turntable/server/transport/admin/bans.ts';
import { databaseUrl, dataDir } from './data-dir.ts';
import { UsageError } from './usage.ts';

type Body = Readonly<Record<string, string>>;

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
export async function ask(wish: Wish, body: Body): Promise<void> {
  const folder = dataDir();
  const url = databaseUrl();
  if (url === undefined && !existsSync(join(folder, 'turntable.db')))
    throw new UsageError(`${folder}: no server has kept anything there; set DATA_DIR to its folder`);
  const link = runningLink(folder);
  const response = link && (await sent(link, folder, wish, body));
  if (!response) return url === undefined ? inFolder(folder, wish, body) : inDatabase(url, wish, body);
  if (response.ok) return;
  throw refusal(wish, (await response.json()) as ErrorBody);
}

/** What was expected where an error says no more than its code. */
const EXPECTED: Readonly<Record<string, string>> = {
  'close not-found': 'ID: expected that of a table',
  'close not-running': 'ID: expected that of a table whose game is not over',
  'unban not-found': 'WHO: expected somebody who is banned',
};

function refusal(wish: Wish, { code, detail }: ErrorBody): UsageError {
  return new UsageError(detail ?? EXPECTED[`${wish} ${code}`] ?? code);
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
async function inFolder(folder: string, wish: Wish, body: Body): Promise<void> {
  const lock = new DataFolder(folder);
  try {
    const store = new SqliteStore(lock.file());
    await here(store, wish, body).finally(() => store.close());
  } finally {
    lock.close();
  }
}

/** The same in a database with which no server works; a ban is heeded by those that do within some seconds. */
async function inDatabase(url: string, wish: Wish, body: Body): Promise<void> {
  const store = await PostgresStore.reading(url, { readOnly: false }).catch(notReached);
  const node = new Node(store.pool, `turntable ${wish}`);
  const beat = setInterval(() => void node.renew(true).catch(() => {}), 500);
  try {
    const isAlone = wish === 'ban' || wish === 'unban' || (await node.join(true));
    if (!isAlone)
      throw new UsageError(
        'servers work with the database: run it where one of them runs, with its DATA_DIR',
      );
    if (node.no !== 0) store.node = node;
    await here(store, wish, body, store.node);
  } finally {
    clearInterval(beat);
    if (node.no !== 0) await node.leave().catch(() => {});
    await store.close();
  }
}

async function here(store: Store, wish: Wish, body: Body, leases?: Leases): Promise<void> {
  const bans = new Bans(store.bans);
  try {
    if (wish === 'ban') return await bans.add(body['who'] ?? '', body['reason'] ?? '', Date.now());
    if (wish === 'unban') {
      if (await bans.lift(body['who'] ?? '')) return;
      throw new Problem('not-found');
    }
    const core = coreServices(store, consoleLog);
    const { journal, uptime, settings } = core;
    const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
    if (leases) tables.share(leases);
    await uptime.start();
    await settings.start();
    const admin = new Admin({ ...core, tables, bans });
    if (wish === 'close') await admin.close(body['table'] ?? '');
    else await admin.forget(body['guest'] ?? '');
    uptime.stop();
    if (!journal.idle) await journal.settled();
  } catch (error) {
    if (error instanceof Problem) throw refusal(wish, error.body);
    throw error;
  }
}
