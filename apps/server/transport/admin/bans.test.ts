import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SqliteStore } from '../../storage/sqlite/sqlite.ts';
import { Bans } from './bans.ts';

test('what was read before a ban was stored does not lift it when it arrives late', async () => {
  const store = new SqliteStore(':memory:');
  const bans = new Bans(store.bans);
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  const all = store.bans.all.bind(store.bans);
  store.bans.all = async () => {
    store.bans.all = all;
    const rows = await all();
    await held;
    return rows;
  };
  const swept = bans.read();
  await bans.add('guest:eve', 'noise', 1);
  assert.equal(bans.hasGuest('eve'), true);
  arrive();
  await swept;
  assert.equal(bans.hasGuest('eve'), true);
  assert.equal(await bans.lift('guest:eve'), true);
  assert.equal(bans.hasGuest('eve'), false);
  await store.close();
});
