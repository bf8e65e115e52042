import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { NO_SETTINGS, type GuestSettings } from '@turntable/protocol/quiet.ts';
import { Settings } from './settings.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { coreServices } from '../table/services.ts';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';

const NIGHT: GuestSettings = {
  zone: 'Europe/Budapest',
  quiet: { from: '22:00', to: '07:30' },
  digestAt: '09:00',
};
const DAY = 86_400_000;

test('a guest’s settings are kept, are their own alone, and outlive the server', async () => {
  await using first = await openServer();
  const [ada, ben] = [await Guest.arrive(first.link), await Guest.arrive(first.link)];
  assert.deepEqual((await ada.get('me/settings')).body, NO_SETTINGS);
  const { status, body } = await ada.post('me/settings', { ...NIGHT, zone: 'europe/budapest' });
  assert.deepEqual([status, body], [200, NIGHT]);
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  assert.deepEqual((await ada.at(second.link).get('me/settings')).body, NIGHT);
  assert.deepEqual((await ben.at(second.link).get('me/settings')).body, NO_SETTINGS);
});

test('settings that cannot be are refused with where they are wrong', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ zone: 'Nowhere/Land' }, /^zone: expected a time zone/],
    [{ quiet: { from: '08:00', to: '23:00' } }, /^quiet: expected 1 minute to 12 hours/],
    [{ quiet: { from: '8', to: '23:00' } }, /^quiet\.from: /],
    [{ digestAt: null }, /^digestAt: /],
    [{ more: 1 }, /more/],
  ];
  for (const [change, said] of wrong) {
    const { status, body } = await ada.post<ErrorBody>('me/settings', { ...NIGHT, ...change });
    assert.deepEqual([status, body.code], [400, 'bad-message']);
    assert.match(body.detail ?? '', said);
  }
  assert.deepEqual((await ada.get('me/settings')).body, NO_SETTINGS);
});

test('settings of guests who come are kept, of guests who do not are forgotten after 400 days', async () => {
  let now = 1_000;
  const store = new SqliteStore(':memory:');
  const log = { error: (what: string) => assert.fail(what) };
  const { settings, journal } = coreServices(store, log, () => now);
  settings.keep('ada', NIGHT);
  settings.keep('ben', NIGHT);
  now += 31 * DAY;
  settings.renew('ada');
  settings.renew('cleo');
  await journal.settled();
  now += 370 * DAY;
  settings.sweep();
  await journal.settled();
  assert.deepEqual([settings.has('ada'), settings.has('ben'), settings.has('cleo')], [true, false, false]);
  const again = new Settings(store, journal, () => now);
  await again.start();
  assert.deepEqual([again.of('ada'), again.of('ben')], [NIGHT, NO_SETTINGS]);
  await store.close();
});
