import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Me, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { HeldBody } from '../../testing/held-body.ts';
import { seatJudge } from '../../testing/judge.ts';
import { playOut, rng, simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';
import { KEEPER } from '@turntable/protocol/keeping.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { DATABASE } from '../../storage/folder.ts';
import { NOBODY } from './person.ts';

const NAME = 'Zsófi Xyzzy';
const room = (name: string) => ({ kind: 'room', name }) as const;
const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;

/** All that stands in the database, as text. */
function everything(server: TestServer): string {
  const db = new DatabaseSync(join(server.dataDir, 'turntable.db'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const text = tables.map(({ name }) => JSON.stringify(db.prepare(`SELECT * FROM "${String(name)}"`).all()));
  db.close();
  return text.join('\n');
}

/** Somebody who has done a bit of all there is to do, and somebody else. */
async function lived(server: TestServer): Promise<{ zsofi: Guest; ben: Guest; over: string; going: string }> {
  const [zsofi, ben] = await Promise.all([Guest.arrive(server.link), Guest.arrive(server.link)]);
  const seats = await twoSeats(zsofi, ben, { sheet: 'small' });
  const over = seats[0].table!.id;
  await zsofi.post(`tables/${over}/join`, { name: NAME });
  await playOut(seats, rng(5));
  const { id: going } = await zsofi.table([mine(NAME), open], { chat: 'free' });
  await ben.post(`tables/${going}/join`, { name: 'Ben' });
  const seat = zsofi.sit(going, { as: 0 });
  await seat.ready();
  await seat.request({ t: 'say', id: 'x', as: 0, text: 'my secret words' });
  await seat.act(simple(viewOf(seat)));
  await ben.post(`tables/${going}/mute`, { who: 0, muted: true });
  await zsofi.post(`tables/${going}/report`, { who: 1, reason: 'too slow' });
  await ben.post(`tables/${going}/report`, { who: 0, reason: 'too fast' });
  await zsofi.post('me/phrase');
  await zsofi.post('me/settings', { zone: 'Europe/Budapest', quiet: null, digestAt: '08:00' });
  await zsofi.post('notify/webhook', {
    kind: 'webhook',
    url: 'https://example.org/zsofi',
    language: 'hu',
  });
  await zsofi.table([mine(NAME), open], { startWhenFull: false });
  // A seat lent to Ben, and one that Ben lent.
  const { id: lent } = await zsofi.table([mine(NAME), mine(NAME)]);
  const link = await zsofi.post<OfferReply>(`tables/${lent}/links`, { seat: 1 });
  await ben.post(`tables/${lent}/links/claim`, { token: link.body.path.split('#')[1], name: 'Ben' });
  const judged = await ben.table([mine('Ben'), open], { game: 'loco-dome', judge: 'open' });
  await seatJudge(ben, zsofi, judged.id, NAME);
  // The keeper of one game in the room, and the hand of a seat at another.
  for (const [at, name] of [
    [KEEPER, NAME],
    [0, NAME],
  ] as const) {
    const { id } = await ben.table([room('Ada'), room('Béla')], { game: 'loco-dome' });
    const path = (await ben.post<OfferReply>(`tables/${id}/links`, { seat: at })).body.path;
    const { status } = await zsofi.post(`tables/${id}/links/claim`, { token: path.split('#')[1], name });
    assert.equal(status, 200);
    const looks = zsofi.sit(id);
    await looks.ready();
    await looks.leave();
  }
  // Somebody who printed the slips of a room that others keep.
  const slips = await zsofi.table([room('Ada'), room('Béla')], { options: { hiddenAgendas: true } });
  const bens = await idOf(ben);
  server.tables.live(slips.id)!.change({
    ...{ slips: [await idOf(zsofi), bens], keeper: bens, host: bens },
    held: [{ seat: 0, guest: await idOf(zsofi) }],
  });
  await seat.leave();
  return { zsofi, ben, over, going };
}

test('all that is stored about somebody is theirs to read, and nothing of what others know', async () => {
  await using server = await openServer();
  const { zsofi, ben, going } = await lived(server);
  const { status, body, headers } = await zsofi.get<Record<string, unknown>>('me/data');
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition')!, /^attachment/);
  const text = JSON.stringify(body);
  for (const part of [NAME, 'my secret words', 'too slow', 'example.org/zsofi', 'Europe/Budapest', going])
    assert.ok(text.includes(part), part);
  const bens = await idOf(ben);
  assert.ok(!text.includes(bens), 'nobody else’s id');
  const { seed } = (await server.tables.get(going)).row;
  assert.ok(!text.includes(seed), 'no secret of a table');
  const tables = body['tables'] as {
    table: string;
    entries: unknown[];
    said: unknown[];
    slipsOfTheRoom?: boolean;
    seatsBefore?: readonly number[];
  }[];
  assert.equal(tables.filter(({ slipsOfTheRoom }) => slipsOfTheRoom).length, 1);
  assert.deepEqual(tables.find(({ slipsOfTheRoom }) => slipsOfTheRoom)!.seatsBefore, [0]);
  assert.equal(tables.find(({ table }) => table === going)!.entries.length, 1);
});

test('a table that only an index still names is told as damaged, and the rest is there', async () => {
  await using server = await openServer();
  const guest = await Guest.arrive(server.link);
  const { id } = await guest.table([mine(NAME), open]);
  // As where the index of ids has a damaged page.
  server.store.load = () => Promise.resolve(undefined);
  const { status, body } = await guest.get<{ tables: object[] }>('me/data');
  assert.deepEqual([status, body.tables], [200, [{ table: id, damaged: true }]]);
});

test('who is deleted stands nowhere any more; their games stay readable, those that go on are played by bots', async () => {
  await using server = await openServer();
  const { zsofi, ben, over, going } = await lived(server);
  const guest = await idOf(zsofi);
  const seat = ben.sit(going, { as: 1 });
  await seat.ready();
  assert.ok(everything(server).includes(guest) && everything(server).includes(NAME));
  const before = await server.store.load(over);
  assert.equal((await zsofi.post('me/delete', {})).status, 400, 'not by accident');
  assert.equal((await zsofi.post('me/delete', { sure: true })).status, 200);
  await seat.until(({ closed }) => closed, 'the new state of the table');
  if (!server.journal.idle) await server.journal.settled();
  const text = everything(server);
  for (const part of [guest, NAME, 'my secret words', 'example.org/zsofi'])
    assert.ok(
      !text.includes(part),
      `${part}: ${text.slice(text.indexOf(part) - 200, text.indexOf(part) + 60)}`,
    );
  const files = readdirSync(server.dataDir).filter((each) => each.startsWith(DATABASE));
  assert.ok(files.length > 0);
  for (const name of files) {
    const bytes = readFileSync(join(server.dataDir, name));
    for (const part of [guest, NAME, 'my secret words', 'example.org/zsofi'])
      assert.ok(!bytes.includes(part), `${part} in the bytes of ${name}`);
  }

  const after = (await server.store.load(over))!;
  assert.deepEqual(
    after.entries.map(({ body }) => body),
    before!.entries.map(({ body }) => body),
  );
  assert.deepEqual(after.row.seats.map(({ name }) => name).includes(NOBODY), true);
  assert.equal((await ben.get(`tables/${over}/replay`)).status, 200);
  const { body } = await ben.get<TableReply>(`tables/${going}`);
  assert.deepEqual(
    body.table.seats.map(({ kind, name }) => [kind, name]),
    [
      ['bot', NOBODY],
      ['person', 'Ben'],
    ],
  );
  assert.equal((await zsofi.get('me')).status, 403, 'the token opens nothing');
  // A next game of that table has room for another in the place.
  const { body: next } = await ben.post<{ id: string }>(`tables/${over}/rematch`);
  assert.ok((await server.tables.get(next.id)).row.seats.some(({ kind }) => kind === 'open'));
  assert.deepEqual(server.errors, []);
});

test('what somebody asked for just before they were deleted leaves nothing of them', async () => {
  await using server = await openServer();
  const { lists, person } = server.store;
  const zsofi = await Guest.arrive(server.link);
  const guest = await idOf(zsofi);
  // Their table is not made before they are forgotten.
  const [asked, forgotten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const going = lists.going.bind(lists);
  lists.going = async (...args) => {
    const found = await going(...args);
    asked.resolve();
    await forgotten.promise;
    return found;
  };
  const forget = person.forget.bind(person);
  person.forget = async (...args) => {
    await forget(...args);
    forgotten.resolve();
  };
  const table = zsofi.table([mine(NAME), open]);
  await asked.promise;
  assert.equal((await zsofi.post('me/delete', { sure: true })).status, 200);
  await table.catch(() => {});
  if (!server.journal.idle) await server.journal.settled();
  const text = everything(server);
  for (const part of [guest, NAME]) assert.ok(!text.includes(part), part);
  assert.equal((await zsofi.get('me')).status, 403);
  assert.deepEqual(server.errors, []);
});

test('a request whose body comes after its guest was deleted is refused, and leaves nothing of them', async () => {
  await using server = await openServer();
  const zsofi = await Guest.arrive(server.link);
  const guest = await idOf(zsofi);
  await zsofi.post('me/phrase');
  const held = await HeldBody.begin(zsofi, 'me/phrase', {});
  assert.equal((await zsofi.post('me/delete', { sure: true })).status, 200);
  assert.equal(await held.send(), 401);
  assert.equal((await zsofi.get('me')).status, 403);
  assert.ok(!everything(server).includes(guest));
});

test('who sits at a table no more is deleted there too, whatever tells of them by name', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const arrive = (): Promise<Guest> => Guest.arrive(server.link);
  const [ada, ...people] = await Promise.all(Array.from({ length: 6 }, arrive));
  const [kicked, early, asks, keeps, judged] = people as [Guest, Guest, Guest, Guest, Guest];
  const ok = async (asked: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await asked;
    assert.equal(status, 200, JSON.stringify(body));
  };
  // Removed from a running game before they have done anything.
  const running = await ada!.table([mine('Ada'), open, open]);
  await ok(kicked.post(`tables/${running.id}/join`, { name: 'Kick Xyzzy' }));
  await ok(judged.post(`tables/${running.id}/join`, { name: 'Stays Xyzzy' }));
  await ok(ada!.post(`tables/${running.id}/kick`, { seat: 1 }));
  // Removed before the game, after they have said something; another sits there now.
  const waiting = await ada!.table([mine('Ada'), open], { chat: 'free', startWhenFull: false });
  await ok(early.post(`tables/${waiting.id}/join`, { name: 'Early Xyzzy' }));
  const seat = early.sit(waiting.id, { as: 1 });
  await seat.ready();
  assert.equal(typeof (await seat.request({ t: 'say', id: 'x', as: 1, text: 'early words' })), 'number');
  await ok(ada!.post(`tables/${waiting.id}/kick`, { seat: 1 }));
  await ok(judged.post(`tables/${waiting.id}/join`, { name: 'Stays Xyzzy' }));
  await seat.leave();
  // Asked for the judge's seat, and thought better of it; another was seated there and stood up.
  const judging = await ada!.table([mine('Ada'), open], { game: 'loco-dome', judge: 'open' });
  await ok(asks.post(`tables/${judging.id}/judge`, { do: 'take', name: 'Ask Xyzzy' }));
  await ok(asks.post(`tables/${judging.id}/judge`, { do: 'leave' }));
  await seatJudge(ada!, early, judging.id, 'Judge Xyzzy');
  await ok(early.post(`tables/${judging.id}/judge`, { do: 'leave' }));
  // Named as the keeper of a game in the room.
  const { id: inRoom } = await ada!.table([room('Ada'), room('Béla')], { game: 'loco-dome' });
  const link = (await ada!.post<OfferReply>(`tables/${inRoom}/links`, { seat: KEEPER })).body.path.split(
    '#',
  )[1];
  await ok(keeps.post(`tables/${inRoom}/links/claim`, { token: link, name: 'Keep Xyzzy' }));

  const tables = [running.id, waiting.id, judging.id, inRoom];
  const names = ['Kick Xyzzy', 'Early Xyzzy', 'early words', 'Ask Xyzzy', 'Judge Xyzzy', 'Keep Xyzzy'];
  const gone = [kicked, early, asks, keeps];
  const ids = await Promise.all(gone.map(idOf));
  const before = everything(server);
  for (const name of names) assert.ok(before.includes(name), name);
  const looks = tables.map((id) => ada!.sit(id));
  for (const one of looks) await one.ready();
  for (const text of looks.flatMap(({ texts }) => texts))
    for (const id of ids) assert.ok(!text.includes(id), 'nobody is told who bore a name');
  await Promise.all(looks.map((one) => one.leave()));
  const { body } = await early.get<{ tables: { names: string[] }[] }>('me/data');
  assert.deepEqual(body.tables.map((table) => table.names).flat(), ['Early Xyzzy', 'Judge Xyzzy']);

  for (const guest of gone) await ok(guest.post('me/delete', { sure: true }));
  if (!server.journal.idle) await server.journal.settled();
  const text = everything(server);
  for (const part of [...names, ...ids])
    assert.ok(
      !text.includes(part),
      `${part}: ${text.slice(text.indexOf(part) - 200, text.indexOf(part) + 60)}`,
    );
  assert.ok(text.includes('Stays Xyzzy'));
  const { seats } = (await server.tables.get(running.id)).row;
  assert.deepEqual(
    seats.map(({ kind, name }) => [kind, name]),
    [
      ['person', 'Ada'],
      ['bot', NOBODY],
      ['person', 'Stays Xyzzy'],
    ],
  );
  assert.deepEqual(server.errors, []);
});

test('who was removed from a game before names were noted is found by the seat they held', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '60000' } });
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open]);
  await ben.post(`tables/${id}/join`, { name: NAME });
  await ada.post(`tables/${id}/kick`, { seat: 1 });
  const table = await server.tables.get(id);
  table.change({ borne: [] });
  assert.equal((await ben.post('me/delete', { sure: true })).status, 200);
  if (!server.journal.idle) await server.journal.settled();
  assert.ok(!everything(server).includes(NAME));
});
