import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { Guest, mine } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { HouseholdBudget } from './household-budget.ts';

const LIMITS = { sockets: 3, requestsPerMinute: 60, messagesPerAddress: 100, looks: 20 };

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

test('a household is sent sixty catch-ups at once, then one a second, over whatever sockets', () => {
  let now = 0;
  const budget = new HouseholdBudget(LIMITS, () => now);
  for (let i = 0; i < 60; i++) assert.equal(budget.mayCatchUp('192.0.2.1'), true);
  assert.deepEqual([budget.mayCatchUp('192.0.2.1'), budget.mayCatchUp('192.0.2.2')], [false, true]);
  now += 1_000;
  assert.deepEqual([budget.mayCatchUp('192.0.2.1'), budget.mayCatchUp('192.0.2.1')], [true, false]);
});

test('a household looks two hundred times at once, then ten times a second, over whatever sockets', () => {
  let now = 0;
  const budget = new HouseholdBudget(LIMITS, () => now);
  for (let i = 0; i < 200; i++) assert.equal(budget.mayLook('192.0.2.1'), true);
  assert.deepEqual([budget.mayLook('192.0.2.1'), budget.mayLook('192.0.2.2')], [false, true]);
  now += 100;
  assert.deepEqual([budget.mayLook('192.0.2.1'), budget.mayLook('192.0.2.1')], [true, false]);
});

test('catch-ups over many sockets of one address share its budget', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), mine('Ben')]);
  const seats = Array.from({ length: 24 }, () => ada.sit(id, { as: 0 }));
  await Promise.all(seats.map((seat) => seat.ready()));
  // Each by itself may ask five times.
  const wish = { t: 'views' as const, as: 0, from: 1, to: 2 };
  const asked = seats.flatMap((seat) =>
    Array.from({ length: 5 }, () => seat.request({ ...wish, id: seat.newId() })),
  );
  const refused = (await Promise.all(asked)).filter((answer) => (answer as ErrorBody).code === 'too-fast');
  assert.ok(refused.length > 0 && refused.length <= 60, String(refused.length));
});

test('looks over many sockets of one address share its budget', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), mine('Ben')]);
  const seats = Array.from({ length: 24 }, () => ada.sit(id, { as: 0 }));
  await Promise.all(seats.map((seat) => seat.ready()));
  // Each by itself may look twenty times.
  for (const seat of seats) for (let i = 0; i < 20; i++) await seat.send({ t: 'look', as: 0, last: 1 });
  const count = (t: string): number =>
    seats.flatMap(({ messages }) => messages.filter((message) => message.t === t)).length;
  await seats[0]!.until(() => count('gap') + count('error') >= 480, 'all answers');
  assert.ok(count('error') > 0, `${count('gap')} answers`);
});
