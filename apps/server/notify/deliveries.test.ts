import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { coreServices } from '../table/services.ts';
import { Channels } from './channels.ts';
import { Deliveries } from './deliveries.ts';
import type { Notice } from './notices.ts';
import type { VapidKeys } from './vapid.ts';

test('of what a channel that was told much has to wait for, a newer thing takes the place of an older of its kind and table', async () => {
  const store = new SqliteStore(':memory:');
  const now = 1_000_000;
  const core = coreServices(
    store,
    { error: (what, error) => assert.fail(`${what} ${String(error)}`) },
    () => now,
  );
  const channels = new Channels([], core.journal, () => now);
  channels.add({
    guest: 'ada',
    kind: 'webhook',
    url: 'https://hook.example/',
    language: 'en',
    base: 'https://play.example.org/',
  });
  const [channel] = channels.of('ada');
  const tables = { glimpse: () => assert.fail('nothing is sent'), live: () => undefined };
  const options = { keys: {} as VapidKeys, allowPrivate: false };
  const deliveries = new Deliveries({ ...core, tables }, [], channels, options);
  const tell = (id: string, table: string): void => {
    const notice: Notice = { id, table, guest: 'ada', kind: 'turn' };
    deliveries.put(notice, channel!);
  };
  for (let i = 0; i < 60; i++) tell(`n${i}`, `t${i}`);
  for (let i = 60; i < 70; i++) tell(`n${i}`, 'often');
  tell('last', 'seldom');
  await core.journal.settled();
  const jobs = await store.jobs(-1, Number.MAX_SAFE_INTEGER, 99);
  const late = jobs
    .filter(({ due }) => due > now)
    .map(({ due, body }) => [due - now, (JSON.parse(body) as { notice: Notice }).notice.id]);
  assert.equal(jobs.length, 62);
  assert.deepEqual(late, [
    [1000, 'n69'],
    [2000, 'last'],
  ]);
  await store.close();
});
