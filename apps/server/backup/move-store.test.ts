import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempDisposableSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { GAMES } from '@turntable/games';
import { until } from '@turntable/testkit/until.node.ts';
import { bot, Guest, mine, open } from '../testing/guest.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { Postgres } from '../testing/postgres.ts';
import { openServer } from '../testing/server.ts';
import { moveStore } from './move-store.ts';
import { openPlace } from './place.ts';

const postgres = await Postgres.start();
after(() => postgres[Symbol.asyncDispose]());

/** A server's folder with games in it; gives a player of one. */
async function played(dataDir: string): Promise<{ guest: Guest; table: string; n: number }> {
  const server = await openServer({ dataDir });
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ádám'), bot()], {
    clock: { kind: 'live', bank: 600, increment: 0 },
  });
  await guest.table([mine('Ada'), open]);
  const seat = guest.sit(id, { as: 0 });
  await seat.until(({ view }) => view?.decisions.some(({ actors }) => actors.includes(0)), 'the turn');
  await seat.act(simple(viewOf(seat)));
  await seat.until(({ view }) => view?.decisions.some(({ actors }) => actors.includes(0)), 'the turn');
  await guest.post('phrase');
  const { n } = seat;
  await server.stop();
  return { guest, table: id, n };
}

test('all of a folder goes to PostgreSQL and back, and is played on at both ends', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const [a, b] = [join(folder.path, 'a'), join(folder.path, 'b')];
  const { guest, table, n } = await played(a);
  const url = await postgres.database();
  const there = await moveStore(a, url, GAMES);
  assert.equal(there.tables, 2);
  assert.ok(there.entries >= n);

  await using server = await openServer({ env: { DATABASE_URL: url } });
  const seat = guest.at(server.link).sit(table, { as: 0 });
  await seat.ready();
  assert.equal(seat.n, n, 'the same guest is known again at the same game');
  await assert.rejects(moveStore(url, b, GAMES), /a server works with it/);
  const on = await seat.act(simple(viewOf(seat)));
  assert.equal(typeof on, 'number');
  await server.stop();

  const back = await moveStore(url, b, GAMES);
  assert.equal(back.tables, 2);
  assert.ok(back.entries > there.entries);
  assert.equal(readFileSync(join(b, 'key'), 'utf8'), readFileSync(join(a, 'key'), 'utf8'));
  assert.equal(statSync(join(b, 'turntable.db')).mode & 0o777, 0o600);
  await using last = await openServer({ dataDir: b });
  const again = guest.at(last.link).sit(table, { as: 0 });
  await again.ready();
  assert.ok(again.n >= (on as number));
});

test('a target that is not empty is left as it is; a difference is found', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const a = join(folder.path, 'a');
  await played(a);
  const url = await postgres.database();
  await moveStore(a, url, GAMES);
  await assert.rejects(moveStore(a, url, GAMES), /is not empty/);
  await assert.rejects(moveStore(url, a, GAMES), /is not empty/);
  await assert.rejects(moveStore(join(folder.path, 'none'), url, GAMES), /there is no turntable.db/);

  // What the target keeps otherwise than it was told.
  const other = await postgres.database();
  await (await openServer({ env: { DATABASE_URL: other } })).stop();
  const client = new pg.Client({ connectionString: other });
  await client.connect();
  await client.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.body = NEW.body || ' '; RETURN NEW; END $$`);
  await client.query(
    'CREATE TRIGGER spoil BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.seq = 1) EXECUTE FUNCTION spoil()',
  );
  await client.end();
  await assert.rejects(moveStore(a, other, GAMES), /is not equal in entries/);
});

test('a database in which a server was only started takes all of a folder, and its keys in the place of its own', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const a = join(folder.path, 'a');
  const { guest, table, n } = await played(a);
  const url = await postgres.database();
  const first = await openServer({ env: { DATABASE_URL: url } });
  const key = first.adminKey;
  await first.stop();
  await moveStore(a, url, GAMES);
  await using server = await openServer({ env: { DATABASE_URL: url } });
  const seat = guest.at(server.link).sit(table, { as: 0 });
  await seat.ready();
  assert.deepEqual([seat.n, seat.place?.seats], [n, [0]], 'the same guest is known again');
  assert.notEqual(server.adminKey, key);
  assert.equal(server.adminKey, readFileSync(join(a, 'admin-key'), 'utf8').trim());
  // Somebody has been there: nothing of theirs is taken for nothing.
  const visited = await postgres.database();
  const other = await openServer({ env: { DATABASE_URL: visited } });
  await (await Guest.arrive(other.link)).post('settings', { quiet: null, zone: 'UTC' });
  await (await Guest.arrive(other.link)).post('me/phrase', {});
  await other.stop();
  await assert.rejects(moveStore(a, visited, GAMES), /is not empty/);
});

test('a table whose row cannot be read is moved as it is, and all others with it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const a = join(folder.path, 'a');
  const { table } = await played(a);
  const db = new DatabaseSync(join(a, 'turntable.db'));
  db.prepare("UPDATE tables SET doc = '{' WHERE id = ?").run(table);
  db.close();
  assert.equal((await moveStore(a, await postgres.database(), GAMES)).tables, 2);
});

test('a NUL, as older servers took it in the id of a request, is moved as U+FFFD', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const a = join(folder.path, 'a');
  const { table } = await played(a);
  const db = new DatabaseSync(join(a, 'turntable.db'));
  const { changes } = db.prepare('UPDATE entries SET request = ? WHERE request IS NOT NULL').run('a\0b');
  db.close();
  assert.equal(changes, 1);
  const url = await postgres.database();
  assert.equal((await moveStore(a, url, GAMES)).tables, 2);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT request FROM entries WHERE request IS NOT NULL');
  await client.end();
  assert.deepEqual(rows, [{ request: 'a\ufffdb' }]);
  assert.ok(table);
});

test('a move that was killed in the middle is done again, and finds nothing of the first in its way', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const a = join(folder.path, 'a');
  const { guest, table, n } = await played(a);
  const url = await postgres.database();
  await (await openServer({ env: { DATABASE_URL: url } })).stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(2); RETURN NEW; END $$`);
  await client.query(
    'CREATE TRIGGER wait BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.seq = 1) EXECUTE FUNCTION wait()',
  );
  const turntable = fileURLToPath(new URL('../../cli/bin/turntable.js', import.meta.url));
  const mover = spawn(process.execPath, [turntable, 'move-store', a, url], { stdio: 'ignore' });
  await until(async () => {
    const { rows } = await client.query("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
    return rows.length > 0;
  }, 'the middle of the move');
  mover.kill('SIGKILL');
  await client.query('DROP TRIGGER wait ON entries');
  await client.end();
  const { tables } = await moveStore(a, url, GAMES);
  assert.equal(tables, 2);
  await using server = await openServer({ env: { DATABASE_URL: url } });
  const seat = guest.at(server.link).sit(table, { as: 0 });
  await seat.ready();
  assert.deepEqual([seat.n, seat.place?.seats], [n, [0]]);
});

test('a disk that is full on the way to a folder: one sentence, nothing left behind, and the move is done again', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const [a, b] = [join(folder.path, 'a'), join(folder.path, 'b')];
  await played(a);
  const turntable = fileURLToPath(new URL('../../cli/bin/turntable.js', import.meta.url));
  // Files of more than 50 kB cannot be written: the schema alone takes more.
  const shell = 'ulimit -f 100 && exec "$0" "$@"';
  const moved = spawnSync('sh', ['-c', shell, process.execPath, turntable, 'move-store', a, b], {
    encoding: 'utf8',
  });
  assert.match(moved.stderr, /^turntable move-store: .*: cannot be written \(.*\)\n$/);
  assert.equal(moved.status, 5);
  assert.deepEqual(readdirSync(b), []);
  assert.equal((await moveStore(a, b, GAMES)).tables, 2);
});

test('a move to a folder that was killed in the middle leaves no server’s folder, and is done again', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-move-'));
  const [a, b] = [join(folder.path, 'a'), join(folder.path, 'b')];
  await played(a);
  const target = await openPlace(b, 'to');
  await target.keepKeys({ key: 'of another' });
  assert.ok(!existsSync(join(b, 'turntable.db')));
  // As whoever was killed leaves it, without its lock.
  const left = join(folder.path, 'left');
  cpSync(b, left, { recursive: true, filter: (path) => !path.endsWith('lock') });
  await target.close(false);
  assert.equal((await moveStore(a, left, GAMES)).tables, 2);
  assert.equal(readFileSync(join(left, 'key'), 'utf8'), readFileSync(join(a, 'key'), 'utf8'));
});
