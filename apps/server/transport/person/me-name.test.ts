import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '@turntable/protocol';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

test('the name is the one that a guest bore last, also as a judge, whatever nameless tables came after', async () => {
  await using server = await openServer();
  const judy = await Guest.arrive(server.link);
  const name = async (): Promise<string | null> => (await judy.get<Me>('me')).body.name;
  assert.equal(await name(), null);
  await judy.table([mine('Judy'), open]);
  assert.equal(await name(), 'Judy');
  await judy.table([open, open], { game: 'loco-dome', judge: 'me', judgeName: 'Judge Judy' });
  assert.equal(await name(), 'Judge Judy');
  // Hosted for others: nobody of that table is her.
  await judy.table([open, open], { game: 'loco-dome' });
  assert.equal(await name(), 'Judge Judy');
});
