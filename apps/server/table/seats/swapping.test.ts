import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { Guest, open, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

const room = (name: string) => ({ kind: 'room', name }) as const;
const names = ({ table }: Seat): string[] => table!.seats.map(({ name }) => name);
const code = (answer: number | ErrorBody): string => (typeof answer === 'number' ? 'ok' : answer.code);

/** Ada hosts, and keeps the game for Béla in the room; Ben wishes for Béla's seat before the game. */
async function wishing(link: string) {
  const [ada, ben] = [await Guest.arrive(link), await Guest.arrive(link)];
  const { id } = await ada.table([room('Béla'), open, open], { startWhenFull: false });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const [keeper, seat] = [ada.sit(id), ben.sit(id, { as: 1 })];
  await Promise.all([keeper.ready(), seat.ready()]);
  const ask = async (): Promise<string> =>
    code(await seat.request({ t: 'propose', id: seat.newId(), as: 1, swap: 0 }));
  const answer = async (by: Seat, yes: boolean): Promise<string> =>
    code(await by.request({ t: 'agree', id: by.newId(), as: 0, yes }));
  return { ada, id, keeper, seat, ask, answer };
}

test('whoever wishes for a seat in the room asks the keeper, who answers for it', async () => {
  await using server = await openServer();
  const { keeper, seat, ask, answer } = await wishing(server.link);
  assert.equal(await ask(), 'ok');
  await keeper.until(({ table }) => table?.asking, 'the wish');
  assert.deepEqual(names(keeper), ['Béla', 'Ben', '']);
  assert.equal(await answer(seat, true), 'not-your-seat', 'who asks does not answer for it');
  assert.equal(await answer(keeper, false), 'ok');
  await seat.until(({ table }) => table && !table.asking, 'the answer');
  assert.deepEqual(names(seat), ['Béla', 'Ben', '']);
  assert.equal(await ask(), 'ok');
  assert.equal(await answer(keeper, true), 'ok');
  await seat.until((each) => names(each)[0] === 'Ben', 'the other seat');
  assert.deepEqual(names(seat), ['Ben', 'Béla', '']);
  assert.deepEqual(
    server.tables.live(seat.table!.id)!.events.map(({ kind }) => kind),
    ['swap-asked', 'agreement-refused', 'swap-asked', 'agreement-given', 'swap'],
  );
});

test('the keeper themself takes a seat in the room at once', async () => {
  await using server = await openServer();
  const { ada, id } = await wishing(server.link);
  assert.equal((await ada.post(`tables/${id}/join`, { name: 'Ada' })).status, 200);
  const seat = ada.sit(id, { as: 2 });
  await seat.ready();
  assert.equal(code(await seat.request({ t: 'propose', id: 'k', as: 2, swap: 0 })), 'ok');
  await seat.until((each) => names(each)[0] === 'Ada', 'the other seat');
  assert.deepEqual(names(seat), ['Ada', 'Ben', 'Béla']);
});

test('a keeper who has a seat answers no wish that was put to another', async () => {
  await using server = await openServer();
  const { ada, id, keeper, seat, answer } = await wishing(server.link);
  assert.equal((await ada.post(`tables/${id}/join`, { name: 'Ada' })).status, 200);
  const cleo = await Guest.arrive(server.link);
  assert.equal((await ada.post(`tables/${id}/kick`, { seat: 0 })).status, 200);
  assert.equal((await cleo.post(`tables/${id}/join`, { name: 'Cleo', seat: 0 })).status, 200);
  assert.equal(code(await seat.request({ t: 'propose', id: 'p', as: 1, swap: 0 })), 'ok');
  assert.equal(await answer(keeper, true), 'not-your-seat');
});

test('a wish for a seat in the room is gone once a bot sits there', async () => {
  await using server = await openServer();
  const { ada, id, seat, ask } = await wishing(server.link);
  assert.equal(await ask(), 'ok');
  assert.equal((await ada.post(`tables/${id}/bot`, { seat: 2, level: 'easy' })).status, 200);
  assert.equal(server.tables.live(id)!.row.asking?.what, 'swap');
  assert.equal((await ada.post(`tables/${id}/bot`, { seat: 0, level: 'easy' })).status, 200);
  await seat.until(({ table }) => table && !table.asking, 'the end of the wish');
});
