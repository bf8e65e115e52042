import { Trouble } from '@turntable/server/base/trouble.ts';
import { storedKey } from '@turntable/server/storage/postgres/keys.ts';
import { adminKey } from '@turntable/server/transport/admin/admin-key.ts';
import { banned } from '@turntable/server/transport/admin/bans.ts';
import { readArgs } from './args.ts';
import { reading } from './database.ts';
import { databaseFile, databaseUrl, dataDir } from './settings.ts';
import { ask } from './running.ts';

const ONE = (what: string) => ({ what: `one ${what}`, least: 1, most: 1 });

/** `turntable admin-key`: the key of the page `/admin` of the server of DATA_DIR, or of all servers of DATABASE_URL. */
export async function showAdminKey(args: readonly string[]): Promise<number> {
  readArgs(args, {}, { what: 'nothing; the folder is DATA_DIR', least: 0, most: 0 });
  const url = databaseUrl();
  if (url !== undefined) {
    // A folder with which no server of the database has worked yet has none, or another.
    const key = await reading(url, ({ pool }) => storedKey(pool, 'admin-key'));
    if (key === undefined)
      throw new Trouble('data', 'DATABASE_URL: no server has made its key; start a server once');
    console.log(key.trim());
    return 0;
  }
  const folder = dataDir();
  databaseFile(folder);
  console.log(adminKey(folder));
  return 0;
}

/** `turntable close-table ID`: ends a table, running or waiting. */
export async function closeTable(args: readonly string[]): Promise<number> {
  const [table] = readArgs(args, {}, ONE('ID')).positionals;
  await ask('close', { table: table! });
  console.log(`table ${table!}: closed`);
  return 0;
}

/** `turntable ban WHO [--reason TEXT]`: `guest:ID`, `address:ADDRESS` or `address:NETWORK/BITS` may not come any more. */
export async function ban(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { reason: { type: 'string' } }, ONE('WHO'));
  await ask('ban', { who: positionals[0]!, ...(values.reason ? { reason: values.reason } : {}) });
  console.log(`${banned(positionals[0]!)}: banned`);
  return 0;
}

/** `turntable unban WHO`: they may come again. */
export async function unban(args: readonly string[]): Promise<number> {
  const [who] = readArgs(args, {}, ONE('WHO')).positionals;
  await ask('unban', { who: who! });
  console.log(`${banned(who!)}: may come again`);
  return 0;
}
