import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '@turntable/games';
import { isDatabase } from '@turntable/server/backup/place.ts';
import { moveStore } from '@turntable/server/backup/move-store.ts';
import { DATABASE } from '@turntable/server/storage/folder.ts';
import { readArgs } from './args.ts';
import { UsageError } from './usage.ts';

/** `turntable move-store FROM TO`: copies everything between a folder and a PostgreSQL database, and proves it equal. */
export async function move(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(
    args,
    {},
    { what: 'FROM and TO, each a folder or postgres://…', least: 2, most: 2 },
  );
  const [from, to] = positionals.map((place) => (isDatabase(place) ? place : resolve(place)));
  if (!isDatabase(from!) && !existsSync(join(from!, DATABASE)))
    throw new UsageError(`FROM: no server has kept anything in ${from}; expected the folder of one`);
  const { rows, tables, entries } = await moveStore(from!, to!, GAMES);
  console.log(
    `${rows} rows copied and equal; ${tables} tables with ${entries} entries played again from both, equal`,
  );
  return 0;
}
