import { DatabaseSync } from 'node:sqlite';
import { reportFrom } from '../reading.ts';
import type { ReportRow } from '../rows.ts';
import { schemaOf } from './schema.ts';

/** The newest reports; the parameter says how many. */
export const SELECT_REPORTS = 'SELECT table_id, at, body FROM reports ORDER BY no DESC LIMIT ?';

/**
 * The newest reports of a database that a server may be using: it is only read, and its schema left as it is.
 * Throws if there is no such file, it is no database, or it was written by a newer version.
 */
export function reportsIn(path: string, limit: number): ReportRow[] {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    schemaOf(db);
    // An older server has kept none.
    const hasReports = db
      .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'reports'")
      .get();
    return hasReports ? db.prepare(SELECT_REPORTS).all(limit).map(reportFrom) : [];
  } finally {
    db.close();
  }
}
