import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Me, TableReply } from '@turntable/protocol';
import { bot, Guest, mine, open } from '@turntable/server/testing/guest.ts';
import { Postgres } from '@turntable/server/testing/postgres.ts';
import { openServer } from '@turntable/server/testing/server.ts';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));
const postgres = await Postgres.start();
after(() => postgres[Symbol.asyncDispose]());

/** Runs a command for what is kept in a database. */
async function turntable(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...env } });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', (data) => out.push(String(data)));
  child.stderr.on('data', (data) => err.push(String(data)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, out: out.join(''), err: err.join('') };
}

test('commands read a PostgreSQL database beside its server, speak to the server, and work without one', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-database-'));
  const env = { DATABASE_URL: await postgres.database(), DATA_DIR: folder.path };
  const early = await turntable(env, 'reports');
  assert.deepEqual([early.status, early.out], [4, '']);
  assert.match(early.err, /the database has schema 0, this program \d+; start a server once/);

  const server = await openServer({ dataDir: folder.path, env: { DATABASE_URL: env.DATABASE_URL } });
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const bens = (await ben.get<Me>('me')).body.guest;
  const { id } = await ada.table([mine('Ada'), open]);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const elsewhere = { ...env, DATA_DIR: join(folder.path, 'none') };
  try {
    // Where no server works its folder has no key, or one of its own.
    const other = join(folder.path, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'admin-key'), 'k'.repeat(43));
    for (const DATA_DIR of [folder.path, join(folder.path, 'none'), other])
      assert.equal((await turntable({ ...env, DATA_DIR }, 'admin-key')).out, `${server.adminKey}\n`);
    await ada.post(`tables/${id}/report`, { who: 1, reason: 'rude' });
    assert.match((await turntable(elsewhere, 'reports')).out, /Ben \(seat 2\).*\n {2}reason: rude/);
    const exported = await turntable(elsewhere, 'people', 'export', bens);
    assert.equal(exported.status, 0, exported.err);
    const stored = JSON.parse(exported.out) as { tables: object[] };
    assert.equal(stored.tables.length, 1);
    const sheet = join(folder.path, 'map.pdf');
    const printed = await turntable(elsewhere, 'print', 'map', '--table', id, '--out', sheet);
    assert.equal(printed.status, 0, printed.err);
    assert.match(readFileSync(sheet, 'latin1'), /^%PDF/);

    // Through the server that works with DATA_DIR.
    assert.equal((await turntable(env, 'ban', `guest:${bens}`, '--reason', 'rude')).status, 0);
    assert.equal((await ben.get('me')).status, 403);
    assert.equal((await turntable(env, 'unban', `guest:${bens}`)).status, 0);
    assert.equal((await turntable(env, 'people', 'delete', bens)).status, 0);
    assert.equal((await ada.get<TableReply>(`tables/${id}`)).body.table.seats[1]!.name, 'N. N.');
    // From another machine: nobody there can end what a server runs.
    const refused = await turntable(elsewhere, 'close-table', id);
    assert.deepEqual([refused.status, refused.out], [1, '']);
    assert.match(refused.err, /servers work with the database: run it where one of them runs/);
    assert.equal((await turntable(elsewhere, 'ban', 'address:192.0.2.7')).status, 0);
  } finally {
    await server.stop();
  }
  const backup = await turntable(env, 'backup', join(folder.path, 'b'));
  assert.deepEqual([backup.status, backup.out], [1, '']);
  assert.match(backup.err, /DATABASE_URL is set: use pg_dump/);
  assert.match((await turntable(env, 'restore', join(folder.path, 'b'))).err, /use pg_restore/);
});

test('without a server commands end a table in the database, and delete somebody', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-database-'));
  const env = { DATABASE_URL: await postgres.database(), DATA_DIR: folder.path };
  const server = await openServer({ dataDir: folder.path, env: { DATABASE_URL: env.DATABASE_URL } });
  const ada = await Guest.arrive(server.link);
  const { guest } = (await ada.get<Me>('me')).body;
  const { id } = await ada.table([mine('Ada'), bot()]);
  await server.stop();
  const closed = await turntable(env, 'close-table', id);
  assert.equal(closed.status, 0, closed.err);
  assert.equal((await turntable(env, 'close-table', id)).status, 1);
  const gone = await turntable(env, 'people', 'delete', guest);
  assert.equal(gone.status, 0, gone.err);
  assert.ok(!(await turntable(env, 'people', 'export', guest)).out.includes('Ada'));
  const away = { ...env, DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' };
  assert.equal((await turntable(away, 'reports')).status, 8);
});

test('a database whose role may make no tables, or whose address cannot be read: one sentence, for a server too', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-database-'));
  const url = await postgres.database();
  await postgres.do('CREATE ROLE weak LOGIN');
  const weak = url.replace('//postgres@', '//weak@');
  const place = join(folder.path, 'a');
  await (await openServer({ dataDir: place })).stop();
  const moved = await turntable({}, 'move-store', place, weak);
  assert.match(
    moved.err,
    /^turntable move-store: .*permission denied.*; let the role make tables there.*\n$/,
  );
  assert.equal(moved.status, 8);
  await assert.rejects(openServer({ env: { DATABASE_URL: weak } }), { exit: 8, message: /GRANT CREATE/ });
  const bad = await turntable({}, 'move-store', place, 'postgres://me:s3cret#1@db.example/x');
  assert.match(bad.err, /^turntable move-store: the database cannot be used \(Invalid URL\); .*%23.*\n$/);
  assert.equal(bad.status, 8);
});
