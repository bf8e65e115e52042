import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Limiter, Limiters } from './limiter.ts';

test('so many at once, then so many a second, and never more than the first at once', () => {
  const limiter = new Limiter(2, 3, 0);
  const taken = (...times: number[]) => times.map((now) => limiter.take(now));
  assert.deepEqual(taken(0, 0, 0, 0), [true, true, true, false]);
  assert.deepEqual(taken(499, 500, 501), [false, true, false]);
  assert.deepEqual(taken(60_000, 60_000, 60_000, 60_000), [true, true, true, false]);
});

test('a clock that is set back takes nothing away, and one goes on as before', () => {
  const limiter = new Limiter(1, 2, 3_600_000);
  assert.equal(limiter.take(3_600_000), true);
  assert.deepEqual(
    [0, 0, 1000].map((now) => limiter.take(now)),
    [true, false, true],
  );
});

test('each has a bucket of their own, which is forgotten when it is full again', () => {
  const limiters = new Limiters(1000, 2);
  assert.deepEqual(
    ['a', 'a', 'a', 'b'].map((who) => limiters.take(who, 0)),
    [true, true, false, true],
  );
  limiters.take('b', 500);
  limiters.sweep(2001);
  assert.equal(limiters.size, 1);
  limiters.sweep(2501);
  assert.equal(limiters.size, 0);
});
