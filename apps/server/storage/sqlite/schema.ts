import type { DatabaseSync } from 'node:sqlite';
import { Trouble } from '../../base/trouble.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';

/** The number of the schema that a database has. Throws `Trouble` if a newer version wrote it. */
export function schemaOf(db: DatabaseSync): number {
  const { user_version: schema } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (schema <= MIGRATIONS.length) return schema;
  const what = `the database has schema ${schema}, newer than this program (${MIGRATIONS.length})`;
  throw new Trouble('data', `${what}; use the version that wrote it, or restore a backup made before`);
}
