import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempDisposableSync, readdirSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '@turntable/server/storage/sqlite/sqlite.ts';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));

test('a backup that is stopped by a signal leaves nothing behind', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-backup-'));
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  const file = join(dataDir, 'turntable.db');
  await new SqliteStore(file).close();
  // Large enough to be under way when the signal comes.
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE large (x); INSERT INTO large VALUES (zeroblob(100000000)), (zeroblob(100000000))');
  db.close();
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const watcher = watch(folder.path);
    const begun = once(watcher, 'change');
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [bin, 'backup', join(folder.path, 'kept.db')], { env });
    const closed = once(child, 'close');
    await begun;
    watcher.close();
    child.kill(signal);
    assert.equal((await closed)[0], status);
    assert.deepEqual(readdirSync(folder.path), ['data']);
  }
});
