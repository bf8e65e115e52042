import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, readRecord, replayRecord } from '@turntable/engine';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { ErrorBody, Me, RematchReply, TableInfo, TableList, TableReply } from '@turntable/protocol';
import { bot, Guest, mine, open, type Answer } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';
import { playOut, rng, simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';

const failed = ({ status, body }: Answer<ErrorBody>, expected: number, code: string): void => {
  assert.equal(body.code, code);
  assert.equal(status, expected);
};

test('a guest is known by a signed cookie that scripts cannot read, and by nothing else', async () => {
  await using server = await openServer();
  const first = await fetch(`${server.link}api/me`);
  const cookie = first.headers.get('set-cookie')!;
  assert.match(cookie, /HttpOnly/);
  assert.match(cookie, /SameSite=Lax/);
  const { guest } = (await first.json()) as Me;
  const token = cookie.split(';')[0]!;
  const again = await fetch(`${server.link}api/me`, { headers: { cookie: token } });
  assert.equal(((await again.json()) as Me).guest, guest);
  const forged = await fetch(`${server.link}api/me`, { headers: { cookie: `guest=${guest}.AAAA` } });
  assert.notEqual(((await forged.json()) as Me).guest, guest);
});

test('a program gets a token on request; a forged one is refused', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const { body: me } = await guest.get<Me>('me');
  assert.ok(guest.token.startsWith(`${me.guest}.`));
  assert.deepEqual(me, { guest: me.guest, name: null, publicUrl: null });
  failed(await new Guest(server.link, `${me.guest}.xyz`).get<ErrorBody>('me'), 403, 'not-allowed');
});

test('a table is made, found by its code, joined, started by its host, and seen in the lists', async () => {
  await using server = await openServer();
  const [host, friend, other] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const options = { sheet: 'small', advanced: true };
  const table = await host!.table([mine('Ada'), open, bot('hard')], { options });
  assert.equal(table.status, 'waiting');
  assert.deepEqual(table.options, options);
  const code = (await host!.get<TableReply>(`tables/${table.id}`)).body.place.code!;
  assert.match(code, /^[ACDEFHJKLMNPQRTUVWXY3479]{8}$/);
  assert.match(table.commitment, /^[0-9a-f]{64}$/);

  const spoken = `${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`;
  assert.deepEqual((await friend!.get('codes/' + spoken)).body, { id: table.id });
  failed(await friend!.get<ErrorBody>('codes/ZZZZZ'), 404, 'not-found');

  assert.deepEqual(
    (await other!.get<TableList>('tables')).body.open.map(({ id }) => id),
    [table.id],
  );
  failed(await friend!.post<ErrorBody>(`tables/${table.id}/start`), 403, 'not-allowed');
  failed(await host!.post<ErrorBody>(`tables/${table.id}/start`), 403, 'not-allowed');

  const manual = await host!.table([mine('Ada'), open], { startWhenFull: false });
  const joined = await friend!.post<TableReply>(`tables/${manual.id}/join`, { name: ' Béla ' });
  const invited = joined.body.place.code;
  assert.deepEqual(joined.body.place, { seats: [1], host: false, code: invited });
  assert.deepEqual(joined.body.table.seats[1], { kind: 'person', name: 'Béla', here: false });
  failed(await other!.post<ErrorBody>(`tables/${manual.id}/join`, { name: 'C' }), 409, 'table-full');
  failed(await friend!.post<ErrorBody>(`tables/${manual.id}/start`), 403, 'not-allowed');
  const started = await host!.post<TableReply>(`tables/${manual.id}/start`);
  assert.equal(started.body.table.status, 'running');
  failed(await host!.post<ErrorBody>(`tables/${manual.id}/start`), 409, 'not-waiting');

  const { body: list } = await friend!.get<TableList>('tables');
  const ids = (tables: readonly TableInfo[]) => tables.map(({ id }) => id);
  assert.deepEqual(ids(list.open), [table.id]);
  assert.deepEqual(ids(list.running), [manual.id]);
  assert.deepEqual(list.count, { open: 1, running: 1 });
  assert.equal((await friend!.get<Me>('me')).body.name, 'Béla');
});

test('a full table starts by itself if the host wished so', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const table = await host.table([mine('Ada'), open]);
  const { body } = await friend.post<TableReply>(`tables/${table.id}/join`, { name: 'Ben' });
  assert.equal(body.table.status, 'running');
});

test('what the game or the protocol does not know is refused with its place', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const good = { game: 'loko-moto', options: {}, seats: [mine('A'), open], starter: 0 };
  const refused = async (change: object, code: string, detail: RegExp): Promise<void> => {
    const answer = await host.post<ErrorBody>('tables', { ...good, ...change });
    failed(answer, 400, code);
    assert.match(answer.body.detail ?? '', detail);
  };
  await refused({ game: 'chess' }, 'bad-options', /game: expected loko-moto/);
  await refused({ options: { sheet: 'moon' } }, 'bad-options', /options\.sheet/);
  await refused({ options: { surprise: 1 } }, 'bad-options', /options\.surprise/);
  await refused({ options: { starters: [0] } }, 'bad-options', /starters/);
  // Whatever its rules pass over: all who open the lobby are sent it.
  for (const game of ['double-header', 'loco-dome']) {
    const wordy = 'x'.repeat(10_000);
    await refused(
      { game, options: { surprise: wordy } },
      'bad-options',
      /^options\.surprise: expected lots, /,
    );
    await refused({ game, options: { calm: wordy } }, 'bad-options', /^options\.calm: expected true, false$/);
  }
  await refused({ starter: 4 }, 'bad-options', /starter/);
  await refused({ seats: [mine('A')] }, 'bad-message', /seats/);
  await refused({ seats: [mine(' '), open] }, 'bad-message', /seats\.0\.name/);
  await refused({ extra: 1 }, 'bad-message', /extra/);
  failed(await host.post<ErrorBody>('tables', undefined), 400, 'bad-message');
  failed(await host.get<ErrorBody>('tables/nowhere'), 404, 'not-found');
  failed(await host.post<ErrorBody>('tables/nowhere/start'), 404, 'not-found');
});

test('LM-1.4 journeys decide who starts; they can be changed while waiting and are never in the future', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const more = { starter: 'journey' as const, startWhenFull: false };
  const table = await host.table([mine('Ada'), open], more);
  await friend.post(`tables/${table.id}/join`, { name: 'Ben', journey: '2025-03-04' });
  const far = { seat: 0, journey: '2999-01-01' };
  failed(await host.post<ErrorBody>(`tables/${table.id}/journey`, far), 400, 'bad-message');
  failed(
    await host.post<ErrorBody>(`tables/${table.id}/journey`, { seat: 1, journey: null }),
    403,
    'not-your-seat',
  );
  await host.post(`tables/${table.id}/journey`, { seat: 0, journey: '2025-03-03' });
  await host.post(`tables/${table.id}/start`);
  const seat = friend.sit(table.id);
  await seat.ready();
  assert.equal((seat.view as unknown as { starter: number }).starter, 1);
});

test('the host empties seats and seats bots; a waiting table without people is forgotten', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const table = await host.table([mine('Ada'), open, open], { startWhenFull: false });
  const at = `tables/${table.id}`;
  await friend.post(`${at}/join`, { name: 'Ben' });
  failed(await friend.post<ErrorBody>(`${at}/kick`, { seat: 0 }), 403, 'not-allowed');
  const kicked = await host.post<TableReply>(`${at}/kick`, { seat: 1 });
  assert.equal(kicked.body.table.seats[1]!.kind, 'open');
  const seated = await host.post<TableReply>(`${at}/bot`, { seat: 2, level: 'medium' });
  assert.deepEqual(seated.body.table.seats[2], {
    kind: 'bot',
    name: 'Stephenson',
    level: 'medium',
    here: true,
  });
  await friend.post(`${at}/join`, { name: 'Ben' });
  await host.post(`${at}/leave`);
  const { seats, host: isHost } = (await friend.get<TableReply>(at)).body.place;
  assert.deepEqual([seats, isHost], [[1], true]);
  await friend.post(`${at}/leave`);
  failed(await friend.get<ErrorBody>(at), 404, 'not-found');
});

test('the seed stays secret until the game is over; then those who played can prove the deal', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(host, friend, { hiddenAgendas: true });
  const { id, commitment: promised } = seats[0].table!;
  failed(await host.get<ErrorBody>(`tables/${id}/record`), 403, 'not-allowed');
  assert.equal('seed' in (await host.get<TableReply>(`tables/${id}`)).body.table, false);
  await playOut(seats, rng(1));
  await seats[0].until(({ table }) => table?.status === 'over', 'the end');

  const { body } = await host.get<TableReply>(`tables/${id}`);
  assert.equal(commitment(body.place.seed!), promised);
  for (const seat of seats)
    for (const text of seat.texts.filter((each) => !each.includes('"status":"over"')))
      assert.ok(!text.includes(body.place.seed!), 'the seed was told too early');

  const { body: raw } = await host.get<object>(`tables/${id}/record`);
  const record = readRecord(lokoMoto, raw);
  assert.deepEqual(record.names, ['Ada', 'Ben']);
  const hosted = { sheet: 'standard', hiddenAgendas: true, advanced: false, starters: [0] };
  assert.deepEqual(record.fairness, { commitment: promised, seed: body.place.seed, host: hosted });
  const replayed = replayRecord(lokoMoto, record);
  assert.equal(replayed.error, null);
  assert.deepEqual(
    lokoMoto.view(replayed.state, 'public').scores,
    (seats[0].view as never as { scores: number[] }).scores,
  );
});

test('a rematch is one new table for all, with the same people and wishes', async () => {
  await using server = await openServer();
  const [host, friend, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const seats = await twoSeats(host!, friend!, { sheet: 'small' });
  const { id } = seats[0].table!;
  failed(await host!.post<ErrorBody>(`tables/${id}/rematch`), 403, 'not-allowed');
  await playOut(seats, rng(2));
  await seats[1].until(({ table }) => table?.status === 'over', 'the end');
  failed(await stranger!.post<ErrorBody>(`tables/${id}/rematch`), 403, 'not-your-seat');
  const answers = await Promise.all(
    [friend!, host!].map((each) => each.post<RematchReply>(`tables/${id}/rematch`)),
  );
  assert.equal(answers[0]!.body.id, answers[1]!.body.id);
  const next = answers[0]!.body.id;
  await seats[0].until(({ table }) => table?.rematch === next, 'word of the rematch');
  const { body } = await friend!.get<TableReply>(`tables/${next}`);
  assert.deepEqual([body.place.seats, body.place.host], [[1], true]);
  assert.equal(body.table.status, 'waiting');
  assert.deepEqual(body.table.options, { sheet: 'small' });
  assert.deepEqual(
    body.table.seats.map(({ name }) => name),
    ['Ada', 'Ben'],
  );
  assert.notEqual(body.table.commitment, seats[0].table!.commitment);
  // Both leave it again: it is gone, and who asks once more gets another.
  for (const each of [host!, friend!]) await each.post(`tables/${next}/leave`);
  failed(await host!.get<ErrorBody>(`tables/${next}`), 404, 'not-found');
  const again = await host!.post<RematchReply>(`tables/${id}/rematch`);
  assert.notEqual(again.body.id, next);
  assert.equal((await host!.get<TableReply>(`tables/${again.body.id}`)).body.table.status, 'waiting');
});

test('who leaves a running game is replaced by a bot, and the game goes on', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada] = await twoSeats(host, friend);
  await friend.post(`tables/${ada.table!.id}/leave`);
  await ada.until(({ table }) => table?.seats[1]?.kind === 'bot', 'the bot');
  const n = (await ada.act(simple(viewOf(ada)))) as number;
  await ada.until((seat) => seat.n > n, 'the bot to act');
});
