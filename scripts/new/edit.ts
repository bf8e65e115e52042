import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What was asked for cannot be made. Its message says what was expected. */
export class NewError extends Error {
  override readonly name = 'NewError';
}

/** The text of a file by its path from the root. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Whether a file or folder is there, by its path from the root. */
export const exists = (path: string): boolean => existsSync(join(ROOT, path));

/** What was written and changed so far, as paths from the root. */
export const touched = new Set<string>();

/** Writes a file that was not there. */
export function create(path: string, text: string): void {
  if (exists(path)) throw new NewError(`${path} is there already`);
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  touched.add(path);
  console.log(`  new      ${path}`);
}

/** Changes a file; `change` gives the new text. */
export function edit(path: string, change: (text: string) => string): void {
  const before = read(path);
  const after = change(before);
  if (after === before) throw new NewError(`${path}: expected a place for the new line, and found none`);
  writeFileSync(join(ROOT, path), after);
  touched.add(path);
  console.log(`  changed  ${path}`);
}

/** Adds an import after the last one of a module. */
export function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((each) => /^(?:import\b.*;|\} from '.*';)$/.test(each));
  if (at < 0) throw new NewError('expected a module with imports');
  return lines.toSpliced(at + 1, 0, line).join('\n');
}

/** Adds a line before the end of an object that begins with `opening`, on a line of its own. */
export function withMember(text: string, opening: string, line: string): string {
  const from = text.indexOf(opening);
  const end = text.indexOf('\n}', from);
  if (from < 0 || end < 0) throw new NewError(`expected \`${opening}\` and a closing brace`);
  return `${text.slice(0, end)}\n  ${line}${text.slice(end)}`;
}

/** Adds an item to the list, `= [a, b];`, that follows `opening`. */
export function withItem(text: string, opening: string, item: string): string {
  const from = text.indexOf(opening);
  const end = text.indexOf('];', from);
  if (from < 0 || end < 0) throw new NewError(`expected \`${opening}\` and a list`);
  return `${text.slice(0, end).replace(/,?\s*$/, '')}, ${item}${text.slice(end)}`;
}

/** `wagon-race` as `wagonRace`. */
export const camel = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `wagon-race` as `WagonRace`. */
export const pascal = (id: string): string => camel(id).replace(/^\w/, (letter) => letter.toUpperCase());
/** `wagon-race` as `WAGON_RACE`. */
export const constant = (id: string): string => id.replaceAll('-', '_').toUpperCase();
/** `wagon-race` as `Wagon race`. */
export const title = (id: string): string =>
  id.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
