import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ServerMessage } from '@turntable/protocol';
import { Child } from '../testing/child.ts';
import { Guest, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { simple, twoSeats, viewOf } from '../testing/loko-moto.ts';

/** Whoever's turn it is makes the simplest move; gives the number of its update. */
async function move(...seats: readonly Seat[]): Promise<number> {
  const turn = viewOf(seats[0]!).turn;
  const seat = seats.find(({ as }) => as === turn)!;
  const n = (await seat.act(simple(viewOf(seat)))) as number;
  await Promise.all(seats.map((each) => each.until((known) => known.n >= n, `update ${n}`)));
  return n;
}
/** Closes the last socket of seat 1, and waits until the other has heard of it. */
async function leave(seat: Seat, other: Seat): Promise<void> {
  await other.until(({ table }) => table?.seats[1]?.here === true, 'the taken seat');
  await seat.leave();
  await other.until(({ table }) => table?.seats[1]?.here === false, 'the empty seat');
}
function sinceOf(seat: Seat): number | undefined {
  const first = seat.messages.find((each): each is Extract<ServerMessage, { t: 'sync' | 'gap' }> =>
    ['sync', 'gap'].includes(each.t),
  );
  assert.ok(first);
  return first.since;
}
async function arrive(
  guest: Guest,
  table: string,
  options: { as?: number; last?: number } = {},
): Promise<Seat> {
  const seat = guest.sit(table, options);
  await seat.until(({ messages }) => messages.some(({ t }) => t === 'sync' || t === 'gap'), 'the picture');
  return seat;
}

test('who comes back is told where they left, over a restart too; a second device of theirs is not', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const { id } = ada.table!;
  assert.deepEqual([sinceOf(ada), sinceOf(ben)], [undefined, undefined], 'the first visit has no before');
  const left = await move(ada, ben);
  await ben.leave();
  const laptop = await arrive(friend, id);
  assert.equal(sinceOf(laptop), undefined, 'nothing has happened since');
  const seen = await move(ada, laptop);
  assert.equal(seen, left + 1);
  const phone = await arrive(friend, id);
  assert.equal(sinceOf(phone), undefined, 'nothing is new to who is here on another device');
  assert.equal(viewOf(phone).turn, 0);
  await Promise.all([laptop, phone].map((device) => device.leave()));
  await server.stop();

  await using again = await openServer({ dataDir: server.dataDir });
  const here = await arrive(host.at(again.link), id, { as: 0 });
  assert.equal(sinceOf(here), undefined, 'nothing has happened since');
  await move(here);
  const back = await arrive(friend.at(again.link), id);
  assert.equal(sinceOf(back), seen);
  assert.equal(back.n, seen + 1);
  await back.leave();
  assert.equal(sinceOf(await arrive(friend.at(again.link), id)), undefined, 'told once');

  const watcher = await Guest.arrive(again.link);
  await (await arrive(watcher, id)).leave();
  assert.deepEqual(again.tables.live(id)!.visits.size, 2, 'of those who only look on nothing is kept');
});

test('a short break of the connection is no absence; a long one is, from what the browser still shows', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const { id } = ada.table!;
  const left = await move(ada, ben);
  await ben.leave();
  const turned = await arrive(friend, id, { as: 1, last: left });
  assert.equal(sinceOf(turned), undefined);
  const laptop = await arrive(friend, id);
  await move(ada, laptop);
  await turned.leave();
  await leave(laptop, ada);
  const visits = server.tables.live(id)!.visits;
  const [guest, visit] = [...visits].find(([, { n }]) => n === laptop.n)!;
  await move(ada);
  const soon = await arrive(friend, id, { as: 1, last: visit.n });
  assert.equal(sinceOf(soon), undefined, 'away for a moment');
  await leave(soon, ada);
  // As if it had been ten minutes, and two moves ago.
  visits.set(guest, { guest, n: 2, at: Date.now() - 600_000 });
  const late = await arrive(friend, id, { as: 1, last: visit.n });
  assert.equal(late.messages.find(({ t }) => t === 'gap')?.t, 'gap');
  assert.equal(sinceOf(late), visit.n);
});

test('where those are who stay is noted in rounds, and not with each move', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const stored = async (): Promise<number[]> => {
    await server.journal.settled();
    return (await server.store.load(ada.table!.id))!.visits.map(({ n }) => n);
  };
  const { visits } = server.tables;
  const ping = async (): Promise<void> => {
    await Promise.all([ada, ben].map((seat) => seat.send({ t: 'ping' })));
    const both = [ada, ben].map((seat) =>
      seat.until(({ messages }) => messages.at(-1)?.t === 'pong', 'the pong'),
    );
    await Promise.all(both);
  };
  await ping();
  // Each table is in one of so many rounds.
  const rounds = (): void => {
    for (let i = 0; i < 30; i++) visits.round();
  };
  rounds();
  const before = await stored();
  await move(ada, ben);
  assert.deepEqual(await stored(), before);
  await ping();
  rounds();
  assert.deepEqual(await stored(), [2, 2]);
});

test('what was noted is there after a server was killed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-'));
  const child = await Child.start(folder.path);
  const [host, friend] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const { id } = ada.table!;
  await leave(ben, ada);
  const left = ben.n;
  await move(ada);
  await child.end('SIGKILL');
  await using again = await Child.start(folder.path);
  const back = await arrive(friend.at(again.link), id);
  assert.equal(sinceOf(back), left);
});
