import { rmSync, writeFileSync } from 'node:fs';

/** Writes a file that this user alone may read, in the place of one that was there. A disk that is full leaves no half of it. */
export function writeSecret(file: string, text: string): void {
  rmSync(file, { force: true });
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}
