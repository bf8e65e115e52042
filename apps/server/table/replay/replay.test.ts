import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSeed, commitment, type AnyGame, type Game, type Types, type Viewer } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import * as dh from '@turntable/games/double-header/trial.node.ts';
import { locoDome } from '@turntable/games/loco-dome/index.ts';
import * as ld from '@turntable/games/loco-dome/trial.node.ts';
import { lokoMoto } from '@turntable/games/loko-moto/index.ts';
import * as lm from '@turntable/games/loko-moto/trial.node.ts';
import { firstCanary, type CanaryOptions } from '@turntable/testkit/canaries.ts';
import { spread, Trial, type TrialOptions } from '@turntable/testkit/trial.ts';
import type { Table } from '@turntable/testkit/sample.ts';
import { patch, type ErrorBody, type TableReply } from '@turntable/protocol';
import type { ReplayReply } from '@turntable/protocol/replay.ts';
import { Match, type Item } from '@turntable/match/match.ts';
import { replayFor } from '@turntable/match/replay.ts';
import { Guest, type Seat } from '../../testing/guest.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { playOut, rng, simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';

type Opened = Awaited<ReturnType<typeof played>>;
/** Two people at a game of Loko moto with hidden agendas that is over, and a stranger. */
async function played(server: TestServer, luck = 3) {
  const [ada, ben, stranger] = await Promise.all([1, 2, 3].map(() => Guest.arrive(server.link)));
  const seats = await twoSeats(ada!, ben!, { hiddenAgendas: true, sheet: 'small' });
  const watcher = stranger!.sit(seats[0].table!.id);
  await watcher.ready();
  // A second thought, so that the log has a take-back.
  const first = seats.find(({ as }) => viewOf(seats[0]).turn === as)!;
  await first.act(simple(viewOf(first)));
  const n = (await first.back()) as number;
  await Promise.all([...seats, watcher].map((seat) => seat.until((known) => known.n >= n, 'the take-back')));
  await playOut(seats, rng(luck));
  await Promise.all(seats.map((seat) => seat.until(({ table }) => table?.status === 'over', 'the end')));
  return { ada: ada!, ben: ben!, stranger: stranger!, seats, watcher, id: seats[0].table!.id };
}

/** All views of a replay, from the deal to the end. */
function viewsOf({ view, patches }: Pick<ReplayReply, 'view' | 'patches'>): object[] {
  const out: object[] = [view];
  for (const change of patches) out.push(patch(out.at(-1)!, change ?? undefined));
  return out;
}

const replayOf = (guest: Guest, id: string, as?: Viewer) =>
  guest.get<ReplayReply>(`tables/${id}/replay${as === undefined ? '' : `?as=${as}`}`);

function assertNoSeed(server: TestServer, id: string, text: string): void {
  assert.ok(!text.includes(server.tables.live(id)!.row.seed), text.slice(0, 200));
}

test('a replay shows each viewer, move by move, what their socket had told them', async () => {
  await using server = await openServer();
  const { ada, ben, stranger, seats, watcher, id }: Opened = await played(server);
  const readers: [Guest, Viewer, Seat][] = [
    [ada, 0, seats[0]],
    [ben, 1, seats[1]],
    [stranger, 'public', watcher],
  ];
  for (const [guest, as, seat] of readers) {
    const { status, body } = await replayOf(guest, id);
    assert.equal(status, 200);
    assert.equal(body.as, as);
    const views = viewsOf(body);
    assert.equal(views.length, seat.n);
    assert.deepEqual(views.at(-1), seat.view);
    // What the socket said, folded anew: one view an update.
    const sync = seat.messages.find((message) => message.t === 'sync')!;
    let view: unknown = sync.view;
    for (const message of seat.messages)
      if (message.t === 'up') {
        view = patch(view, message.d);
        assert.deepEqual(views[message.n - 1], view, `update ${message.n}`);
      }
    assert.deepEqual(body.log, seat.log);
    assert.ok(body.log.some(({ event }) => event.kind === 'take-back'));
  }
});

test('LM-7.2 a replay through foreign eyes names no hidden card before the game showed it, on any page', async () => {
  await using server = await openServer();
  const { ada, ben, stranger, id } = await played(server);
  const { match } = server.tables.live(id)!;
  const secrets = (match!.stateAt(1) as { hands: { secret: string[] }[] }).hands.map(({ secret }) => secret);
  assert.equal(secrets.length, 2);
  const withoutBox = (value: object): string =>
    JSON.stringify(value, (key, inner: unknown) => (key === 'box' ? 0 : inner));
  const names = (value: object, seat: number): boolean =>
    secrets[seat]!.some((card) => withoutBox(value).includes(`"${card}"`));
  const seen: [Guest, Viewer, boolean, boolean][] = [
    [ada, 0, true, false],
    [ben, 1, false, true],
    [stranger, 'public', false, false],
    [ada, 'public', false, false],
  ];
  for (const [guest, as, first, second] of seen) {
    const { body } = await replayOf(guest, id, as);
    assert.deepEqual([names(body.view, 0), names(body.view, 1)], [first, second], `${as}`);
    // As long as a card lies hidden it is in no patch either; what is claimed or shown at the end is everybody's.
    viewsOf(body).forEach((view, i) => {
      const { hands } = match!.stateAt(i + 1) as { hands: { secret: string[] }[] };
      const over = lokoMoto.outcome(match!.stateAt(i + 1) as never) !== undefined;
      hands.forEach(({ secret }, seat) => {
        if (seat === as || over) return;
        for (const card of secret) assert.ok(!withoutBox(view).includes(`"${card}"`), `${card} at ${i + 1}`);
      });
    });
  }
  for (const as of [0, 1, 'judge'] as const) {
    const { status, body } = await stranger.get<ErrorBody>(`tables/${id}/replay?as=${as}`);
    assert.deepEqual([status, body.code], [403, 'not-your-seat']);
  }
  assert.equal((await ada.get<ErrorBody>(`tables/${id}/replay?as=1`)).status, 403);
  assert.equal((await ada.get<ErrorBody>(`tables/${id}/replay?as=nobody`)).body.code, 'bad-message');
});

test('seed and record go to those who sat there at once, and to others only when all of them said so', async () => {
  await using server = await openServer();
  const { ada, ben, stranger, seats, watcher, id } = await played(server);
  const { body: mineToo } = await ada.get<TableReply>(`tables/${id}`);
  assert.equal(commitment(mineToo.place.seed!), mineToo.table.commitment);
  assert.equal(mineToo.place.shares, null);
  const { status, body: record } = await ben.get(`tables/${id}/record`);
  assert.equal(status, 200);
  assert.equal(checkSeed(lokoMoto, record).fits, true);

  const pages = ['tables', `tables/${id}`, `tables/${id}/record`, `tables/${id}/replay`, 'me'];
  const closed = async (): Promise<void> => {
    for (const path of pages) {
      const { status, body } = await stranger.get<object>(path);
      assert.equal(status, path.endsWith('record') ? 403 : 200);
      assertNoSeed(server, id, JSON.stringify(body));
    }
    for (const text of watcher.texts) assertNoSeed(server, id, text);
    const { body } = await ada.get<TableReply>(`tables/${id}`);
    assert.equal('seed' in body.table, false);
  };
  await closed();
  assert.equal(
    (await stranger.post<ErrorBody>(`tables/${id}/share`, { open: true })).body.code,
    'not-your-seat',
  );
  assert.equal((await ada.post<ErrorBody>(`tables/${id}/share`, { open: 1 })).body.code, 'bad-message');
  const { body: said } = await ada.post<TableReply>(`tables/${id}/share`, { open: true });
  assert.equal(said.place.shares, true);
  await closed();
  await ben.post(`tables/${id}/share`, { open: false });
  await closed();

  await ben.post(`tables/${id}/share`, { open: true });
  const { body: open } = await stranger.get<TableReply>(`tables/${id}`);
  assert.equal(open.table.seed, mineToo.place.seed);
  await watcher.until(({ table }) => table?.seed === open.table.seed, 'the seed');
  assert.equal((await stranger.get(`tables/${id}/record`)).status, 200);
  const { body: eyes } = await replayOf(stranger, id, 1);
  assert.deepEqual(eyes.viewers, [0, 1, 'public']);
  assert.deepEqual(viewsOf(eyes).at(-1), seats[1].view);

  // One who thinks again closes it again for whoever has not looked yet.
  await ada.post(`tables/${id}/share`, { open: false });
  assert.equal((await stranger.get(`tables/${id}/record`)).status, 403);
});

test('answers about sharing survive a restart', async () => {
  const server = await openServer();
  const { ada, ben, stranger, id } = await played(server);
  await ada.post(`tables/${id}/share`, { open: true });
  await server.stop();
  await using again = await openServer({ dataDir: server.dataDir });
  const place = async (guest: Guest) =>
    (await guest.at(again.link).get<TableReply>(`tables/${id}`)).body.place;
  assert.deepEqual([(await place(ada)).shares, (await place(ben)).shares], [true, null]);
  assert.equal((await stranger.at(again.link).get(`tables/${id}/record`)).status, 403);
  await ben.at(again.link).post(`tables/${id}/share`, { open: true });
  assert.equal((await stranger.at(again.link).get(`tables/${id}/record`)).status, 200);
});

test('nothing is shown or shared of a game that runs', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [seat] = await twoSeats(ada, ben);
  const { id } = seat.table!;
  for (const path of ['replay', 'replay?as=0', 'record'])
    assert.equal((await ada.get<ErrorBody>(`tables/${id}/${path}`)).body.code, 'not-allowed');
  assert.equal((await ada.post<ErrorBody>(`tables/${id}/share`, { open: true })).body.code, 'not-allowed');
  assert.deepEqual(
    Object.keys((await ada.get<TableReply>(`tables/${id}`)).body.place).filter((key) => key.startsWith('s')),
    ['seats'],
  );
});

/** Every view and line of a replay, with the number of the update it belongs to, as whoever steps through it has them. */
function bytesOf(match: Match, viewer: Viewer): { n: number; bytes: string }[] {
  const { view, patches, log } = replayFor(match, viewer);
  const views = viewsOf({ view, patches });
  return [
    ...views.map((each, i) => ({ n: i + 1, bytes: JSON.stringify(each) })),
    // Patches are searched as they are: what one takes away may have been known, what it adds is known from then on.
    ...patches.map((change, i) => ({ n: i + 2, bytes: JSON.stringify(change) })),
    ...log.map(({ n, event }) => ({ n, bytes: JSON.stringify(event) })),
  ];
}

/** Views, patches and lines of a replay that are searched: what a viewer may not know takes long to gather. */
const SEARCHED = 40;

/** The first canary that a replay of a random game shows to somebody before they may know it. */
function firstLeak<T extends Types>(
  trial: Trial<T>,
  game: Game<T>,
  options: CanaryOptions<T>,
): string | undefined {
  for (const sample of trial.samples) {
    const items = sample.moments.flatMap(({ played }) => played?.entry ?? []);
    const match = Match.load(game as never as AnyGame, sample.table.setup as object, items as Item[]);
    const states = sample.moments.map(({ state }) => state);
    const seats = Array.from({ length: sample.table.seats }, (_, seat) => seat);
    for (const viewer of [...seats, 'public'] as const) {
      const leak = firstCanary(trial.game, states, viewer, spread(bytesOf(match, viewer), SEARCHED), options);
      if (leak !== undefined) return `${sample.table.name}, ${viewer}: ${leak}`;
    }
  }
  return undefined;
}

/** A replay of a game that shows everything to everybody has to be found. */
function proves<T extends Types>(
  game: Game<T>,
  tables: readonly Table<T>[],
  of: TrialOptions<T> & CanaryOptions<T>,
): void {
  test(`no replay of ${game.id} shows a card before its viewer may know it, to anybody`, () => {
    const trial = new Trial(game, tables, { ...of, games: 1 });
    assert.equal(firstLeak(trial, game, of), undefined);
    const leaky: Game<T> = {
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), hint: state }),
    };
    assert.notEqual(firstLeak(trial, leaky, of), undefined);
  });
}
proves(lokoMoto, lm.CANARY_TABLES.slice(0, 1), lm.OPTIONS);
proves(doubleHeader, dh.CANARY_TABLES, dh.OPTIONS);
proves(locoDome, ld.CANARY_TABLES, ld.OPTIONS);
