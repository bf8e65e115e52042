import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Traversal } from './traverse.ts';

test('all are met once in so many parts, evenly, and then again', () => {
  const traversal = new Traversal(new Set(Array.from({ length: 95 }, (_, i) => i)), 10);
  for (let pass = 0; pass < 3; pass++) {
    const parts = Array.from({ length: 10 }, () => traversal.part());
    assert.deepEqual(
      parts.flat(),
      Array.from({ length: 95 }, (_, i) => i),
    );
    assert.equal(Math.max(...parts.map(({ length }) => length)), 10);
  }
});

test('of few each is met once in so many parts, too', () => {
  const traversal = new Traversal(new Map([['a', 1]]), 4);
  const parts = Array.from({ length: 9 }, () => traversal.part());
  assert.deepEqual(parts, [[1], [], [], [], [1], [], [], [], [1]]);
});

test('nobody who stays is left out when others come and go', () => {
  const items = new Set(Array.from({ length: 60 }, (_, i) => i));
  const traversal = new Traversal(items, 6);
  const met: number[] = [];
  for (let part = 0; part < 6; part++) {
    const now = traversal.part();
    met.push(...now);
    for (const item of now) items.delete(item);
    if (part === 2) items.add(100);
  }
  assert.deepEqual(met, [...Array.from({ length: 60 }, (_, i) => i), 100]);
});
