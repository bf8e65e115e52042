/**
 * The steps that lead from an empty PostgreSQL database to the present schema, counted in `schema_version`. A step that
 * was released is never changed; what is new comes after it. Documents are text, as they were written: a record's
 * bytes are part of it. Names sort by their bytes, whatever the database's language.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id TEXT COLLATE "C" NOT NULL UNIQUE,
     code TEXT COLLATE "C" NOT NULL UNIQUE,
     status TEXT COLLATE "C" NOT NULL,
     changed_at BIGINT NOT NULL,
     version INTEGER NOT NULL,
     doc TEXT NOT NULL
   );
   CREATE TABLE setups (
     table_no BIGINT PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     setup TEXT NOT NULL
   );
   CREATE TABLE dues (
     table_no BIGINT PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     due BIGINT NOT NULL
   );
   CREATE INDEX dues_by_time ON dues (due);
   CREATE TABLE guests (
     guest TEXT COLLATE "C" NOT NULL,
     table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     ended_at BIGINT,
     PRIMARY KEY (guest, table_no)
   );
   CREATE INDEX guests_by_table ON guests (table_no);
   CREATE INDEX guests_by_end ON guests (guest, ended_at, table_no);
   CREATE TABLE entries (
     no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     request TEXT,
     body TEXT NOT NULL,
     at BIGINT,
     UNIQUE (table_no, seq)
   );
   CREATE TABLE lines (
     table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seq INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_no, seq)
   );
   -- Servers at work. A number is given once: it is the fencing number that every write carries.
   CREATE TABLE nodes (
     no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     name TEXT NOT NULL,
     until TIMESTAMPTZ NOT NULL,
     -- It can talk to the others.
     linked BOOLEAN NOT NULL DEFAULT TRUE
   );
   CREATE TABLE jobs (
     key TEXT COLLATE "C" PRIMARY KEY,
     kind TEXT COLLATE "C" NOT NULL,
     due BIGINT NOT NULL,
     body TEXT NOT NULL,
     -- The server that does it now; if that ends, it is anybody's again.
     taken_by BIGINT REFERENCES nodes (no) ON DELETE SET NULL
   );
   CREATE INDEX jobs_by_time ON jobs (due);
   CREATE INDEX jobs_by_node ON jobs (taken_by);
   CREATE TABLE visits (
     table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     guest TEXT COLLATE "C" NOT NULL,
     n INTEGER NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (table_no, guest)
   );
   CREATE INDEX visits_by_guest ON visits (guest);
   CREATE TABLE orders (
     table_no BIGINT NOT NULL REFERENCES tables (no) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_no, seat)
   );
   CREATE TABLE board (
     table_no BIGINT PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     list TEXT COLLATE "C" NOT NULL,
     at BIGINT NOT NULL,
     game TEXT COLLATE "C" NOT NULL,
     players INTEGER NOT NULL,
     tempo TEXT COLLATE "C" NOT NULL,
     clock INTEGER NOT NULL,
     judge INTEGER NOT NULL,
     host TEXT COLLATE "C" NOT NULL
   );
   CREATE INDEX board_by_time ON board (list, at, game, players, tempo, clock, judge);
   CREATE TABLE precedents (
     id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     game TEXT COLLATE "C" NOT NULL,
     claim TEXT NOT NULL,
     verdict TEXT NOT NULL,
     reason TEXT NOT NULL,
     judge TEXT NOT NULL,
     at BIGINT NOT NULL,
     folded_claim TEXT NOT NULL,
     folded_reason TEXT NOT NULL
   );
   CREATE TABLE reports (
     no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     table_id TEXT COLLATE "C" NOT NULL,
     at BIGINT NOT NULL,
     body TEXT NOT NULL
   );
   CREATE TABLE phrases (guest TEXT COLLATE "C" PRIMARY KEY, hash TEXT COLLATE "C" NOT NULL UNIQUE);
   CREATE TABLE skills (
     pool TEXT COLLATE "C" NOT NULL,
     who TEXT COLLATE "C" NOT NULL,
     mu DOUBLE PRECISION NOT NULL,
     sigma DOUBLE PRECISION NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (pool, who)
   );
   CREATE INDEX skills_by_who ON skills (who);
   CREATE TABLE rated_games (table_id TEXT COLLATE "C" PRIMARY KEY);
   CREATE TABLE listed (guest TEXT COLLATE "C" PRIMARY KEY, name TEXT NOT NULL);
   CREATE TABLE passkeys (
     id TEXT COLLATE "C" PRIMARY KEY,
     guest TEXT COLLATE "C" NOT NULL,
     party TEXT NOT NULL,
     key TEXT NOT NULL,
     counter BIGINT NOT NULL,
     synced INTEGER NOT NULL,
     made_at BIGINT NOT NULL,
     used_at BIGINT
   );
   CREATE INDEX passkeys_by_guest ON passkeys (guest);
   CREATE TABLE challenges (
     challenge TEXT COLLATE "C" PRIMARY KEY,
     guest TEXT COLLATE "C" NOT NULL,
     purpose TEXT NOT NULL,
     due BIGINT NOT NULL
   );
   CREATE INDEX challenges_by_time ON challenges (due);
   CREATE TABLE sessions (
     guest TEXT COLLATE "C" NOT NULL,
     id TEXT COLLATE "C" NOT NULL,
     kind TEXT NOT NULL,
     device TEXT NOT NULL,
     made_at BIGINT NOT NULL,
     used_at BIGINT NOT NULL,
     until BIGINT NOT NULL,
     PRIMARY KEY (guest, id)
   );
   CREATE TABLE bans (who TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, reason TEXT NOT NULL);
   CREATE TABLE settings (guest TEXT COLLATE "C" PRIMARY KEY, until BIGINT NOT NULL, body TEXT NOT NULL);
   CREATE TABLE channels (
     id TEXT COLLATE "C" PRIMARY KEY,
     guest TEXT COLLATE "C" NOT NULL,
     until BIGINT NOT NULL,
     body TEXT NOT NULL
   );
   -- Keys of the server, which one without a shared database has as files: what signs cookies, and its key for push services.
   CREATE TABLE keys (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);
   -- Which of them runs a table; left_at: when the last that did was heard of last, if it ended without a word (ms since 1970).
   CREATE TABLE leases (
     table_no BIGINT PRIMARY KEY REFERENCES tables (no) ON DELETE CASCADE,
     node BIGINT REFERENCES nodes (no) ON DELETE SET NULL,
     left_at BIGINT
   );
   CREATE INDEX leases_by_node ON leases (node);`,

  // Before the first release the step above was changed. Databases that were made by its older form get here what they lack.
  `CREATE INDEX IF NOT EXISTS visits_by_guest ON visits (guest);
   ALTER TABLE board ADD COLUMN IF NOT EXISTS host TEXT COLLATE "C" NOT NULL DEFAULT '';
   ALTER TABLE board ALTER COLUMN host DROP DEFAULT;
   UPDATE board SET host = doc::json ->> 'host' FROM tables WHERE no = table_no AND board.host = '';
   CREATE TABLE IF NOT EXISTS sessions (
     guest TEXT COLLATE "C" NOT NULL,
     id TEXT COLLATE "C" NOT NULL,
     kind TEXT NOT NULL,
     device TEXT NOT NULL,
     made_at BIGINT NOT NULL,
     used_at BIGINT NOT NULL,
     until BIGINT NOT NULL,
     PRIMARY KEY (guest, id)
   );
   CREATE TABLE IF NOT EXISTS bans (who TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, reason TEXT NOT NULL);
   ALTER TABLE nodes ADD COLUMN IF NOT EXISTS linked BOOLEAN NOT NULL DEFAULT TRUE;
   ALTER TABLE leases ADD COLUMN IF NOT EXISTS left_at BIGINT;
   ALTER TABLE leases ALTER COLUMN node DROP NOT NULL;
   ALTER TABLE leases DROP CONSTRAINT IF EXISTS leases_node_fkey;
   ALTER TABLE leases ADD CONSTRAINT leases_node_fkey FOREIGN KEY (node) REFERENCES nodes (no) ON DELETE SET NULL;`,

  // Of rulings made before nobody was asked.
  `ALTER TABLE precedents ADD COLUMN shared BIGINT NOT NULL DEFAULT 0;`,
];
