import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { GAMES } from '@turntable/games';
import type { TableReply } from '@turntable/protocol';
import { EXIT, Trouble } from '../base/trouble.ts';
import { Guest, mine } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { act, rng, twoSeats } from '../testing/loko-moto.ts';
import { DataFolder } from '../storage/folder.ts';
import { KEYS, writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const aFolder = () => mkdtempDisposableSync(join(tmpdir(), 'turntable-backup-'));

test('a backup made under play is restored: every table opens, guests are known, the game goes on from there', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(host, friend);
  const { id } = seats[0].table!;
  const luck = rng(3);
  await act(seats, luck);
  const before = server.tables.live(id)!.match!.n;
  const file = join(folder.path, 'kept.db');
  // Moves go on while it is written.
  const writing = writeBackup(server.dataDir, file);
  for (let i = 0; i < 5; i++) await act(seats, luck);
  await writing;
  const after = server.tables.live(id)!.match!.n;
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder.path), ['kept.db'], 'one file, nothing beside it');

  const dataDir = join(folder.path, 'new');
  assert.deepEqual(await restoreBackup(file, dataDir, GAMES), { tables: 1, damaged: [] });
  for (const name of [...KEYS, 'turntable.db'])
    assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  for (const name of KEYS)
    assert.equal(readFileSync(join(dataDir, name), 'utf8'), readFileSync(join(server.dataDir, name), 'utf8'));
  await using again = await openServer({ dataDir });
  assert.equal(again.adminKey, server.adminKey, 'the host is not locked out');
  const back = [host.at(again.link).sit(id, { as: 0 }), friend.at(again.link).sit(id, { as: 1 })];
  await Promise.all(back.map((seat) => seat.ready()));
  const { n } = again.tables.live(id)!.match!;
  assert.ok(n >= before && n <= after, `${n} of ${before} to ${after}`);
  await act(back, luck);
  assert.equal(again.tables.live(id)!.match!.n, n + 1);
  assert.deepEqual([...server.errors, ...again.errors], []);
});

test('a backup from before the host’s key was in it: the server makes a new one and says it', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const file = join(folder.path, 'kept.db');
  await writeBackup(server.dataDir, file);
  const db = new DatabaseSync(file);
  db.exec("DELETE FROM kept_keys WHERE name = 'admin-key'");
  db.close();
  const dataDir = join(folder.path, 'new');
  await restoreBackup(file, dataDir, GAMES);
  await using again = await openServer({ dataDir });
  assert.notEqual(again.adminKey, server.adminKey);
  const { status } = await fetch(`${again.link}api/admin`, { headers: { 'x-admin-key': again.adminKey } });
  assert.equal(status, 200);
});

test('restoring refuses a folder with something in it, what is no backup, and what a newer version wrote', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const file = join(folder.path, 'kept.db');
  await writeBackup(server.dataDir, file);
  const refused = async (from: string, to: string, why: RegExp): Promise<void> => {
    await assert.rejects(restoreBackup(from, to, GAMES), (error) => {
      assert.ok(error instanceof Trouble);
      assert.match(error.message, why);
      return true;
    });
  };
  await refused(file, server.dataDir, /another server works with it; end that one/);
  await assert.rejects(writeBackup(server.dataDir, file), /there is one already/);
  const to = join(folder.path, 'to');
  writeFileSync(join(folder.path, 'text'), 'nothing of the kind '.repeat(100));
  await refused(join(folder.path, 'text'), to, /is no backup made by turntable backup, or a damaged one/);
  new DatabaseSync(join(folder.path, 'plain')).exec('CREATE TABLE t (x)');
  await refused(join(folder.path, 'plain'), to, /is no backup/);
  await refused(folder.path, to, /expected a file, made by turntable backup/);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await refused(file, to, /newer version/);
  assert.deepEqual(readdirSync(to), [], 'nothing is left behind');
});

test('a backup that somebody made up is refused in one sentence, or restored without harm to anything else', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const made = join(folder.path, 'made.db');
  const spoilt = async (sql: string): Promise<string> => {
    rmSync(made, { force: true });
    await writeBackup(server.dataDir, made);
    const db = new DatabaseSync(made);
    db.exec(sql);
    db.close();
    return made;
  };
  const again = 'DROP TABLE kept_keys; CREATE TABLE kept_keys (name, body);';
  for (const sql of [
    `${again} INSERT INTO kept_keys VALUES ('key', 5)`,
    `${again} INSERT INTO kept_keys VALUES ('key', NULL)`,
    `${again} INSERT INTO kept_keys VALUES ('key', x'41'), ('key', x'42')`,
    'DROP TABLE kept_keys; CREATE TABLE kept_keys (x)',
    "DROP TABLE kept_keys; CREATE VIEW kept_keys AS SELECT 'key' AS name, x'41' AS body",
    'PRAGMA user_version = 0',
    'PRAGMA user_version = -1',
  ]) {
    const to = join(folder.path, 'to');
    await assert.rejects(restoreBackup(await spoilt(sql), to, GAMES), (error) => {
      assert.ok(error instanceof Trouble, `${sql}: ${String(error)}`);
      assert.match(error.message, /is no backup made by turntable backup, or a damaged one; use another/);
      return true;
    });
    assert.deepEqual(readdirSync(to), [], sql);
  }
  const to = join(folder.path, 'inside', 'to');
  await restoreBackup(await spoilt("INSERT INTO kept_keys VALUES ('../evil', x'41')"), to, GAMES);
  assert.deepEqual(readdirSync(join(folder.path, 'inside')), ['to']);
});

test('nobody begins to work with a folder while a backup is restored into it, nor restores another', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  const file = join(folder.path, 'kept.db');
  await writeBackup(server.dataDir, file);
  const to = join(folder.path, 'to');
  const restoring = restoreBackup(file, to, GAMES);
  assert.throws(() => new DataFolder(to), /another server works with it/);
  await assert.rejects(restoreBackup(file, to, GAMES), /another server works with it/);
  assert.deepEqual(await restoring, { tables: 1, damaged: [] });
  assert.deepEqual(readdirSync(to).sort(), [...KEYS, 'lock', 'turntable.db'].sort());
  await assert.rejects(restoreBackup(file, to, GAMES), /is not empty; move it away/);
  await using again = await openServer({ dataDir: to });
  assert.deepEqual((await guest.at(again.link).get<TableReply>(`tables/${id}`)).body.place.seats, [0, 1]);
});

test('a backup that cannot be made says why in a sentence: no folder for it, a damaged database; nothing is left of it', async () => {
  using folder = aFolder();
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  const db = new DatabaseSync(join(dataDir, 'turntable.db'));
  db.exec('CREATE TABLE t (x)');
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  for (let i = 0; i < 100; i++) insert.run('x'.repeat(2000));
  db.close();
  const file = join(folder.path, 'kept.db');
  const refused = async (to: string, exit: number, why: RegExp): Promise<void> => {
    await assert.rejects(writeBackup(dataDir, to), (error) => {
      assert.ok(error instanceof Trouble);
      assert.equal(error.exit, exit);
      assert.match(error.message, why);
      return true;
    });
    assert.deepEqual(readdirSync(folder.path), ['data']);
  };
  await refused(join(folder.path, 'none', 'kept.db'), EXIT.disk, /its folder is not there; make it/);
  // First a file that opens but has damaged pages further on, then one that is no database.
  const path = join(dataDir, 'turntable.db');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, 5 * 4096, 20 * 4096));
  await refused(file, EXIT.data, /the database is damaged \(.*\); keep the backups before this one/);
  writeFileSync(path, 'no database at all '.repeat(1000));
  await refused(file, EXIT.data, /the database is damaged/);
});

/** Writes into a pipe once somebody reads from it: whether the thread that began this has answered meanwhile. */
const WRITER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { closeSync, openSync, writeSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    const { pipe, flag } = workerData;
    const file = openSync(pipe, 'w');
    parentPort.postMessage('read');
    const waited = Atomics.wait(flag, 0, 0, 10_000);
    writeSync(file, waited === 'timed-out' ? 'stood still' : 'went on');
    closeSync(file);`)}`,
);

test('below `node --watch` the files that the backup’s thread loads are reported beside its answer', async (t) => {
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1';
  t.after(() => delete process.env['WATCH_REPORT_DEPENDENCIES']);
  using folder = aFolder();
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  new DatabaseSync(join(dataDir, 'turntable.db')).exec('CREATE TABLE tables (x); PRAGMA user_version = 1');
  await writeBackup(dataDir, join(folder.path, 'kept.db'));
  assert.ok(existsSync(join(folder.path, 'kept.db')));
});

test('a server goes on while its backup is looked through and given the keys', async () => {
  using folder = aFolder();
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  new DatabaseSync(join(dataDir, 'turntable.db')).exec('CREATE TABLE tables (x); PRAGMA user_version = 1');
  // The copy has its keys as soon as this thread has done something else.
  const pipe = join(dataDir, 'key');
  execFileSync('mkfifo', [pipe]);
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const writer = new Worker(WRITER, { workerData: { pipe, flag } });
  writer.on('message', () => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  });
  const file = join(folder.path, 'kept.db');
  await writeBackup(dataDir, file);
  const db = new DatabaseSync(file, { readOnly: true });
  const { body } = db.prepare("SELECT body FROM kept_keys WHERE name = 'key'").get()!;
  db.close();
  assert.equal(Buffer.from(body as Uint8Array).toString(), 'went on');
  assert.deepEqual(readdirSync(folder.path).sort(), ['data', 'kept.db']);
});

test('a table that cannot be opened is named by the restoring; the others are there', async () => {
  using folder = aFolder();
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const [bad, good] = [
    await host.table([mine('Ada'), mine('Ben')]),
    await host.table([mine('Ada'), mine('Ben')]),
  ];
  const file = join(folder.path, 'kept.db');
  await writeBackup(server.dataDir, file);
  const db = new DatabaseSync(file);
  db.prepare('UPDATE setups SET setup = ? WHERE table_no = (SELECT no FROM tables WHERE id = ?)').run(
    '{',
    bad.id,
  );
  db.close();
  const dataDir = join(folder.path, 'new');
  const { tables, damaged } = await restoreBackup(file, dataDir, GAMES);
  assert.deepEqual([tables, damaged.map(({ id }) => id)], [2, [bad.id]]);
  await using again = await openServer({ dataDir });
  assert.equal((await host.at(again.link).get(`tables/${good.id}`)).status, 200);
});
