import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace } from './pace.ts';

test('a channel is told sixty things at once, then one a second; another is told at once', () => {
  const pace = new Pace();
  const waits = Array.from({ length: 63 }, () => pace.due('ada', 5000) - 5000);
  assert.deepEqual(waits.slice(0, 60), Array(60).fill(0));
  assert.deepEqual(waits.slice(60), [1000, 2000, 3000]);
  assert.equal(pace.due('ben', 5000), 5000);
  assert.equal(pace.due('ada', 6000), 9000, 'what waits comes first');
  assert.equal(pace.due('ada', 200_000), 200_000);
});
