import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody, Me, RematchReply, ServerMessage, TableInfo, TableReply } from '@turntable/protocol';
import type { OfferReply } from '@turntable/protocol/links.ts';
import type { OwnRatings, RatedInfo, RatingList, TableRatings } from '@turntable/protocol/ratings.ts';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { Child } from '../testing/child.ts';
import { bot, Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { playOut, random, rng, viewOf } from '../testing/loko-moto.ts';
import { afterGame, FRESH, shown } from './skill.ts';
import { batchOf } from '../testing/store.ts';
import { until } from '@turntable/testkit/until.node.ts';

const POOL = { game: 'loko-moto', mode: 'standard', tempo: 'live' } as const;

/** Somebody who can be known again. */
async function keeper(link: string): Promise<Guest> {
  const guest = await Guest.arrive(link);
  await guest.post('me/phrase');
  return guest;
}
const idOf = async (guest: Guest): Promise<string> => (await guest.get<Me>('me')).body.guest;
const ownOf = async (guest: Guest): Promise<OwnRatings> => (await guest.get<OwnRatings>('me/ratings')).body;
const sitDown = (guest: Guest, table: string) =>
  guest.post<TableReply & ErrorBody>(`tables/${table}/join`, { name: 'Ben', code: '' });

/** A table of two, rated, begun; and their sockets. */
async function ratedPair(ada: Guest, ben: Guest): Promise<{ table: TableInfo; seats: [Seat, Seat] }> {
  const table = await ada.table([mine('Ada'), open], { rated: true, entry: 'open' });
  assert.equal((await sitDown(ben, table.id)).status, 200);
  const seats: [Seat, Seat] = [ada.sit(table.id, { as: 0 }), ben.sit(table.id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.ready()));
  return { table, seats };
}
const changesIn = (seat: Seat): Promise<RatedInfo['changes'] & object> =>
  seat.until(({ table }) => table?.rated?.changes, 'the ratings');

test('a finished game is rated once: everybody at it sees the change, and their own page has it', async () => {
  await using server = await openServer();
  const [ada, ben] = [await keeper(server.link), await keeper(server.link)];
  const { table, seats } = await ratedPair(ada, ben);
  assert.deepEqual(table.rated, { pool: POOL, agreed: [true, false] });
  await playOut(seats, rng(7));
  const [first, second] = await Promise.all(seats.map(changesIn));
  assert.deepEqual(first, second);
  const { outcome } = seats[0].view as unknown as { outcome: { places: number[][] } };
  const ranks = [0, 1].map((seat) => 1 + outcome.places.findIndex((place) => place.includes(seat)));
  const expected = (await afterGame([[FRESH], [FRESH]], ranks)).map(([skill]) => shown(skill!));
  assert.deepEqual(
    first,
    expected.map((now) => ({ ...now, by: now.value - 1500 })),
  );
  assert.deepEqual(await ownOf(ada), {
    kept: true,
    name: null,
    ratings: [{ ...POOL, ...expected[0], games: 1 }],
  });
  const at = await ada.get<TableRatings>(`tables/${table.id}/ratings`);
  assert.deepEqual(
    at.body.ratings,
    expected.map((info) => ({ ...info, games: 1 })),
  );

  // The end of a game is never taken back, so neither is its rating.
  const refused = await seats[0].back();
  assert.equal(typeof refused === 'object' && refused.code, 'not-running');
  await ada.post(`tables/${table.id}/share`, { open: true });
  await server.journal.settled();
  assert.deepEqual((await ownOf(ada)).ratings[0]?.games, 1);
  assert.deepEqual(server.errors, []);
});

test('guests who cannot be known again neither make nor join rated tables; others agree by sitting down', async () => {
  await using server = await openServer();
  const [ada, ben] = [await keeper(server.link), await Guest.arrive(server.link)];
  const wish = { game: 'loko-moto', options: {}, starter: 0, seats: [mine('Ben'), open], rated: true };
  const refused = await ben.post<ErrorBody>('tables', wish);
  assert.deepEqual([refused.status, refused.body.code], [403, 'not-kept']);
  const twice = await ada.post<ErrorBody>('tables', { ...wish, seats: [mine('A'), mine('B')] });
  assert.deepEqual([twice.status, twice.body.code], [400, 'bad-options'], 'one device');

  const table = await ada.table([mine('Ada'), open], { rated: true, startWhenFull: false, entry: 'open' });
  const late = await sitDown(ben, table.id);
  assert.deepEqual([late.status, late.body.code], [403, 'not-kept']);
  await ben.post('me/phrase');
  const joined = await sitDown(ben, table.id);
  assert.deepEqual(joined.body.table.rated?.agreed, [true, true]);
  const dropped = await ben.post<ErrorBody>(`tables/${table.id}/rated`, { rated: false });
  assert.equal(dropped.status, 403, 'only the host calls it off');
  const off = await ada.post<TableReply>(`tables/${table.id}/rated`, { rated: false });
  assert.equal(off.body.table.rated, undefined);
  const on = await ada.post<ErrorBody>(`tables/${table.id}/rated`, { rated: true });
  assert.equal(on.status, 403, 'nobody is talked into it after they sat down');
});

test('the next game of the same people is rated if all of them ask for it', async () => {
  await using server = await openServer();
  const [ada, ben] = [await keeper(server.link), await keeper(server.link)];
  const { table, seats } = await ratedPair(ada, ben);
  await playOut(seats, rng(3));
  const { id } = (await ada.post<RematchReply>(`tables/${table.id}/rematch`, {})).body;
  const next = async (): Promise<TableInfo> => (await ada.get<TableReply>(`tables/${id}`)).body.table;
  assert.deepEqual((await next()).rated?.agreed, [true, false]);
  await ben.post(`tables/${table.id}/rematch`, {});
  assert.deepEqual((await next()).rated?.agreed, [true, true]);
});

test('bots are rated by game and level; one on two seats has one rating', async () => {
  await using server = await openServer();
  const ada = await keeper(server.link);
  const table = await ada.table([mine('Ada'), bot('easy'), bot('easy')], { rated: true });
  const seat = ada.sit(table.id, { as: 0 });
  await seat.ready();
  await playAlone(seat);
  const changes = await changesIn(seat);
  assert.equal(changes.length, 3);
  const { lines, pool } = (await ada.get<RatingList>('ratings')).body;
  assert.deepEqual(pool, POOL);
  const [easy] = lines;
  assert.deepEqual([lines.length, easy?.bot, easy?.games, easy?.name], [1, 'easy', 1, undefined]);
  const mean = ((changes[1]?.value ?? 0) + (changes[2]?.value ?? 0)) / 2;
  assert.ok(Math.abs(easy!.value - mean) <= 1);
});

/** Plays one seat against bots to the end. */
async function playAlone(seat: Seat): Promise<void> {
  const luck = rng(5);
  for (;;) {
    const asked = await seat.until((known) => {
      const [decision] = viewOf(known).decisions;
      return decision ? decision.actors.includes(0) && 'me' : 'over';
    }, 'my turn');
    if (asked === 'over') return;
    const n = await seat.act(random(viewOf(seat), luck));
    assert.equal(typeof n, 'number');
    await seat.until((known) => known.n >= (n as number), 'the update');
  }
}

test('a game that ended before a crash is rated after it, and once only', async () => {
  await using first = await openServer();
  const [ada, ben] = [await keeper(first.link), await keeper(first.link)];
  const { table, seats } = await ratedPair(ada, ben);
  await playOut(seats, rng(7));
  await changesIn(seats[0]);
  const done = await ownOf(ada);
  await first.stop();

  // As if the server had been killed between the end of the game and its rating: the job is there, the rating is not.
  const store = new SqliteStore(`${first.dataDir}/turntable.db`);
  const row = (await store.row(table.id))!;
  const { changes: _, ...rated } = row.rated!;
  await store.commit(
    batchOf({
      tables: [{ row: { ...row, version: row.version + 1, rated }, was: row.version }],
      jobs: [
        {
          key: `rate:${table.id}`,
          job: { key: `rate:${table.id}`, kind: 'rate', due: 1, body: `{"table":"${table.id}"}` },
        },
      ],
    }),
  );
  await store.close();
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${first.dataDir}/turntable.db`);
  db.exec('DELETE FROM skills; DELETE FROM rated_games');
  db.close();

  await using second = await openServer({ dataDir: first.dataDir });
  const watcher = ada.at(second.link).sit(table.id, { as: 0 });
  await changesIn(watcher);
  assert.deepEqual(await ownOf(ada.at(second.link)), done);
  // The job comes again, as after a crash between the commit and its end: nothing is counted twice.
  second.jobs.put(`rate:${table.id}`, 'rate', 1, { table: table.id });
  await second.journal.settled();
  const jobs = () => second.store.jobs(-1, Number.MAX_SAFE_INTEGER, 9);
  await until(async () => !(await jobs()).some(({ kind }) => kind === 'rate'), 'the end of the job');
  assert.deepEqual(await ownOf(ada.at(second.link)), done);
  assert.deepEqual(second.errors, []);
});

test('kill -9 at the last move: the game is rated when the server is back, once', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-ratings-'));
  const guests: Guest[] = [];
  let id = '';
  {
    await using child = await Child.start(folder.path);
    guests.push(await keeper(child.link), await keeper(child.link));
    const { table, seats } = await ratedPair(guests[0]!, guests[1]!);
    ({ id } = table);
    // Whoever hears of the end first: it is durable then, and its rating may be under way.
    const over = seats[0].until(({ view }) => view && viewOf({ view }).outcome !== null, 'the end', 60_000);
    void playOut(seats, rng(11)).catch(() => {});
    await over;
    assert.equal(await child.end('SIGKILL'), 'SIGKILL');
  }
  for (const _ of ['first start', 'second start']) {
    await using child = await Child.start(folder.path);
    const seat = guests[0]!.at(child.link).sit(id, { as: 0 });
    // A rating that was under way is tried again after its lease.
    await seat.until(({ table }) => table?.rated?.changes, 'the ratings', 60_000);
    for (const guest of guests) assert.equal((await ownOf(guest.at(child.link))).ratings[0]?.games, 1);
    assert.equal(child.errors, '');
  }
});

test('who gives up has lost, even if the bot in their place wins; a seat taken by the host ends the rating', async () => {
  await using server = await openServer();
  const [ada, ben] = [await keeper(server.link), await keeper(server.link)];
  const { table, seats } = await ratedPair(ada, ben);
  await ben.post(`tables/${table.id}/leave`, {});
  await playAlone(seats[0]);
  const changes = await changesIn(seats[0]);
  assert.ok(changes[0]!.by > 0 && changes[1]!.by < 0);

  const next = await ratedPair(ada, ben);
  await ada.post(`tables/${next.table.id}/kick`, { seat: 1 });
  await next.seats[0].until(({ lines }) => lines.some(({ kind }) => kind === 'unrated'), 'the line');
  await next.seats[0].until(({ table }) => table?.rated === undefined, 'the table without a rating');
  await playAlone(next.seats[0]);
  await next.seats[0].until(({ table }) => table?.status === 'over', 'the end');
  await server.journal.settled();
  assert.equal((await ownOf(ada)).ratings[0]?.games, 1);

  const third = await ratedPair(ada, ben);
  const { body } = await ada.post<OfferReply>(`tables/${third.table.id}/links`, { seat: 1 });
  const eve = await Guest.arrive(server.link);
  const token = body.path.split('#')[1];
  await ben.post(`tables/${third.table.id}/links/allow`, { seat: 1 });
  const claimed = await eve.post<TableReply>(`tables/${third.table.id}/links/claim`, { token, name: 'Eve' });
  assert.deepEqual([claimed.status, claimed.body.table.rated], [200, undefined]);
  const none = await eve.get<ErrorBody>('tables/nowhere/ratings');
  assert.equal(none.body.code, 'not-found');
});

test('nobody is listed unasked, and nothing said in public names a guest, a table or when it was', async () => {
  await using server = await openServer();
  const [ada, ben, eve] = [
    await keeper(server.link),
    await keeper(server.link),
    await Guest.arrive(server.link),
  ];
  const early = await ada.post<ErrorBody>('me/ratings', { name: 'Ada L.' });
  assert.equal(early.status, 403, 'there is nothing to list yet');
  const { table, seats } = await ratedPair(ada, ben);
  await playOut(seats, rng(7));
  await changesIn(seats[0]);
  const before = (await eve.get<RatingList>('ratings')).body;
  assert.deepEqual(before, { pools: [], pool: null, lines: [] }, 'not even that there was a game');
  await ada.post('me/ratings', { name: ' Ada L. ' });
  const { body } = await eve.get<RatingList>('ratings?game=loko-moto&mode=standard&tempo=live');
  assert.deepEqual(
    body.lines.map((line) => Object.keys(line).sort()),
    [['games', 'name', 'spread', 'value']],
  );
  assert.equal(body.lines[0]?.name, 'Ada L.');
  const said = JSON.stringify([before, body]);
  for (const secret of [await idOf(ada), await idOf(ben), table.id, 'Ben', '"Ada"'])
    assert.ok(!said.includes(secret), secret);
  assert.equal((await ada.get<RatingList>('ratings')).body.lines[0]?.own, true);
  await ada.post('me/ratings', { name: null });
  assert.deepEqual((await eve.get<RatingList>('ratings')).body.lines, []);
  const odd = await eve.get<ErrorBody>('ratings?game=loko-moto&mode=odd');
  assert.deepEqual([odd.status, odd.body.code], [400, 'bad-message']);
  const none = await eve.get<RatingList>('ratings?game=nothing&mode=standard&tempo=live');
  assert.deepEqual([none.body.pool, none.body.lines], [null, []]);
  const heard = (message: ServerMessage): boolean => JSON.stringify(message).includes('"mu"');
  assert.ok(!seats[0].messages.some(heard));
});

test('tables that are not rated tell nobody’s rating', async () => {
  await using server = await openServer();
  const [ada, ben] = [await keeper(server.link), await keeper(server.link)];
  const { seats } = await ratedPair(ada, ben);
  await playOut(seats, rng(7));
  await changesIn(seats[0]);
  const plain = await ada.table([mine('Ada'), open], { startWhenFull: false });
  assert.deepEqual((await ben.get<TableRatings>(`tables/${plain.id}/ratings`)).body, {
    ratings: [null, null],
  });
});
