import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** Files of the project by patterns from its root (`packages/**\/*.ts`), as paths from there; nothing that was installed or built. */
export function files(...patterns: string[]): string[] {
  const skip = ['node_modules', 'dist', 'rivals'];
  return globSync(patterns, { cwd: fileURLToPath(ROOT), exclude: (name) => skip.includes(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** The text of a file, by its path from the root. */
export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}
