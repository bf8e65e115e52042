import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { failing } from '../testing/log.ts';
import { RedisServer } from '../testing/redis.ts';
import { Bus } from './bus.ts';
import type { Message } from './messages.ts';

const redis = await RedisServer.start();
after(() => redis[Symbol.asyncDispose]());

const word: Message = { k: 'let-go', table: 't' };

test('a server that takes its place again hears, under its own number and under a new one', async () => {
  const [a, b] = [1, 2].map(() => new Bus(redis.url, 'test', failing));
  try {
    const heard: [number, Message][] = [];
    a!.follow(
      (from, message) => heard.push([from, message]),
      () => {},
      () => {},
    );
    await a!.listen(1);
    await b!.listen(2);
    // Down and up again without being struck off, as when the database was away for longer than the lease.
    await a!.listen(1);
    assert.equal(await b!.send(1, word), true);
    await until(() => heard.length === 1, 'the message');
    assert.deepEqual(heard, [[2, word]]);
    await a!.listen(3);
    assert.equal(await b!.send(1, word), false, 'nobody has the old number');
    assert.equal(await b!.send(3, word), true);
    await until(() => heard.length === 2 && a!.linked, 'the message under the new number');
  } finally {
    a!.close();
    b!.close();
  }
});
