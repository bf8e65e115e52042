import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, RematchReply, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';

test('who sat in for somebody and cannot be known again agrees to no rated game by asking for the next', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = [
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
    await Guest.arrive(server.link),
  ];
  for (const guest of [ada, ben]) await guest.post('me/phrase');
  const table = await ada.table([mine('Ada'), open], { rated: true });
  assert.equal((await ben.post(`tables/${table.id}/join`, { name: 'Ben' })).status, 200);
  const seat = ada.sit(table.id, { as: 0 });
  await seat.ready();
  const { body } = await ben.post<OfferReply>(`tables/${table.id}/links`, { seat: 1 });
  const token = body.path.split('#')[1];
  assert.equal((await eve.post(`tables/${table.id}/links/claim`, { token, name: 'Eve' })).status, 200);
  assert.equal(typeof (await seat.request({ t: 'propose', id: 'x', as: 0, end: 'resigned' })), 'number');
  await seat.until(({ table: shown }) => shown?.status === 'over', 'the end');
  const ask = (guest: Guest) => guest.post<RematchReply & ErrorBody>(`tables/${table.id}/rematch`, {});
  const refused = await ask(eve);
  assert.deepEqual([refused.status, refused.body.code], [403, 'not-kept']);
  const { id } = (await ask(ada)).body;
  assert.equal((await ask(eve)).body.id, id, 'they find the table');
  const agreed = async () => (await ada.get<TableReply>(`tables/${id}`)).body.table.rated?.agreed;
  assert.deepEqual(await agreed(), [true, false]);
  await eve.post('me/phrase');
  await ask(eve);
  assert.deepEqual(await agreed(), [true, true]);
});
