import { resolve } from 'node:path';

const USUAL_BACKUPS = 7;

/** What whoever runs the server wishes to see of it, and kept of it. */
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
export function readOperations(
  env: Readonly<Record<string, string | undefined>>,
  problem: (message: string) => Error,
): Operations {
  const { LOG: log = '', METRICS_TOKEN: token = '', BACKUPS: kept = '', BACKUP_DIR: backupDir } = env;
  if (!['', 'errors', 'access'].includes(log)) throw problem('LOG: expected errors or access');
  if (!/^\d{0,3}$/.test(kept)) throw problem('BACKUPS: expected a whole number from 0 to 999');
  return {
    accessLog: log === 'access',
    metricsToken: token || null,
    backups: kept === '' ? USUAL_BACKUPS : Number(kept),
    backupDir: backupDir ? resolve(backupDir) : null,
  };
}
