import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue } from './fair-queue.ts';

test('owners take turns, each in the order of their own', () => {
  const queue = new FairQueue<number>();
  for (let i = 0; i < 3; i++) queue.push('greedy', i);
  queue.push('modest', 10);
  queue.push('other', 20);
  const taken = [];
  for (let next = queue.take(() => true); next; next = queue.take(() => true)) taken.push(next.item);
  assert.deepEqual(taken, [0, 10, 20, 1, 2]);
  assert.equal(queue.size, 0);
});

test('an owner who may not come now keeps their place', () => {
  const queue = new FairQueue<number>();
  queue.push('a', 1);
  queue.push('b', 2);
  assert.equal(queue.take((owner) => owner !== 'a')?.item, 2);
  assert.equal(
    queue.take((owner) => owner !== 'a'),
    undefined,
  );
  assert.equal(queue.take(() => true)?.item, 1);
});

test('an item that may not come now holds up no other of its owner', () => {
  const queue = new FairQueue<number>();
  for (const item of [1, 2, 3]) queue.push('a', item);
  assert.equal(queue.take((_owner, item) => item > 1)?.item, 2);
  assert.equal(queue.take(() => true)?.item, 1);
  assert.equal(queue.size, 1);
});
