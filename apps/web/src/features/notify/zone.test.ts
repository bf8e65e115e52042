import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepZone, readableZone, todayIn, zoneHere } from './zone.ts';

test('the day is that of the zone; of a zone that this browser has not heard of, its own', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 4, 31, 23, 30) });
  assert.equal(todayIn('Pacific/Auckland'), '2026-06-01');
  assert.equal(todayIn('America/New_York'), '2026-05-31');
  // An older phone than the one that chose it.
  assert.equal(todayIn('Europe/New_Town'), todayIn(zoneHere()));
});

test('a zone is read as people write it', () => {
  assert.equal(readableZone('America/New_York'), 'America/New York');
});

test('a zone is stored for who has no settings, and nothing over those that were chosen elsewhere meanwhile', async (t) => {
  const stored: object[] = [];
  let settings: object | null = null;
  t.mock.method(globalThis, 'fetch', (_path: string, { body }: { readonly body?: string }) => {
    if (body === undefined)
      return Promise.resolve(
        Response.json({ pushKey: 'k', mail: false, hooks: true, settings, holidays: [], channels: [] }),
      );
    const chosen = JSON.parse(body) as object;
    stored.push(chosen);
    return Promise.resolve(Response.json(chosen));
  });
  await keepZone();
  assert.deepEqual(stored, [{ quiet: null, zone: zoneHere(), digestAt: '08:00' }]);
  settings = { quiet: { from: '22:00', to: '08:00' }, zone: 'Europe/Budapest', digestAt: '07:00' };
  await keepZone();
  assert.equal(stored.length, 1);
});
