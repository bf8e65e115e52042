import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `serve` runs, so that a relative DATA_DIR means the same folder in every command. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the server that a command is about. */
export function dataDir(): string {
  return resolve(ROOT, process.env['DATA_DIR'] || 'data');
}
