import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { ErrorBody, TableReply } from '@turntable/protocol';
import type { LinkReply, OfferReply } from '@turntable/protocol/links.ts';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest, mine, open, type Answer, type Seat } from '../../testing/guest.ts';
import { Postgres } from '../../testing/postgres.ts';
import { openServer } from '../../testing/server.ts';
import { simple, viewOf } from '../../testing/loko-moto.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const codeOf = (answer: Answer<unknown>): string => (answer.body as ErrorBody).code;

/**
 * A clock that the test sets; what is due by it is not waited for. What the server does each second stands still: it would
 * take the time that passes at once for a clock that was set, after which nobody has been away.
 */
function clock(t: TestContext): (ms: number) => void {
  let now = Date.now();
  t.mock.timers.enable({ apis: ['Date', 'setInterval'], now });
  return (ms) => t.mock.timers.setTime((now += ms));
}

/** Ada hosts and Ben plays with a hidden agenda; nobody looks on yet. */
async function seated(link: string, more: object = {}) {
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(link)));
  const { id } = await ada!.table([mine('Ada'), open], { options: { hiddenAgendas: true }, ...more });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const offer = async (): Promise<string> => {
    const { status, body } = await ada!.post<OfferReply>(`tables/${id}/links`, { seat: 1 });
    assert.equal(status, 200);
    return body.path.split('#')[1]!;
  };
  const claim = (token: string) => eve!.post<TableReply>(`tables/${id}/links/claim`, { token, name: 'Eve' });
  const look = async (token: string): Promise<string> =>
    (await eve!.post<LinkReply>(`tables/${id}/links/look`, { token })).body.state;
  const back = () => ben!.post<TableReply>(`tables/${id}/take-back`, { seat: 1 });
  const answer = (what: 'allow' | 'call-off', by = ben!) =>
    by.post(`tables/${id}/links/${what}`, { seat: 1 });
  return { ada: ada!, ben: ben!, eve: eve!, id, offer, claim, look, back, answer };
}
async function sits(guest: Guest, id: string): Promise<Seat> {
  const seat = guest.sit(id, { as: 1 });
  await seat.ready();
  return seat;
}
const secretOf = (seat: Seat) => viewOf(seat).hands[1]!.secret;

test('the seat of somebody who is there is not to be had by the host’s link; nobody sees their cards', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { eve, ben, id, offer, claim, look } = await seated(server.link);
  const seat = await sits(ben, id);
  const token = await offer();
  await seat.until(({ place }) => place?.reissued, 'the news of the link');
  assert.deepEqual(seat.place!.reissued, [{ seat: 1, agreed: false }]);
  pass(30 * DAY);
  assert.equal(await look(token), 'waits');
  assert.equal(codeOf(await claim(token)), 'not-allowed');
  assert.equal(secretOf(seat)!.length, 2);
  const other = eve.sit(id, { as: 1 });
  await other.until(({ as }) => as === 'public', 'the public view');
  assert.equal(secretOf(other), null);
});

test('live, the link works when its player has been away for ten minutes, and not before', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ben, eve, id, offer, claim, look } = await seated(server.link);
  const seat = await sits(ben, id);
  await seat.leave();
  const token = await offer();
  pass(10 * MINUTE - 1);
  assert.equal(await look(token), 'waits');
  assert.equal(codeOf(await claim(token)), 'not-allowed');
  // Whoever comes back meanwhile is there again.
  await (await sits(ben, id)).leave();
  pass(10 * MINUTE - 1);
  assert.equal(codeOf(await claim(token)), 'not-allowed');
  pass(1);
  assert.equal(await look(token), 'open');
  assert.deepEqual((await claim(token)).body.place.seats, [1]);
  assert.equal(secretOf(await sits(eve, id))!.length, 2, 'from then on the seat is played with its cards');
});

test('by turns it takes seven days, though the server is started anew meanwhile', async (t) => {
  const pass = clock(t);
  await using first = await openServer();
  const { ben, eve, id, offer, claim } = await seated(first.link, { tempo: 'turns' });
  const seat = await sits(ben, id);
  await seat.leave();
  const token = await offer();
  pass(6 * DAY);
  assert.equal(codeOf(await claim(token)), 'not-allowed');
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  pass(DAY - 1);
  const again = () =>
    eve.at(second.link).post<TableReply>(`tables/${id}/links/claim`, { token, name: 'Eve' });
  assert.equal(codeOf(await again()), 'not-allowed');
  pass(1);
  assert.deepEqual((await again()).body.place.seats, [1]);
});

test('who waits live for a server that is down is not away', async (t) => {
  const pass = clock(t);
  await using first = await openServer();
  const { eve, id, offer } = await seated(first.link);
  const token = await offer();
  await first.stop();
  pass(60 * MINUTE);
  await using second = await openServer({ dataDir: first.dataDir });
  const claim = () =>
    eve.at(second.link).post<TableReply>(`tables/${id}/links/claim`, { token, name: 'Eve' });
  assert.equal(codeOf(await claim()), 'not-allowed');
  pass(10 * MINUTE);
  assert.equal((await claim()).status, 200);
});

test('who waits live for a server whose database is away is not away either', async (t) => {
  await using postgres = await Postgres.start();
  const pass = clock(t);
  await using server = await openServer({ env: { DATABASE_URL: await postgres.database() } });
  const { offer, claim, look } = await seated(server.link);
  const token = await offer();
  await postgres.end();
  await until(() => !server.health.placed, 'the server to give its tables up');
  pass(10 * MINUTE);
  await postgres.run();
  await until(() => server.health.placed, 'the server to take part again');
  assert.equal(await look(token), 'waits');
  assert.equal(codeOf(await claim(token)), 'not-allowed');
  pass(10 * MINUTE);
  assert.equal((await claim(token)).status, 200);
});

test('that somebody is there is noted while nothing happens: a crash makes nobody absent', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ben, id } = await seated(server.link);
  await sits(ben, id);
  const notedAt = (): number => [...server.tables.live(id)!.visits.values()].at(-1)?.at ?? 0;
  const before = notedAt();
  pass(6 * MINUTE);
  for (let i = 0; i < 30; i++) server.tables.visits.round();
  assert.ok(notedAt() > before);
});

test('with its player’s yes the link works at once; their no ends it', async () => {
  await using server = await openServer();
  const { ada, ben, id, offer, claim, look, answer } = await seated(server.link);
  const seat = await sits(ben, id);
  const first = await offer();
  assert.equal(codeOf(await answer('allow', ada)), 'not-your-seat', 'the host cannot say it for them');
  assert.equal((await answer('call-off')).status, 200);
  assert.equal(codeOf(await claim(first)), 'not-found');
  assert.equal(codeOf(await answer('allow')), 'stale', 'there is nothing to agree to');
  const second = await offer();
  assert.equal((await answer('allow')).status, 200);
  assert.equal(await look(second), 'open');
  assert.equal((await claim(second)).status, 200);
  await seat.until(({ as }) => as === 'public', 'the public view');
  assert.equal(secretOf(seat), null);
  assert.deepEqual(
    seat.lines.map(({ kind }) => kind),
    ['seat-reissued', 'seat-reissued', 'seat-allowed', 'seat-refound'],
  );
});

test('whose seat was given away undoes it with one tap, for a day after they are back', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ada, ben, eve, id, offer, claim, back } = await seated(server.link);
  pass(10 * MINUTE);
  await claim(await offer());
  const substitute = await sits(eve, id);
  // However long they stay away, the day begins when they are back.
  pass(30 * DAY);
  const returned = ben.sit(id);
  await returned.until(({ place }) => place?.replaced?.[0]?.until, 'what may be undone');
  assert.deepEqual(returned.place!.replaced, [{ seat: 1, until: Date.now() + DAY }]);
  assert.equal(returned.place!.owned, undefined);
  pass(DAY);
  // A bot in its place changes nothing of it.
  assert.equal((await ada.post(`tables/${id}/kick`, { seat: 1 })).status, 200);
  const { body } = await back();
  assert.deepEqual([body.place.seats, body.place.replaced], [[1], undefined]);
  await substitute.until(({ as }) => as === 'public', 'the public view');
  assert.equal(secretOf(substitute), null);

  await returned.leave();
  pass(10 * MINUTE);
  await claim(await offer());
  await (await sits(ben, id)).leave();
  pass(DAY + 1);
  assert.equal(codeOf(await back()), 'not-allowed', 'a day is over');
});

test('who played on for another has no right of their own; the first owner undoes it', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ben, eve, id, offer, claim, back } = await seated(server.link);
  pass(10 * MINUTE);
  await claim(await offer());
  const token = (await eve.post<OfferReply>(`tables/${id}/links`, { seat: 1 })).body.path.split('#')[1]!;
  const tom = await Guest.arrive(server.link);
  await tom.post(`tables/${id}/links/claim`, { token, name: 'Tom' });
  assert.equal(codeOf(await eve.post(`tables/${id}/take-back`, { seat: 1 })), 'not-your-seat');
  assert.deepEqual((await back()).body.place.seats, [1]);
  assert.deepEqual((await tom.get<TableReply>(`tables/${id}`)).body.place.seats, []);
  assert.deepEqual((await ben.get<TableReply>(`tables/${id}`)).body.place.seats, [1]);
});

test('a player who acted recently counts as present, even without a socket', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ada, ben, id, offer, claim } = await seated(server.link);
  const [one, two] = [ada.sit(id, { as: 0 }), await sits(ben, id)];
  await one.ready();
  pass(20 * MINUTE);
  await one.act(simple(viewOf(one)));
  await two.until(({ n }) => n === one.n, 'the move');
  await two.act(simple(viewOf(two)));
  const table = server.tables.live(id)!;
  const guest = table.row.seats[1]!.guest!;
  await two.leave();
  // As if the visit had not been noted.
  table.visits.delete(guest);
  assert.equal(codeOf(await claim(await offer())), 'not-allowed');
  pass(10 * MINUTE);
  assert.equal((await claim(await offer())).status, 200);
});

test('whoever may come back to a seat takes no other by a link: they would see two hands', async (t) => {
  const pass = clock(t);
  await using server = await openServer();
  const { ada, ben, id, offer } = await seated(server.link);
  await (await sits(ben, id)).leave();
  const token = await offer();
  pass(10 * MINUTE);
  assert.equal((await ada.post(`tables/${id}/leave`)).status, 200);
  const claimed = await ada.post<ErrorBody>(`tables/${id}/links/claim`, { token, name: 'Ada' });
  assert.equal(claimed.body.code, 'not-allowed');
  const seat = ada.sit(id, { as: 1 });
  await seat.until(({ as }) => as === 'public', 'the public view');
  assert.equal(secretOf(seat), null);
  assert.equal((await ada.post(`tables/${id}/take-back`, { seat: 0 })).status, 200);
  // What was lent comes back by a link too.
  const lent = (await ada.post<OfferReply>(`tables/${id}/links`, { seat: 0 })).body.path.split('#')[1]!;
  const eve = await Guest.arrive(server.link);
  const claim = (who: Guest, given: string) =>
    who.post(`tables/${id}/links/claim`, { token: given, name: 'Ada' });
  assert.equal((await claim(eve, lent)).status, 200);
  const again = (await eve.post<OfferReply>(`tables/${id}/links`, { seat: 0 })).body.path.split('#')[1]!;
  assert.equal((await claim(ada, again)).status, 200);
});
