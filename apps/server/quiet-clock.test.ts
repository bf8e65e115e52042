import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@turntable/games';
import type { NewTable } from '@turntable/protocol';
import { SqliteStore } from './sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const H = 3_600_000;
const DAY = Date.UTC(2026, 0, 5);
const wish: NewTable = {
  game: 'loko-moto',
  options: {},
  seats: [
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Ben' },
  ],
  starter: 0,
  startWhenFull: true,
  tempo: 'turns',
  clock: { kind: 'turns', hours: 8 },
};

/** A house on a store that outlives it; its time is set by hand, in hours of that day. */
async function house(store: SqliteStore, hour: number) {
  let now = DAY + hour * H;
  const wakers = { wake: () => {}, busy: () => false, forget: () => {} };
  const errors: string[] = [];
  const log = { error: (what: string, error: unknown) => void errors.push(`${what}: ${String(error)}`) };
  const tables = new Tables(store, GAMES, wakers, log, () => now);
  await tables.settings.start();
  return { tables, errors, at: (next: number) => (now = DAY + next * H) };
}
const told = ({ lines }: Table): string[] => lines.map(({ kind, by }) => `${kind} ${by}`);
const dueOf = async (store: SqliteStore, id: string): Promise<number> =>
  ((await store.load(id))!.due! - DAY) / H;

test('by turns no time is over in somebody’s quiet hours, in their own zone; the row says so, over restarts too', async () => {
  const store = new SqliteStore(':memory:');
  const first = await house(store, 14);
  // In January clocks in Budapest are an hour ahead: quiet from 21 to 31 h.
  first.tables.settings.keep('g', {
    zone: 'Europe/Budapest',
    quiet: { from: '22:00', to: '08:00' },
    digestAt: '08:00',
  });
  const table = await first.tables.create(wish, 'g');
  const { id } = table.row;
  await first.tables.journal.settled();
  assert.equal(
    table.info.clock!.seats[0]!.left,
    17 * H,
    'until the end of the quiet hours, not of the 8 hours',
  );
  assert.equal(await dueOf(store, id), 29, 'the reminder');
  // Whoever changes them now does not change this move.
  first.tables.settings.keep('g', { zone: 'UTC', quiet: null, digestAt: '08:00' });
  await first.tables.journal.settled();

  const second = await house(store, 30.9);
  const again = await second.tables.get(id);
  await second.tables.journal.settled();
  assert.deepEqual(told(again), [], 'still quiet');
  assert.equal(await dueOf(store, id), 31);
  second.at(31);
  again.proceed();
  again.proceed();
  await second.tables.journal.settled();
  assert.deepEqual(told(again), ['clock-out 0'], 'once');
  assert.equal(await dueOf(store, id), 32, 'the grace begins with the day');

  const third = await house(store, 32);
  const last = await third.tables.get(id);
  await third.tables.journal.settled();
  assert.deepEqual(told(last), ['clock-out 0', 'autopilot 0']);
  assert.deepEqual([...first.errors, ...second.errors, ...third.errors], []);
});

test('live, quiet hours stop nothing', async () => {
  const store = new SqliteStore(':memory:');
  const { tables } = await house(store, 23);
  tables.settings.keep('g', { zone: 'UTC', quiet: { from: '22:00', to: '08:00' }, digestAt: '08:00' });
  const table = await tables.create(
    { ...wish, tempo: 'device', clock: { kind: 'live', bank: 3600, increment: 0 } },
    'g',
  );
  await tables.journal.settled();
  assert.equal(await dueOf(store, table.row.id), 24);
});
