import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine } from '../testing/guest.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { openServer } from '../testing/server.ts';

test('a log that is longer than any game takes no answer by hand; the game can still be ended', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { id } = await ada.table([mine('Ada'), mine('Béla')]);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  const { log } = server.tables.live(id)!.match!;
  const { length } = log;
  log.length = 4_000;
  const refused = await seat.act(simple(viewOf(seat)));
  assert.deepEqual(refused, { code: 'not-allowed', detail: 'act: expected no more at this table' });
  log.length = length;
  assert.equal(await seat.act(simple(viewOf(seat))), length + 1);
  log.length = 4_000;
  assert.equal(typeof (await seat.request({ t: 'propose', id: 'x', as: 0, end: 'abandoned' })), 'number');
  assert.equal(server.tables.live(id)!.row.status, 'over');
});
