import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { writeBackup } from '@turntable/server/backup/backup.ts';
import { openServer } from '@turntable/server/testing/server.ts';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));
/** The superuser reads everything, so what they test is run by nobody. */
const NOBODY = 65_534;
const user = process.getuid!() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function turntable(dataDir: string, ...args: readonly string[]): { status: number | null; err: string } {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], { ...user, env, encoding: 'utf8' });
  return { status, err: stderr };
}
/** Whether the sources can be read by whom the commands are run. */
const isRunnable = (): boolean => turntable('', 'help').status === 0;

/** A folder with that of a server, a backup of it, and one in which the commands may write. */
async function withServer(t: TestContext) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-unreadable-'));
  t.after(() => folder.remove());
  chmodSync(folder.path, 0o755);
  const [dataDir, own, file] = ['data', 'own', 'kept.db'].map((name) => join(folder.path, name));
  mkdirSync(own!);
  if (user.uid !== undefined) chownSync(own!, NOBODY, NOBODY);
  await (await openServer({ dataDir: dataDir! })).stop();
  await writeBackup(dataDir!, file!);
  chmodSync(dataDir!, 0o755);
  return { dataDir: dataDir!, own: own!, file: file! };
}

test('a database or a backup that cannot be read is named, and nothing else is blamed', async (t) => {
  if (!isRunnable()) return t.skip('nobody may read the sources here');
  const { dataDir, own, file } = await withServer(t);
  const database = join(dataDir, 'turntable.db');
  const backup = ['backup', join(own, 'kept.db')];
  chmodSync(database, 0);
  for (const args of [['reports'], ['people', 'export', 'x'], ['ban', 'guest:x'], backup])
    assert.deepEqual(turntable(dataDir, ...args), {
      status: 1,
      err: `turntable ${args[0]}: ${database}: cannot be read (EACCES)\n`,
    });
  chmodSync(database, 0o644);
  chmodSync(join(dataDir, 'key'), 0);
  assert.deepEqual(turntable(dataDir, ...backup), {
    status: EXIT.data,
    err: `turntable backup: ${join(dataDir, 'key')}: cannot be read (EACCES)\n`,
  });
  chmodSync(dataDir, 0);
  assert.match(turntable(dataDir, 'reports').err, /turntable\.db: cannot be read \(EACCES\)/);
  chmodSync(file, 0);
  assert.deepEqual(turntable(join(own, 'new'), 'restore', file), {
    status: EXIT.data,
    err: `turntable restore: ${file}: cannot be read (EACCES)\n`,
  });
  assert.deepEqual(readdirSync(own), []);
});

test('restore: a DATA_DIR that is no folder, or cannot be made or read, is one sentence and exit status 5', async (t) => {
  if (!isRunnable()) return t.skip('nobody may read the sources here');
  const { dataDir, own, file } = await withServer(t);
  chmodSync(file, 0o644);
  chmodSync(dataDir, 0);
  const closed = join(own, 'closed');
  mkdirSync(closed, 0o500);
  if (user.uid !== undefined) chownSync(closed, NOBODY, NOBODY);
  for (const [place, why] of [
    [file, /: is no folder; set DATA_DIR to one\n$/],
    [join(file, 'below'), /: is no folder; set DATA_DIR to one\n$/],
    ['/proc/none/data', /: is no folder; set DATA_DIR to one\n$/],
    [dataDir, /: cannot be written \(EACCES.*\)\n$/],
    [join(closed, 'new'), /: cannot be written \(EACCES.*\)\n$/],
  ] as const) {
    const { status, err } = turntable(place, 'restore', file);
    assert.equal(status, EXIT.disk, err);
    assert.ok(err.startsWith(`turntable restore: ${place}: `), err);
    assert.match(err, why);
  }
});
