import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Holding } from './holding.ts';

test('a table that is not there is not remembered as held, whoever asks for it', async () => {
  const holding = new Holding({
    take: async (id) => (id === 'none' ? undefined : { mine: true, gap: 7 }),
    holder: async () => undefined,
    release: async () => {},
  });
  assert.deepEqual([await holding.take('none'), holding.has('none')], [0, false]);
  assert.deepEqual([await holding.take('some'), holding.has('some')], [7, true]);
});
