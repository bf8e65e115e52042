import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatRow, TableEvent } from '../../storage/rows.ts';
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
