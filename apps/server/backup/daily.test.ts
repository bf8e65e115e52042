import assert from 'node:assert/strict';
import { existsSync, mkdtempDisposableSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { failing } from '../testing/log.ts';
import { openServer } from '../testing/server.ts';
import { DailyBackups } from './daily.ts';

test('daily backups: one a day, as many kept as wished, other files left alone', async () => {
  await using server = await openServer();
  const folder = join(server.dataDir, 'backups');
  let now = Date.parse('2026-03-01T12:00:00Z');
  const daily = new DailyBackups(server.dataDir, folder, 3, failing, () => now);
  for (let day = 0; day < 5; day++, now += 86_400_000) {
    await daily.round();
    await daily.round();
    if (day > 0) continue;
    writeFileSync(join(folder, 'mine.db'), '');
    for (const end of ['', '-journal'])
      writeFileSync(join(folder, `turntable-2026-02-01.db.7-a0.part${end}`), 'of a server that was killed');
  }
  await daily.close();
  assert.deepEqual(readdirSync(folder).sort(), [
    'mine.db',
    ...[3, 4, 5].map((day) => `turntable-2026-03-0${day}.db`),
  ]);
  assert.equal(existsSync(join(server.dataDir, 'lock')), true);
});

test('servers that keep their daily backups in one folder neither take nor remove one another’s', async () => {
  await using first = await openServer();
  await using second = await openServer();
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-daily-'));
  let now = Date.parse('2026-03-01T12:00:00Z');
  const both = [first, second].map(
    ({ dataDir }) => new DailyBackups(dataDir, folder.path, 2, failing, () => now),
  );
  writeFileSync(join(folder.path, 'turntable-2026-01-01.db'), 'from before names had a mark');
  for (let day = 0; day < 3; day++, now += 86_400_000) for (const daily of both) await daily.round();
  for (const daily of both) await daily.close();
  const kept = readdirSync(folder.path).sort();
  assert.deepEqual(
    kept.map((name) => name.slice(0, 20)),
    ['turntable-2026-01-01', ...[2, 2, 3, 3].map((day) => `turntable-2026-03-0${day}`)],
  );
  assert.equal(new Set(kept.slice(1).map((name) => name.slice(20))).size, 2, 'a mark for each');
});

test('a daily backup that cannot be made is logged, kept in mind until one can, and made then', async () => {
  await using server = await openServer();
  const folder = join(server.dataDir, 'backups');
  writeFileSync(folder, 'a file in its place');
  const said: string[] = [];
  const daily = new DailyBackups(server.dataDir, folder, 3, { ...failing, error: (what) => said.push(what) });
  assert.equal(daily.failed, null);
  await daily.round();
  assert.match(daily.failed ?? '', /ENOTDIR/);
  assert.deepEqual(said, ['backup']);
  rmSync(folder);
  await daily.round();
  assert.equal(daily.failed, null);
  assert.equal(readdirSync(folder).length, 1);
  await daily.close();
});
