import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { nothingDue, openServer } from '../../testing/server.ts';

const room = (name: string): NewTable['seats'][number] => ({ kind: 'room', name });
const DRAFT: Partial<NewTable> = { game: 'double-header', options: { lots: 'three' }, startWhenFull: false };

test('who would keep the game against the room is told so before anything is offered', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), room('Béla')], DRAFT);
  const { status, body } = await host.post<{ code: string; detail: string }>(`tables/${id}/start`);
  assert.deepEqual([status, body.code], [403, 'not-allowed']);
  assert.match(body.detail, /^keeper/);
  assert.equal(server.tables.live(id)!.row.picks!.draft, undefined);
  await nothingDue(server, id);
});

/** A draft during which its keeper, the judge, leaves: the host keeps the game then, against whom they play. */
async function unfair(server: { readonly link: string }): Promise<{ host: Guest; seat: Seat; id: string }> {
  const [host, judge] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), room('Béla')], { ...DRAFT, judge: 'open' });
  await judge.post(`tables/${id}/judge`, { do: 'take', name: 'Jane' });
  await host.post(`tables/${id}/judge`, { do: 'answer', ask: 1, yes: true });
  assert.equal((await host.post(`tables/${id}/start`)).status, 200);
  await judge.post(`tables/${id}/judge`, { do: 'leave' });
  const seat = host.sit(id);
  await seat.ready();
  assert.ok(seat.place!.draft);
  return { host, seat, id };
}

test('a draft that can end in no game any more is over with its time, and nothing is due then', async () => {
  await using server = await openServer();
  const { host, seat, id } = await unfair(server);
  const table = server.tables.live(id)!;
  const { picks } = table.row;
  table.keep({ picks: { ...picks!, draft: { ...picks!.draft!, by: table.time } } });
  table.proceed();
  await seat.until(({ table: shown }) => shown?.draft === undefined, 'the end of the draft');
  assert.equal(table.row.status, 'waiting');
  await nothingDue(server, id);
  assert.equal((await host.post(`tables/${id}/start`)).status, 403);
  assert.deepEqual(server.errors, []);
});

test('and so it is with the next choice', async () => {
  await using server = await openServer();
  const { host, id } = await unfair(server);
  const { status, body } = await host.post<TableReply>(`tables/${id}/choose`, { seat: 0, engine: null });
  assert.deepEqual([status, body.table.status, body.table.draft], [200, 'waiting', undefined]);
});

test('LM-7.2 who lent a seat before the deal and plays on another does not come back to see a second hand', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const lend = async (id: string, seat: number): Promise<void> => {
    const { body } = await ada.post<OfferReply>(`tables/${id}/links`, { seat });
    const token = body.path.split('#')[1];
    assert.equal((await ben.post(`tables/${id}/links/claim`, { token, name: 'Ben' })).status, 200);
  };
  const back = (id: string) => ada.post<TableReply>(`tables/${id}/take-back`, { seat: 0 });
  const more = { options: { hiddenAgendas: true }, startWhenFull: false };

  const { id } = await ada.table([mine('Ada'), open], more);
  await lend(id, 0);
  assert.equal((await ada.post(`tables/${id}/join`, { name: 'Ada' })).status, 200);
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
  const { status, body } = await back(id);
  assert.deepEqual([status, (body as { code?: string }).code], [403, 'not-your-seat']);
  assert.equal((await ada.get<TableReply>(`tables/${id}`)).body.place.owned, undefined);

  const both = await ada.table([mine('Ada'), mine('Cili')], more);
  await lend(both.id, 0);
  assert.equal((await ada.post(`tables/${both.id}/start`)).status, 200);
  assert.equal((await back(both.id)).status, 403);

  // Who plays on no other comes back to their own.
  const late = await ada.table([mine('Ada'), { kind: 'bot', level: 'easy' }], more);
  await lend(late.id, 0);
  assert.equal((await ada.post(`tables/${late.id}/start`)).status, 200);
  assert.deepEqual((await back(late.id)).body.place.seats, [0]);
});
