import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayFree } from './may-free.ts';

test('the host frees seats of others, and of friends on the same device who come with their own; the last one is left', () => {
  const person = { kind: 'person' } as const;
  assert.equal(mayFree(person, 1, { seats: [0] }), true);
  assert.equal(mayFree(person, 1, { seats: [0, 1] }), true);
  assert.equal(mayFree(person, 0, { seats: [0] }), false);
  assert.equal(mayFree({ kind: 'open' }, 1, { seats: [0] }), false);
});
