import { accessSync, constants } from 'node:fs';

/**
 * Why a file or a folder cannot be read, as the system's code (`EACCES`, `ENOENT`); undefined if it can. It is not opened: closing
 * a database's file would give up all locks that SQLite has on it in this process.
 */
export function whyUnreadable(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** Whether nothing is there, by such a code. */
export const isNone = (why: string): boolean => why === 'ENOENT' || why === 'ENOTDIR';
