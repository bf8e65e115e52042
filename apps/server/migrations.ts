/**
 * The steps that lead from an empty database to the present schema. A step that was released is never changed;
 * what is new comes after it. `user_version` counts the steps done.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     code TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL,
     changed_at INTEGER NOT NULL,
     version INTEGER NOT NULL,
     due INTEGER,
     doc TEXT NOT NULL,
     setup TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tables_by_status ON tables (status, changed_at);
   CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
   CREATE TABLE guests (
     guest TEXT NOT NULL,
     table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
     PRIMARY KEY (guest, table_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX guests_by_table ON guests (table_id);
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     request TEXT,
     body TEXT NOT NULL,
     PRIMARY KEY (table_id, seq)
   ) STRICT, WITHOUT ROWID;`,
];
