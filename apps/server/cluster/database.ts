import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Config } from '../config/config.ts';
import { databaseTrouble, isUnreachable, Trouble } from '../base/trouble.ts';
import { adminKey, keepAdminKey } from '../transport/admin/admin-key.ts';
import { shareVapid } from '../notify/vapid.ts';
import type { DataFolder } from '../storage/folder.ts';
import { sharedKey } from '../storage/postgres/keys.ts';
import { LEASE, Node, type Joined } from '../storage/postgres/node.ts';
import { PostgresStore } from '../storage/postgres/postgres.ts';
import type { Batch } from '../storage/store.ts';

/** A PostgreSQL database in which this server has its place. */
export interface Database {
  readonly store: PostgresStore;
  readonly node: Node;
  readonly joined: Joined;
  /** What guests' tokens are signed with, the same for all servers of the database. */
  readonly key: string;
  /** Keeps this database's messages apart from those of others. */
  readonly name: string;
}

/**
 * Opens the database and takes a place in it. Without `REDIS_URL` there is one server: rejects with `Trouble` if another
 * is alive, once one that ended without a word would have been struck off.
 */
export async function openDatabase(
  config: Config,
  folder: DataFolder,
  committed: (batch: Batch, ms: number, failed: unknown) => void,
): Promise<Database> {
  const store = await PostgresStore.open(config.databaseUrl!, committed).catch(notReached);
  try {
    const node = new Node(store.pool, `${hostname()}:${config.port}`);
    const joined = await join(node, config.redisUrl === null);
    const key = await sharedKey(store.pool, 'key', folder.key);
    const name = await sharedKey(store.pool, 'name', randomBytes(9).toString('hex'));
    await shareVapid(config.dataDir, (mine) => sharedKey(store.pool, 'vapid', mine));
    // One key for the host's page, whichever server answers the request.
    const admin = await sharedKey(store.pool, 'admin-key', adminKey(config.dataDir));
    // A file that was moved there ends with a line break.
    keepAdminKey(config.dataDir, admin.trim());
    store.node = node;
    return { store, node, joined, key, name };
  } catch (error) {
    await store.close();
    return notReached(error);
  }
}

/** Says why the database of `DATABASE_URL` cannot be used; whatever else went wrong is thrown again. */
export function notReached(error: unknown): never {
  throw databaseTrouble(error, 'DATABASE_URL: the database') ?? error;
}

async function join(node: Node, alone: boolean): Promise<Joined> {
  const from = performance.now();
  for (;;) {
    const isLate = performance.now() - from > LEASE + 1_000;
    const joined = await node.join(alone).catch((error: unknown) => {
      if (isLate || !isUnreachable(error)) throw error;
      return undefined;
    });
    if (joined) return joined;
    if (isLate)
      throw new Trouble(
        'held',
        'another server works with the database; end that one, or set REDIS_URL for both',
      );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
