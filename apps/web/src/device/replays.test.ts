import assert from 'node:assert/strict';
import test from 'node:test';
import { forgetReplays, REPLAYS } from './replays.ts';

test('what is kept of a guest’s games is taken away; a browser that keeps nothing goes on', async () => {
  const deleted: string[] = [];
  const place = globalThis as { caches?: unknown };
  place.caches = { delete: async (name: string) => deleted.push(name) };
  await forgetReplays();
  assert.deepEqual(deleted, [REPLAYS]);
  delete place.caches;
  await forgetReplays();
});
