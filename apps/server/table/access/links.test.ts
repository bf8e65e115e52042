import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, MyTables, RematchReply, TableList, TableReply } from '@turntable/protocol';
import type { LinkReply, OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Answer, type Seat } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { playOut, rng, simple, viewOf } from '../../testing/loko-moto.ts';

const codeOf = (answer: Answer<unknown>): string => (answer.body as ErrorBody).code;
async function offered(guest: Guest, id: string, seat: number): Promise<string> {
  const { status, body } = await guest.post<OfferReply>(`tables/${id}/links`, {
    seat,
  });
  assert.equal(status, 200);
  const [path, token] = body.path.split('#') as [string, string];
  assert.equal(path, `/s/${id}`);
  assert.ok(Buffer.from(token, 'base64url').length >= 16, '128 bits');
  return token;
}
const claim = (guest: Guest, id: string, token: string, name = 'Eve') =>
  guest.post<TableReply>(`tables/${id}/links/claim`, { token, name });
const stateOf = async (guest: Guest, id: string, token: string): Promise<string> =>
  (await guest.post<LinkReply>(`tables/${id}/links/look`, { token })).body.state;

test('a seat link is claimed once, then bound to that person, and a restart forgets none of it', async () => {
  await using first = await openServer();
  const [host, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(first.link)));
  const { id } = await host!.table([mine('Ada'), open, open], {
    startWhenFull: false,
  });
  const token = await offered(host!, id, 1);
  assert.equal(await stateOf(ben!, id, token), 'open');
  assert.equal(await stateOf(ben!, id, token), 'open', 'looking takes nothing');
  assert.deepEqual((await claim(ben!, id, token, 'Ben')).body.place.seats, [1]);
  assert.equal((await claim(ben!, id, token, 'Ben')).status, 200, 'a repeat changes nothing');
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  assert.equal(await stateOf(ben!.at(second.link), id, token), 'mine');
  assert.equal(await stateOf(eve!.at(second.link), id, token), 'claimed');
  assert.equal(codeOf(await claim(eve!.at(second.link), id, token)), 'not-your-seat');
});

test('links are made by those whose seat it is to give, and what no longer stands is refused', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], {
    startWhenFull: false,
  });
  const make = (guest: Guest, seat: number) => guest.post(`tables/${id}/links`, { seat });
  assert.equal(codeOf(await make(ben!, 1)), 'not-allowed');
  assert.equal(codeOf(await make(ben!, 0)), 'not-your-seat');
  assert.equal(codeOf(await make(host!, 4)), 'not-found');
  assert.equal(codeOf(await claim(ben!, id, 'A'.repeat(22))), 'not-found');
  assert.equal(codeOf(await claim(ben!, id, 'short')), 'bad-message');
  const old = await offered(host!, id, 1);
  const token = await offered(host!, id, 1);
  assert.equal(codeOf(await claim(ben!, id, old)), 'not-found', 'a new link ends the one before it');
  assert.equal(codeOf(await claim(host!, id, token)), 'not-allowed', 'nobody takes a second seat by a link');
  const joined = await eve!.post(`tables/${id}/join`, { name: 'Eve' });
  assert.equal(codeOf(joined), 'table-full', 'a seat with a link is not for who has the code');
  const { body: lobby } = await eve!.get<TableList>('tables');
  assert.deepEqual(lobby.open, []);
  const callOff = (guest: Guest) => guest.post(`tables/${id}/links/call-off`, { seat: 1 });
  assert.equal(codeOf(await callOff(eve!)), 'not-allowed');
  assert.equal((await callOff(host!)).status, 200);
  assert.equal((await eve!.get<TableList>('tables')).body.open.length, 1);
  assert.equal(codeOf(await claim(ben!, id, token)), 'not-found', 'it was called off');
  const last = await offered(host!, id, 1);
  await host!.post(`tables/${id}/bot`, { seat: 1, level: 'easy' });
  assert.equal(await stateOf(ben!, id, last), 'gone');
  assert.equal(codeOf(await claim(ben!, id, last)), 'stale');
});

test('a seat whose person made a link and left is kept for nobody', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { startWhenFull: false });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const token = await offered(ben!, id, 1);
  assert.equal((await ben!.post(`tables/${id}/leave`)).status, 200);
  assert.equal(codeOf(await claim(eve!, id, token)), 'stale');
  assert.equal((await eve!.get<TableList>('tables')).body.open.length, 1, 'it stands in the lobby');
  const { body } = await eve!.post<TableReply>(`tables/${id}/join`, { name: 'Eve' });
  assert.deepEqual(body.place.seats, [1]);
});

test('LM-7.2 a substitute sees the seat and its holder no more; the owner takes it back; the token is told to its maker alone', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], {
    options: { hiddenAgendas: true },
  });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const seats = [host!.sit(id, { as: 0 }), ben!.sit(id, { as: 1 }), eve!.sit(id, { as: 'public' })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  const secret = viewOf(seats[1]).hands[1]!.secret!;
  assert.equal(secret.length, 2);

  const token = await offered(ben!, id, 1);
  assert.deepEqual((await claim(eve!, id, token)).body.place.seats, [1]);
  await seats[1].until(({ as }) => as === 'public', 'the public view');
  assert.equal(viewOf(seats[1]).hands[1]!.secret, null, 'who gave the seat up sees what everybody sees');
  await seats[2].send({ t: 'look', as: 1 });
  await seats[2].until(({ as }) => as === 1, 'the eyes of the seat');
  assert.deepEqual(viewOf(seats[2]).hands[1]!.secret, secret);
  assert.equal(viewOf(seats[2]).hands[0]!.secret, null);
  assert.equal(typeof (await seats[0].act(simple(viewOf(seats[0])))), 'number');
  await seats[2].until(({ n }) => n === seats[0].n, 'the update');
  assert.equal(typeof (await seats[2].act(simple(viewOf(seats[2])))), 'number', 'the substitute plays on');

  const back = (guest: Guest) => guest.post<TableReply>(`tables/${id}/take-back`, { seat: 1 });
  assert.equal(codeOf(await back(host!)), 'not-your-seat');
  assert.equal(codeOf(await back(eve!)), 'not-your-seat');
  const { body } = await back(ben!);
  assert.deepEqual(body.place.seats, [1]);
  assert.equal(body.table.seats[1]!.name, 'Ben');
  await seats[2].until(({ as }) => as === 'public', 'the public view');
  assert.equal(viewOf(seats[2]).hands[1]!.secret, null);
  assert.equal(codeOf(await claim(eve!, id, token)), 'not-found', 'the link ends with it');

  // Told to all who look, in the order in which it happened.
  const lines = await Promise.all(
    [host!, eve!].map(async (guest) => {
      const late = guest.sit(id, { as: 'public' });
      await late.ready();
      const sync = late.messages.find((message) => message.t === 'sync');
      return sync?.t === 'sync' ? sync.lines.map(({ kind, by, with: values }) => ({ kind, by, values })) : [];
    }),
  );
  const said = [
    { kind: 'seat-substitute', by: 1, values: { name: 'Eve', before: 'Ben' } },
    { kind: 'seat-taken-back', by: 1, values: { name: 'Ben', before: 'Eve' } },
  ];
  assert.deepEqual(lines, [said, said]);

  const { row } = server.tables.live(id)!;
  const pages = await Promise.all(
    [host!, ben!, eve!].flatMap((guest) =>
      ['tables', `tables/${id}`, 'me'].map(async (path) => JSON.stringify((await guest.get(path)).body)),
    ),
  );
  for (const text of [...seats.flatMap(({ texts }) => texts), ...pages, JSON.stringify(row)])
    assert.ok(!text.includes(token), text.slice(0, 100));
});

/** Ada hosts, Ben plays; both look on at their running table. */
async function running(link: string): Promise<{ host: Guest; ben: Guest; eve: Guest; id: string }> {
  const [host, ben, eve] = await Promise.all([Guest.arrive(link), Guest.arrive(link), Guest.arrive(link)]);
  const { id } = await host.table([mine('Ada'), open], { options: { hiddenAgendas: true } });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  return { host, ben, eve, id };
}
const said = (seat: Seat): object[] => seat.lines.map(({ kind, by, with: values }) => ({ kind, by, values }));

test('a seat left to a bot is its owner’s to take back, after a restart too; a rematch forgets who owned it', async () => {
  await using first = await openServer();
  const { host, ben, id } = await running(first.link);
  const { body: left } = await ben.post<TableReply>(`tables/${id}/leave`);
  assert.deepEqual([left.place.seats, left.place.owned], [[], [1]]);
  assert.equal(left.table.seats[1]!.kind, 'bot');
  await first.stop();
  await using second = await openServer({ dataDir: first.dataDir });
  const [ada, again] = [host.at(second.link), ben.at(second.link)];
  const { body: list } = await again.get<MyTables>('tables/mine');
  assert.deepEqual(
    list.tables.map(({ table }) => table.id),
    [id],
    'still among one’s tables',
  );
  const { body: back } = await again.post<TableReply>(`tables/${id}/take-back`, { seat: 1 });
  assert.deepEqual([back.place.seats, back.place.owned], [[1], undefined]);
  assert.deepEqual([back.table.seats[1]!.kind, back.table.seats[1]!.name], ['person', 'Ben']);
  const [one, two] = [ada.sit(id, { as: 0 }), again.sit(id, { as: 1 })];
  await Promise.all([one.ready(), two.ready()]);
  assert.deepEqual(said(one), [
    { kind: 'seat-bot', by: 1, values: { name: 'Ben' } },
    { kind: 'seat-taken-back', by: 1, values: { name: 'Ben', before: 'Ben' } },
  ]);
  // A substitute plays to the end; the next table knows nothing of who lent the seat.
  const eve = await Guest.arrive(second.link);
  await claim(eve, id, await offered(again, id, 1));
  const substitute = eve.sit(id, { as: 1 });
  await substitute.ready();
  await playOut([one, substitute], rng(3));
  const { body: next } = await eve.post<RematchReply>(`tables/${id}/rematch`);
  const { seats } = (await second.tables.get(next.id)).row;
  assert.deepEqual(
    seats.map(({ name, owner }) => [name, owner]),
    [
      ['Ada', undefined],
      ['Eve', undefined],
    ],
  );
});
