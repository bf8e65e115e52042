import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { Way } from '../testing/cut.ts';
import { failing } from '../testing/log.ts';
import { RedisServer } from '../testing/redis.ts';
import { Bus } from './bus.ts';

const redis = await RedisServer.start();
after(() => redis[Symbol.asyncDispose]());

test('who has caught up has heard all that others had told before', async () => {
  const [a, b] = [new Bus(redis.url, 'bus', failing), new Bus(redis.url, 'bus', failing)];
  try {
    let heard = 0;
    b.follow(
      () => heard++,
      () => {},
      () => {},
    );
    await Promise.all([a.start(1), b.start(2)]);
    const many = Array.from({ length: 500 }, (_, i) => `${i}${'x'.repeat(10_000)}`);
    await Promise.all(many.map((session) => a.tell({ k: 'ended', guest: 'g', session })));
    await b.caughtUp();
    assert.equal(heard, many.length);
  } finally {
    a.close();
    b.close();
  }
});

test('nobody waits for long for a Redis that says nothing', async () => {
  await using way = await Way.open(redis.socket);
  const bus = new Bus(`redis://127.0.0.1:${way.port}`, 'silent', failing);
  try {
    await bus.start(1);
    await bus.caughtUp();
    assert.ok(bus.linked);
    way.cut();
    const asked = performance.now();
    await bus.caughtUp();
    assert.ok(performance.now() - asked > 1_000, 'it was waited for');
    // A message to itself may have been under way when the way was cut.
    await until(() => !bus.linked, 'the way to count as cut');
  } finally {
    bus.close();
  }
});
