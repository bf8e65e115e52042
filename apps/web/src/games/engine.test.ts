import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameListing } from '../session/listing.ts';
import { engineOf } from './engine.ts';

test('rules that could not be fetched are not asked for again at once: whoever waits learns that it failed', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let fetched = 0;
  const engine = (): Promise<never> => Promise.reject(new Error(`fetch ${++fetched}`));
  const listing = { id: 'away', inFirstMessages: true, engine } as unknown as GameListing;
  const first = engineOf(listing);
  await assert.rejects(first, /fetch 1/);
  assert.equal(engineOf(listing), first);
  t.mock.timers.tick(5_000);
  await assert.rejects(engineOf(listing), /fetch 2/);
});
