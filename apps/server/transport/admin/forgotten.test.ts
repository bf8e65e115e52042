import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableReply } from '@turntable/protocol';
import type { SeatRow, TableEvent } from '../../storage/rows.ts';
import { Guest, open } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { row } from '../../testing/store.ts';
import { lentTo } from '../../time/lending.ts';
import { namesOf, NOBODY, withoutPerson } from './person.ts';

const person = (guest: string, name: string): SeatRow => ({ kind: 'person', name, guest });

test('a seat that is lent to one device loses the name of who lent it when they are deleted, and theirs alone', () => {
  const seats = lentTo('ada', [person('ada', 'Ada'), { ...person('ben', 'Ben'), journey: '2026-01-02' }]);
  const over = row('t', { status: 'over', host: 'ada', seats });
  const sat: TableEvent = {
    ...{ seq: 0, n: 1, at: 1, kind: 'seat-substitute', by: 1 },
    with: { name: 'Ben', before: 'Eve' },
  };
  const stored = { row: over, setup: null, due: null, entries: [], events: [sat], visits: [], orders: [] };
  const without = (guest: string) => withoutPerson(stored, guest, namesOf([over], guest));

  const lender = without('ben');
  assert.deepEqual(lender.row.seats, [person('ada', 'Ada'), person('ada', NOBODY)]);
  assert.deepEqual(lender.events, [{ ...sat, with: { name: NOBODY, before: 'Eve' } }]);

  const device = without('ada');
  assert.deepEqual(device.row.seats, [
    { kind: 'person', name: NOBODY },
    { ...person('ben', 'Ben'), journey: '2026-01-02' },
  ]);
  assert.deepEqual(device.events, []);
});

test('who sits at a table hosts it at once when its host is deleted, who had no seat there', async () => {
  await using server = await openServer();
  const arrive = (): Promise<Guest> => Guest.arrive(server.link);
  const [judy, ada, ben] = [await arrive(), await arrive(), await arrive()];
  const judging = { game: 'loco-dome', judge: 'me', judgeName: 'Judy', entry: 'open' } as const;
  const { id } = await judy.table([open, open], judging);
  const { id: empty } = await judy.table([open, open], judging);
  const { id: running } = await judy.table([open, open], judging);
  for (const table of [id, running])
    assert.equal((await ada.post(`tables/${table}/join`, { name: 'Ada' })).status, 200);
  await ben.post(`tables/${running}/join`, { name: 'Ben' });
  assert.equal((await judy.post(`tables/${running}/start`)).status, 200);
  assert.equal((await judy.post('me/delete', { sure: true })).status, 200);
  for (const table of [id, running]) {
    const { body } = await ada.get<TableReply>(`tables/${table}`);
    assert.deepEqual([body.place.host, body.table.judge?.taken], [true, false]);
  }
  assert.equal((await ada.get(`tables/${empty}`)).status, 404, 'nobody is left to host it');
  assert.deepEqual(server.errors, []);
});
