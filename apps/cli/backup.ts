import { resolve } from 'node:path';
import { statSync } from 'node:fs';
import { writeBackup } from '@turntable/server/backup/backup.ts';
import { readArgs, ONE_FILE } from './args.ts';
import { databaseFile, databaseUrl, dataDir } from './settings.ts';
import { exitOnSignals } from './terminal/signals.ts';
import { UsageError } from './usage.ts';

/** `turntable backup FILE`: all that the server keeps in DATA_DIR as one file, while it runs. */
export async function backup(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(args, {}, ONE_FILE);
  if (databaseUrl() !== undefined)
    throw new UsageError(
      'DATABASE_URL is set: use pg_dump, which copies all of it, the keys too, while people play',
    );
  const file = resolve(positionals[0]!);
  const folder = dataDir();
  databaseFile(folder);
  exitOnSignals();
  await writeBackup(folder, file);
  console.log(
    `${file}: ${statSync(file).size} bytes, with the keys; whoever has it can act as every guest, and as the host`,
  );
  return 0;
}
