import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, type AnyGame } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { ErrorBody, NewTable, TableInfo, TableReply } from '@turntable/protocol';
import { bot, Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { row } from '../../testing/store.ts';
import type { TableRow } from '../../storage/rows.ts';
import { tableInfo } from '../info.ts';

const wish = (seat: Seat, what: object): Promise<number | ErrorBody> =>
  seat.request({ t: 'propose', id: seat.newId(), as: seat.as, ...what });
const agree = (seat: Seat, yes: boolean): Promise<number | ErrorBody> =>
  seat.request({ t: 'agree', id: seat.newId(), as: seat.as, yes });
const code = (answer: number | ErrorBody): string => (typeof answer === 'number' ? 'ok' : answer.code);
const table = <Found>(seat: Seat, find: (table: TableInfo) => Found | undefined): Promise<Found & {}> =>
  seat.until(({ table: info }) => (info ? (find(info) ?? undefined) : undefined), 'the table') as Promise<
    Found & {}
  >;

/** People and bots at a running table, those who look through their own eyes. */
async function begun(
  link: string,
  names: readonly (string | null)[],
  more: Partial<NewTable> = {},
): Promise<{ id: string; guests: Guest[]; seats: Seat[] }> {
  const people = names.flatMap((name, seat) => (name === null ? [] : [{ name, seat }]));
  const guests = await Promise.all(people.map(() => Guest.arrive(link)));
  for (const guest of guests) await guest.post('me/phrase');
  const wishes = names.map((name, i) => (name === null ? bot('easy') : i === 0 ? mine(name) : open));
  const { id } = await guests[0]!.table(wishes, { entry: 'open', ...more });
  for (const [i, { name, seat }] of people.entries())
    if (i > 0) assert.equal((await guests[i]!.post(`tables/${id}/join`, { name, seat })).status, 200);
  // Where locomotives are brought along, the host says when.
  if (more.startWhenFull === false) assert.equal((await guests[0]!.post(`tables/${id}/start`)).status, 200);
  const seats = guests.map((guest, i) => guest.sit(id, { as: people[i]!.seat }));
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  return { id, guests, seats };
}

test('who resigns has lost: the game is over at once, is rated, and its record says so', async () => {
  await using server = await openServer();
  const { id, guests, seats } = await begun(server.link, ['Ada', 'Ben'], { rated: true });
  const [ada, ben] = seats as [Seat, Seat];
  assert.equal(code(await wish(ben, { end: 'resigned' })), 'ok');
  assert.deepEqual(await table(ada, ({ stopped }) => stopped), { reason: 'resigned', by: 1 });
  assert.equal(ada.table?.status, 'over');
  assert.equal(ada.table.minutes, 0);
  const changes = await table(ada, ({ rated }) => rated?.changes);
  assert.ok(changes[0]!.by > 0 && changes[1]!.by < 0);
  assert.equal(code(await wish(ada, { end: 'resigned' })), 'not-running');
  const { body } = await guests[0]!.get(`tables/${id}/record`);
  assert.deepEqual((body as { end?: unknown }).end, { reason: 'resigned', by: 1 });
  const game: AnyGame = lokoMoto;
  assert.equal(replayRecord(game, readRecord(game, body)).error, null);
  const { body: past } = await guests[0]!.get<{ games: { winners: number[] }[] }>('tables/history');
  assert.deepEqual(past.games[0]!.winners, [0]);
});

test('how long a game was played is known once it is over, unless it began before that was noted', () => {
  const minutes = (ended: NonNullable<TableRow['ended']>) =>
    tableInfo(row('one', { status: 'over', ended })).minutes;
  assert.equal(minutes({ at: 40 * 60_000, began: 6 * 60_000, winners: [0] }), 34);
  assert.equal(minutes({ at: 40 * 60_000, winners: [0] }), undefined);
});

test('a game ends without a result if all persons agree, not before, and counts for no rating', async () => {
  await using server = await openServer();
  const { id, guests, seats } = await begun(server.link, ['Ada', 'Ben', 'Cili']);
  const [ada, ben, cili] = seats as [Seat, Seat, Seat];
  assert.equal(code(await wish(ada, { end: 'resigned' })), 'not-allowed', 'of three nobody resigns for all');
  assert.equal(code(await wish(ada, { end: 'abandoned' })), 'ok');
  await table(ben, ({ asking }) => asking);
  assert.equal(code(await agree(ben, true)), 'ok');
  assert.equal(ben.table?.status, 'running');
  assert.equal(code(await agree(cili, false)), 'ok');
  await table(ada, ({ asking }) => asking === undefined || undefined);
  assert.equal(ada.table?.status, 'running');
  assert.equal(code(await wish(ben, { end: 'abandoned' })), 'ok');
  await table(cili, ({ asking }) => asking);
  assert.equal(code(await agree(cili, true)), 'ok');
  assert.equal(code(await agree(ada, true)), 'ok');
  assert.deepEqual(await table(ben, ({ stopped }) => stopped), { reason: 'abandoned' });
  const { body } = await guests[2]!.get(`tables/${id}/record`);
  assert.deepEqual((body as { end?: unknown }).end, { reason: 'abandoned' });
});

test('against bots alone one ends a game by oneself, and a bot plays no more', async () => {
  await using server = await openServer();
  const { id, seats } = await begun(server.link, ['Ada', null, null]);
  const [ada] = seats as [Seat];
  assert.equal(code(await wish(ada, { end: 'abandoned' })), 'ok');
  await table(ada, ({ stopped }) => stopped);
  assert.equal(server.tables.live(id)!.botTurn(), undefined);
});

test('in a rated game against bots nobody takes the game back by ending it without a result: who gives up has lost', async () => {
  await using server = await openServer();
  const { seats } = await begun(server.link, ['Ada', null], { rated: true });
  const [ada] = seats as [Seat];
  assert.equal(code(await wish(ada, { end: 'abandoned' })), 'not-allowed');
  assert.equal(code(await wish(ada, { end: 'resigned' })), 'ok');
  const changes = await table(ada, ({ rated }) => rated?.changes);
  assert.ok(changes[0]!.by < 0);
});

test('in a rated game against bots nobody gives themselves another pace or more time; in others bots agree', async () => {
  await using server = await openServer();
  const clock = { kind: 'live', bank: 300, increment: 5 };
  const pace = { tempo: 'turns', clock: { kind: 'turns', hours: 24 } };
  for (const rated of [true, false]) {
    const { seats } = await begun(server.link, ['Ada', null], { rated, clock } as Partial<NewTable>);
    const [ada] = seats as [Seat];
    const expected = rated ? 'not-allowed' : 'ok';
    assert.equal(
      code(await wish(ada, { factor: { seat: 0, factor: 3 } })),
      expected,
      `factor, rated: ${rated}`,
    );
    assert.equal(code(await wish(ada, { pace })), expected, `pace, rated: ${rated}`);
  }
});

test('a team resigns together: a teammate has to agree, the other side is not asked', async () => {
  await using server = await openServer();
  const { seats } = await begun(server.link, ['Ada', 'Ben', 'Cili', null], {
    game: 'double-header',
    startWhenFull: false,
  });
  const [ada, ben, cili] = seats as [Seat, Seat, Seat];
  assert.equal(code(await wish(ada, { end: 'resigned' })), 'ok');
  const asking = await table(ben, (info) => info.asking);
  assert.deepEqual(asking.waiting, [1]);
  assert.equal(code(await agree(cili, true)), 'not-allowed');
  assert.equal(code(await agree(ben, true)), 'ok');
  assert.deepEqual(await table(cili, ({ stopped }) => stopped), { reason: 'resigned', by: 0 });
});

test('a game with people in the room ends without a result if their keeper agrees; of three sides nobody resigns', async () => {
  await using server = await openServer();
  const room = (name: string) => ({ kind: 'room', name }) as const;
  for (const names of [['Ada'], ['Ada', 'Béla']]) {
    const [keeper, far] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
    const { id } = await keeper.table([...names.map(room), open], { startWhenFull: false });
    assert.equal((await far.post(`tables/${id}/join`, { name: 'Cili' })).status, 200);
    assert.equal((await keeper.post(`tables/${id}/start`)).status, 200);
    const [kept, cili] = [keeper.sit(id), far.sit(id, { as: names.length })];
    await Promise.all([kept, cili].map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
    if (names.length === 2) assert.equal(code(await wish(cili, { end: 'resigned' })), 'not-allowed');
    assert.equal(code(await wish(cili, { end: 'abandoned' })), 'ok');
    const { waiting } = await table(kept, ({ asking }) => asking);
    assert.deepEqual(
      waiting,
      names.map((_, seat) => seat),
    );
    assert.equal(kept.table?.status, 'running');
    assert.equal(code(await kept.agree(true, 0)), 'ok');
    assert.deepEqual(await table(cili, ({ stopped }) => stopped), { reason: 'abandoned' });
  }
});

test('while people gather a seat is changed: a free one at once, a bot’s in exchange, a person’s if they agree', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), open, bot('hard'), open], {
    game: 'loko-moto',
    entry: 'open',
  });
  const { body } = await friend.post<TableReply>(`tables/${id}/join`, { name: 'Ben', seat: 3 });
  assert.deepEqual(body.place.seats, [3], 'the seat that was asked for');
  const names = (seat: Seat): string => seat.table!.seats.map(({ name, kind }) => name || kind).join(' ');
  const ada = host.sit(id, { as: 0 });
  await table(ada, (info) => info);
  assert.equal(code(await ada.request({ t: 'propose', id: 'a', as: 0, swap: 1 })), 'ok');
  await table(ada, ({ seats }) => seats[1]!.name === 'Ada' || undefined);
  assert.equal(code(await ada.request({ t: 'propose', id: 'b', as: 1, swap: 2 })), 'ok');
  await table(ada, ({ seats }) => seats[2]!.name === 'Ada' || undefined);
  assert.match(names(ada), /^open \S+ Ada Ben$/);
  assert.equal(code(await ada.request({ t: 'propose', id: 'c', as: 2, swap: 3 })), 'ok');
  const ben = friend.sit(id, { as: 3 });
  await table(ben, ({ asking }) => asking);
  assert.match(names(ada), /^open \S+ Ada Ben$/, 'not before Ben agrees');
  assert.equal(code(await agree(ben, true)), 'ok');
  await table(ada, ({ seats }) => seats[3]!.name === 'Ada' || undefined);
  assert.match(names(ada), /^open \S+ Ben Ada$/);
  assert.equal(code(await ada.request({ t: 'propose', id: 'd', as: 3, end: 'resigned' })), 'not-running');
});
