import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersFor, mustAsk } from './agreeing.ts';

const table = (...kinds: readonly ('person' | 'room' | 'bot')[]): Parameters<typeof mustAsk>[0] => ({
  seats: kinds.map((kind) => ({ kind, name: kind, here: true })),
});
const mixed = table('person', 'room', 'bot', 'room');

test('the keeper answers for those in the room, whoever plays far away for their own seat alone', () => {
  assert.deepEqual(answersFor(mixed, { seats: [0] }), [0]);
  assert.deepEqual(answersFor(mixed, { seats: [], keeper: true }), [1, 3]);
  assert.deepEqual(answersFor(mixed, { seats: [0], keeper: true }), [0, 1, 3]);
});

test('those in the room are asked as persons are, bots are not', () => {
  assert.equal(mustAsk(mixed, { seats: [0] }), true);
  assert.equal(mustAsk(mixed, { seats: [0], keeper: true }), false, 'who keeps their game agrees for them');
  assert.equal(mustAsk(mixed, { seats: [], keeper: true }), true);
  assert.equal(mustAsk(table('person', 'bot'), { seats: [0] }), false);
  assert.equal(mustAsk(table('person', 'bot', 'person'), { seats: [0] }), true);
});
