import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replayRecord } from '@turntable/engine';
import { inFile, recordFrom, unreadable } from './files.ts';
import { readArgs } from './args.ts';
import { plain } from './terminal/plain.ts';
import { UsageError } from './usage.ts';

/** `turntable validate FILE|FOLDER …`: does every stored record still replay? One line each, the worst exit status of all. */
export async function validate(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(
    args,
    {},
    { what: 'at least one FILE or FOLDER', least: 1, most: Infinity },
  );
  const files = positionals.flatMap(filesOf);
  const results = files.map(check);
  for (const { file, says } of results) console.log(plain(`${file}: ${says}`));
  const good = results.filter((r) => r.status === 0).length;
  console.log(`${good} of ${results.length} replay`);
  return results.some((r) => r.status === 1) ? 1 : results.some((r) => r.status === 2) ? 2 : 0;
}

/** The files that a path names; throws `UsageError` if it is not there, or is a folder that has none or cannot be read. */
function filesOf(path: string): string[] {
  const names = namesIn(path)?.filter((name) => name.endsWith('.json'));
  if (!names) return [path];
  if (names.length === 0) throw new UsageError(`${path}: expected a .json file in it`);
  return names.sort().map((name) => join(path, name));
}

/** What a folder holds; nothing for a file. */
function namesIn(path: string): string[] | undefined {
  try {
    return statSync(path).isDirectory() ? readdirSync(path) : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`${path}: there is no such file or folder`);
    throw unreadable(path, error);
  }
}

function check(file: string): { file: string; status: 0 | 1 | 2; says: string } {
  try {
    const { game, record } = recordFrom(file);
    const { error } = inFile(file, () => replayRecord(game, record));
    if (!error) return { file, status: 0, says: 'replays' };
    return { file, status: 2, says: `action ${error.at} is now illegal (${error.refusals[0]!.clause})` };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // Errors begin with the file's name, which the line has already.
    const says = error.message.slice(file.length + 2);
    return { file, status: 1, says: `not a record: ${says}` };
  }
}
