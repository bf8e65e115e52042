import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord, replayRecord, type AnyGame } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { patch, type ErrorBody, type TableReply } from '@turntable/protocol';
import { MOST_RECORD_ACTIONS, type ReplayReply } from '@turntable/protocol/replay.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { playOut, rng, twoSeats } from '../../testing/loko-moto.ts';
import { recordOf } from '../../testing/record.ts';

const GAMES = [
  ['loko-moto', 3, { hiddenAgendas: true, sheet: 'small' }],
  ['double-header', 4, { judge: true }],
  ['loco-dome', 2, { scoring: 'margin' }],
] as const;

function lastOf({ view, patches }: ReplayReply): unknown {
  return patches.reduce<object>((known, change) => patch(known, change ?? undefined), view);
}

for (const [id, seats, options] of GAMES)
  test(`a record of ${id} is shown through every eye as the game shows it, and nothing is kept of it`, async () => {
    await using server = await openServer();
    const ada = await Guest.arrive(server.link);
    const record = recordOf(id, seats, options);
    const game: AnyGame = gameById(id)!;
    const { state, items } = replayRecord(game, readRecord(game, record));
    const { status, body: first } = await ada.post<ReplayReply>('replays', { record });
    assert.equal(status, 200, JSON.stringify(first));
    const judge = 'judge' in options ? (['judge'] as const) : [];
    assert.deepEqual(first.viewers, [...Array.from({ length: seats }, (_, i) => i), ...judge, 'public']);
    assert.equal(first.as, 0);
    assert.equal(first.patches.length, items.length - 1);
    assert.equal(first.table.seats[1]!.name, 'Player 2');
    for (const as of first.viewers) {
      const { body } = await ada.post<ReplayReply>('replays', { record, as });
      assert.deepEqual(lastOf(body), JSON.parse(JSON.stringify(game.view(state, as))));
      assert.equal(body.as, as);
    }
    assert.equal(server.tables.loaded.length, 0);
  });

test('a finished table’s own export opens as its replay did, take-backs and all', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(ada, ben, { hiddenAgendas: true });
  const first = seats.find(({ view }) => view!.decisions[0]!.actors[0] === view!.viewer)!;
  const section = (first.view as unknown as { box: { sheet: { sections: string[][] } } }).box.sheet
    .sections[0]!;
  await first.act({ type: 'close', section: section.join('-') } as never);
  const n = (await first.back()) as number;
  await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, 'the take-back')));
  await playOut(seats, rng(5));
  const id = seats[0].table!.id;
  await seats[0].until(({ table }) => table?.status === 'over', 'the end');
  const { body: own } = await ada.get<ReplayReply>(`tables/${id}/replay`);
  const { body: record } = await ada.get<object>(`tables/${id}/record`);
  const { body: again } = await ben.post<ReplayReply>('replays', { record, as: 0 });
  assert.deepEqual(again.patches, own.patches);
  assert.deepEqual(again.log, own.log);
  assert.deepEqual(again.view, own.view);
  assert.deepEqual([again.table.commitment, again.table.seed], [own.table.commitment, own.place.seed]);
});

test('what is no record, breaks the rules or is too much is refused, saying where', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const record = recordOf('loko-moto', 3, {}, { most: 12 });
  const setup = record['setup'] as Record<string, unknown>;
  const twice = { ...record, actions: [...record.actions, record.actions.at(-1)!] };
  const refusals: [unknown, number, string, RegExp][] = [
    ['a text', 400, 'bad-record', /^record: expected an object$/],
    [{}, 400, 'bad-record', /^format: expected "turntable\/1"$/],
    [{ ...record, game: 'chess' }, 400, 'bad-record', /^game: expected "loko-moto"/],
    [{ ...record, rules: 99 }, 400, 'bad-record', /^rules: expected/],
    [{ ...record, setup: { ...setup, trains: ['t'] } }, 400, 'bad-record', /^setup\.trains\[0\]: expected/],
    [{ ...record, actions: [{ by: 7, type: 'build' }] }, 400, 'bad-record', /^actions\[0\]\.by: expected/],
    [twice, 409, 'illegal', new RegExp(`^actions\\[${record.actions.length}\\]$`)],
    [
      { ...record, actions: Array.from({ length: MOST_RECORD_ACTIONS + 1 }, () => 0) },
      413,
      'too-large',
      /^actions: expected at most 2000$/,
    ],
  ];
  for (const [bad, status, code, detail] of refusals) {
    const answer = await ada.post<ErrorBody>('replays', { record: bad });
    assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(answer.body));
    assert.match(answer.body.detail!, detail);
    if (code === 'illegal') assert.match(answer.body.refusals![0]!.clause, /^LM-/);
  }
  const long = await ada.post<ErrorBody>('replays', { record: { ...record, note: 'x'.repeat(70_000) } });
  assert.deepEqual([long.status, long.body.code], [413, 'too-large']);
  const eyes = await ada.post<ErrorBody>('replays', { record, as: 'judge' });
  assert.deepEqual([eyes.status, eyes.body.code], [400, 'bad-message']);
  assert.deepEqual(server.errors, []);
});

test('names of a record are cut to what fits on a table', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const record = recordOf('loko-moto', 2, {}, { most: 3 });
  const seats = [{ name: ` ${'ő'.repeat(40)} ` }, { name: '  ' }];
  const { body } = await ada.post<ReplayReply>('replays', { record: { ...record, seats } });
  assert.deepEqual(
    body.table.seats.map(({ name }) => name),
    ['ő'.repeat(24), '2'],
  );
});

/** Two people at a game of Loco Dome that has begun, the second with these locomotives or by lot. */
async function dome(server: TestServer, ada: Guest, ben: Guest, theirs?: readonly string[]) {
  const seats = [{ kind: 'mine' as const, name: 'Ada' }, { kind: 'open' as const }];
  const made = await ada.table(seats, { game: 'loco-dome', startWhenFull: false, starter: 'lot' });
  await ben.post(`tables/${made.id}/join`, { name: 'Ben' });
  if (theirs) await ben.post(`tables/${made.id}/pick`, { seat: 1, engines: theirs });
  const { status, body } = await ada.post<TableReply>(`tables/${made.id}/start`);
  assert.equal(status, 200, JSON.stringify(body));
  const table = server.tables.live(made.id)!;
  const { rosters } = table.match!.state as { rosters: { front: { id: string } }[][] };
  return { table, rosters: rosters.map((roster) => roster.map(({ front }) => front.id)) };
}

test('LV-1.6 no record and no replay tells the rear of a locomotive that a running game hides', async () => {
  await using server = await openServer();
  const [ada, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const { table: past, rosters } = await dome(server, ada!, ben!);
  past.change({ status: 'over' });
  const replay = (guest: Guest) => guest.get<ErrorBody>(`tables/${past.row.id}/replay`);
  assert.equal((await replay(ada!)).status, 200);

  const theirs = rosters[1]!;
  await dome(server, ada!, ben!, theirs);
  for (const guest of [ada!, ben!]) {
    const { status, body } = await replay(guest);
    assert.deepEqual([status, body.detail], [403, 'LV-1.6']);
  }
  assert.equal((await replay(stranger!)).status, 200);

  // The locomotives of the opponent as one's own, of which every rear would be shown.
  const record = recordOf('loco-dome', 2, {}, { most: 30 });
  const peeping = { ...record, setup: { rosters: [theirs, theirs], first: 0 }, actions: [] };
  const refused = await ada!.post<ErrorBody>('replays', { record: peeping });
  assert.deepEqual([refused.status, refused.body.detail], [403, 'LV-1.6']);
  for (const id of theirs) assert.ok(!JSON.stringify(refused.body).includes(id));
  const wish = { record: peeping, n: 1, as: 0, deal: 'true', who: { kind: 'alone' } };
  assert.equal((await ada!.post('replays/continue', wish)).status, 403);
  assert.equal((await ben!.post('replays', { record: peeping })).status, 403, 'dormant ones are hidden too');
  assert.equal((await stranger!.post('replays', { record: peeping })).status, 200);
});
