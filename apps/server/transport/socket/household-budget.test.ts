import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { HouseholdBudget } from './household-budget.ts';

const LIMITS = { sockets: 3, requestsPerMinute: 60, messagesPerAddress: 100 };

class FakeSocket extends EventEmitter {
  readonly did: string[] = [];
  close(code: number): void {
    this.did.push(`close ${code}`);
  }
  pause(): void {
    this.did.push('pause');
  }
  terminate(): void {}
}

test('sockets of a household are counted together, others by themselves, and those at other servers too', () => {
  const budget = new HouseholdBudget(LIMITS, () => 0);
  const sockets = ['2001:db8::1', '2001:db8::2', '192.0.2.1'].map((address) => {
    const ws = new FakeSocket();
    budget.watch(ws as never, address);
    return ws;
  });
  assert.deepEqual(budget.busiest(1), { '2001:db8:0:0::/64': 2, '192.0.2.1': 1 });
  assert.equal(budget.isFull('2001:db8::3'), false);
  const elsewhere = (household: string): number => Number(household.endsWith('/64'));
  assert.equal(budget.isFull('2001:db8::3', elsewhere), true);
  assert.equal(budget.isFull('192.0.2.1', elsewhere), false);
  sockets[0]!.emit('close');
  assert.deepEqual(budget.busiest(2), {});
});

test('who opens sockets again and again waits', () => {
  let now = 0;
  const budget = new HouseholdBudget(LIMITS, () => now);
  for (let i = 0; i < 60; i++) assert.equal(budget.mayCome('192.0.2.1'), true);
  assert.equal(budget.mayCome('192.0.2.1'), false);
  assert.equal(budget.mayCome('192.0.2.2'), true);
  now += 1_000;
  budget.sweep();
  assert.deepEqual([budget.mayCome('192.0.2.1'), budget.mayCome('192.0.2.1')], [true, false]);
});

test('who says more over many sockets than an address may is sent away, others are not', () => {
  let now = 0;
  const budget = new HouseholdBudget(LIMITS, () => now);
  const [one, two, other] = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((address) => {
    const ws = new FakeSocket();
    budget.watch(ws as never, address);
    return ws;
  });
  for (let i = 0; i < 2_000; i++) for (const ws of [one, two, other]) ws!.emit('message');
  assert.deepEqual([one!.did, two!.did, other!.did], [[], [], []]);
  two!.emit('message');
  assert.deepEqual(two!.did, ['close 1013', 'pause']);
  now += 1_000;
  for (let i = 0; i < 100; i++) one!.emit('message');
  assert.deepEqual([one!.did, other!.did], [[], []]);
});
