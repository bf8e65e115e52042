import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { card } from '@turntable/roster/cards.ts';
import { EDITION } from '@turntable/roster/edition.ts';
import { readValues } from '@turntable/roster/values-file.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { holdCommits } from '../../testing/hold.ts';

let server: TestServer;
before(async () => {
  server = await openServer();
});
after(() => server.stop());

const get = (guest?: Guest): Promise<Response> =>
  fetch(new URL('values.bin', server.link), { headers: guest?.headers ?? {} });

test('values.bin holds the values of all locomotives, and no cache keeps it', async () => {
  const reply = await get();
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  const { statistics, editions } = readValues(await reply.text())!;
  const [first] = editions.find(({ edition }) => edition === EDITION)!.cards;
  assert.equal(first!.values[0], card(first!.id, EDITION)!.values[statistics[0]!]);
});

test('LV-1.6: who sits in a running game that hides locomotives does not get values.bin', async () => {
  const [host, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], {
    game: 'loco-dome',
    startWhenFull: false,
    starter: 'lot',
  });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await get(host)).status, 200, 'before the start nothing is hidden');
  assert.equal((await host!.post(`tables/${id}/start`)).status, 200);
  for (const guest of [host, ben]) {
    const refused = await get(guest);
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /LV-1\.6/);
  }
  assert.equal((await get(stranger)).status, 200);
});

test('LV-1.6: who has the hand of a seat in the room plays it, and does not get values.bin', async () => {
  const [host, phone] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const room = (name: string) => ({ kind: 'room', name }) as never;
  const { id } = await host!.table([room('Ada'), room('Béla')], { game: 'loco-dome', starter: 0 });
  const { guest } = (await (
    await fetch(new URL('api/me', server.link), { headers: phone!.headers })
  ).json()) as { guest: string };
  const table = server.tables.live(id)!;
  table.change({ seats: table.row.seats.with(0, { ...table.row.seats[0]!, hand: guest }) });
  await server.journal.settled();
  const refused = await get(phone);
  assert.equal(refused.status, 403);
  assert.match(await refused.text(), /LV-1\.6/);
});

/** A running game of Loco Dome of two guests. */
async function duel({ link }: TestServer): Promise<{ host: Guest; ben: Guest; id: string }> {
  const [host, ben] = (await Promise.all([1, 2].map(() => Guest.arrive(link)))) as [Guest, Guest];
  const more = { game: 'loco-dome', startWhenFull: false, starter: 'lot' } as const;
  const { id } = await host.table([mine('Ada'), open], more);
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await host.post(`tables/${id}/start`)).status, 200);
  return { host, ben, id };
}

test('LV-1.6: who may come back to a seat does not get values.bin meanwhile', async () => {
  await using server = await openServer();
  const { host, ben, id } = await duel(server);
  assert.equal((await ben.post(`tables/${id}/leave`)).status, 200);
  const refused = await fetch(new URL('values.bin', server.link), { headers: ben.headers });
  assert.equal(refused.status, 403);
  assert.match(await refused.text(), /LV-1\.6/);
  assert.equal((await host.post(`tables/${id}/leave`)).status, 200);
  assert.equal((await ben.post(`tables/${id}/take-back`, { seat: 1 })).status, 200);
});

test('LV-1.6: a running game hides its locomotives from who sits in many others, too', async () => {
  await using server = await openServer();
  const [host, ben] = await Promise.all([1, 2].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { game: 'loco-dome', startWhenFull: false });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  assert.equal((await host!.post(`tables/${id}/start`)).status, 200);
  for (let i = 0; i < 60; i++) await ben!.table([mine('Ben'), mine('Ben')]);
  const refused = await fetch(new URL('values.bin', server.link), { headers: ben!.headers });
  assert.equal(refused.status, 403);
});

test('LV-1.6: what a running game hides is told as it is stored: a card opened by a move that is lost is hidden again', async () => {
  await using server = await openServer();
  const { host, id } = await duel(server);
  const table = server.tables.live(id)!;
  const { rosters } = table.match!.state as { rosters: { front: { id: string } }[][] };
  using hold = holdCommits(server);
  table.event('chat-set', 'host', { chat: 'none' });
  const answers: Promise<unknown>[] = [];
  for (const ask of [
    () => host.get(`roster/${rosters[1]![0]!.front.id}`),
    () => host.get('roster?statistic=wheels'),
    () => fetch(new URL('values.bin', server.link), { headers: host.headers }),
    () => fetch(new URL('print/locomotive-cards.pdf', server.link), { headers: host.headers }),
  ]) {
    const answer = ask();
    assert.equal(await hold.told(answer), 'waits', ask.toString());
    answers.push(answer);
  }
  hold.release();
  await Promise.all(answers);
});
