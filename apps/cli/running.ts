import { once } from 'node:events';
import { request as plainly, type IncomingMessage } from 'node:http';
import { request as securely } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { GAMES } from '@turntable/games';
import type { ErrorBody } from '@turntable/protocol';
import { BanWish } from '@turntable/protocol/admin.ts';
import { consoleLog } from '@turntable/server/base/log.ts';
import { Problem } from '@turntable/server/base/problem.ts';
import { read } from '@turntable/server/base/read.ts';
import { EXIT, Trouble } from '@turntable/server/base/trouble.ts';
import { DataFolder } from '@turntable/server/storage/folder.ts';
import { runningNote, type RunningNote } from '@turntable/server/storage/running-note.ts';
import { notReached } from '@turntable/server/cluster/database.ts';
import { Node, type Joined } from '@turntable/server/storage/postgres/node.ts';
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
import { databaseFile, databaseUrl, dataDir } from './settings.ts';
import { UsageError } from './usage.ts';

type Body = Readonly<Record<string, string>>;

/** To forget somebody, all their tables are read (ms). */
const PATIENCE = 60_000;

/** What a command may ask for, as `/api/admin/…` has it. */
type Wish = 'close' | 'ban' | 'unban' | 'forget';

/** Whether a server works with a folder: its lock says so, and not what one noted that has ended without a word since. */
function isHeld(folder: string): boolean {
  try {
    new DataFolder(folder).close();
    return false;
  } catch (error) {
    if (error instanceof Trouble && error.exit === EXIT.held) return true;
    throw error;
  }
}

/**
 * Has the running server do something, or does it here if none runs. Throws `UsageError` if it is refused, `Trouble`
 * if a server holds the folder and does not answer.
 */
export async function ask(wish: Wish, body: Body): Promise<void> {
  const folder = dataDir();
  const url = databaseUrl();
  if (url === undefined) databaseFile(folder);
  const note = runningNote(folder);
  if (!note || !isHeld(folder))
    return url === undefined ? inFolder(folder, wish, body) : inDatabase(url, wish, body);
  const { status, text } = await sent(note, folder, wish, body);
  if (status >= 300) throw refusal(wish, JSON.parse(text) as ErrorBody);
}

/** What was expected where an error says no more than its code. */
const EXPECTED: Readonly<Record<string, string>> = {
  'close not-found': 'ID: expected that of a table',
  'close not-running': 'ID: expected that of a table whose game is not over',
  'unban not-found': 'WHO: expected somebody who is banned',
  'too-fast': 'wrong keys were tried from this machine; try again in a minute',
  unavailable: 'the server cannot store anything now; its log says why',
};

function refusal(wish: Wish, { code, detail }: ErrorBody): UsageError {
  return new UsageError(detail ?? EXPECTED[`${wish} ${code}`] ?? EXPECTED[code] ?? code);
}

/** Asks the server of this machine. It is known by the certificate that it noted: that is not made out for this address. */
async function sent(
  { link, cert }: RunningNote,
  folder: string,
  wish: Wish,
  body: object,
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', 'x-admin-key': adminKey(folder) };
  const known =
    cert === null ? {} : { ca: cert, allowPartialTrustChain: true, checkServerIdentity: () => undefined };
  const request = (cert === null ? plainly : securely)(`${link}api/admin/${wish}`, {
    ...{ method: 'POST', headers, ...known, signal: AbortSignal.timeout(PATIENCE) },
  });
  request.end(JSON.stringify(body));
  try {
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await readText(answer) };
  } catch (error) {
    const why = (error as Error).message;
    throw new Trouble('held', `${folder}: the server that works with it does not answer at ${link} (${why})`);
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
    const isBan = wish === 'ban' || wish === 'unban';
    const place = isBan ? undefined : await node.join(true);
    if (!isBan && !place)
      throw new UsageError(
        'servers work with the database: run it where one of them runs, with its DATA_DIR',
      );
    if (place) store.node = node;
    await here(store, wish, body, place && { leases: node, place });
  } finally {
    clearInterval(beat);
    if (node.no !== 0) await node.leave().catch(() => {});
    await store.close();
  }
}

/** `shared`: its place among the servers of a database. */
async function here(
  store: Store,
  wish: Wish,
  body: Body,
  shared?: { readonly leases: Leases; readonly place: Joined },
): Promise<void> {
  const bans = new Bans(store.bans);
  try {
    if (wish === 'ban') {
      const { who, reason } = read(BanWish, body);
      return await bans.add(who, reason, Date.now());
    }
    if (wish === 'unban') {
      if (await bans.lift(body['who'] ?? '')) return;
      throw new Problem('not-found');
    }
    const core = coreServices(store, consoleLog);
    const { journal, uptime, settings } = core;
    const tables = new Tables({ ...core, games: GAMES, wakers: NO_BOTS });
    if (shared) tables.share(shared.leases);
    await uptime.start(shared?.place);
    try {
      await settings.start();
      const admin = new Admin({ ...core, tables, bans });
      if (wish === 'close') await admin.close(body['table'] ?? '');
      else await admin.forget(body['guest'] ?? '');
    } finally {
      uptime.stop();
      if (!journal.idle) await journal.settled();
    }
  } catch (error) {
    if (error instanceof Problem) throw refusal(wish, error.body);
    throw error;
  }
}
