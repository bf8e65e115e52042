import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody } from '@turntable/protocol';
import { bot, Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { freeSections, simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';
import { openServer } from '../../testing/server.ts';

const code = (answer: number | ErrorBody): string =>
  typeof answer === 'number' ? `ok ${answer}` : answer.code;
const all = (seats: readonly Seat[], n: number): Promise<unknown> =>
  Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, `update ${n}`)));

test('one’s own last action is taken back freely; the update numbers go on', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const before = structuredClone(ada.view);
  assert.equal(code(await ada.back()), 'nothing-to-take-back');
  await ada.act(simple(viewOf(ada)));
  await ada.until(({ undo }) => undo === 'free', 'a free take-back');
  assert.equal(code(await ben.back()), 'sealed');
  assert.equal(await ada.back(undefined, 'twice'), 3);
  assert.equal(await ada.back(undefined, 'twice'), 3);
  await all([ada, ben], 3);
  assert.deepEqual(ada.view, before);
  assert.equal(ada.undo, 'sealed');
});

test('an answer meant for a position that was taken back is stale, though its question is open again', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  await ada.act(simple(viewOf(ada)));
  await all([ada, ben], 2);
  const late = { t: 'act', as: 1, decision: viewOf(ben).decisions[0]!.id, action: simple(viewOf(ben)) };
  await ada.back();
  await ada.until(({ n }) => n === 3, 'the take-back');
  await ada.act({ type: 'close', section: freeSections(viewOf(ada)).at(-1)! } as never);
  await all([ada, ben], 4);
  assert.equal(viewOf(ben).decisions[0]!.id, late.decision);
  assert.equal(code(await ben.request({ ...late, id: 'late', seen: 2 })), 'stale');
  assert.equal(code(await ben.request({ ...late, id: 'now', seen: 4 })), 'ok 5');
  await ada.request({ t: 'propose', id: 'resign', as: 0, end: 'resigned' });
  await ben.until(({ table }) => table?.status === 'over', 'the end');
  assert.equal(code(await ben.request({ ...late, id: 'over', seen: 2 })), 'stale');
  assert.equal(code(await ben.request({ ...late, id: 'end', seen: 5 })), 'not-running');
});

test('with another’s action in between, all people at the table have to agree; bots always do', async () => {
  await using server = await openServer();
  const [host, friend, third] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const table = await host!.table([mine('Ada'), open, open, bot()]);
  await friend!.post(`tables/${table.id}/join`, { name: 'Ben' });
  await third!.post(`tables/${table.id}/join`, { name: 'Cleo' });
  const seats = [host!, friend!, third!].map((guest, as) => guest.sit(table.id, { as }));
  const [ada, ben, cleo] = seats as [Seat, Seat, Seat];
  await Promise.all(seats.map((seat) => seat.ready()));
  const before = structuredClone(viewOf(ada).lines);
  await ada.act(simple(viewOf(ada)));
  await all(seats, 2);
  await ben.act(simple(viewOf(ben)));
  await all(seats, 3);

  assert.equal(await ada.back(undefined, 'ask-1'), 3);
  await cleo.until(({ table: { asking } = {} as never }) => asking, 'the question');
  assert.deepEqual(cleo.table!.asking, { what: 'back', by: 0, waiting: [1, 2] });
  assert.equal(code(await ada.agree(true)), 'not-allowed');
  await ben.agree(true);
  await ada.until(({ table: info }) => info?.asking?.waiting.length === 1, 'the first answer');
  await cleo.agree(false, undefined, 'no-1');
  await ada.until(({ table: info }) => !info?.asking, 'the refusal');
  assert.equal(ada.n, 3);
  assert.equal(await cleo.agree(false, undefined, 'no-1'), 3, 'a repeated answer');
  assert.equal(await ada.back(undefined, 'ask-1'), 3, 'a repeated question asks nobody');
  assert.equal(code(await cleo.agree(true)), 'nothing-to-take-back');

  assert.equal(code(await ada.back()), 'not-allowed', 'the others are asked once');
  const beside = ada.lines.map(({ seq, n, kind, by }) => ({ seq, n, kind, by }));
  assert.deepEqual(beside, [
    { seq: 0, n: 3, kind: 'undo-asked', by: 0 },
    { seq: 1, n: 3, kind: 'undo-given', by: 1 },
    { seq: 2, n: 3, kind: 'undo-refused', by: 2 },
  ]);
  const watcher = friend!.sit(table.id, { as: 'public' });
  await watcher.ready();
  assert.deepEqual(watcher.lines, ada.lines, 'who comes later reads the same');

  await cleo.act(simple(viewOf(cleo)));
  await all(seats, 5);
  await ada.back();
  await ben.agree(true);
  assert.equal(await cleo.agree(true), 9, 'four entries were taken back');
  await all(seats, 9);
  assert.deepEqual(viewOf(ada).lines, before);
  assert.equal(viewOf(ada).turn, 0);
  assert.deepEqual(
    ada.log.slice(-4).map(({ event: { kind, by } }) => ({ kind, by })),
    Array(4).fill({ kind: 'take-back', by: 0 }),
  );

  await ada.act(simple(viewOf(ada)));
  await all(seats, 10);
  await ben.act(simple(viewOf(ben)));
  await all(seats, 11);
  await ada.back();
  await cleo.until(({ table: { asking } = {} as never }) => asking, 'the question');
  await cleo.act(simple(viewOf(cleo)));
  await ada.until(({ table: info }) => !info?.asking, 'playing on to answer the question');
});

test('against bots alone a take-back is granted at once', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const table = await host.table([mine('Ada'), bot()]);
  const ada = host.sit(table.id);
  await ada.ready();
  const { lines } = viewOf(ada);
  await ada.act(simple(viewOf(ada)));
  await all([ada], 3);
  assert.equal(ada.undo, 'ask');
  assert.equal(await ada.back(), 5);
  await all([ada], 5);
  assert.deepEqual(viewOf(ada).lines, lines);
});

test('in a rated game no bot agrees to a take-back', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  await host.post('me/phrase');
  const table = await host.table([mine('Ada'), bot()], { rated: true });
  const ada = host.sit(table.id);
  await ada.ready();
  await ada.act(simple(viewOf(ada)));
  await all([ada], 3);
  assert.equal(code(await ada.back()), 'sealed');
});
