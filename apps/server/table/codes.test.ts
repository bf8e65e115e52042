import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { freeCode } from './codes.ts';

test('a new table’s code has eight of 24 letters and digits, each as likely as the others, and is nobody else’s', async () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 3_000; i++) {
    const code = await freeCode({ rowByCode: async () => undefined });
    assert.match(code, /^[ACDEFHJKLMNPQRTUVWXY3479]{8}$/);
    for (const letter of code) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  }
  assert.equal(seen.size, 24);
  // 1,000 of each on average; six standard deviations are 188.
  for (const [letter, times] of seen) assert.ok(Math.abs(times - 1_000) < 188, `${letter} ${times}`);
  const asked: string[] = [];
  const code = await freeCode({
    rowByCode: async (each) => (asked.push(each) < 3 ? ({} as never) : undefined),
  });
  assert.deepEqual([asked.length, asked.at(-1)], [3, code]);
});

test('a code from before there were eight letters leads to its table until that ends', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-codes-'));
  const dataDir = folder.path;
  const before = await openServer({ dataDir });
  const ada = await Guest.arrive(before.link);
  const { id } = await ada.table([mine('Ada'), open, open], { entry: 'code' });
  await before.stop();
  const db = new DatabaseSync(join(dataDir, 'turntable.db'));
  db.exec("UPDATE tables SET code = 'HJK47'");
  db.close();
  await using server = await openServer({ dataDir });
  const ben = await Guest.arrive(server.link);
  assert.deepEqual((await ben.get('codes/hjk47')).body, { id });
  assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben', code: 'hjk-47' })).status, 200);
  for (const one of [ada.at(server.link), ben])
    assert.equal((await one.post(`tables/${id}/leave`)).status, 200);
  assert.equal((await ben.get('codes/hjk47')).status, 404);
});
