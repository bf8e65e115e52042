import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ErrorBody, Pace, TableInfo, TableReply } from '@turntable/protocol';
import { Pace as PaceSchema } from '@turntable/protocol/tempo.ts';
import type { Problem } from '../base/problem.ts';
import { clockInfo, refactored, run, startClocks } from './clock.ts';
import { rulesOf, tempoOf } from './tempo.ts';
import type { SeatRow } from '../storage/rows.ts';
import { Child } from '../testing/child.ts';
import { bot, Guest, mine, open, type Seat } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';
import { playOut, rng, simple, viewOf } from '../testing/loko-moto.ts';

const NONE = { kind: 'none' } as const;
const LIVE = { kind: 'live', bank: 300, increment: 5 } as const;
const TURNS = { kind: 'turns', hours: 24 } as const;
const person = (guest: string): SeatRow => ({ kind: 'person', name: guest, guest });

/** Two people at a running table, each looking through their own eyes. */
async function two(link: string, more = {}): Promise<[Guest, Guest, Seat, Seat]> {
  const [host, friend] = [await Guest.arrive(link), await Guest.arrive(link)];
  const table = await host.table([mine('Ada'), open], more);
  await friend.post<TableReply>(`tables/${table.id}/join`, { name: 'Ben' });
  const seats: [Seat, Seat] = [host.sit(table.id, { as: 0 }), friend.sit(table.id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.until(({ view }) => view !== null, 'the deal')));
  return [host, friend, ...seats];
}
const propose = (seat: Seat, what: object, id = seat.newId()): Promise<number | ErrorBody> =>
  seat.request({ t: 'propose', id, as: seat.as, ...what });
const detail = (answer: number | ErrorBody): string =>
  typeof answer === 'number' ? 'ok' : `${answer.code} ${answer.detail ?? ''}`.trim();
const linesOf = (seat: Seat): string[] => seat.lines.map(({ kind, by }) => `${kind} ${by}`);
const table = (seat: Seat, is: (table: TableInfo) => unknown, what: string): Promise<unknown> =>
  seat.until(({ table: info }) => info && is(info), what);

test('a new table’s tempo follows from its clock and seats, or is chosen; a clock that does not fit is refused', () => {
  const apart = [person('a'), person('b')];
  const shared = [person('a'), person('a'), { kind: 'bot', name: 'x' } as const];
  const anew = (...[wish, seats]: [Parameters<typeof tempoOf>[0], readonly SeatRow[]]) => {
    const { kind, clock } = tempoOf(wish, seats, 0);
    return [kind, clock];
  };
  assert.deepEqual(anew({}, apart), ['live', null]);
  assert.deepEqual(anew({ clock: NONE }, apart), ['live', null]);
  assert.deepEqual(anew({ clock: TURNS }, apart), ['turns', TURNS]);
  assert.deepEqual(anew({ clock: LIVE }, shared), ['device', LIVE]);
  assert.deepEqual(anew({ tempo: 'turns' }, apart), ['turns', null]);
  assert.deepEqual(anew({ tempo: 'live' }, shared), ['live', null]);
  const refused = (what: RegExp, ...wish: Parameters<typeof anew>): void =>
    assert.throws(
      () => anew(...wish),
      ({ body }: Problem) => body.code === 'bad-options' && what.test(body.detail!),
    );
  refused(/^tempo: expected all persons on one device/, { tempo: 'device' }, apart);
  refused(/^tempo: expected all/, { tempo: 'device' }, [person('a'), { kind: 'open', name: '' }]);
  refused(/^clock: expected one for live/, { tempo: 'live', clock: TURNS }, apart);
  refused(/^clock: expected one for turns/, { tempo: 'turns', clock: LIVE }, apart);
  const fits = (pace: Pace): boolean => PaceSchema.safeParse(pace).success;
  assert.ok(fits({ tempo: 'device', clock: LIVE }) && fits({ tempo: 'turns', clock: TURNS }));
  assert.ok(!fits({ tempo: 'device', clock: TURNS }) && !fits({ tempo: 'turns', clock: LIVE }));
});

test('a factor multiplies a seat’s bank, increment and hours, and what is left of them when it changes', () => {
  const row = { clock: LIVE, factors: [2, 1] };
  const seats = [person('a'), person('b')];
  assert.deepEqual(rulesOf(row, seats), [{ kind: 'live', bank: 600, increment: 10 }, LIVE]);
  assert.deepEqual(rulesOf({ ...row, clock: null }, seats), []);
  const rules = rulesOf(row, seats);
  const clocks = run(rules, startClocks(rules), new Set([0]), 0);
  const left = (of: typeof clocks): number[] =>
    clockInfo(LIVE, row.factors, of, 60_000).seats.map((seat) => seat.left / 1000);
  assert.deepEqual(left(clocks), [540, 300]);
  assert.deepEqual(left(refactored(clocks, 0, 0.5, 60_000)), [270, 300]);
  assert.deepEqual(left(refactored(clocks, 1, 3, 60_000)), [540, 900]);
  const { since } = refactored(clocks, 0, 0.5, 60_000)[0]!;
  assert.equal(since, 60_000, 'it runs on');
  assert.equal(refactored(clocks, 0, 0.5, 60_001)[0]!.left, 270_000, 'whole milliseconds, as rows have them');
});

test('live with a clock becomes by turns in mid-game once all agree: same log, same rules, lines, and a restart keeps it', async () => {
  const first = await openServer();
  const [host, friend, ada, ben] = await two(first.link, { clock: LIVE });
  assert.equal(ada.table!.tempo, undefined, 'live');
  await ada.act(simple(viewOf(ada)));
  const pace = { tempo: 'turns', clock: TURNS } satisfies Pace;
  const id = ada.newId();
  assert.equal(await propose(ada, { pace }, id), 2);
  await table(ben, ({ asking }) => asking, 'the wish');
  assert.deepEqual(ben.table!.asking, { what: 'tempo', with: pace, by: 0, waiting: [1] });
  assert.equal(await propose(ada, { pace }, id), 2, 'a repeat asks nobody');
  assert.match(detail(await propose(ben, { pace: { tempo: 'turns', clock: NONE } })), /no other wish/);
  assert.equal(ben.table!.clock!.seats[1]!.runs, true, 'the game goes on meanwhile');
  await ben.act(simple(viewOf(ben)));
  await ada.until(({ n }) => n === 3, 'Ben’s move');
  assert.ok(ada.table!.asking, 'the wish stays');
  assert.match(detail(await ada.agree(true)), /not-allowed/);

  // A restart in mid-question.
  await first.stop();
  await using server = await openServer({ dataDir: first.dataDir });
  const [ada2, ben2] = [host.at(server.link), friend.at(server.link)].map((guest, as) =>
    guest.sit(ada.table!.id, { as }),
  ) as [Seat, Seat];
  await Promise.all([ada2.ready(), ben2.ready()]);
  assert.equal(await ben2.agree(true), 3);
  await table(ada2, ({ tempo }) => tempo === 'turns', 'the tempo');
  assert.deepEqual(ada2.table!.clock!.rule, TURNS);
  assert.equal(ada2.table!.asking, undefined);
  assert.ok(ada2.table!.clock!.seats[0]!.left > 23 * 3_600_000, 'clocks begin anew');
  assert.deepEqual(linesOf(ada2), ['tempo-asked 0', 'agreement-given 1', 'tempo 0']);
  assert.deepEqual(ada2.lines[2]!.with, {
    tempo: 'turns',
    clock: 'turns',
    minutes: 0,
    seconds: 0,
    increment: 0,
    days: 1,
    hours: 0,
  });
  const { row } = server.tables.live(ada.table!.id)!;
  assert.deepEqual([row.tempo.kind, row.tempo.clock], ['turns', TURNS]);
  assert.ok((await server.store.load(row.id))!.due! > Date.now() + 17 * 3_600_000, 'what is due is a row');

  // And without a clock: nothing is due any more.
  const none = { tempo: 'turns', clock: NONE } satisfies Pace;
  await propose(ben2, { pace: none });
  await table(ada2, ({ asking }) => asking, 'the next wish');
  await ada2.agree(true);
  await table(ben2, ({ clock }) => clock === undefined, 'no clock');
  await server.journal.settled();
  assert.equal((await server.store.load(row.id))!.due, null);
  assert.match(detail(await propose(ada2, { pace: none })), /another than now/);
  await playOut([ada2, ben2], rng(3));
  assert.deepEqual(server.errors, []);
});

test('on one device other persons’ seats are handed over with their agreement only, and go back with the next tempo', async () => {
  await using server = await openServer();
  const [, friend, ada, ben] = await two(server.link, { options: { hiddenAgendas: true } });
  const { id } = ada.table!;
  const pace = { tempo: 'device', clock: NONE } satisfies Pace;
  await propose(ada, { pace });
  await table(ben, ({ asking }) => asking, 'the wish');
  assert.deepEqual(ada.place!.seats, [0], 'nothing before they agree');
  const hers = ben.view;
  await ben.agree(true);
  await ada.until(({ place }) => place?.seats.length === 2, 'both seats');
  await ben.until(({ as }) => as === 'public', 'Ben to see what everybody sees');
  assert.deepEqual([ben.place!.seats, ben.place!.owned], [[], [1]]);
  await ada.send({ t: 'look', as: 1 });
  await ada.until(({ as }) => as === 1, 'the other eyes');
  assert.deepEqual(viewOf(ada).hands[1], (hers as ReturnType<typeof viewOf>).hands[1]);
  assert.equal(ada.table!.seats[1]!.name, 'Ben');

  // Nobody else is to be asked now: the seat goes home at once.
  const at = viewOf(ada).turn;
  await ada.send({ t: 'look', as: at });
  await ada.until(({ as }) => as === at, 'whose turn it is');
  await ada.act(simple(viewOf(ada)));
  await ada.request({ t: 'propose', id: 'home', as: 0, pace: { tempo: 'turns', clock: TURNS } });
  await ben.until(({ place }) => place?.seats[0] === 1, 'the seat again');
  await ada.until(({ place }) => place?.seats.length === 1, 'her own seat alone');
  assert.deepEqual([ben.table!.tempo, ben.place!.owned], ['turns', undefined]);
  const again = friend.sit(id, { as: 1 });
  await again.ready();
  assert.equal(again.as, 1);
  assert.deepEqual(linesOf(ben), ['tempo-asked 0', 'agreement-given 1', 'tempo 0', 'tempo 0']);
  const intruder = friend.sit(id, { as: 0 });
  await intruder.until(({ messages }) => messages.some((m) => m.t === 'error'), 'an error');
});

test('whoever takes their seat back ends the one device; who refuses or is asked twice ends the wish', async () => {
  await using server = await openServer();
  const [host, friend, ada, ben] = await two(server.link);
  const pace = { tempo: 'device', clock: NONE } satisfies Pace;
  await propose(ada, { pace });
  await table(ben, ({ asking }) => asking, 'the wish');
  await ben.agree(false);
  await table(ada, ({ asking }) => !asking, 'the refusal');
  assert.match(detail(await propose(ada, { pace })), /asked already/, 'once at this point');
  await ada.act(simple(viewOf(ada)));
  await propose(ada, { pace });
  await ada.agree(false);
  await table(ben, ({ asking }) => !asking, 'it to be called off');
  await propose(ben, { pace });
  await table(ada, ({ asking }) => asking, 'Ben’s wish');
  await ada.agree(true);
  await ben.until(({ place }) => place?.seats.length === 2, 'both seats');
  assert.equal(ben.table!.tempo, 'device');
  assert.deepEqual(linesOf(ada), [
    'tempo-asked 0',
    'agreement-refused 1',
    'tempo-asked 0',
    'agreement-withdrawn 0',
    'tempo-asked 1',
    'agreement-given 0',
    'tempo 1',
  ]);
  await ada.until(({ place }) => place?.owned?.includes(0), 'what is hers');
  const { status } = await host.post(`tables/${ada.table!.id}/take-back`, { seat: 0 });
  assert.equal(status, 200);
  await table(ben, ({ tempo }) => tempo === undefined, 'live again');
  assert.equal((await friend.get<TableReply>(`tables/${ada.table!.id}`)).body.place.seats.length, 1);
});

test('a factor is agreed to before the game or in it, for one seat; the line names whose', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const made = await host.table([mine('Ada'), open], { clock: LIVE, startWhenFull: false });
  const ada = host.sit(made.id, { as: 0 });
  await ada.ready();
  // Whoever sits down later sees it before they do.
  assert.equal(await propose(ada, { factor: { seat: 0, factor: 2 } }), 0);
  await table(ada, ({ clock }) => clock?.factors?.[0] === 2, 'the factor');
  await friend.post(`tables/${made.id}/join`, { name: 'Ben' });
  const ben = friend.sit(made.id, { as: 1 });
  await ben.ready();
  await propose(ben, { factor: { seat: 1, factor: 3 } });
  await table(ada, ({ asking }) => asking, 'the wish');
  await ada.agree(true);
  await host.post(`tables/${made.id}/start`);
  await ada.until(({ view }) => view !== null, 'the deal');
  const lefts = (seat: Seat): number[] =>
    seat.table!.clock!.seats.map(({ left }) => Math.round(left / 10_000));
  await table(ben, ({ clock }) => clock?.seats.length === 2, 'clocks');
  assert.deepEqual(lefts(ben), [60, 90]);
  for (const [factor, why] of [
    [{ seat: 1, factor: 3 }, /another/],
    [{ seat: 4, factor: 2 }, /of a person/],
    [{ seat: 0, factor: 1.5 }, /bad-message/],
  ] as const)
    assert.match(detail(await propose(ada, { factor })), why);
  assert.match(detail(await propose(ada, {})), /expected one of/);
  await propose(ada, { factor: { seat: 0, factor: 0.5 } });
  await table(ben, ({ asking }) => asking, 'the wish in play');
  await ben.agree(true);
  await table(ben, ({ clock }) => clock?.factors?.[0] === 0.5, 'the factor in play');
  assert.deepEqual(lefts(ben), [15, 90]);
  assert.deepEqual(ben.lines.at(-1)!.with, { whose: [0], factor: 0.5 });
  assert.deepEqual(server.errors, []);
});

test('alone with bots another pace needs nobody; a table without a clock has no factor; nobody wishes for another’s seat', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const made = await host.table([mine('Ada'), bot()]);
  const ada = host.sit(made.id);
  await ada.ready();
  assert.match(detail(await propose(ada, { factor: { seat: 0, factor: 2 } })), /with a clock/);
  assert.match(detail(await propose(ada, { pace: { tempo: 'device', clock: NONE } })), /two persons/);
  await propose(ada, { pace: { tempo: 'turns', clock: TURNS } });
  await table(ada, ({ tempo }) => tempo === 'turns', 'the tempo');
  const watcher = (await Guest.arrive(server.link)).sit(made.id);
  await watcher.ready();
  assert.match(
    detail(await watcher.request({ t: 'propose', id: 'x', as: 0, pace: { tempo: 'live', clock: NONE } })),
    /not-your-seat/,
  );
});

test('kill -9 right after all agreed: the new pace is there, its deadline is a row and fires once; a wish that waits is still there', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-tempo-'));
  let host: Guest;
  let friend: Guest;
  let id: string;
  {
    await using child = await Child.start(folder.path);
    const [a, b, ada, ben] = await two(child.link);
    [host, friend, id] = [a, b, ada.table!.id];
    await propose(ada, { pace: { tempo: 'live', clock: { kind: 'live', bank: 3, increment: 0 } } });
    await table(ben, ({ asking }) => asking, 'the wish');
    assert.equal(typeof (await ben.agree(true)), 'number');
    await propose(ben, { factor: { seat: 1, factor: 3 } });
    await child.end('SIGKILL');
  }
  for (let restart = 0; restart < 2; restart++) {
    await using child = await Child.start(folder.path);
    const [ada, ben] = [host.at(child.link).sit(id, { as: 0 }), friend.at(child.link).sit(id, { as: 1 })];
    await Promise.all([ada.ready(), ben.ready()]);
    assert.deepEqual(ada.table!.clock!.rule, { kind: 'live', bank: 3, increment: 0 });
    assert.deepEqual(ada.table!.asking?.waiting, [0], 'Ben’s wish');
    await ada.until(({ lines }) => lines.some(({ kind }) => kind === 'clock-out'), 'the end of her time');
    assert.deepEqual(linesOf(ada), [
      'tempo-asked 0',
      'agreement-given 1',
      'tempo 0',
      'factor-asked 1',
      'clock-out 0',
    ]);
    await child.end('SIGKILL');
  }
});
