import { SqliteStore } from '@turntable/server/storage/sqlite/sqlite.ts';
import { exportPerson } from '@turntable/server/transport/admin/person.ts';
import { readArgs } from './args.ts';
import { reading } from './database.ts';
import { databaseFile, databaseUrl, dataDir } from './settings.ts';
import { ask } from './running.ts';
import { UsageError } from './usage.ts';

type Exported = Awaited<ReturnType<typeof exportPerson>>;

const GUEST = /^[\w-]{1,40}$/;

/** `turntable people export|delete GUEST`: all that is stored about a person as JSON, or its end. */
export async function people(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(args, {}, { what: 'export or delete, and one GUEST', least: 2, most: 2 });
  const [what, guest] = positionals as [string, string];
  if (!GUEST.test(guest))
    throw new UsageError('GUEST: expected the id of a guest, as the server’s page shows it');
  if (what === 'export') {
    const all = await exported(guest);
    if (!isAnything(all)) {
      const place = databaseUrl() === undefined ? dataDir() : 'the database of DATABASE_URL';
      throw new UsageError(`GUEST: nothing is stored about ${guest} in ${place}`);
    }
    console.log(JSON.stringify(all, null, 1));
  } else if (what === 'delete') {
    const known = isAnything(await exported(guest));
    await ask('forget', { guest });
    console.log(
      known
        ? `${guest}: deleted; backups made before still have it`
        : `${guest}: nothing was stored about them; whoever has this id is known no more`,
    );
  } else throw new UsageError(`${what}: expected export or delete`);
  return 0;
}

/** Whether anything but the id itself is stored. */
function isAnything({ format: _, guest: __, ratings, ...parts }: Exported): boolean {
  const all: readonly unknown[] = [...Object.values(parts), ...Object.values(ratings)];
  return all.some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)));
}

async function exported(guest: string): Promise<Exported> {
  const url = databaseUrl();
  if (url !== undefined) return reading(url, (store) => exportPerson(store, guest));
  const file = databaseFile(dataDir());
  const store = SqliteStore.reading(file);
  try {
    return await exportPerson(store, guest);
  } finally {
    await store.close();
  }
}
