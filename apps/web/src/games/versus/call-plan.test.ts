import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import { Orders } from '@turntable/protocol/orders.ts';
import { MOST_VETOES, NO_PLAN, toOrders, toPlan, withCall } from './call-plan.ts';

test('calls keep their order, none twice; without one the later ones move up', () => {
  const plan = ['a', 'b', 'c'].reduce((before, id, i) => withCall(before, i, id), NO_PLAN);
  assert.deepEqual(plan.calls, ['a', 'b', 'c']);
  assert.deepEqual(withCall(plan, 0, '').calls, ['b', 'c']);
  assert.deepEqual(withCall(plan, 2, 'a').calls, ['a', 'b']);
});

test('what is sent is what the server and the games read, and comes back as the same plan', () => {
  assert.equal(toOrders({ ...NO_PLAN, points: 20 }, 1), undefined);
  const vetoes = Array.from({ length: MOST_VETOES }, (_, i) => `v${i}`);
  const plan = { calls: ['boiler-pressure', 'total-weight'], vetoes, points: 20 };
  const orders = toOrders(plan, 1)!;
  assert.deepEqual(Orders.parse(orders), orders);
  assert.deepEqual(toPlan(orders), plan);
  for (const { kind, tries } of orders.steps)
    for (const action of tries) {
      assert.ok(doubleHeader.kinds[kind]!.includes(doubleHeader.parse(action)!.type));
      if (kind === 'call') assert.ok(locoDome.kinds[kind]!.includes(locoDome.parse(action)!.type));
    }
});
