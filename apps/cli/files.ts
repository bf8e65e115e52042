import { constants as limits, isUtf8 } from 'node:buffer';
import {
  accessSync,
  appendFileSync,
  constants,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  readRecord,
  RecordError,
  gameOf,
  notUtf8,
  type AnyGame,
  type GameRecord,
  type Types,
} from '@turntable/engine';
import { GAMES } from '@turntable/games';
import { makeFolder } from '@turntable/server/base/make-folder.ts';
import { UsageError } from './usage.ts';

/** A record from a file, and the game it is of. Throws `UsageError` (exit status 1), which names the file and the place in it. */
export function recordFrom(file: string): { game: AnyGame; record: GameRecord<Types> } {
  const input = jsonFrom(file);
  return inFile(file, () => {
    const game = gameOf(input, GAMES);
    return { game, record: readRecord(game, input) };
  });
}

/** Gives what `work` makes of a file's record. Throws a `RecordError` of it as a `UsageError` that names the file. */
export function inFile<Made>(file: string, work: () => Made): Made {
  try {
    return work();
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** What a JSON file holds. Throws as `recordFrom` does. */
export function jsonFrom(file: string): unknown {
  return parse(textFrom(file), file);
}

/**
 * The text of a file, without the mark of its byte order with which some editors begin it.
 * @throws UsageError if it cannot be read, is longer than a text can be, or is not in UTF-8: names would be read with signs in the
 * place of their letters.
 */
export function textFrom(file: string): string {
  let bytes: Buffer;
  try {
    // Before it is read, where its length is known; that of a pipe is known after.
    expectShort(file, statSync(file).size);
    bytes = readFileSync(file);
  } catch (error) {
    throw error instanceof UsageError ? error : unreadable(file, error);
  }
  expectShort(file, bytes.length);
  if (!isUtf8(bytes)) throw new UsageError(`${file}: ${notUtf8(bytes, isUtf8)}`);
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** What is said of a file or folder for which the system gave an error. */
export function unreadable(path: string, error: unknown): UsageError {
  return new UsageError(
    `${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
  );
}

/** The same of one that cannot be written; `place` is the option that names it. */
export function unwritable(place: string, path: string, error: unknown): UsageError {
  return new UsageError(`${place}: ${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
}

function expectShort(file: string, length: number): void {
  if (length > limits.MAX_STRING_LENGTH)
    throw new UsageError(`${file}: cannot be read (${length} bytes are too many)`);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file}: expected JSON (${(error as Error).message})`);
  }
}

/** Whether two paths lead to one and the same file; what is no file, or is not there, is none. */
export function isSameFile(one: string, other: string): boolean {
  try {
    const [a, b] = [one, other].map((path) => statSync(path, { bigint: true }));
    return a!.isFile() && a!.dev === b!.dev && a!.ino === b!.ino;
  } catch {
    return false;
  }
}

/** What is at a path, and is no file: a pipe, a device or a folder. */
const isElse = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === false;

/**
 * Writes a file whole or not at all: beside its place first, then moved there. What is no file, a pipe or a device, is written to.
 * Throws the error of the system.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  if (isElse(path)) return writeFileSync(path, content);
  const beside = join(dirname(resolve(path)), `.turntable-${process.pid}`);
  try {
    writeFileSync(beside, content);
    renameSync(beside, path);
  } catch (error) {
    removed(beside);
    throw error;
  }
}

/** Throws the error of the system if `replaceFile` could not write there. Nothing is left behind. */
export function expectReplaceable(path: string): void {
  // One that may not be written to is not replaced either.
  if (statSync(path, { throwIfNoEntry: false })) appendFileSync(path, '');
  if (!isElse(path)) accessSync(dirname(resolve(path)), constants.W_OK);
}

/** Where nothing could be written there may be nothing to remove, nor the right to. */
function removed(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Why it could not be written is said instead.
  }
}

/**
 * A folder to write to, made if it is not there; `place` is the option that names it.
 * @throws UsageError before anything else is done, if it cannot be made or written to.
 */
export function folderAt(path: string, place: string): void {
  if (path === '') throw new UsageError(`${place}: expected a folder`);
  try {
    makeFolder(path);
  } catch (error) {
    throw new UsageError(`${place}: ${path} is no folder (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    rmdirSync(mkdtempSync(join(path, '.turntable-')));
  } catch (error) {
    throw unwritable(place, path, error);
  }
}
