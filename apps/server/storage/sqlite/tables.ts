import { DatabaseSync } from 'node:sqlite';
import { COLUMNS, readRow } from '../reading.ts';
import type { StoredTable } from '../store.ts';
import { schemaOf } from './schema.ts';

/**
 * A table by its id or the code of it, from a database that a server may be using: it is only read, and its schema left as it is.
 * Throws if there is no such file, it is no database, or it was written by a newer version.
 */
export function tableIn(
  path: string,
  id: string,
  code: string,
): Pick<StoredTable, 'row' | 'setup' | 'entries'> | undefined {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    schemaOf(db);
    const found = db
      .prepare(
        `SELECT no, ${COLUMNS}, setup FROM tables LEFT JOIN setups ON setups.table_no = no WHERE id = ? OR code = ?`,
      )
      .get(id, code);
    const row = readRow(found);
    if (!found || !row) return undefined;
    const entries = db
      .prepare('SELECT seq, body FROM entries WHERE table_no = ? ORDER BY seq')
      .all(found['no'] as number)
      .map(({ seq, body }) => ({ table: row.id, seq: seq as number, request: null, body: body as string }));
    return { row, setup: found['setup'] as string | null, entries };
  } finally {
    db.close();
  }
}
