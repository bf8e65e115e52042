import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXIT } from '@turntable/server/base/trouble.ts';
import { MIGRATIONS } from '@turntable/server/storage/migrations/migrations.ts';
import { Guest, mine, open } from '@turntable/server/testing/guest.ts';
import { openServer } from '@turntable/server/testing/server.ts';
import type { Me } from '@turntable/protocol';
import type { ReportRow } from '@turntable/server/storage/rows.ts';

const bin = fileURLToPath(new URL('./bin/turntable.js', import.meta.url));
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'turntable-reports-'));
  folders.push(made);
  return made;
}
function reports(dataDir: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'reports', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, out: stdout, err: stderr };
}

test('reports are listed newest first, while the server runs and after it, and the database stays as it is', async () => {
  const dataDir = folder();
  const server = await openServer({ dataDir });
  const [host, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const { id } = await host.table([mine('Ada'), open], { entry: 'open', chat: 'free' });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const { guest } = (await ben.get<Me>('me')).body;
  assert.equal(reports(dataDir).out, 'nothing was reported\n');
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  await seat.request({ t: 'say', id: 'x', as: 1, text: 'rude' });
  await host.post(`tables/${id}/report`, { who: 1, reason: 'rude\n\u001b[2Jwords' });
  await host.post(`tables/${id}/report`, { who: 'watcher', reason: 'too loud' });
  const check = (): void => {
    const { status, out } = reports(dataDir);
    assert.equal(status, 0);
    const [first, second] = out.trimEnd().split('\n\n');
    assert.match(first!, new RegExp(`^\\S+Z {2}watcher, table /t/${id}\\n {2}reason: too loud$`));
    assert.match(second!, new RegExp(`Ben \\(seat 2\\), guest:${guest}, table`), 'as `ban` takes it');
    assert.match(second!, /\n {2}reason: rude \[2Jwords\n {2}said: {3}rude$/);
    const listed = JSON.parse(reports(dataDir, '--json').out) as { reports: ReportRow[] };
    assert.deepEqual(
      listed.reports.map(({ table, who, name, reason, said }) => ({ table, who, name, reason, said })),
      [
        { table: id, who: 'watcher', name: '', reason: 'too loud', said: [] },
        { table: id, who: 1, name: 'Ben', reason: 'rude [2Jwords', said: ['rude'] },
      ],
    );
    const one = JSON.parse(reports(dataDir, '--json', '--limit', '1').out) as { reports: ReportRow[] };
    assert.deepEqual(
      one.reports.map(({ who }) => who),
      ['watcher'],
    );
  };
  try {
    check();
  } finally {
    await server.stop();
  }
  check();
});

test('what cannot be read is said plainly, exit 1, and nothing is made there', () => {
  const empty = folder();
  const none = reports(empty);
  assert.equal(none.status, 1);
  assert.match(none.err, /no server has kept anything there; set DATA_DIR/);
  assert.deepEqual(readdirSync(empty), []);
  writeFileSync(
    join(empty, 'turntable.db'),
    'no database at all, but longer than its header would be'.repeat(20),
  );
  assert.match(reports(empty).err, /turntable\.db: cannot be read/);
  for (const args of [['--limit', '0'], ['--limit', 'x'], ['--limit'], ['--all'], ['extra']])
    assert.equal(reports(empty, ...args).status, 1, args.join(' '));
});

test('a database of an older server has none, one of a newer server is left alone', () => {
  const dataDir = folder();
  const db = new DatabaseSync(join(dataDir, 'turntable.db'));
  db.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`);
  assert.equal(reports(dataDir).out, 'nothing was reported\n');
  assert.equal(db.prepare('PRAGMA user_version').get()!['user_version'], 1, 'not migrated');
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  db.close();
  const { status, err } = reports(dataDir);
  assert.match(err, /newer than this program/);
  assert.equal(status, EXIT.data);
});
