import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HolidaysReply } from '@turntable/protocol/holiday.ts';
import type { NotifyReply } from '@turntable/protocol/notify.ts';
import type { GuestSettings } from '@turntable/protocol/quiet.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest } from './testing/guest.ts';
import { openServer } from './testing/server.ts';

test('a holiday, quiet hours and a channel that could not be stored are not so in memory either', async () => {
  await using server = await openServer({ env: { WEBHOOKS_PRIVATE: '1' } });
  const ada = await Guest.arrive(server.link);
  const settings: GuestSettings = { zone: 'UTC', quiet: null, digestAt: '07:00' };
  assert.equal((await ada.post('me/settings', settings)).status, 200);
  const commit = server.store.commit.bind(server.store);
  server.store.commit = () => Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' }));
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const hook = { kind: 'webhook', url: 'http://127.0.0.1:9/', language: 'en' };
  const refused = [
    await ada.post('me/holidays', { from: day, to: day }),
    await ada.post('me/settings', { ...settings, digestAt: '09:00' }),
    await ada.post('notify/webhook', hook),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [503, 503, 503],
  );
  server.store.commit = commit;
  const known = async () => ({
    holidays: (await ada.get<HolidaysReply>('me/holidays')).body.holidays.length,
    digestAt: (await ada.get<GuestSettings>('me/settings')).body.digestAt,
    channels: (await ada.get<NotifyReply>('notify')).body.channels.length,
  });
  const stored = { holidays: 0, digestAt: '07:00', channels: 0 };
  await until(async () => JSON.stringify(await known()) === JSON.stringify(stored), 'what is stored', 5_000);
});
