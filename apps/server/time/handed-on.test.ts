import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { reclaiming } from '../table/access/coming.ts';
import { leaving } from '../table/access/going.ts';
import type { OfferReply } from '@turntable/protocol/links.ts';

const HOUR = 3_600_000;

test('a seat that goes to and fro has no more time for its move', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  for (const [clock, left] of [
    [{ kind: 'turns', hours: 24 }, HOUR],
    [{ kind: 'live', bank: 600, increment: 0 }, 60_000],
  ] as const) {
    const { id } = await ada!.table([mine('Ada'), open], { clock });
    await ben!.post(`tables/${id}/join`, { name: 'Ben' });
    const table = server.tables.live(id)!;
    const rest = (): number => {
      const { left, since } = table.row.tempo.clocks![0]!;
      assert.ok(since !== null, 'it runs');
      return left - (table.time - since);
    };
    const { tempo } = table.row;
    const clocks = tempo.clocks!.with(0, { ...tempo.clocks![0]!, left, since: table.time });
    table.keep({ tempo: { ...tempo, clocks } });

    const { body } = await ada!.post<OfferReply>(`tables/${id}/links`, { seat: 0 });
    const token = body.path.split('#')[1];
    assert.equal((await eve!.post(`tables/${id}/links/claim`, { token, name: 'Eve' })).status, 200);
    assert.ok(rest() <= left, 'for who sits in');
    assert.equal((await ada!.post(`tables/${id}/take-back`, { seat: 0 })).status, 200);
    assert.ok(rest() <= left, 'for its owner');

    // To a bot and back before it has moved.
    const { host } = table.row;
    table.carryOut(leaving(table.row, table.events, host).effects);
    table.carryOut(reclaiming(table.row, host, 0, server.tables.now()));
    assert.ok(rest() <= left, 'after a bot');
  }
});

test('whoever takes over a seat for which a bot plays, out of time, has that of a move', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await ada!.table([mine('Ada'), open], { clock: { kind: 'turns', hours: 24 } });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const table = server.tables.live(id)!;
  const { tempo } = table.row;
  const out = { ...tempo.clocks![0]!, left: 0, since: null, stage: 'autopilot' } as const;
  table.keep({ tempo: { ...tempo, clocks: tempo.clocks!.with(0, out) } });
  const { body } = await ada!.post<OfferReply>(`tables/${id}/links`, { seat: 0 });
  const token = body.path.split('#')[1];
  assert.equal((await eve!.post(`tables/${id}/links/claim`, { token, name: 'Eve' })).status, 200);
  const { left, stage } = table.row.tempo.clocks![0]!;
  assert.deepEqual([left, stage], [24 * HOUR, 'ok']);
});
