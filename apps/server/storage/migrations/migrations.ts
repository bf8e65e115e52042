/**
 * The steps that lead from an empty database to the present schema. A step that was released is never changed;
 * what is new comes after it. `user_version` counts the steps done.
 *
 * Entries are written in the order in which they come, whatever table they are of, and a table's number is small: one
 * commit of a hundred tables' moves then touches a few pages at the ends of `entries` and its index, not a hundred.
 * What changes at different times is kept apart for the same reason: SQLite writes whole rows.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     no INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     code TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL,
     changed_at INTEGER NOT NULL,
     version INTEGER NOT NULL,
     doc TEXT NOT NULL
   ) STRICT;
   CREATE INDEX tables_by_status ON tables (status, changed_at);
   CREATE TABLE setups (
     table_no INTEGER PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     setup TEXT NOT NULL
   ) STRICT;
   CREATE TABLE dues (
     table_no INTEGER PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     due INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX dues_by_time ON dues (due);
   CREATE TABLE guests (
     guest TEXT NOT NULL,
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     PRIMARY KEY (guest, table_no)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX guests_by_table ON guests (table_no);
   CREATE TABLE entries (
     no INTEGER PRIMARY KEY,
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     request TEXT,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_by_table ON entries (table_no, seq);`,
  `CREATE TABLE precedents (
     id INTEGER PRIMARY KEY,
     game TEXT NOT NULL,
     claim TEXT NOT NULL,
     verdict TEXT NOT NULL,
     reason TEXT NOT NULL,
     judge TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;`,
  `CREATE TABLE lines (
     no INTEGER PRIMARY KEY,
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX lines_by_table ON lines (table_no, seq);
   CREATE TABLE jobs (
     key TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     due INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE INDEX jobs_by_time ON jobs (due);`,
  `CREATE TABLE visits (
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     guest TEXT NOT NULL,
     n INTEGER NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (table_no, guest)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE phrases (
     guest TEXT PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE reports (
     no INTEGER PRIMARY KEY,
     table_id TEXT NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;`,
  // Private to a seat. Kept out of the table's row, because a change of the row is announced to everybody.
  `CREATE TABLE orders (
     table_no INTEGER NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_no, seat)
   ) STRICT, WITHOUT ROWID;`,
  // Who plays what how well outlives the tables; `listed` are those who wished to stand in the public list.
  `CREATE TABLE skills (
     pool TEXT NOT NULL,
     who TEXT NOT NULL,
     mu REAL NOT NULL,
     sigma REAL NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (pool, who)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX skills_by_who ON skills (who);
   CREATE TABLE rated_games (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   CREATE TABLE listed (guest TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
  // What stands in the lobby, with what can be asked for; when a guest's games ended; when each entry was made.
  `CREATE TABLE board (
     table_no INTEGER PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     list TEXT NOT NULL,
     at INTEGER NOT NULL,
     game TEXT NOT NULL,
     players INTEGER NOT NULL,
     tempo TEXT NOT NULL,
     clock INTEGER NOT NULL,
     judge INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX board_by_time ON board (list, at, game, players, tempo, clock, judge);
   ALTER TABLE guests ADD COLUMN ended_at INTEGER;
   UPDATE guests SET ended_at = (SELECT changed_at FROM tables WHERE no = table_no AND status = 'over');
   CREATE INDEX guests_by_end ON guests (guest, ended_at);
   ALTER TABLE entries ADD COLUMN at INTEGER;
   DROP INDEX tables_by_status;`,
  `CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     party TEXT NOT NULL,
     key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     synced INTEGER NOT NULL,
     made_at INTEGER NOT NULL,
     used_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkeys_by_guest ON passkeys (guest);
   CREATE TABLE challenges (
     challenge TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     purpose TEXT NOT NULL,
     due INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX challenges_by_time ON challenges (due);`,
  // Before, settings and channels were stored as jobs that fell due when they expired.
  `CREATE TABLE settings (
     guest TEXT PRIMARY KEY,
     until INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE channels (
     id TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     until INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO settings (guest, until, body)
     SELECT json_extract(body, '$.guest'), due, json_remove(body, '$.guest') FROM jobs WHERE kind = 'settings';
   INSERT INTO channels (id, guest, until, body)
     SELECT json_extract(body, '$.id'), json_extract(body, '$.guest'), due, json_remove(body, '$.id', '$.guest')
     FROM jobs WHERE kind = 'channel';
   DELETE FROM jobs WHERE kind IN ('settings', 'channel');`,
  // Who acts as a guest, who may not come, and whose tables stand in the lobby; tables of a person are found by their visits.
  `CREATE TABLE sessions (
     guest TEXT NOT NULL,
     id TEXT NOT NULL,
     kind TEXT NOT NULL,
     device TEXT NOT NULL,
     made_at INTEGER NOT NULL,
     used_at INTEGER NOT NULL,
     until INTEGER NOT NULL,
     PRIMARY KEY (guest, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE bans (
     who TEXT PRIMARY KEY,
     at INTEGER NOT NULL,
     reason TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX visits_by_guest ON visits (guest);
   ALTER TABLE board ADD COLUMN host TEXT NOT NULL DEFAULT '';
   UPDATE board SET host = (SELECT json_extract(doc, '$.host') FROM tables WHERE no = table_no);`,
  // Of rulings made before nobody was asked.
  `ALTER TABLE precedents ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;`,
];

/**
 * Brings a database of the very first layout, whose tables had no numbers, to what step 1 makes. It counted as
 * version 1 as well, so it is told by its columns. Nothing in it is lost.
 */
export const FIRST_LAYOUT = `DROP INDEX tables_by_status;
   DROP INDEX tables_by_due;
   DROP INDEX guests_by_table;
   ALTER TABLE tables RENAME TO first_tables;
   ALTER TABLE guests RENAME TO first_guests;
   ALTER TABLE entries RENAME TO first_entries;
   ${MIGRATIONS[0]}
   INSERT INTO tables (id, code, status, changed_at, version, doc)
     SELECT id, code, status, changed_at, version, doc FROM first_tables ORDER BY changed_at, id;
   INSERT INTO setups SELECT no, setup FROM first_tables JOIN tables USING (id) WHERE setup IS NOT NULL;
   INSERT INTO dues SELECT no, due FROM first_tables JOIN tables USING (id) WHERE due IS NOT NULL;
   INSERT INTO guests SELECT guest, no FROM first_guests JOIN tables ON id = table_id;
   INSERT INTO entries (table_no, seq, request, body)
     SELECT no, seq, request, body FROM first_entries JOIN tables ON id = table_id ORDER BY no, seq;
   DROP TABLE first_entries;
   DROP TABLE first_guests;
   DROP TABLE first_tables`;
