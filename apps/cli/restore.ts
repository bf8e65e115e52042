import { resolve } from 'node:path';
import { GAMES } from '@turntable/games';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { restoreBackup } from '@turntable/server/backup/restore.ts';
import { readArgs, ONE_FILE } from './args.ts';
import { databaseUrl, dataDir } from './settings.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';

/** `turntable restore FILE`: a backup into an empty DATA_DIR; every table is opened. Exit status 4 if one cannot be. */
export async function restore(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(args, {}, ONE_FILE);
  if (databaseUrl() !== undefined)
    throw new UsageError(
      'DATABASE_URL is set: use pg_restore for what pg_dump made; for a backup file unset it, and move-store what was restored',
    );
  const folder = dataDir();
  const { tables, damaged } = await restoreBackup(resolve(positionals[0]!), folder, GAMES);
  console.log(`${folder}: restored; ${tables - damaged.length} of ${tables} tables open`);
  for (const { id, why } of damaged) console.error(`table ${plain(id)}: cannot be opened (${plain(why)})`);
  return damaged.length === 0 ? 0 : EXIT.data;
}
