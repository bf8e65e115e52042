import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../bench/faults/run.ts';

// The short cut of `npm run long faults`: one of each kind that takes a table from its server.
test('a server killed, paused past its lease, cut off from Redis and from PostgreSQL, and upgraded: nothing lost, nothing twice', async () => {
  const result = await run({
    seed: 1,
    minutes: 0.7,
    nodes: 2,
    tables: 2,
    least: 5,
    faults: 'killed,paused past its lease,cut off from Redis,cut off from PostgreSQL,rolling upgrade',
    say: () => {},
  });
  assert.deepEqual(result.wrong, []);
  assert.ok(Object.keys(result.faults).length >= 2, JSON.stringify(result.faults));
  assert.ok(result.handovers > 0);
  assert.ok(result.acknowledged > 50, String(result.acknowledged));
});
