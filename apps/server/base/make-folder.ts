import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, one after another: `mkdirSync` with `recursive` never ends below `/proc`, where
 * nothing can be made. `mode`: of the folders that are made.
 * @throws the file system's error; ENOTDIR if there is something else at its place.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const place = resolve(path);
  if (existsSync(place)) {
    if (!statSync(place).isDirectory())
      throw Object.assign(new Error(`${path}: ENOTDIR`), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(place), mode);
  mkdirSync(place, { mode });
}
