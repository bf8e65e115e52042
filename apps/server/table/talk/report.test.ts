import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableEvent } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { openServer } from '../../testing/server.ts';
import type { ReportRow } from '../../storage/rows.ts';
import { say as speak } from './talk.ts';

const say = (seat: Seat, text: string, as = seat.as) =>
  seat.request({ t: 'say', id: seat.newId(), as, text });

test('who has a seat after somebody else is reported with their own words, who left it to a bot with theirs', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open], { chat: 'free' });
  await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const seats = [ben!.sit(id, { as: 1 }), eve!.sit(id, { as: 'public' })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  await say(seats[0], 'rude');
  const { body } = await ben!.post<OfferReply>(`tables/${id}/links`, { seat: 1 });
  const token = body.path.split('#')[1];
  assert.equal((await eve!.post(`tables/${id}/links/claim`, { token, name: 'Eve' })).status, 200);
  await say(seats[1], 'kind', 1);
  const { guest: eves, owner } = server.tables.live(id)!.row.seats[1]!;
  const newest = async () => {
    assert.equal((await host!.post(`tables/${id}/report`, { who: 1, reason: 'x' })).status, 200);
    const [{ guest, name, said }] = (await server.store.reports(1)) as [ReportRow];
    return { guest, name, said };
  };
  assert.deepEqual(await newest(), { guest: eves, name: 'Eve', said: ['kind'] });
  const { said } = (await eve!.get<{ tables: { said: TableEvent[] }[] }>('me/data')).body.tables[0]!;
  assert.deepEqual(
    said.flatMap((each) => each.with?.['text'] ?? []),
    ['kind'],
    'nor is another’s handed out as theirs',
  );
  await ben!.post(`tables/${id}/take-back`, { seat: 1 });
  await ben!.post(`tables/${id}/leave`);
  assert.deepEqual(await newest(), { guest: owner!.guest, name: 'Ben', said: ['rude'] });
});

test('who has a seat after somebody of the same name is reported with their own words alone', async () => {
  await using server = await openServer();
  const [host, ben, other] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { id } = await host!.table([mine('Ada'), open, open], { chat: 'free' });
  for (const [guest, words] of [
    [ben!, 'rude'],
    [other!, 'kind'],
  ] as const) {
    await guest.post(`tables/${id}/join`, { name: 'Ben', seat: 1 });
    const seat = guest.sit(id, { as: 1 });
    await seat.ready();
    await say(seat, words);
    const { body } = await guest.get<{ tables: { said: TableEvent[] }[] }>('me/data');
    assert.deepEqual(
      body.tables[0]!.said.flatMap((each) => each.with?.['text'] ?? []),
      [words],
    );
    if (guest === ben) await guest.post(`tables/${id}/leave`);
  }
  assert.equal((await host!.post(`tables/${id}/report`, { who: 1, reason: 'x' })).status, 200);
  const [{ said }] = (await server.store.reports(1)) as [ReportRow];
  assert.deepEqual(said, ['kind']);
  // Whoever is deleted takes no words of the other along.
  await ben!.post('me/delete', { sure: true });
  const { row, events } = (await server.store.load(id))!;
  assert.deepEqual(
    events.flatMap((each) => (each.kind === 'chat' ? [[each.with?.['name'], each.with?.['text']]] : [])),
    [
      ['N. N.', '…'],
      ['Ben', 'kind'],
    ],
  );
  assert.equal(row.seats[1]!.name, 'Ben');
});

test('an address sends sixty reports a day, whoever asks; those of others are still among the newest', async (context) => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://play.example.org/' } });
  const pass = letTimePass(context);
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const report = async (from: string): Promise<number> => {
    const guest = await Guest.arrive(server.link);
    const wish = { who: 'host', reason: 'x' };
    return (await guest.post(`tables/${id}/report`, wish, { 'x-forwarded-for': from })).status;
  };
  for (let i = 0; i < 60; i++) {
    assert.equal(await report('203.0.113.7'), 200, `${i}`);
    if (i % 6 === 5) pass(61_000);
  }
  assert.deepEqual([await report('203.0.113.7'), await report('203.0.113.8')], [429, 200]);
});

test('a deputy speaks from the judge’s seat under their own name', () => {
  const row = {
    seats: [],
    host: 'h',
    judge: { guest: 'judy', name: 'Judy', deputy: { guest: 'dan', name: 'Dan' } },
  };
  const facts = {
    row: { ...row, answered: [], social: { chat: null, mutes: [] } },
    match: null,
    events: [],
    now: 0,
  };
  for (const { guest, name } of [row.judge, row.judge.deputy]) {
    const message = { t: 'say', id: 'x', as: 'judge', phrase: 'your-turn' } as const;
    const [, line] = speak(facts as never, guest, message, 'r', () => {});
    assert.ok(line?.do === 'event');
    assert.deepEqual([line.by, line.values?.['name']], ['judge', name]);
  }
});
