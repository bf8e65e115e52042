import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import { EXIT, Trouble } from '../base/trouble.ts';
import { DataFolder, lockFolder } from '../storage/folder.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** A folder with the folder of a server in it. */
async function withData() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-part-'));
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  await new SqliteStore(join(dataDir, 'turntable.db')).close();
  writeFileSync(join(dataDir, 'key'), 'k'.repeat(64));
  return {
    dataDir,
    file: join(folder.path, 'kept.db'),
    path: folder.path,
    [Symbol.dispose]: () => folder.remove(),
  };
}
const isTrouble = (exit: number, why: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Trouble, String(error));
  assert.equal(error.exit, exit);
  assert.match(error.message, why);
  return true;
};

test('several backups to one name at a time: one is written and whole, the others say that there is one', async () => {
  using at = await withData();
  for (let round = 0; round < 3; round++) {
    rmSync(at.file, { force: true });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => writeBackup(at.dataDir, at.file)));
    assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const each of all)
      if (each.status === 'rejected') isTrouble(EXIT.data, /kept\.db: there is one already/)(each.reason);
    const db = new DatabaseSync(at.file, { readOnly: true });
    const { n } = db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'entries'").get()!;
    db.close();
    assert.equal(n, 1);
    assert.deepEqual(readdirSync(at.path).sort(), ['data', 'kept.db']);
  }
});

test('a backup leaves alone what somebody else has beside its name', async () => {
  using at = await withData();
  const others = ['.part', '.part-wal', '.part-shm', '.part-journal'].map((end) => at.file + end);
  for (const other of others) writeFileSync(other, 'somebody’s');
  await writeBackup(at.dataDir, at.file);
  for (const other of others) assert.equal(readFileSync(other, 'utf8'), 'somebody’s');
  assert.equal(readdirSync(at.path).length, 6);
});

test('a database without the tables of a server is no backup', async () => {
  using at = await withData();
  writeFileSync(join(at.dataDir, 'turntable.db'), '');
  await assert.rejects(writeBackup(at.dataDir, at.file), isTrouble(EXIT.data, /no server has kept anything/));
  assert.deepEqual(readdirSync(at.path), ['data']);
});

test('a restoring that was killed is done again; what is somebody’s, or belongs to another that works, stays', async () => {
  using at = await withData();
  await writeBackup(at.dataDir, at.file);
  const to = join(at.path, 'to');
  const left = ['lock', 'lock-journal', 'key', 'vapid', 'turntable.db.part', 'turntable.db.part-journal'];
  const leave = (names: readonly string[]): void => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to);
    for (const name of names) writeFileSync(join(to, name), name.startsWith('lock') ? '' : 'left');
  };
  const restoring = () => restoreBackup(at.file, to, GAMES);
  for (const names of [left, ['lock', 'lock-journal'], ['turntable.db.part']]) {
    leave(names);
    assert.deepEqual(await restoring(), { tables: 0, damaged: [] }, names.join());
    assert.deepEqual(readdirSync(to).sort(), ['key', 'lock', 'turntable.db']);
    assert.equal(readFileSync(join(to, 'key'), 'utf8'), 'k'.repeat(64));
    new DataFolder(to).close();
  }
  for (const other of ['turntable.db', 'letters', 'backups']) {
    leave([...left, other]);
    await assert.rejects(restoring(), isTrouble(EXIT.data, /is not empty; move it away/));
    // SQLite takes away the journal of a lock that nobody holds.
    for (const name of [...left, other])
      assert.ok(name === 'lock-journal' || existsSync(join(to, name)), name);
  }
  leave(['lock', 'key']);
  await assert.rejects(restoring(), isTrouble(EXIT.data, /is not empty/), 'a key without a part');
  leave(left);
  const lock = lockFolder(to);
  await assert.rejects(restoring(), isTrouble(EXIT.held, /another server works with it/));
  lock.close();
  assert.ok(readdirSync(to).includes('turntable.db.part'));
});
