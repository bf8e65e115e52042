import assert from 'node:assert/strict';
import { spawn, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdtempDisposableSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Me, TableReply } from '@turntable/protocol';
import { Guest, mine, open } from '@turntable/server/testing/guest.ts';
import { openServer } from '@turntable/server/testing/server.ts';
import { DataFolder } from '@turntable/server/storage/folder.ts';
import { SqliteStore } from '@turntable/server/storage/sqlite/sqlite.ts';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));

/** Runs a command beside this process, which may be the server it speaks to. */
async function turntable(dataDir: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', (data) => out.push(String(data)));
  child.stderr.on('data', (data) => err.push(String(data)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, out: out.join(''), err: err.join('') };
}

test('people export reads beside a running server; delete, ban and close-table speak to it, or work without one', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-people-'));
  const dataDir = folder.path;
  const backup = join(dataDir, 'backup');
  for (const args of [
    ['people', 'export', 'nobody'],
    ['reports'],
    ['admin-key'],
    ['ban', 'guest:x'],
    ['backup', backup],
    ['move-store', dataDir, backup],
  ]) {
    const { status, err } = await turntable(dataDir, ...args);
    assert.deepEqual(
      [status, /no server has kept anything (there|in)/.test(err)],
      [1, true],
      `${args[0]}: ${err}`,
    );
  }
  assert.deepEqual(readdirSync(dataDir), []);
  const server = await openServer({ dataDir });
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const [adas, bens] = await Promise.all(
    [ada, ben].map(async (guest) => (await guest.get<Me>('me')).body.guest),
  );
  const { id } = await ada.table([mine('Ada'), open]);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  try {
    assert.ok(existsSync(join(dataDir, 'running')));
    assert.equal((await turntable(dataDir, 'admin-key')).out.trim(), server.adminKey);
    const person = JSON.parse((await turntable(dataDir, 'people', 'export', bens!)).out) as {
      tables: object[];
    };
    assert.equal(person.tables.length, 1);
    assert.equal((await turntable(dataDir, 'ban', `guest:${bens}`, '--reason', 'rude')).status, 0);
    assert.equal((await ben.get('me')).status, 403);
    assert.equal((await turntable(dataDir, 'unban', `guest:${bens}`)).status, 0);
    assert.match(
      (await turntable(dataDir, 'unban', `guest:${bens}`)).err,
      /unban: WHO: expected somebody who is banned/,
    );
    assert.match(
      (await turntable(dataDir, 'close-table', 'none')).err,
      /close-table: ID: expected that of a/,
    );
    assert.match((await turntable(dataDir, 'ban', 'everybody')).err, /turntable ban: who: expected guest:ID/);
    const mistyped = await turntable(dataDir, 'people', 'delete', `${bens}x`);
    assert.match(mistyped.out, /nothing was stored about them/);
    assert.match((await turntable(dataDir, 'people', 'delete', bens!)).out, /deleted; backups/);
    const { body } = await ada.get<TableReply>(`tables/${id}`);
    assert.deepEqual(body.table.seats[1]!.name, 'N. N.');
  } finally {
    await server.stop();
  }
  // Without a server the commands do it themselves.
  assert.ok(!existsSync(join(dataDir, 'running')));
  assert.equal((await turntable(dataDir, 'close-table', id)).status, 0);
  const unbanned = await turntable(dataDir, 'unban', 'guest:nobody');
  assert.match(unbanned.err, /unban: WHO: expected somebody who is banned/);
  assert.equal((await turntable(dataDir, 'ban', 'address:192.0.2.7')).status, 0);
  assert.equal((await turntable(dataDir, 'people', 'delete', adas!)).status, 0);
  assert.deepEqual(await turntable(dataDir, 'people', 'export', adas!), {
    status: 1,
    out: '',
    err: `turntable people: GUEST: nothing is stored about ${adas} in ${dataDir}\n`,
  });
  for (const args of [['people'], ['people', 'list', 'x'], ['people', 'delete', '../x'], ['close-table']])
    assert.equal((await turntable(dataDir, ...args)).status, 1, args.join(' '));
});

test('a ban without a server takes the reasons that a server takes, and no others', async () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'turntable-people-'));
  const dataDir = temporary.path;
  const folder = new DataFolder(dataDir);
  const store = new SqliteStore(folder.file());
  await store.close();
  folder.close();
  const long = await turntable(dataDir, 'ban', 'guest:x', '--reason', 'x'.repeat(1_000));
  assert.equal(long.status, 1);
  assert.match(long.err, /^turntable ban: reason: /);
  await turntable(dataDir, 'ban', 'guest:x', '--reason', 'ru\u001b[31mde');
  const kept = SqliteStore.reading(join(dataDir, 'turntable.db'));
  const bans = await kept.bans.all();
  await kept.close();
  assert.deepEqual(
    bans.map(({ who, reason }) => [who, reason]),
    [['guest:x', 'ru[31mde']],
  );
});

test('a server that was killed leaves a note: whoever has its port by now is told nothing, and commands do it themselves', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-people-'));
  const dataDir = folder.path;
  await (await openServer({ dataDir })).stop();
  let asked = 0;
  const stranger = createServer((_, answer) => {
    asked++;
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  try {
    writeFileSync(join(dataDir, 'running'), `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
    assert.deepEqual(await turntable(dataDir, 'ban', 'address:192.0.2.7'), {
      ...{ status: 0, out: 'address:192.0.2.7/32: banned\n', err: '' },
    });
    assert.equal(asked, 0, 'the key that opens /admin goes to nobody else');
    assert.equal(
      (await turntable(dataDir, 'unban', 'address:192.0.2.7')).out,
      'address:192.0.2.7/32: may come again\n',
    );
  } finally {
    stranger.close();
  }
});

test('commands speak to a server with a certificate of its own, whatever name that is for, and to no other', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-people-'));
  const make = (name: string): { TLS_CERT: string; TLS_KEY: string } => {
    const [TLS_CERT, TLS_KEY] = [join(folder.path, `${name}.pem`), join(folder.path, `${name}.key`)];
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '9',
        ],
        ...['-subj', '/CN=box.example.org', '-addext', 'subjectAltName=DNS:box.example.org'],
        ...['-keyout', TLS_KEY, '-out', TLS_CERT],
      ],
      { stdio: 'ignore' },
    );
    return { TLS_CERT, TLS_KEY };
  };
  const dataDir = join(folder.path, 'data');
  await using server = await openServer({ dataDir, env: make('own') });
  assert.deepEqual(await turntable(dataDir, 'ban', 'address:192.0.2.7'), {
    ...{ status: 0, out: 'address:192.0.2.7/32: banned\n', err: '' },
  });
  await using other = await openServer({ env: make('other') });
  writeFileSync(
    join(dataDir, 'running'),
    readFileSync(join(dataDir, 'running'), 'utf8').replace(/^.*/, other.link),
  );
  const { status, err } = await turntable(dataDir, 'unban', 'address:192.0.2.7');
  assert.equal(status, 7);
  assert.match(err, /the server that works with it does not answer at https:/);
  assert.equal(server.errors.length, 0);
});
