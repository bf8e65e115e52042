import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableReply } from '@turntable/protocol';
import { Guest, type Seat } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';

/** Two people at a game of Double Header that has begun, with these locomotives or by lot; by seat, which each has. */
async function duel(
  server: TestServer,
  ada: Guest,
  ben: Guest,
  brought: readonly (readonly string[])[] = [],
) {
  const seats = [{ kind: 'mine' as const, name: 'Ada' }, { kind: 'open' as const }];
  const { id } = await ada.table(seats, { game: 'double-header', startWhenFull: false, starter: 'lot' });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  for (const [seat, engines] of brought.entries())
    await [ada, ben][seat]!.post(`tables/${id}/pick`, { seat, engines });
  const { status, body } = await ada.post<TableReply>(`tables/${id}/start`);
  assert.equal(status, 200, JSON.stringify(body));
  const { engines } = server.tables.live(id)!.match!.state as { engines: { front: { id: string } }[][] };
  return { id, ids: engines.map((own) => own.map(({ front }) => front.id)) };
}

/** How many rears somebody sees in what came over a socket. */
const rears = ({ texts }: Seat): number => texts.join('').split('"rear":{').length - 1;

test('LV-1.6 a game that is over shows no rear to who plays another that hides it, and lets them see how it ended', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const past = await duel(server, ada, ben);
  server.tables.live(past.id)!.change({ status: 'over' });
  const before = ada.sit(past.id, { as: 0 });
  await before.ready();
  assert.equal(before.as, 0);
  assert.equal(rears(before), 2, 'those of one’s own locomotives');

  const now = await duel(server, ada, ben, past.ids.toReversed());
  for (const [seat, guest] of [ada, ben].entries())
    for (const as of [seat, undefined]) {
      const back = guest.sit(past.id, as === undefined ? {} : { as });
      await back.ready();
      await back.send({ t: 'look', as: seat });
      await back.send({ t: 'views', id: 'v', as: seat, from: 1, to: 2 });
      const refused = await back.until(({ messages }) => messages.find(({ t }) => t === 'no'), 'no pictures');
      assert.deepEqual(refused, { t: 'no', id: 'v', error: { code: 'not-your-seat' } });
      assert.deepEqual(back.messages.filter(({ t }) => t === 'error').length, 1);
      assert.equal(back.as, 'public');
      assert.equal(back.table?.status, 'over');
      assert.equal(rears(back), 0);
    }

  server.tables.live(now.id)!.change({ status: 'over' });
  const after = ada.sit(past.id, { as: 0 });
  await after.ready();
  assert.equal(rears(after), 2);
  assert.deepEqual(server.errors, []);
});
