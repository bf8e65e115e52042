import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSeed, readRecord, replayRecord, type AnyGame } from '@turntable/engine';
import { gameById } from '@turntable/games';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import type { ErrorBody, TableList, TableReply } from '@turntable/protocol';
import { Guest } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { playOut, rng, twoSeats, viewOf } from '../../testing/loko-moto.ts';
import { recordOf } from '../../testing/record.ts';

const alone = { kind: 'alone' } as const;
const against = (seat: number) => ({ kind: 'bots', seat, level: 'easy', name: 'Ada' }) as const;

/** Two people at a game of Loko moto with hidden agendas that is over. */
async function played(server: TestServer) {
  const [ada, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const seats = await twoSeats(ada!, ben!, { hiddenAgendas: true });
  await playOut(seats, rng(3));
  await seats[0].until(({ table }) => table?.status === 'over', 'the end');
  return { ada: ada!, ben: ben!, stranger: stranger!, id: seats[0].table!.id };
}
type Hands = { hands: { secret: string[] }[] };
const secretsOf = (server: TestServer, id: string): string[][] =>
  (server.tables.live(id)!.match!.stateAt(1) as Hands).hands.map(({ secret }) => secret);

test('a game is taken up from a move: one knows what one knew then, and its record is whole', async () => {
  await using server = await openServer();
  const { ada, stranger, id } = await played(server);
  const was = server.tables.live(id)!.match!;
  const n = 20;
  const { status, body } = await ada.post<TableReply>(`tables/${id}/continue`, {
    ...{ n, as: 0, deal: 'redrawn', who: alone },
  });
  assert.equal(status, 201, JSON.stringify(body));
  const { table, place } = body;
  assert.deepEqual([table.status, place.seats, table.rated], ['running', [0, 1], undefined]);
  assert.deepEqual(
    table.seats.map(({ name }) => name),
    ['Ada', 'Ben'],
  );
  const { events, row } = server.tables.live(table.id)!;
  assert.deepEqual(
    events.map(({ kind, by, n: at, with: values }) => [kind, by, at, values?.['deal']]),
    [['taken-up', 'host', row.tookUp, 'redrawn']],
  );
  assert.equal(table.tempo, 'device');
  assert.equal(
    (await stranger.get<TableList>('tables')).body.running.length,
    0,
    'it is nobody else’s matter',
  );
  const seats = [0, 1].map((as) => ada.sit(table.id, { as }));
  await Promise.all(seats.map((seat) => seat.ready()));
  assert.deepEqual(viewOf(seats[0]!), JSON.parse(JSON.stringify(lokoMoto.view(was.stateAt(n) as never, 0))));

  await playOut(seats, rng(8));
  await seats[0]!.until((seat) => seat.table?.status === 'over', 'the end');
  const { body: record } = await ada.get<{ actions: unknown[] }>(`tables/${table.id}/record`);
  const replayed = replayRecord(lokoMoto, readRecord(lokoMoto, record));
  assert.equal(replayed.error, null);
  assert.notEqual(lokoMoto.outcome(replayed.state), undefined);
  assert.deepEqual(
    record.actions.slice(0, n - 1),
    (await ada.get<{ actions: unknown[] }>(`tables/${id}/record`)).body.actions.slice(0, n - 1),
  );
  const checked = checkSeed(lokoMoto, record);
  assert.deepEqual([checked.fits, checked.dealt], [true, null]);
});

test('LM-7.2 what one did not know is drawn anew each time; the very deal waits for everybody’s consent', async () => {
  await using server = await openServer();
  const { ada, ben, stranger, id } = await played(server);
  const [mine, theirs] = secretsOf(server, id);
  const drawn = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const wish = { n: 5, as: 0, deal: 'redrawn', who: against(0) };
    const { body } = await ada.post<TableReply>(`tables/${id}/continue`, wish);
    const now = secretsOf(server, body.table.id);
    assert.deepEqual(now[0], mine);
    drawn.add(String(now[1]));
    assert.deepEqual(
      body.table.seats.map(({ kind, name }) => kind === 'bot' || name),
      ['Ada', true],
    );
  }
  assert.ok(drawn.size > 1, 'the hand of the other is not always the same');

  const want = (guest: Guest, deal: string, as: number | 'public') =>
    guest.post<TableReply & ErrorBody>(`tables/${id}/continue`, { n: 5, as, deal, who: against(1) });
  const refused: [Guest, string, number | 'public', string][] = [
    [ada, 'true', 0, 'not-allowed'],
    [ada, 'redrawn', 1, 'not-your-seat'],
    [stranger, 'redrawn', 0, 'not-your-seat'],
    [stranger, 'true', 'public', 'not-allowed'],
  ];
  for (const [guest, deal, as, code] of refused) {
    const { status, body } = await want(guest, deal, as);
    assert.deepEqual([status, body.code], [403, code]);
  }
  assert.equal((await want(stranger, 'redrawn', 'public')).status, 201);

  await ada.post(`tables/${id}/share`, { open: true });
  assert.equal((await want(ada, 'true', 0)).status, 403);
  await ben.post(`tables/${id}/share`, { open: true });
  const { body } = await want(stranger, 'true', 'public');
  assert.deepEqual(secretsOf(server, body.table.id), [mine, theirs]);
  assert.equal((await want(stranger, 'redrawn', 1)).status, 201);
});

test('a place that is not there, or where the game is over, is no place to play on from', async () => {
  await using server = await openServer();
  const { ada, id } = await played(server);
  const { n } = server.tables.live(id)!.match!;
  const answers: [object, number, string, RegExp][] = [
    [{ n, as: 0, deal: 'redrawn', who: alone }, 403, 'not-allowed', /before the end/],
    [{ n: n + 1, as: 0, deal: 'redrawn', who: alone }, 400, 'bad-message', new RegExp(`1 to ${n}`)],
    [{ n: 0, as: 0, deal: 'redrawn', who: alone }, 400, 'bad-message', /^n:/],
    [{ n: 5, as: 0, deal: 'redrawn', who: against(4) }, 400, 'bad-message', /who\.seat: expected 0 to 1/],
    [{ n: 5, as: 0, deal: 'mine', who: alone }, 400, 'bad-message', /^deal:/],
  ];
  for (const [wish, status, code, detail] of answers) {
    const answer = await ada.post<ErrorBody>(`tables/${id}/continue`, wish);
    assert.deepEqual([answer.status, answer.body.code], [status, code]);
    assert.match(answer.body.detail!, detail);
  }
  const running = await ada.table([
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Ben' },
  ]);
  const wish = { n: 1, as: 0, deal: 'redrawn', who: alone };
  assert.equal((await ada.post<ErrorBody>(`tables/${running.id}/continue`, wish)).body.code, 'not-allowed');
});

for (const [id, count, options] of [
  ['loko-moto', 3, { sheet: 'square', hiddenAgendas: true }],
  ['double-header', 2, { scoring: 'margin' }],
  ['double-header', 4, { judge: true }],
  ['loco-dome', 2, {}],
] as const)
  test(`a record of ${id} for ${count} is taken up, and the table outlives a restart`, async () => {
    await using server = await openServer();
    const ada = await Guest.arrive(server.link);
    const record = recordOf(id, count, options);
    const game: AnyGame = gameById(id)!;
    const n = Math.min(25, record.actions.length >> 1);
    const judged = 'judge' in options;
    const wish = { record, n, as: 'public', deal: 'redrawn', who: judged ? alone : against(1) };
    const { status, body } = await ada.post<TableReply>('replays/continue', wish);
    assert.equal(status, 201, JSON.stringify(body));
    if (judged) {
      const bots = await ada.post<ErrorBody>('replays/continue', { ...wish, who: against(0) });
      assert.deepEqual([bots.status, bots.body.detail], [403, 'who: expected all seats oneself (LV-3.2)']);
    }
    const before = game.view(server.tables.live(body.table.id)!.match!.stateAt(n), 'public');
    const stood = replayRecord(game, readRecord(game, record), n - 1).state;
    assert.deepEqual(before, game.view(stood, 'public'));
    // What one plays on with alone does not lock the replay it came from.
    assert.equal((await ada.post('replays', { record })).status, 200);
    await server.stop();
    await using again = await openServer({ dataDir: server.dataDir });
    const seat = ada.at(again.link).sit(body.table.id, { as: 1 });
    await seat.ready();
    assert.equal(seat.table!.status, 'running');
    assert.deepEqual(again.errors, []);
  });

test('the very deal of a record is in its file, and so is anybody’s to play on with', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const record = recordOf('loko-moto', 2, { hiddenAgendas: true });
  const wish = { record, n: 8, as: 0, deal: 'true', who: against(0) };
  const { body } = await ada.post<TableReply>('replays/continue', wish);
  assert.deepEqual(secretsOf(server, body.table.id), (record['setup'] as { secret: string[][] }).secret);
});

/** Ten locomotives with values that are nowhere else, so that each is known again wherever it turns up. */
function canaries(): { engines: object[][]; values: number[] } {
  const statistics = ['boiler-pressure', 'grate-area', 'height', 'engine-weight', 'axle-load'];
  const values: number[] = [];
  const locomotive = (id: string, at: number) => ({
    id,
    name: id,
    values: Object.fromEntries(
      statistics.map((statistic, i) => {
        const value = 71_000_003 + 1_000 * at + i;
        values.push(value);
        return [statistic, value];
      }),
    ),
  });
  const locomotives = [0, 1].map((side) =>
    Array.from({ length: 5 }, (_, i) => locomotive(`own-${side}-${i}`, 5 * side + i)),
  );
  return { engines: locomotives, values };
}

test('LV-6.1 no value that the eyes had not seen goes along to the new table, on any channel', async () => {
  await using server = await openServer();
  const ada = await Guest.arrive(server.link);
  const { engines: locomotives, values } = canaries();
  const record = recordOf('loco-dome', 2, { rosters: locomotives }, { most: 14 });
  const game: AnyGame = gameById('loco-dome')!;
  const n = 10;
  const { state } = replayRecord(game, readRecord(game, record), n - 1);
  for (const as of [0, 'public'] as const) {
    const known = JSON.stringify(game.view(state, as));
    const hidden = values.filter((value) => !known.includes(String(value)));
    assert.ok(hidden.length > values.length / 3 && hidden.length < values.length, `${hidden.length}`);
    const playerSees = async (deal: string): Promise<string> => {
      const { body } = await ada.post<TableReply>('replays/continue', { record, n, as, deal, who: alone });
      const { id } = body.table;
      const seats = ([0, 1, 'public'] as const).map((eyes) => ada.sit(id, { as: eyes }));
      await Promise.all(seats.map((seat) => seat.ready()));
      const pages = await Promise.all([`tables/${id}`, 'tables', 'tables/mine'].map((path) => ada.get(path)));
      const { row, match } = server.tables.live(id)!;
      const texts = seats.flatMap((seat) => seat.texts);
      return JSON.stringify([body, texts, pages, row, match!.setup, match!.log]);
    };
    const text = await playerSees('redrawn');
    assert.deepEqual(
      hidden.filter((value) => text.includes(String(value))),
      [],
    );
    // Counter-check: taking up the same deal reveals them all.
    const whole = await playerSees('true');
    assert.deepEqual(
      hidden.filter((value) => !whole.includes(String(value))),
      [],
    );
  }
});
