import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';

/** What file systems say that know no hard links: FAT, some network drives and containers. */
const NO_LINKS = /^(EPERM|ENOSYS|ENOTSUP|EOPNOTSUPP|EMLINK|EINVAL)$/;

/**
 * Gives a finished file its name, never one that is taken meanwhile: `renameSync` would replace what is there. `part` is gone
 * afterwards; both are in one folder.
 * @throws the file system's error; EEXIST if there is something at `file`, which stays as it is.
 */
export function publishFile(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!NO_LINKS.test(String((error as NodeJS.ErrnoException).code))) throw error;
    return renameTo(part, file);
  }
  rmSync(part);
}

/** An empty file takes the name first, for there is no renaming that fails where something is. */
function renameTo(part: string, file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    renameSync(part, file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}
