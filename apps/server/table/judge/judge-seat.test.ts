import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act } from '@turntable/engine';
import type { View } from '@turntable/games/loco-dome/types.ts';
import type { ErrorBody, Me, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { seatJudge } from '../../testing/judge.ts';
import { openServer } from '../../testing/server.ts';
import type { TableRow } from '../../storage/rows.ts';
import { keeperOf } from '../seats/keeper.ts';
import { judgeAgain, leaveJudge, takeJudge } from './judge.ts';

const LOCOMOTIVES = ['gwr-king-6000', 'stephenson-rocket', 'lner-a4-mallard', 'br-9f', 'gwr-king-6000'];

/** Ada hosts, Ben plays too, Judy and Tom look on; the game runs with an empty judge's seat. */
async function running(link: string) {
  const [ada, ben, judy, tom] = await Promise.all([1, 2, 3, 4].map(() => Guest.arrive(link)));
  const { id } = await ada!.table([mine('Ada'), open], { game: 'loco-dome', judge: 'open' });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  for (const [seat, guest] of [ada!, ben!].entries())
    await guest.post(`tables/${id}/pick`, { seat, engines: LOCOMOTIVES });
  const wish = (guest: Guest, body: object) => guest.post<TableReply & ErrorBody>(`tables/${id}/judge`, body);
  const take = async (guest: Guest, name: string): Promise<number> => {
    const { status, body } = await wish(guest, { do: 'take', name });
    assert.equal(status, 200);
    return body.place.ask!;
  };
  const placeOf = async (guest: Guest) => (await guest.get<TableReply>(`tables/${id}`)).body.place;
  const infoOf = async () => (await ada!.get<TableReply>(`tables/${id}`)).body.table.judge!;
  return { ada: ada!, ben: ben!, judy: judy!, tom: tom!, id, wish, take, placeOf, infoOf };
}
/** Whether cards are seen that only the judge may see. */
const seesAll = ({ view }: Seat): boolean => (view as View).viewer === 'judge';

test('LV-3.1 nobody sees every card without a yes: whoever asks waits, and looks on meanwhile', async () => {
  await using server = await openServer();
  const { ada, judy, id, wish, take, placeOf, infoOf } = await running(server.link);
  const seat = judy.sit(id, { as: 'judge' });
  await seat.ready();
  const ask = await take(judy, 'Judy');
  assert.deepEqual((await infoOf()).asks, [{ id: ask, name: 'Judy', as: 'judge', named: false, yes: [] }]);
  assert.deepEqual([(await placeOf(judy)).judge, seat.as], [undefined, 'public']);
  await seat.send({ t: 'look', as: 'judge' });
  await seat.until(({ messages }) => messages.find(({ t }) => t === 'error'), 'the refusal');
  assert.equal(seesAll(seat), false);
  for (const guest of [judy, await Guest.arrive(server.link)])
    assert.equal((await wish(guest, { do: 'answer', ask, yes: true })).status, 403, 'not theirs to say');
  await wish(ada, { do: 'answer', ask, yes: true });
  assert.equal((await placeOf(judy)).judge, true);
  await seat.send({ t: 'look', as: 'judge' });
  await seat.until(seesAll, 'the judge’s view');
  assert.deepEqual(
    seat.lines.map(({ kind, by, with: values }) => [kind, by, values]),
    [
      ['judge-asked', null, { name: 'Judy' }],
      ['judge-seated', null, { name: 'Judy', as: 'judge' }],
    ],
  );
});

test('without the host it takes the yes of all contestants', async () => {
  await using server = await openServer();
  const { ada, ben, judy, tom, id, wish, take, placeOf } = await running(server.link);
  // A host who plays nothing is no contestant.
  (await server.tables.get(id)).change({ host: 'somebody-else' });
  const ask = await take(judy, 'Judy');
  await wish(ben, { do: 'answer', ask, yes: true });
  assert.equal((await placeOf(judy)).judge, undefined, 'one of two');
  await wish(ben, { do: 'answer', ask, yes: false });
  await wish(ada, { do: 'answer', ask, yes: true });
  assert.equal((await placeOf(judy)).judge, undefined, 'who said yes may think again');
  await wish(ben, { do: 'answer', ask, yes: true });
  assert.equal((await placeOf(judy)).judge, true);
  assert.equal((await wish(tom, { do: 'answer', ask, yes: true })).body.code, 'stale');
});

test('the host’s no ends a wish, and so does who wished; a host without a seat sits down at once', async () => {
  await using server = await openServer();
  const { ada, judy, tom, wish, take, infoOf } = await running(server.link);
  await wish(ada, { do: 'answer', ask: await take(judy, 'Judy'), yes: false });
  await take(tom, 'Tom');
  await wish(tom, { do: 'leave' });
  assert.equal((await infoOf()).asks, undefined);
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([open, open], { game: 'loco-dome', judge: 'open' });
  assert.equal((await seatJudge(host, host, id)).place.judge, true);
});

test('LV-3.2 the judge names a deputy, who sees every card, and rules while the judge is away', async () => {
  await using server = await openServer();
  const { ada, judy, tom, id, wish, take, placeOf, infoOf } = await running(server.link);
  await seatJudge(ada, judy, id);
  const ask = await take(tom, 'Tom');
  assert.equal((await wish(ada, { do: 'answer', ask, yes: true })).status, 403, 'the judge disposes of it');
  assert.equal((await wish(ada, { do: 'name', ask, as: 'deputy' })).status, 403);
  await wish(judy, { do: 'name', ask, as: 'deputy' });
  assert.equal((await placeOf(tom)).judge, undefined, 'named, and not yet agreed to');
  await wish(ada, { do: 'answer', ask, yes: true });
  const place = await placeOf(tom);
  assert.deepEqual([place.judge, place.deputy], [true, true]);

  const seats = [judy.sit(id, { as: 'judge' }), tom.sit(id, { as: 'judge' })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  assert.deepEqual(seats.map(seesAll), [true, true]);
  const correct = (seat: Seat, scores: readonly number[]) =>
    seat.act({ type: 'correct', scores, reason: 'counted again' } as Act, 'judge');
  const refused = (await correct(seats[1], [1, 0])) as ErrorBody;
  assert.equal(refused.code, 'not-your-seat', 'the judge is there');
  assert.equal(typeof (await correct(seats[0], [1, 0])), 'number');
  await seats[0].leave();
  const info = await infoOf();
  assert.deepEqual([info.here, info.deputy, info.second], [false, false, { name: 'Tom', here: true }]);
  assert.equal(typeof (await correct(seats[1], [2, 0])), 'number');
  await wish(judy, { do: 'dismiss' });
  await seats[1].until(({ as }) => as === 'public', 'the public view');
});

test('the judge hands the seat over by name; who leaves is followed by the deputy', async () => {
  await using server = await openServer();
  const { ada, judy, tom, id, wish, take, placeOf, infoOf } = await running(server.link);
  await seatJudge(ada, judy, id);
  const ask = await take(tom, 'Tom');
  await wish(judy, { do: 'name', ask, as: 'judge' });
  await wish(ada, { do: 'answer', ask, yes: true });
  assert.deepEqual([(await infoOf()).name, (await placeOf(judy)).judge], ['Tom', undefined]);
  const again = await take(judy, 'Judy');
  await wish(tom, { do: 'name', ask: again, as: 'deputy' });
  await wish(ada, { do: 'answer', ask: again, yes: true });
  await wish(tom, { do: 'leave' });
  const info = await infoOf();
  assert.deepEqual([info.name, info.second, info.taken], ['Judy', undefined, true]);
  // What was asked and granted is stored with the table.
  assert.equal((await server.store.load(id))!.row.judge!.name, 'Judy');
});

test('a host who sat down to play becomes the judge instead, and the seat is free', async () => {
  await using server = await openServer();
  const [ada, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const { id } = await ada.table([mine('Ada'), open], { game: 'loco-dome', judge: 'open' });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  const take = (guest: Guest, wish: object) =>
    guest.post<TableReply & ErrorBody>(`tables/${id}/judge`, { do: 'take', name: 'Judy', ...wish });
  assert.equal((await take(ada, {})).status, 403, 'LV-3.3 a contestant is no judge');
  assert.equal((await take(ben, { instead: true })).status, 403, 'not the host');
  const { body } = await take(ada, { instead: true });
  assert.deepEqual([body.place.judge, body.place.seats, body.place.host], [true, [], true]);
  assert.equal(body.table.seats[0]!.kind, 'open');
  assert.equal(body.table.judge!.name, 'Judy');
  assert.equal((await take(ada, { instead: true })).status, 403, 'there is no seat to give up');
});

test('LV-3.3 whoever judged in a game takes no seat at it: they have seen every card', async () => {
  await using server = await openServer();
  const { ada, ben, judy, tom, id, wish, take } = await running(server.link);
  await seatJudge(ada, judy, id);
  const deputy = await take(tom, 'Tom');
  await wish(judy, { do: 'name', ask: deputy, as: 'deputy' });
  await wish(ada, { do: 'answer', ask: deputy, yes: true });
  // Each way down from the judge's seat: the deputy is dismissed, the judge leaves.
  await wish(judy, { do: 'dismiss' });
  await wish(judy, { do: 'leave' });
  const { body } = await ben.post<OfferReply>(`tables/${id}/links`, { seat: 1 });
  const token = body.path.split('#')[1];
  const claim = (guest: Guest) =>
    guest.post<ErrorBody>(`tables/${id}/links/claim`, { token, name: 'In for Ben' });
  for (const guest of [judy, tom]) {
    const { status, body: why } = await claim(guest);
    assert.equal(status, 403);
    assert.match(JSON.stringify(why), /LV-3\.3/);
  }
  const visitor = await Guest.arrive(server.link);
  assert.equal((await claim(visitor)).status, 200, 'somebody who has seen nothing');
  assert.equal((await server.store.load(id))!.row.judge!.former!.length, 2);
});

test('LV-3.3 whoever played in a game judges it no more: neither a host whose seat is gone nor who sat in', async () => {
  await using server = await openServer();
  const { ada, ben, id } = await running(server.link);
  const visitor = await Guest.arrive(server.link);
  const handed = async (by: Guest, seat: number): Promise<void> => {
    const { body } = await by.post<OfferReply>(`tables/${id}/links`, { seat });
    const token = body.path.split('#')[1];
    const to = seat === 0 ? await Guest.arrive(server.link) : visitor;
    assert.equal((await to.post(`tables/${id}/links/claim`, { token, name: 'X' })).status, 200);
  };
  await handed(ben, 1);
  assert.equal((await ben.post(`tables/${id}/take-back`, { seat: 1 })).status, 200);
  await handed(ada, 0);
  // Whose seat the host removes has no claim to it any more, the host included.
  assert.equal((await ada.post(`tables/${id}/kick`, { seat: 0 })).status, 200);
  for (const guest of [ada, visitor]) {
    const { status, body } = await guest.post(`tables/${id}/judge`, { do: 'take', name: 'J' });
    assert.equal(status, 403);
    assert.match(JSON.stringify(body), /LV-3\.3/);
  }
});

test('LV-3.3 who judged in one game may play the next: other cards are dealt there', () => {
  const judge = { guest: 'judy', name: 'Judy', former: ['tom'] };
  assert.deepEqual(judgeAgain(judge), { guest: 'judy', name: 'Judy' });
  assert.equal(judgeAgain(null), null);
  const ask = { id: 1, guest: 'eve', name: 'Eve', as: 'judge', named: true, yes: ['ada'] } as const;
  assert.deepEqual(judgeAgain({ ...judge, asks: [ask] }), { guest: 'judy', name: 'Judy' }, 'nobody said yes');
});

test('a judge who kept the game and leaves gives it to a host who looks on, never to one who plays', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const room = (name: string) => ({ kind: 'room', name }) as never;
  const { id } = await host.table([room('Ada'), room('Ben')], { game: 'loco-dome', judge: 'open' });
  const { row } = server.tables.live(id)!;
  const judged = {
    ...row,
    status: 'running',
    judge: { guest: 'judy', name: 'Judy' },
  } as const;
  const keeperAfter = (before: TableRow): string | undefined =>
    leaveJudge(before, 'judy').reduce<string | undefined>(
      (keeper, effect) => (effect.do === 'change' ? keeperOf({ ...before, ...effect.row }) : keeper),
      undefined,
    );
  assert.equal(keeperAfter(judged), row.host);
  const plays = { kind: 'person', name: 'H', guest: row.host } as const;
  const played = { ...judged, seats: row.seats.with(1, plays) };
  assert.equal(keeperAfter(played), '');
  assert.equal(keeperAfter({ ...played, keeper: 'flora' }), 'flora');
  const handed = { ...judged, seats: row.seats.with(1, { ...row.seats[1]!, hand: row.host }) };
  assert.equal(keeperAfter(handed), '', 'nor to one who sees a hand');
  const owner = { guest: row.host, name: 'H' };
  const left = { ...judged, seats: row.seats.with(1, { kind: 'bot', name: 'H', level: 'medium', owner }) };
  assert.equal(keeperAfter(left), '', 'nor to one who may come back to a seat');
  const before = { ...judged, held: [{ seat: 1, guest: row.host }] };
  assert.equal(keeperAfter(before), '', 'nor to one who held a seat');
  assert.equal(
    keeperAfter({ ...judged, status: 'over' }),
    '',
    'nor once it is over, with all that was hidden',
  );
  assert.equal(keeperOf({ ...played, keeper: '', judge: { guest: 'jane', name: 'Jane' } }), 'jane');
});

test('who asks for the judge’s seat once more, under the same name, keeps what was said to it; nothing is logged twice', () => {
  const ask = { id: 3, guest: 'j', name: 'Judy', as: 'judge', yes: ['a'] } as const;
  const row = {
    seats: [{ kind: 'person', name: 'Ada', guest: 'a' }],
    host: 'a',
    picks: {},
    judge: { guest: null, name: '', asks: [ask] },
  } as unknown as TableRow;
  assert.deepEqual(takeJudge(row, 'j', 'Judy'), []);
  const [renamed, logged] = takeJudge(row, 'j', 'Judit');
  assert.deepEqual(renamed?.do === 'change' && renamed.row.judge?.asks, [
    { ...ask, id: 4, name: 'Judit', yes: [] },
  ]);
  assert.equal(logged?.do === 'event' && logged.kind, 'judge-asked');
});

test('once the game is over nobody sits down on the judge’s seat, or is named or let there', async () => {
  await using server = await openServer();
  const { ada, judy, tom, id, wish, take } = await running(server.link);
  await seatJudge(ada, judy, id);
  const ask = await take(tom, 'Tom');
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  await seat.request({ t: 'propose', id: 'end', as: 0, end: 'resigned' });
  await seat.until(({ table }) => table?.status === 'over', 'the end');
  const late = await Guest.arrive(server.link);
  for (const [guest, body] of [
    [judy, { do: 'name', ask, as: 'deputy' }],
    [judy, { do: 'name', ask, as: 'judge' }],
    [ada, { do: 'answer', ask, yes: true }],
    [tom, { do: 'take', name: 'Tom' }],
    [late, { do: 'take', name: 'Late' }],
  ] as const)
    assert.equal((await wish(guest, body)).body.code, 'not-running');
  // Nor does a host who did not play, and so may not have the record.
  await wish(judy, { do: 'leave' });
  const { guest } = (await late.get<Me>('me')).body;
  (await server.tables.get(id)).change({ host: guest });
  assert.equal((await wish(late, { do: 'take', name: 'Late' })).body.code, 'not-running');
  assert.equal((await late.get(`tables/${id}/record`)).status, 403);
});
