import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { Child } from '../testing/child.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { SteadyCounts } from './steady-counts.ts';

test('counts by key and in windows, and forgets whoever was counted longest ago', (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const counts = new SteadyCounts();
  const count = (key: string, by = counts): [number, number] => {
    let seen: [number, number] = [0, 0];
    by.incr(key, (_, result) => (seen = [result!.current, result!.ttl]), 1000);
    return seen;
  };
  assert.deepEqual(count('a'), [1, 1000]);
  now = 400;
  assert.deepEqual(count('a'), [2, 600]);
  assert.deepEqual(count('b'), [1, 1000]);
  assert.deepEqual(count('a', counts.child()), [1, 1000]);
  now = 1000;
  assert.deepEqual(count('a'), [1, 1000]);
  for (let i = 0; i < 4999; i++) count(String(i));
  assert.deepEqual(count('b'), [1, 1000], 'forgotten');
  assert.deepEqual(count('4998'), [2, 1000]);
});

test('a wall clock that is set back shuts nobody out for longer than the window', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-counts-'));
  const env = { CLOCK_JUMPS: '-3600000', REQUESTS_PER_MINUTE: '60' };
  await using child = await Child.start(folder.path, env);
  const guest = await Guest.arrive(child.link);
  child.signal('SIGUSR2');
  await until(
    async () => (await guest.table([mine('X'), open])).madeAt < Date.now() - 1_800_000,
    'the clock to be set',
  );
  for (let i = 0; ; i++) {
    assert.ok(i < 61, 'refused at last');
    const response = await fetch(`${child.link}api/lobby`);
    await response.arrayBuffer();
    if (response.status !== 429) continue;
    const after = Number(response.headers.get('retry-after'));
    assert.ok(after > 0 && after <= 60, `${after} s`);
    return;
  }
});
