import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEvents, type TableEvent } from './table-events.ts';

const event = (seq: number): TableEvent => ({ seq, n: 1, at: 5, kind: 'kicked', by: 0 });

test('events that come twice are kept once, in their order', () => {
  const known = [event(0), event(1)];
  assert.deepEqual(withEvents(known, [event(1), event(2), event(3)]), [
    event(0),
    event(1),
    event(2),
    event(3),
  ]);
  assert.equal(withEvents(known, [event(0)]), known, 'nothing new: the same list');
  assert.deepEqual(withEvents([], [event(4)]), [event(4)]);
});
