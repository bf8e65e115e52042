import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { byTurns, dueOf, H, tablesAt, tableEvents } from '../testing/turns.ts';

const wish = byTurns(8);

test('by turns no time is over in somebody’s quiet hours, in their own zone; the row says so, over restarts too', async () => {
  const store = new SqliteStore(':memory:');
  const first = await tablesAt(store, 14);
  // In January clocks in Budapest are an hour ahead: quiet from 21 to 31 h.
  first.settings.keep('g', {
    zone: 'Europe/Budapest',
    quiet: { from: '22:00', to: '08:00' },
    digestAt: '08:00',
  });
  const table = await first.tables.create(wish, 'g');
  const { id } = table.row;
  await first.journal.settled();
  assert.equal(
    table.info.clock!.seats[0]!.left,
    17 * H,
    'until the end of the quiet hours, not of the 8 hours',
  );
  assert.equal(await dueOf(store, id), 29, 'the reminder');
  // Whoever changes them now does not change this move.
  first.settings.keep('g', { zone: 'UTC', quiet: null, digestAt: '08:00' });
  await first.journal.settled();

  const second = await tablesAt(store, 30.9);
  const again = await second.tables.get(id);
  await second.journal.settled();
  assert.deepEqual(tableEvents(again), [], 'still quiet');
  assert.equal(await dueOf(store, id), 31);
  second.at(31);
  again.proceed();
  again.proceed();
  await second.journal.settled();
  assert.deepEqual(tableEvents(again), ['clock-out 0'], 'once');
  assert.equal(await dueOf(store, id), 32, 'the grace begins with the day');

  const third = await tablesAt(store, 32);
  const last = await third.tables.get(id);
  await third.journal.settled();
  assert.deepEqual(tableEvents(last), ['clock-out 0', 'autopilot 0']);
  assert.deepEqual([...first.errors, ...second.errors, ...third.errors], []);
});

test('live, quiet hours stop nothing', async () => {
  const store = new SqliteStore(':memory:');
  const { tables, journal, settings } = await tablesAt(store, 23);
  settings.keep('g', { zone: 'UTC', quiet: { from: '22:00', to: '08:00' }, digestAt: '08:00' });
  const table = await tables.create(
    { ...wish, tempo: 'device', clock: { kind: 'live', bank: 3600, increment: 0 } },
    'g',
  );
  await journal.settled();
  assert.equal(await dueOf(store, table.row.id), 24);
});
