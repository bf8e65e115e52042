import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import type { TableInfo, TableReply } from '@turntable/protocol';
import { SqliteStore } from '../storage/sqlite/sqlite.ts';
import { Child } from '../testing/child.ts';
import { bot, Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { row } from '../testing/store.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Absence } from '../time/absence.ts';
import type { Match } from '@turntable/match/match.ts';
import { retimed } from './clocks.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';

const LIVE = { kind: 'live', bank: 1, increment: 5 } as const;
const kinds = (seat: Seat): string[] => seat.lines.map(({ kind, by }) => `${kind} ${by}`);
const said = (seat: Seat, kind: string, ms?: number): Promise<unknown> =>
  seat.until(({ lines }) => lines.some((line) => line.kind === kind), kind, ms);

/** Two people at a table with a clock. */
async function two(host: Guest, friend: Guest, clock: object): Promise<[Seat, Seat]> {
  const table = await host.table([mine('Ada'), open], { clock } as never);
  await friend.post<TableReply>(`tables/${table.id}/join`, { name: 'Ben' });
  const seats: [Seat, Seat] = [host.sit(table.id, { as: 0 }), friend.sit(table.id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  return seats;
}

test('out of time: a line names the grace, then the fallback is played and a bot plays on, until its person is back', async () => {
  await using server = await openServer({ env: { BOT_DELAY_MS: '20' } });
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const [ada, ben] = await two(host, friend, LIVE);
  // A second device on the same seat hears the same.
  const phone = host.sit(ada.table!.id, { as: 0 });
  const before = ada.n;
  await said(phone, 'clock-out');
  assert.deepEqual(ada.lines.at(-1)?.with, { amount: 10, unit: 'seconds' });
  assert.equal(ada.n, before, 'the grace is for moving');
  assert.equal(phone.messages.findLast((m) => m.t === 'clock')?.clock?.seats[0]?.stage, 'out');
  await said(ben, 'autopilot');
  await ben.until(({ n }) => n > before, 'the fallback');
  assert.deepEqual(kinds(ben), ['clock-out 0', 'autopilot 0']);
  assert.equal(ben.table!.status, 'running', 'nobody loses by time');
  // Ben moves, and then a bot moves for Ada.
  const n = await ben.act(simple(viewOf(ben)));
  await ben.until((seat) => seat.n > (n as number) && viewOf(seat).turn === 1, 'a bot’s move for Ada');
  const back = { t: 'back-again', id: 'b', as: 0 };
  assert.equal(await phone.request(back), phone.n);
  assert.equal(await phone.request(back), phone.n, 'a repeat changes nothing');
  await said(ada, 'returned');
  assert.deepEqual(kinds(phone), ['clock-out 0', 'autopilot 0', 'returned 0']);
  assert.equal(typeof (await ben.request({ ...back, id: 'c' })), 'object', 'a seat is its person’s');
  assert.deepEqual(server.errors, []);
});

test('the clock is refused where it makes no sense, and a table without one stores nothing of it', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const wish = {
    game: 'loko-moto',
    options: {},
    starter: 0,
    seats: [mine('Ada'), bot()],
    startWhenFull: true,
  };
  for (const clock of [
    { kind: 'live', bank: 0, increment: 0 },
    { kind: 'turns', hours: 0.5 },
    { kind: 'live' },
  ])
    assert.equal((await host.post('tables', { ...wish, clock })).status, 400);
  for (const clock of [undefined, { kind: 'none' }]) {
    const { body } = await host.post<TableReply>('tables', { ...wish, clock });
    assert.equal(body.table.clock, undefined);
    const seat = host.sit(body.table.id);
    await seat.ready();
    const version = server.tables.live(body.table.id)!.row.version;
    await seat.act(simple(viewOf(seat)));
    assert.equal(server.tables.live(body.table.id)!.row.version, version, 'the row is not written');
    assert.ok(seat.messages.every(({ t }) => t !== 'clock'));
  }
});

test('kill -9 in mid-question: the deadline is there again, no time was charged meanwhile, and it fires once', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-timing-'));
  let host: Guest;
  let id: string;
  {
    await using child = await Child.start(folder.path);
    host = await Guest.arrive(child.link);
    const table: TableInfo = await host.table([mine('Ada'), mine('Ben')], {
      clock: { kind: 'live', bank: 4, increment: 0 },
    });
    id = table.id;
    const seat = host.sit(id, { as: 0 });
    await seat.ready();
    assert.ok(seat.table!.clock!.seats[0]!.left > 3000);
    await child.end('SIGKILL');
  }
  // Longer than the bank.
  const later = { CLOCK_AHEAD_MS: '4200' };
  for (let restart = 0; restart < 2; restart++) {
    await using child = await Child.start(folder.path, later);
    const seat = host.at(child.link).sit(id, { as: 0 });
    await seat.ready();
    if (restart === 0) {
      const { left, stage, runs } = seat.table!.clock!.seats[0]!;
      assert.ok(left > 2500 && stage === 'ok' && runs, `${left} ${stage}`);
      assert.deepEqual(kinds(seat), []);
    }
    await said(seat, 'clock-out');
    // Whatever the table had to say before comes before the answer.
    await seat.back();
    assert.deepEqual(kinds(seat), ['clock-out 0'], 'once, after another restart too');
    await child.end('SIGKILL');
  }
  const store = new SqliteStore(join(folder.path, 'turntable.db'));
  const stored = (await store.load(id))!;
  assert.equal(stored.events.length, 1);
  assert.ok(stored.due !== null, 'the grace’s end is a row');
  await store.close();
});

test('a wish to take back stops no clock: nobody gains time by asking; a restart keeps the wish', async () => {
  const first = await openServer();
  const [host, friend] = [await Guest.arrive(first.link), await Guest.arrive(first.link)];
  const [ada, ben] = await two(host, friend, { kind: 'turns', hours: 24 });
  await ada.act(simple(viewOf(ada)));
  const n = (await ben.act(simple(viewOf(ben)))) as number;
  await ada.until((seat) => seat.n >= n, 'Ben’s move');
  const runs = (seat: Seat): string =>
    seat.messages
      .findLast((m) => m.t === 'clock')!
      .clock!.seats.map((clock) => (clock.runs ? 'runs' : 'stands'))
      .join(' ');
  assert.equal(runs(ada), 'runs stands');
  assert.equal(typeof (await ada.back()), 'number');
  await ben.until(({ table }) => table!.asking?.what === 'back', 'the wish');
  assert.equal(runs(ada), 'runs stands');
  await first.stop();
  await using again = await openServer({ dataDir: first.dataDir });
  const later = friend.at(again.link).sit(ben.table!.id, { as: 1 });
  await later.ready();
  assert.deepEqual(later.table!.asking?.waiting, [1]);
  assert.deepEqual(
    later.table!.clock!.seats.map(({ runs }) => runs),
    [true, false],
  );
});

test('an hour forward or back on the machine’s clock: no player loses time by it, and what runs out does so in time', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-jump-'));
  await using child = await Child.start(folder.path, { CLOCK_JUMPS: '3600000,-3600000' });
  const [host, friend] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
  /** Sets the clock, and waits until tables are made by it. */
  const jump = async (ahead: number): Promise<void> => {
    child.signal('SIGUSR2');
    await until(async () => {
      const { madeAt } = await host.table([mine('X'), open]);
      return Math.abs(madeAt - Date.now() - ahead) < 600_000;
    }, 'the clock to be set');
  };
  const BANK = 60;
  const from = performance.now();
  const [ada, ben] = await two(host, friend, { kind: 'live', bank: BANK, increment: 0 });
  const fair = (seat: Seat): void => {
    const left = seat.table!.clock!.seats.map((each) => each.left);
    const lost = 2 * BANK * 1000 - left.reduce((sum, ms) => sum + ms, 0);
    const passed = performance.now() - from;
    assert.ok(lost >= 0 && lost <= passed + 1, `${lost} ms lost in ${passed} ms`);
  };
  for (const [mover, ahead] of [
    [ada, 3_600_000],
    [ben, -3_600_000],
  ] as const) {
    const short = await two(host, friend, { kind: 'live', bank: 2, increment: 0 });
    const began = performance.now();
    await jump(ahead);
    assert.equal(typeof (await mover.act(simple(viewOf(mover)))), 'number');
    const looks = host.sit(mover.table!.id, { as: 0 });
    await looks.ready();
    fair(looks);
    // The clock at the other table ends by the time that has passed, not by the one that was set.
    await said(short[0], 'clock-out', 30_000);
    const took = performance.now() - began;
    assert.ok(took > 1_500, `${took} ms`);
  }
  assert.deepEqual([kinds(ada), kinds(ben)], [[], []]);
  assert.equal(child.errors, '');
});

test('a server that is stopped for a minute and goes on: no player loses time by it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-stood-'));
  await using child = await Child.start(folder.path, { CLOCK_STOPS: '60000' });
  const [host, friend] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
  const from = performance.now();
  const [ada] = await two(host, friend, { kind: 'live', bank: 20, increment: 0 });
  const { madeAt } = ada.table!;
  // It has begun to look at its clock, as it does every second.
  await until(async () => (await host.table([mine('X'), open])).madeAt - madeAt > 1_500, 'a second');
  child.signal('SIGUSR2');
  await until(async () => (await host.table([mine('X'), open])).madeAt - madeAt > 60_000, 'the stop');
  assert.equal(typeof (await ada.act(simple(viewOf(ada)))), 'number');
  const looks = host.sit(ada.table!.id, { as: 0 });
  await looks.ready();
  const lost = 40_000 - looks.table!.clock!.seats.reduce((sum, { left }) => sum + left, 0);
  const passed = performance.now() - from;
  assert.ok(lost >= 0 && lost <= passed + 1, `${lost} ms lost in ${passed} ms`);
  assert.deepEqual(kinds(ada), []);
  assert.equal(child.errors, '');
});

test('LV-6.1 of several who are asked at once, one who passes gives the others no more time', () => {
  const seats = ['ada', 'ben', 'cleo'].map((guest) => ({ kind: 'person' as const, name: guest, guest }));
  const picks = { engines: [], consents: [], presets: [] };
  const asked = (...of: number[]): Match =>
    ({
      state: {},
      game: { view: () => ({}), decline: () => ({ type: 'pass' }) },
      decisions: of.map((seat) => ({ id: `1:time-out:${seat}`, kind: 'time-out', actors: [seat] })),
    }) as unknown as Match;
  let at = row('t', { status: 'running', seats, picks, tempo: { answerSeconds: 20 } });
  const answersAt = (now: number, match: Match): TableRow['tempo']['answers'] => {
    at = { ...at, tempo: retimed(at, match, now, {} as Absence) ?? at.tempo };
    return at.tempo.answers;
  };
  assert.equal(answersAt(1_000, asked(0, 1, 2))?.by, 21_000);
  assert.deepEqual(answersAt(16_000, asked(1, 2)), { ids: ['1:time-out:1', '1:time-out:2'], by: 21_000 });
  assert.equal(answersAt(17_000, asked(0, 1))?.by, 37_000, 'whoever is asked anew has all of it');
  assert.equal(answersAt(18_000, asked()), null);
});
