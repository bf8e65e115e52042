import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, RematchReply, TableList, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open, type Answer } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { playOut, rng } from '../../testing/loko-moto.ts';

const LOCOMOTIVES = ['gwr-king-6000', 'stephenson-rocket', 'lner-a4-mallard', 'br-9f', 'gwr-king-6000'];
const failed = ({ status, body }: Answer<unknown>, expected: number, code: string): void => {
  assert.equal((body as ErrorBody).code, code);
  assert.equal(status, expected);
};
const arrive = (server: TestServer, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => Guest.arrive(server.link)));
const codeOf = async (guest: Guest, id: string): Promise<string | undefined> =>
  (await guest.get<TableReply>(`tables/${id}`)).body.place.code;

test('whoever has the code sits down, however they type it; without it nobody does', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await arrive(server, 3);
  const { id, entry: admission } = await host!.table([mine('Ada'), open, open], { entry: 'code' });
  assert.equal(admission, 'code');
  const code = (await codeOf(host!, id))!;
  const join = (guest: Guest, more: object) =>
    guest.post<TableReply>(`tables/${id}/join`, { name: 'Ben', ...more });
  failed(await join(eve!, {}), 403, 'not-allowed');
  failed(await join(eve!, { code: 'AAAAA' }), 403, 'not-allowed');
  failed(await join(eve!, { code: 7 }), 400, 'bad-message');
  assert.deepEqual((await eve!.get<TableList>('tables')).body.open, [], 'it does not stand in the lobby');
  const typed = `${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`;
  const { body } = await join(ben!, { code: typed });
  assert.deepEqual(body.place, { seats: [1], host: false, code });
  assert.deepEqual(
    (await join(ben!, { name: 'Benő' })).body.table.seats[1]!.name,
    'Benő',
    'who is in stays in',
  );
});

test('at a table by links nobody sits down with a code; a claimed link seats its one person', async () => {
  await using server = await openServer();
  const [host, ben] = await arrive(server, 2);
  const { id } = await host!.table([mine('Ada'), open], { entry: 'links', startWhenFull: false });
  const { code } = server.tables.live(id)!.row.access;
  assert.equal(await codeOf(host!, id), undefined, 'it would lead to nothing');
  failed(await ben!.post(`tables/${id}/join`, { name: 'Ben', code }), 403, 'not-allowed');
  const { body } = await host!.post<OfferReply>(`tables/${id}/links`, { seat: 1 });
  const token = body.path.split('#')[1];
  const claimed = await ben!.post<TableReply>(`tables/${id}/links/claim`, { token, name: 'Ben' });
  assert.deepEqual(claimed.body.place, { seats: [1], host: false });
  await host!.post(`tables/${id}/start`);
  assert.equal(server.tables.live(id)!.row.status, 'running');
});

test('LV-3.3 the judge’s seat is not for who only watches: whoever judges has the code, at tables by links too', async () => {
  await using server = await openServer();
  for (const admission of ['code', 'links'] as const) {
    const [host, judy, eve] = await arrive(server, 3);
    const { id } = await host!.table([mine('Ada'), open], {
      game: 'loco-dome',
      judge: 'open',
      entry: admission,
    });
    const take = (guest: Guest, more: object) =>
      guest.post<TableReply>(`tables/${id}/judge`, { do: 'take', name: 'Judy', ...more });
    failed(await take(eve!, {}), 403, 'not-allowed');
    const code = (await codeOf(host!, id))!;
    const { body: asking } = await take(judy!, { code });
    assert.deepEqual(
      [asking.place.judge, asking.place.code],
      [undefined, undefined],
      'who asks is not in yet',
    );
    await host!.post(`tables/${id}/judge`, { do: 'answer', ask: asking.place.ask, yes: true });
    const { body } = await judy!.get<TableReply>(`tables/${id}`);
    assert.deepEqual([body.place.judge, body.place.code], [true, code]);
    assert.equal((await judy!.post(`tables/${id}/judge`, { do: 'leave' })).status, 200);
    failed(await take(eve!, {}), 403, 'not-allowed');
  }
});

test('open tables stand in the lobby; a game is shown there only where the host allows it; the next table keeps both', async () => {
  await using server = await openServer();
  const [host, ben, eve] = await arrive(server, 3);
  const lists = async (): Promise<[string[], string[]]> => {
    const { body } = await eve!.get<TableList>('tables');
    return [body.open.map(({ id }) => id), body.running.map(({ id }) => id)];
  };
  const shown = await host!.table([mine('Ada'), open]);
  const hidden = await host!.table([mine('Ada'), open], { watch: false });
  const coded = await host!.table([mine('Ada'), mine('Ben')], { entry: 'code' });
  const watched = await host!.table([mine('Ada'), mine('Ben')], { entry: 'code', watch: true });
  assert.deepEqual(
    [coded.watch, watched.watch, shown.watch, hidden.watch],
    [undefined, true, true, undefined],
  );
  assert.deepEqual((await lists())[0].sort(), [shown.id, hidden.id].sort());
  for (const { id } of [shown, hidden]) await ben!.post(`tables/${id}/join`, { name: 'Ben' });
  const [none, running] = await lists();
  assert.deepEqual([none, running.sort()], [[], [shown.id, watched.id].sort()]);

  const seats = [host!.sit(shown.id, { as: 0 }), ben!.sit(shown.id, { as: 1 })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  await playOut(seats, rng(3));
  await seats[0].until(({ table }) => table?.status === 'over', 'the end');
  const next = await host!.post<RematchReply>(`tables/${shown.id}/rematch`);
  const { table } = (await host!.get<TableReply>(`tables/${next.body.id}`)).body;
  assert.deepEqual([table.entry, table.watch], ['open', true]);
});

test('whoever only watches is sent the code on no channel, whatever the entry; those who are in have it', async () => {
  await using server = await openServer();
  for (const admission of ['open', 'code', 'links'] as const) {
    const [host, ben, watcher] = await arrive(server, 3);
    const more = { game: 'loco-dome', judge: 'open', entry: admission, watch: true } as const;
    const { id } = await host!.table([mine('Ada'), open], more);
    const { code } = server.tables.live(id)!.row.access;
    const heard: string[] = [];
    const browse = async (): Promise<void> => {
      for (const path of ['tables', 'tables/mine', `tables/${id}`, `tables/${id}/replay`, 'me'])
        heard.push(JSON.stringify((await watcher!.get(path)).body));
      for (const path of ['join', 'start', 'leave', 'links', 'judge', 'rematch'])
        heard.push(JSON.stringify((await watcher!.post(`tables/${id}/${path}`, { name: 'Eve' })).body));
    };
    const looking = watcher!.sit(id);
    const seated = host!.sit(id);
    await Promise.all([looking.ready(), seated.ready()]);
    // An open table lets anybody sit down, so there the watcher does not ask to.
    if (admission !== 'open') await browse();
    const { body } = await host!.post<OfferReply>(`tables/${id}/links`, { seat: 1 });
    await ben!.post(`tables/${id}/links/claim`, { token: body.path.split('#')[1], name: 'Ben' });
    for (const [seat, guest] of [host!, ben!].entries())
      await guest.post(`tables/${id}/pick`, { seat, engines: LOCOMOTIVES });
    await looking.until(({ table }) => table?.status === 'running', 'the start');
    await browse();
    const again = watcher!.sit(id, { as: 'public', last: 1 });
    await again.ready();
    heard.push(...looking.texts, ...again.texts);
    assert.ok(heard.length > 12);
    for (const text of heard) assert.ok(!text.includes(code), `${admission}: ${text.slice(0, 200)}`);
    assert.ok(seated.texts.every((text) => !text.includes('"t":"sync"') || text.includes(`"${code}"`)));
  }
});

test('a player who is sent away loses the code, and is told of it as all others are', async () => {
  await using server = await openServer();
  const [host, ben] = await arrive(server, 2);
  const { id } = await host!.table([mine('Ada'), open], { entry: 'code', startWhenFull: false });
  const code = (await codeOf(host!, id))!;
  await ben!.post(`tables/${id}/join`, { name: 'Ben', code });
  const seat = ben!.sit(id);
  await seat.until(({ place }) => place?.code === code, 'the code');
  await host!.post(`tables/${id}/kick`, { seat: 1 });
  await seat.until(({ place }) => place?.seats.length === 0, 'the news');
  assert.equal(seat.place!.code, undefined);
});
