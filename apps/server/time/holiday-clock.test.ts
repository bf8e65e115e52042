import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import type { HolidaysReply } from '@turntable/protocol/holiday.ts';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { withHoliday, withoutHoliday } from './holiday.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import type { Table } from '../table/table.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { byTurns, dueOf, H, tablesAt, tableEvents } from '../testing/turns.ts';

const wish = byTurns(20);

/** Tables at that hour, and the holidays of their only guest. */
async function server(store: SqliteStore, hour: number) {
  const { tables, journal, settings, now, at } = await tablesAt(store, hour);
  const keep = (to: Parameters<typeof settings.keep>[2]) => settings.keep('g', NO_SETTINGS, to);
  return {
    tables,
    journal,
    at,
    take: (from: string, to: string) =>
      tables.reorder('g', () => keep(withHoliday(settings.holidaysOf('g'), { from, to }, 'UTC', now()))),
    end: (from: string) =>
      tables.reorder('g', () => keep(withoutHoliday(settings.holidaysOf('g'), from, 'UTC', now()))),
  };
}
const seatOf = ({ info }: Table) => {
  const { left, runs } = info.clock!.seats[0]!;
  return [left / H, runs, info.seats[0]!.holiday];
};

test('a holiday in the middle of a move stops its time, a restart later too; at its end what was left runs', async () => {
  const store = new SqliteStore(':memory:');
  const first = await server(store, 4);
  const table = await first.tables.create(wish, 'g');
  const { id } = table.row;
  first.at(10);
  await first.take('2026-01-05', '2026-01-07');
  await first.journal.settled();
  assert.deepEqual(seatOf(table), [14, false, '2026-01-07']);
  assert.equal(await dueOf(store, id), 72, 'when the holiday is over');

  const second = await server(store, 70);
  const again = await second.tables.get(id);
  assert.deepEqual(seatOf(again), [14, false, '2026-01-07']);
  second.at(72);
  again.proceed();
  await second.journal.settled();
  assert.deepEqual(seatOf(again), [14, true, undefined]);
  assert.equal(await dueOf(store, id), 81, 'the reminder, 5 hours before the end');

  const third = await server(store, 87);
  const last = await third.tables.get(id);
  await third.journal.settled();
  assert.deepEqual(tableEvents(last), ['clock-out 0'], 'at 86 h');
  // An hour of the grace is left, and waits as well; cut short, it is over an hour later.
  await third.take('2026-01-08', '2026-01-09');
  await third.journal.settled();
  assert.equal(await dueOf(store, id), 120);
  third.at(100);
  last.proceed();
  assert.deepEqual(tableEvents(last), ['clock-out 0']);
  await third.end('2026-01-08');
  await third.journal.settled();
  assert.equal(await dueOf(store, id), 101);
  third.at(101);
  last.proceed();
  assert.deepEqual(tableEvents(last), ['clock-out 0', 'autopilot 0']);
});

test('a time that is over stays over, though nobody had looked; its grace alone waits', async () => {
  const store = new SqliteStore(':memory:');
  const first = await server(store, 4);
  const { id } = (await first.tables.create(wish, 'g')).row;
  await first.journal.settled();
  const second = await server(store, 25);
  await second.take('2026-01-06', '2026-01-06');
  await second.journal.settled();
  const table = await second.tables.get(id);
  assert.deepEqual(tableEvents(table), ['clock-out 0']);
  assert.deepEqual(seatOf(table), [0, false, '2026-01-06']);
  assert.equal(await dueOf(store, id), 48);
});

test('a holiday to come is due when it begins, and counts from then however late that is done; taken back, nothing waits', async () => {
  const store = new SqliteStore(':memory:');
  const first = await server(store, 10);
  const { id } = (await first.tables.create(wish, 'g')).row;
  await first.take('2026-01-06', '2026-01-06');
  await first.journal.settled();
  assert.equal(await dueOf(store, id), 24);
  await first.end('2026-01-06');
  await first.journal.settled();
  assert.equal(await dueOf(store, id), 25, 'the reminder');
  await first.take('2026-01-06', '2026-01-06');
  await first.journal.settled();

  const second = await server(store, 26);
  const table = await second.tables.get(id);
  await second.journal.settled();
  assert.deepEqual(seatOf(table), [6, false, '2026-01-06']);
  assert.deepEqual(tableEvents(table), []);
});

test('by turns without a clock a holiday is told all the same; live nothing is', async () => {
  const store = new SqliteStore(':memory:');
  const { tables, journal, take } = await server(store, 4);
  const turns = await tables.create({ ...wish, clock: { kind: 'none' } }, 'g');
  const live = await tables.create(
    { ...wish, tempo: 'device', clock: { kind: 'live', bank: 3600, increment: 0 } },
    'g',
  );
  await take('2026-01-05', '2026-01-05');
  await journal.settled();
  assert.deepEqual([turns.info.seats[0]!.holiday, await dueOf(store, turns.row.id)], ['2026-01-05', 24]);
  assert.deepEqual(seatOf(live), [1, true, undefined]);
  assert.equal(await dueOf(store, live.row.id), 5);
});

test('holidays over the API: those who look hear of it, nobody else’s are told, and what cannot be is refused', async () => {
  await using first = await openServer();
  const [ada, ben] = [await Guest.arrive(first.link), await Guest.arrive(first.link)];
  const { id } = await ada.table([mine('Ada'), open], {
    tempo: 'turns',
    clock: { kind: 'turns', hours: 20 },
  });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  const day = (from: number): string => new Date(Date.now() + from * 24 * H).toISOString().slice(0, 10);
  const take = (body: object) => ada.post<HolidaysReply & ErrorBody>('me/holidays', body);

  const holiday = { from: day(0), to: day(3) };
  const { status, body } = await take(holiday);
  assert.deepEqual([status, body], [200, { holidays: [{ ...holiday, state: 'now' }] }]);
  await seat.until(() => seat.table?.seats[0]?.holiday === holiday.to, 'the holiday');
  assert.equal(seat.table?.clock?.seats[0]?.runs, false);
  assert.deepEqual((await ben.get('me/holidays')).body, { holidays: [] });
  const wrong: readonly (readonly [object, number, RegExp])[] = [
    [{ from: day(9), to: day(8) }, 400, /^to: expected no day before the first/],
    [{ from: '2026-02-30', to: '2026-03-01' }, 400, /^from: /],
    [{ from: day(9) }, 400, /^to: /],
    [{ from: day(-2), to: day(9) }, 403, /^from: expected no day before today/],
    [{ from: day(3), to: day(4) }, 403, /^from: expected days that are in no other/],
    [{ from: day(9), to: day(90) }, 403, /^to: expected 28 days/],
  ];
  for (const [bad, code, said] of wrong) {
    const answer = await take(bad);
    assert.equal(answer.status, code);
    assert.match(answer.body.detail ?? '', said);
  }
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  const back = ada.at(second.link);
  assert.deepEqual((await back.get('me/holidays')).body, body);
  // Whoever chooses other hours keeps it.
  await back.post('me/settings', { ...NO_SETTINGS, zone: 'Asia/Tokyo' });
  const again = ben.at(second.link).sit(id, { as: 1 });
  await again.ready();
  assert.equal(again.table?.seats[0]?.holiday, holiday.to);
  const ended = await back.post<HolidaysReply>('me/holidays/end', { from: holiday.from });
  assert.deepEqual(
    ended.body.holidays.map(({ state }) => state),
    ['over'],
  );
  await again.until(() => again.table?.seats[0]?.holiday === undefined, 'its end');
  assert.equal((await back.post('me/holidays/end', { from: holiday.from })).status, 404);
  assert.deepEqual([...first.errors, ...second.errors], []);
});
