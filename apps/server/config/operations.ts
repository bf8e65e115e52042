import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Settings } from './settings.ts';

/** Settings of the log, the metrics and the daily backups. */
export interface Operations {
  /** A line for each request, beside those for errors. */
  readonly accessLog: boolean;
  /** Who has it may read the metrics; null: this machine and private networks may. */
  readonly metricsToken: string | null;
  /** So many daily backups are kept; none are made if it is 0. */
  readonly backups: number;
  /** Where; null: in a folder of the data. */
  readonly backupDir: string | null;
}

/** `problem` makes the error that is thrown for a value that cannot be used. */
export function operationsOf(
  { LOG: log, METRICS_TOKEN: token, BACKUPS: backups, BACKUP_DIR: backupDir }: Settings,
  problem: (message: string) => Error,
): Operations {
  if (!['', 'errors', 'access'].includes(log)) throw problem('LOG: expected errors or access');
  if (backupDir && backups > 0 && !canHold(resolve(backupDir)))
    throw problem('BACKUP_DIR: expected a folder that can be written');
  return {
    accessLog: log === 'access',
    metricsToken: token || null,
    backups,
    backupDir: backupDir ? resolve(backupDir) : null,
  };
}

/** Whether a folder can be written, or made where there is none yet. Nothing is made here: the settings alone are looked at. */
function canHold(folder: string): boolean {
  let place = folder;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
