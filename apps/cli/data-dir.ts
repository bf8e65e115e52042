import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `serve` runs, so that a relative DATA_DIR means the same folder in every command. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the server that a command is about. */
export function dataDir(): string {
  return resolve(ROOT, process.env['DATA_DIR'] || 'data');
}

/** The database in which the servers keep everything in the place of that folder, if they do. */
export const databaseUrl = (): string | undefined => process.env['DATABASE_URL'] || undefined;
