import assert from 'node:assert/strict';
import { test } from 'node:test';
import { row } from '../testing/store.ts';
import { guestsOf } from './board.ts';
import { ownedBy, ownersOf, withOwners } from './owners.ts';
import type { SeatRow } from './rows.ts';

const ada = { guest: 'ada', name: 'Ada' };
const ben = { guest: 'ben', name: 'Ben', lent: true as const };
const open: SeatRow = { kind: 'person', name: 'Ben', guest: 'host' };
const seat: SeatRow = { ...open, owner: { ...ben, before: ada } };

test('a lent seat has two owners, and its table belongs to both', () => {
  assert.deepEqual(ownersOf(seat), [{ ...ben, before: ada }, ada]);
  assert.deepEqual(ownersOf(open), []);
  assert.deepEqual([ownedBy(seat, 'ada'), ownedBy(seat, 'host')], [ada, undefined]);
  assert.deepEqual(guestsOf(row('t', { seats: [seat], host: 'host' })).toSorted(), ['ada', 'ben', 'host']);
});

test('owners of a seat are changed or left out, one without the other', () => {
  const without = (gone: string) => withOwners(seat, (owner) => (owner.guest === gone ? undefined : owner));
  assert.deepEqual(without('ada'), { ...open, owner: ben });
  assert.deepEqual(without('ben'), { ...open, owner: ada });
  assert.deepEqual(
    withOwners(seat, () => undefined),
    open,
  );
  assert.deepEqual(
    withOwners(seat, (owner) => owner),
    seat,
  );
  assert.equal(
    withOwners(open, (owner) => owner),
    open,
  );
});
