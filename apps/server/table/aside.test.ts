import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { test } from 'node:test';
import { Guest, mine } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { Aside } from './aside.ts';

const withCode = (code: string): Error => Object.assign(new Error('of the database'), { code });

test('what says nothing of a table sets none aside; what is no table any more does', async () => {
  const named: string[] = [];
  const aside = new Aside({ error: (what) => named.push(what) });
  const opened = (error: Error): Promise<unknown> =>
    aside.unlessDamaged('t', () => Promise.reject(error)).catch((thrown: unknown) => thrown);
  for (const passing of [
    new Error('timeout exceeded when trying to connect'),
    withCode('57014'),
    withCode('53200'),
    withCode('ENOSPC'),
  ])
    assert.equal(await opened(passing), passing);
  assert.deepEqual([named, aside.has('t')], [[], false]);
  for (const damaged of [new SyntaxError('Unexpected end of JSON input'), withCode('XX001')]) {
    const id = damaged.name;
    await assert.rejects(
      aside.unlessDamaged(id, () => Promise.reject(damaged)),
      /damaged/,
    );
    assert.equal(aside.has(id), true);
  }
});

test('a game under way without its setup is damaged', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine('Ada'), mine('Ben')]);
  server.tables.drop(id);
  const file = new DatabaseSync(join(server.dataDir, 'turntable.db'));
  file.exec('DELETE FROM setups');
  file.close();
  const { status } = await guest.post(`tables/${id}/leave`);
  assert.equal(status, 503);
  assert.match(server.errors.join(), new RegExp(`table ${id} is damaged and set aside`));
});
