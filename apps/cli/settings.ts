import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNone, whyUnreadable } from '@turntable/server/base/unreadable.ts';
import { databaseUrlOf, publicUrlOf } from '@turntable/server/config/addresses.ts';
import { DATABASE } from '@turntable/server/storage/folder.ts';
import { UsageError } from './usage.ts';

// The settings of the server that commands beside it read, from the environment as it does.

const unusable = (message: string): UsageError => new UsageError(message);

/** Where `serve` runs, so that a relative DATA_DIR means the same folder in every command. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the server that a command is about. */
export function dataDir(): string {
  return resolve(ROOT, process.env['DATA_DIR'] || 'data');
}

/** The file in which a server keeps everything in that folder. Throws `UsageError` where none has, or it cannot be read. */
export function databaseFile(folder: string): string {
  const file = join(folder, DATABASE);
  const why = whyUnreadable(file);
  if (why === undefined) return file;
  if (!isNone(why)) throw new UsageError(`${file}: cannot be read (${why})`);
  throw new UsageError(`${folder}: no server has kept anything there; set DATA_DIR to its folder`);
}

/** The database in which the servers keep everything in the place of that folder, if they do. Throws `UsageError` if it is none. */
export function databaseUrl(): string | undefined {
  return databaseUrlOf(process.env['DATABASE_URL'], unusable) ?? undefined;
}

/** Where people reach the server, if it is told. Throws `UsageError` if it is no address. */
export function publicUrl(): string | undefined {
  return publicUrlOf(process.env['PUBLIC_URL'], unusable)?.href;
}
