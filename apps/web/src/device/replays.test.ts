import assert from 'node:assert/strict';
import test from 'node:test';
import { replaysIn } from './cache-name.ts';
import { forgetReplays } from './replays.ts';

test('what is kept of a guest’s games is taken away; a browser that keeps nothing goes on', async () => {
  const deleted: string[] = [];
  const place = globalThis as { caches?: unknown };
  place.caches = { delete: async (name: string) => deleted.push(name) };
  await forgetReplays();
  assert.deepEqual(deleted, [replaysIn('/')]);
  delete place.caches;
  await forgetReplays();
});
