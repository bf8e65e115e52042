import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

test('LM-7.2 who held a seat of a game takes no other of it, and may come back to the same', async () => {
  await using server = await openServer();
  const [ada, ben, eve, dora] = await Promise.all([1, 2, 3, 4].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open], { options: { hiddenAgendas: true } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const handed = async (
    to: Guest,
    by: Guest,
    seat: number,
  ): Promise<{ status: number; body: TableReply | ErrorBody }> => {
    const { body } = await by.post<OfferReply>(`tables/${id}/links`, { seat });
    const token = body.path.split('#')[1]!;
    return to.post<TableReply | ErrorBody>(`tables/${id}/links/claim`, { token, name: 'Nobody yet' });
  };
  assert.equal((await handed(eve!, ben!, 1)).status, 200);
  assert.equal((await ben!.post(`tables/${id}/take-back`, { seat: 1 })).status, 200);
  assert.deepEqual(
    server.tables.live(id)!.row.held?.map(({ seat }) => seat),
    [1, 1],
    'Ben, while he had lent it, and Eve',
  );
  const refused = await handed(eve!, ada!, 0);
  assert.deepEqual(
    [refused.status, (refused.body as ErrorBody).detail],
    [403, 'seat: expected somebody who has held no other one in this game'],
  );
  assert.equal((await handed(dora!, ada!, 0)).status, 200, 'somebody else takes it');
  assert.equal((await handed(eve!, ben!, 1)).status, 200, 'the same seat again');
  assert.equal((await ben!.post(`tables/${id}/take-back`, { seat: 1 })).status, 200);
});

test('before the game everybody may change seats', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open, open], { options: { hiddenAgendas: true } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben', seat: 1 });
  await ben!.post(`tables/${id}/leave`);
  assert.equal((await ben!.post(`tables/${id}/join`, { name: 'Ben', seat: 2 })).status, 200);
  assert.equal((await eve!.post(`tables/${id}/join`, { name: 'Eve', seat: 1 })).status, 200);
  assert.equal(server.tables.live(id)!.row.held, undefined);
});
