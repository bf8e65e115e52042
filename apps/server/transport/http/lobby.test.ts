import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, History, TableList } from '@turntable/protocol';
import { Guest, mine, open } from '../../testing/guest.ts';
import { holdCommits } from '../../testing/hold.ts';
import { openServer } from '../../testing/server.ts';
import { playOut, rng, twoSeats, viewOf } from '../../testing/loko-moto.ts';

test('the lobby gives what was asked for and counts it; a wish it does not know is refused with its name', async () => {
  await using server = await openServer();
  const [host, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const plain = await host.table([mine('Ada'), open]);
  const slow = await host.table([mine('Ada'), open, open], { clock: { kind: 'turns', hours: 24 } });
  const judged = await host.table([mine('Ada'), open], { game: 'loco-dome', judge: 'open' });
  const played = await host.table([mine('Ada'), mine('Ben')]);
  const ask = async (query: string): Promise<[string[], string[], TableList['count']]> => {
    const { status, body } = await eve.get<TableList>(`tables${query}`);
    assert.equal(status, 200);
    return [body.open.map(({ id }) => id), body.running.map(({ id }) => id), body.count];
  };
  assert.deepEqual(await ask(''), [[judged.id, slow.id, plain.id], [played.id], { open: 3, running: 1 }]);
  assert.deepEqual(await ask('?tempo=turns'), [[slow.id], [], { open: 1, running: 0 }]);
  assert.deepEqual(await ask('?players=2&game=loko-moto&clock=without&judge=without'), [
    [plain.id],
    [played.id],
    { open: 1, running: 1 },
  ]);
  assert.deepEqual(await ask('?judge=with'), [[judged.id], [], { open: 1, running: 0 }]);
  for (const query of ['?players=9', '?players=x', '?tempo=soon', '?colour=red', '?game=a&game=b']) {
    const { status, body } = await eve.get<ErrorBody>(`tables${query}`);
    assert.deepEqual([status, body.code], [400, 'bad-message'], query);
  }
});

test('history: one’s games that are over, with their end and who won, in pages, after a restart too; nobody else’s', async () => {
  const first = await openServer();
  const [ada, ben, eve] = await Promise.all([1, 2, 3].map(() => Guest.arrive(first.link)));
  const seats = await twoSeats(ada!, ben!, { sheet: 'small' });
  const { id } = seats[0].table!;
  const from = Date.now();
  await playOut(seats, rng(5));
  await seats[0].until(({ table }) => table?.status === 'over', 'the end');
  const winners = viewOf(seats[0]).outcome!.places[0];
  await ada!.table([mine('Ada'), open]);

  const of = async (guest: Guest): Promise<History> => (await guest.get<History>('tables/history')).body;
  const { games, next } = await of(ben!);
  assert.equal(next, null);
  assert.deepEqual(
    games.map((game) => [game.table.id, game.table.status, game.mine, game.winners]),
    [[id, 'over', [1], winners]],
  );
  assert.ok(games[0]!.endedAt >= from && games[0]!.endedAt <= Date.now());
  assert.deepEqual(await of(eve!), { games: [], next: null });
  assert.equal(JSON.stringify(games).includes(first.tables.live(id)!.row.seed), false);
  assert.deepEqual((await of(ada!)).games[0]!.mine, [0]);

  // What is answered at the end of a game changes its row, and not when it was over.
  await ada!.post(`tables/${id}/share`, { open: false });
  assert.equal((await of(ben!)).games[0]!.endedAt, games[0]!.endedAt);
  await first.stop();
  await using server = await openServer({ dataDir: first.dataDir });
  assert.deepEqual((await of(ben!.at(server.link))).games[0]!.endedAt, games[0]!.endedAt);
  const bad = await ben!.at(server.link).get<ErrorBody>('tables/history?from=yesterday');
  assert.deepEqual([bad.status, bad.body.code], [400, 'bad-message']);
});

test('the lobby, the screen of the box and ratings tell of a table in memory what is stored, and wait for it', async () => {
  await using server = await openServer({ change: (config) => ({ ...config, lan: true }) });
  const [host, eve] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), open]);
  using hold = holdCommits(server);
  const table = server.tables.live(id)!;
  table.change({ seats: table.row.seats.with(0, { ...table.row.seats[0]!, name: 'Ida' }) });
  const answers = new Map<string, ReturnType<Guest['get']>>();
  for (const path of ['tables', 'box', `tables/${id}/ratings`]) {
    const answer = eve.get(path);
    answers.set(path, answer);
    assert.equal(await hold.told(answer), 'waits', path);
  }
  hold.release();
  for (const [path, answer] of answers) {
    const { status, body } = await answer;
    assert.equal(status, 200, path);
    if (!path.endsWith('ratings')) assert.match(JSON.stringify(body), /Ida/, path);
  }
});
