import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempDisposableSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { EXIT } from './base/trouble.ts';
import { Child } from './testing/child.ts';
import { mounted } from './testing/disk.ts';

const aFolder = () => mkdtempDisposableSync(join(tmpdir(), 'turntable-start-'));

/** Starts a server that cannot start; gives its exit status and what it said, which is one line. */
async function refused(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<[number, string]> {
  const error = await Child.start(dataDir, env).then(
    async (child) => {
      await child.end('SIGKILL');
      return assert.fail('it started');
    },
    (reason: Error) => reason,
  );
  const [, code, said] = /^the server ended with (\d+): ([^]*)$/.exec(error.message)!;
  assert.equal(said!.trimEnd().split('\n').length, 1, said);
  return [Number(code), said!.trimEnd()];
}

test('what a server that was killed left beside its database is its owner’s alone once another has started', async () => {
  using folder = aFolder();
  const dataDir = folder.path;
  const killed = await Child.start(dataDir);
  await killed.end('SIGKILL');
  const left = readdirSync(dataDir).filter((name) => name.startsWith('turntable.db'));
  assert.ok(left.includes('turntable.db-wal'), String(left));
  // As versions made them that left their rights to the system.
  for (const name of left) chmodSync(join(dataDir, name), 0o644);
  await using child = await Child.start(dataDir);
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('turntable.db')))
    assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0, `${name} is readable by others`);
  await child.end('SIGTERM');
});

test('what keeps a server from starting is one sentence and an exit status of its kind, never a stack', async () => {
  using folder = aFolder();
  const dataDir = folder.path;
  await using child = await Child.start(dataDir);
  for (const name of readdirSync(dataDir))
    if (statSync(join(dataDir, name)).isFile())
      assert.equal(statSync(join(dataDir, name)).mode & 0o077, 0, `${name} is readable by others`);

  const [held, why] = await refused(dataDir);
  assert.equal(held, EXIT.held);
  assert.match(why, /another server works with it; end that one/);

  const path = join(dataDir, 'turntable.db');
  for (const none of [path, '/proc/none/data'])
    assert.deepEqual(await refused(none), [EXIT.disk, `${none}: is no folder; set DATA_DIR to one`]);

  for (const none of [path, join(path, 'below')])
    assert.deepEqual(await refused(dataDir, { BACKUPS: '1', BACKUP_DIR: none }), [
      1,
      'BACKUP_DIR: expected a folder that can be written',
    ]);

  await child.end('SIGTERM');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  assert.deepEqual(await refused(dataDir, { PORT: String(port) }), [
    EXIT.port,
    `port ${port} is taken; end what uses it, or set PORT to another`,
  ]);
  taken.close();

  for (const spoil of [() => writeFileSync(join(dataDir, 'key'), ''), () => rmSync(join(dataDir, 'key'))]) {
    spoil();
    const [status, said] = await refused(dataDir);
    assert.equal(status, EXIT.data);
    assert.match(said, /key is missing or empty beside a database.*put it back from a backup/);
  }
  writeFileSync(join(dataDir, 'key'), 'k'.repeat(64));

  const db = new DatabaseSync(join(dataDir, 'turntable.db'));
  db.exec('PRAGMA user_version = 999');
  db.close();
  const [newer, which] = await refused(dataDir);
  assert.equal(newer, EXIT.data);
  assert.match(which, /schema 999, newer than this program \(\d+\); use the version that wrote it/);

  writeFileSync(join(dataDir, 'turntable.db'), 'no database at all '.repeat(1000));
  const [damaged, what] = await refused(dataDir);
  assert.equal(damaged, EXIT.data);
  assert.match(what, /the database is damaged; restore a backup/);
});

test('a disk that is full at the first start is named; with room the same folder starts', async (t) => {
  using folder = aFolder();
  using disk = mounted(folder.path, '1m');
  if (!disk) return t.skip('no file system may be mounted here');
  const filler = join(folder.path, 'filler');
  const dataDir = join(folder.path, 'data');
  writeFileSync(filler, Buffer.alloc(1024 * 1024 - 16 * 1024));
  const [status, said] = await refused(dataDir);
  assert.equal(status, EXIT.disk);
  assert.match(said, /the disk is full; make room there/);
  rmSync(filler);
  await using child = await Child.start(dataDir);
  assert.equal((await fetch(`${child.link}healthz`)).status, 200);
});

test('a server says at its start where it is, and how whoever runs it opens their page; the key is in a file of theirs alone', async () => {
  using folder = aFolder();
  await using child = await Child.start(folder.path);
  await until(() => child.said.includes('admin:'), 'the second line');
  const key = readFileSync(join(folder.path, 'admin-key'), 'utf8').trim();
  assert.equal(child.said, `${child.link}\nadmin: ${child.link}admin#${key}\n`);
  const page = await fetch(`${child.link}api/admin`, { headers: { 'x-admin-key': key } });
  assert.equal(page.status, 200);
  assert.equal(statSync(join(folder.path, 'admin-key')).mode & 0o077, 0);
});
