import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import type { SeatRow } from '../storage/rows.ts';
import { cameBack, linksPlace, reclaim } from '../table/access/links.ts';
import { kick } from '../table/seats/seating.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { row } from '../testing/store.ts';
import { givenBack, lentTo } from './lending.ts';

const person = (guest: string, more: Partial<SeatRow> = {}): SeatRow => ({
  kind: 'person',
  name: guest.toUpperCase(),
  guest,
  ...more,
});
const DAY = 86_400_000;

test('a seat goes to the device and back, and still belongs to whom it belonged', () => {
  const ada = { guest: 'ada', name: 'ADA' };
  const seats = [person('host'), person('ben', { owner: ada }), person('eve'), person('host')];
  const lent = lentTo('host', seats);
  assert.deepEqual(
    lent.map(({ guest }) => guest),
    ['host', 'host', 'host', 'host'],
  );
  assert.deepEqual(lent[1]!.owner, { guest: 'ben', name: 'BEN', lent: true, before: ada });
  assert.deepEqual(givenBack(lent), seats);
  // On to another device, and home from there.
  assert.deepEqual(givenBack(lentTo('eve', lent)), seats);
});

test('a seat lent before former owners were kept goes back', () => {
  const old = [person('host', { name: 'BEN', owner: { guest: 'ben', name: 'BEN', lent: true } })];
  assert.deepEqual(givenBack(old), [person('ben')]);
  assert.deepEqual(givenBack(givenBack(old)), [person('ben')]);
});

test('who takes back a seat that was lent has it as before: its first owner may still come back', () => {
  const owner = { guest: 'ada', name: 'ADA' };
  const seats = lentTo('host', [person('host'), person('ben', { owner })]);
  const running = row('t', { status: 'running', host: 'host', seats });
  const { seats: after } = reclaim(running, 'ben', 1, 1_000);
  assert.deepEqual(after[1], person('ben', { owner }));
  assert.deepEqual(reclaim({ ...running, seats: after }, 'ada', 1, 1_000).seats[1], person('ada'));
});

test('whose seat the host gave away has their day while it is lent, too, and after it', () => {
  const owner = { guest: 'ada', name: 'ADA', replaced: { back: null } };
  const seats = [person('host'), person('ben', { owner })];
  const running = row('t', { status: 'running', host: 'host', seats: lentTo('host', seats) });
  assert.deepEqual(linksPlace(running, 'ada'), { replaced: [{ seat: 1, until: null }] });
  assert.deepEqual(linksPlace(running, 'ben'), { owned: [1] });
  const noted = { ...running, seats: cameBack(running, 'ada', 1_000)! };
  assert.equal(cameBack(noted, 'ada', 2_000), undefined);
  for (const table of [noted, { ...noted, seats: givenBack(noted.seats) }]) {
    assert.deepEqual(linksPlace(table, 'ada'), { replaced: [{ seat: 1, until: 1_000 + DAY }] });
    assert.deepEqual(reclaim(table, 'ada', 1, 1_000 + DAY).seats[1], person('ada'));
    assert.throws(() => reclaim(table, 'ada', 1, 1_001 + DAY), /within a day/);
  }
  // Nor does the host end it by giving the seat to a bot.
  const elsewhere = { ...noted, seats: lentTo('eve', [...seats, person('eve')]) };
  assert.deepEqual(kick(elsewhere, 'host', 1)[1]!.owner, owner);
});

test('who lent a seat takes it back after all played on one device', async () => {
  await using server = await openServer();
  const guests = [];
  for (let i = 0; i < 3; i++) guests.push(await Guest.arrive(server.link));
  const [host, ada, ben] = guests as [Guest, Guest, Guest];
  const { id } = await host.table([mine('Host'), open]);
  await ada.post(`tables/${id}/join`, { name: 'Ada' });
  const { path } = (await ada.post<OfferReply>(`tables/${id}/links`, { seat: 1 })).body;
  await ben.post(`tables/${id}/links/claim`, { token: path.split('#')[1], name: 'Ben' });
  const [first, second] = [host.sit(id), ben.sit(id)];
  await Promise.all([first.ready(), second.ready()]);
  const to = (tempo: 'device' | 'live', n: number) =>
    first.request({ t: 'propose', id: `p${n}`, as: 0, pace: { tempo, clock: { kind: 'none' } } });
  await to('device', 1);
  await second.until(({ table }) => table?.asking !== undefined, 'the wish');
  await second.agree(true);
  await first.until(({ place }) => place?.seats.length === 2, 'both seats');
  const seen = async () => (await ada.get<TableReply>(`tables/${id}`)).body;
  assert.deepEqual((await seen()).place.owned, [1]);
  await to('live', 2);
  await first.until(({ place }) => place?.seats.length === 1, 'one seat');
  assert.deepEqual((await seen()).table.seats[1]!.name, 'Ben');
  assert.equal((await ada.post(`tables/${id}/take-back`, { seat: 1 })).status, 200);
  assert.deepEqual((await seen()).place.seats, [1]);
});
