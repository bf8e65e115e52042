import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readableZone, todayIn, zoneHere } from './zone.ts';

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
