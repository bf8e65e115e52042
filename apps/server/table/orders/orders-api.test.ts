import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Act } from '@turntable/engine';
import { doubleHeader } from '@turntable/games/double-header/index.ts';
import type { Action, DoubleHeader, Team } from '@turntable/games/double-header/types.ts';
import type { ErrorBody, MyTables, OwnOrders, TableReply } from '@turntable/protocol';
import { isStatisticId } from '@turntable/roster';
import { DISTRIBUTION, rankAmongKnown } from '@turntable/roster/distribution.ts';
import { pauseRange } from './orders-port.ts';
import type { TableRow } from '../../storage/rows.ts';
import { SqliteStore } from '../../storage/sqlite/sqlite.ts';
import { Child } from '../../testing/child.ts';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { nothingDue, openServer } from '../../testing/server.ts';
import { freeSections, simple, twoSeats, viewOf } from '../../testing/loko-moto.ts';
import { row as tableRow, type RowParts } from '../../testing/store.ts';
import { until } from '@turntable/testkit/until.node.ts';

const build = (section: string) => ({ type: 'build', section });
const SHEET = { sheet: 'small' };

/** Two people past the opening, Ada (seat 0) on turn; and the free sections. */
async function inPlay(ada: Guest, ben: Guest): Promise<{ id: string; seats: [Seat, Seat]; free: string[] }> {
  const seats = await twoSeats(ada, ben, SHEET);
  while (viewOf(seats[0]).phase === 'opening' || viewOf(seats[0]).turn !== 0) await move(seats);
  return { id: seats[0].table!.id, seats, free: freeSections(viewOf(seats[0])) };
}
async function move(seats: readonly Seat[], action = simple(viewOf(seats[0]!))): Promise<void> {
  const by = seats.find(({ as }) => as === viewOf(seats[0]!).turn)!;
  const n = (await by.act(action)) as number;
  assert.equal(typeof n, 'number', JSON.stringify(n));
  await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, `update ${n}`)));
}
const arm = (guest: Guest, id: string, seat: number, steps: object[], stops: object[] = []) =>
  guest.post<TableReply & ErrorBody>(`tables/${id}/orders`, { seat, orders: { steps, stops } });
const own = ({ place }: Seat): OwnOrders | undefined => place?.orders?.[0];
const turn = (...sections: string[]) => ({ kind: 'turn', tries: sections.map(build) });

test('an order plays its second choice when the first is taken; its guest sees it armed, and then that it was played', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id, seats, free } = await inPlay(ada, ben);
  const [a, b] = free as [string, string];
  const { status, body } = await arm(ben, id, 1, [turn(a, b)]);
  assert.equal(status, 200);
  assert.deepEqual(body.place.orders?.[0]?.orders?.steps[0]?.tries, [build(a), build(b)]);
  await seats[1].until((seat) => own(seat)?.orders, 'the order, on the other device');
  await move(seats, build(a) as never);
  await seats[0].until(({ n, log }) => log.some((item) => item.n === n && item.event.by === 1), 'the answer');
  const built = seats[0].log.findLast(({ event }) => event.kind === 'built')!.event;
  assert.equal('section' in built && built.section, b);
  await seats[1].until((seat) => own(seat)?.ended?.why === 'played', 'the note');
  assert.deepEqual((await arm(ben, id, 1, [turn(b)])).body.place.orders?.[0]?.ended, undefined);
  await ben.post(`tables/${id}/orders`, { seat: 1, orders: null });
  await seats[1].until((seat) => own(seat) === undefined, 'nothing armed');
});

test('surprise calls it off, and the question is left to its guest: a stop, a take-back', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id, seats, free } = await inPlay(ada, ben);
  const [a, b, c] = free as [string, string, string];
  const why = (wanted: string) => seats[1].until((seat) => own(seat)?.ended?.why === wanted, wanted);
  await arm(ben, id, 1, [turn(b)], [{ on: 'event', of: [{ kind: 'built', where: { section: a } }] }]);
  await move(seats, build(a) as never);
  await why('stop');
  await nothingDue(server, id);
  assert.equal(viewOf(seats[1]).turn, 1);

  await move(seats, build(b) as never);
  await arm(ben, id, 1, [turn(c)]);
  await seats[1].until((seat) => own(seat)?.orders, 'the order');
  const n = (await seats[1].back()) as number;
  await seats[0].until((seat) => seat.n >= n, 'the take-back');
  await why('take-back');
  await nothingDue(server, id);
  assert.equal(viewOf(seats[1]).turn, 1);
});

test('whoever is quicker than their own order calls it off', async () => {
  await using server = await openServer({ env: { ANSWER_PAUSE_MS: '60000' } });
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id, seats, free } = await inPlay(ada, ben);
  const [a, b, c] = free as [string, string, string];
  await arm(ben, id, 1, [turn(c), turn(c)]);
  await move(seats, build(a) as never);
  await move(seats, build(b) as never);
  await seats[1].until((seat) => own(seat)?.ended?.why === 'by-hand', 'the note');
  await move(seats, build(c) as never);
});

test('what came by an order is taken back freely like any move of one’s own, and does not come again', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id, seats, free } = await inPlay(ada, ben);
  const [a, b, c] = free as [string, string, string];
  await arm(ben, id, 1, [turn(b), turn(c)]);
  await move(seats, build(a) as never);
  await seats[1].until(({ view }) => view && viewOf(seats[1]).turn === 0, 'the answer');
  assert.equal(seats[1].undo, 'free');
  const { length } = seats[1].log.filter(({ event }) => event.kind === 'built');
  const n = (await seats[1].back()) as number;
  await seats[1].until((seat) => seat.n >= n && own(seat)?.ended?.why === 'take-back', 'the note');
  await nothingDue(server, id);
  assert.equal(viewOf(seats[1]).turn, 1);
  assert.equal(seats[1].log.filter(({ event }) => event.kind === 'built').length, length);
});

/** The call for which the locomotive in use ranks lowest, but not of `spared`. */
function worstCall({ view, as }: Seat, legal: readonly Action[], spared: string): Action {
  const { engines: locomotives, inUse } = view as DoubleHeader['View'];
  const { values } = locomotives[as as Team]![inUse[as as Team]!]!.rear!;
  const rank = (statistic: string): number =>
    isStatisticId(statistic) ? rankAmongKnown(DISTRIBUTION, statistic, Number(values[statistic])).rank : 0;
  return legal
    .flatMap((action) => (action.type === 'call' && action.statistic !== spared ? [action] : []))
    .reduce((worst, each) => (rank(each.statistic) > rank(worst.statistic) ? each : worst));
}

test('LV-6.1 an order for an interrupt answers when the case comes, and leaves others to its guest', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await ada.table([mine('Ada'), open], { game: 'double-header', startWhenFull: false });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  await ada.post(`tables/${id}/start`);
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })] as const;
  await Promise.all(seats.map((seat) => seat.ready()));
  const asked = () => {
    const decision = seats[0].view!.decisions.find(({ standing }) => !standing)!;
    const by = seats[decision.actors[0] as number]!;
    return { decision, by, legal: [...doubleHeader.legalActions(by.view as DoubleHeader['View'], decision)] };
  };
  const go = async (by: Seat, action: Act): Promise<void> => {
    const n = (await by.act(action)) as number;
    assert.equal(typeof n, 'number', JSON.stringify([action, n]));
    await Promise.all(seats.map((seat) => seat.until((known) => known.n >= n, 'the update')));
  };
  while (asked().decision.kind === 'field') await go(asked().by, asked().legal[0]!);
  const { by: caller, legal } = asked();
  const calls = legal.flatMap((action) => (action.type === 'call' ? [action] : []));
  const [feared, harmless] = calls as [(typeof calls)[0], (typeof calls)[0]];
  const seat = 1 - (caller.as as number);
  const when = { kind: 'called', where: { statistic: feared.statistic } };
  const steps = [{ kind: 'veto', when, tries: [{ type: 'veto' }] }];
  assert.equal((await arm([ada, ben][seat]!, id, seat, steps)).status, 200);
  await go(caller, harmless);
  await nothingDue(server, id);
  assert.equal(asked().decision.kind, 'veto', 'another call is its guest’s to answer');
  await go(seats[seat]!, { type: 'accept' });
  const mayFear = ({ by, legal: open }: ReturnType<typeof asked>): boolean =>
    by === caller && open.some((each) => each.type === 'call' && each.statistic === feared.statistic);
  for (let now = asked(); !mayFear(now); now = asked()) {
    // Neither vetoes nor boosts; whoever calls calls what they are worst at, so that the caller soon calls again.
    const quiet = now.legal.find(({ type }) => ['accept', 'decline', 'stand', 'pass'].includes(type));
    await go(now.by, quiet ?? worstCall(now.by, now.legal, feared.statistic));
  }
  assert.ok(own(seats[seat]!)?.orders);
  await go(caller, feared);
  await caller.until(
    ({ log }) => log.some(({ event: { kind, by } }) => kind === 'vetoed' && by === seat),
    'the veto',
  );
});

test('the pause fits into what is left of a clock, and the answer gets the increment like one by hand', async () => {
  await using server = await openServer({ env: { ANSWER_PAUSE_MS: '60000' } });
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const clock = { kind: 'live', bank: 3, increment: 5 } as const;
  const { id } = await ada.table([mine('Ada'), open, open], { clock });
  await ben.post(`tables/${id}/join`, { name: 'Ben' });
  await (await Guest.arrive(server.link)).post(`tables/${id}/join`, { name: 'Cleo' });
  const seats = [ada.sit(id, { as: 0 }), ben.sit(id, { as: 1 })];
  await Promise.all(seats.map((seat) => seat.ready()));
  const [a, b] = freeSections(viewOf(seats[0]!)) as [string, string];
  await arm(ben, id, 1, [turn(b)]);
  await move(seats, build(a) as never);
  await seats[0]!.until((seat) => viewOf(seat).turn === 2, 'the answer');
  assert.deepEqual(seats[0]!.lines, [], 'his time was not over');
  const { left, runs } = seats[0]!.messages.findLast((m) => m.t === 'clock')!.clock!.seats[1]!;
  assert.ok(left >= 5000 && left < 8000 && !runs, `${left}`);
});

test('bad orders are refused: before the game, of another’s seat, of no known shape, with actions of another question', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const waiting = await ada.table([mine('Ada'), open]);
  assert.equal((await arm(ada, waiting.id, 0, [turn('x')])).body.code, 'not-running');
  const { id } = await inPlay(ada, ben);
  assert.equal((await arm(ada, id, 1, [turn('x')])).body.code, 'not-your-seat');
  assert.equal((await arm(ada, id, 0, [])).body.code, 'bad-message');
  assert.equal(
    (await arm(ada, id, 0, [{ kind: 'turn', tries: [{ type: 'close', section: 'x' }] }])).body.code,
    'bad-message',
  );
  assert.equal(
    (await arm(ada, id, 0, [{ kind: 'constructor', tries: [build('x')] }])).body.code,
    'bad-message',
  );
  assert.equal((await arm(ada, id, 0, [turn('x')], [{ on: 'score', from: -1000 }])).body.code, 'not-allowed');
  const alone = await ada.table([mine('Ada'), mine('Eve')]);
  assert.equal((await arm(ada, alone.id, 0, [turn('x')])).body.code, 'not-allowed');
});

test('kill -9 while an order waits for its pause: it is played once, after a pause, and never again', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-orders-'));
  const slow = { ANSWER_PAUSE_MS: '1000' };
  let id: string, free: string[];
  let [ada, ben]: Guest[] = [];
  {
    await using child = await Child.start(folder.path, slow);
    [ada, ben] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
    const table = await inPlay(ada, ben);
    ({ id, free } = table);
    await arm(ben, id, 1, [turn(free[1]!)]);
    await move(table.seats, build(free[0]!) as never);
    const { body } = await ben.get<MyTables>('tables/mine');
    await table.seats[1].until(({ place }) => place?.soon?.length === 1, 'that it will be answered');
    assert.deepEqual(body.tables[0]?.reasons, [{ what: 'act', kind: 'turn', as: 1 }], 'awaited like anybody');
    await child.end('SIGKILL');
  }
  const store = new SqliteStore(join(folder.path, 'turntable.db'));
  const answers = async () =>
    (await store.load(id))!.entries.filter(({ body }) => body.includes(`"${free[1]!}"`)).length;
  assert.equal(await answers(), 0);
  assert.ok((await store.load(id))!.due, 'the answer is due');
  for (const round of [1, 2]) {
    await using child = await Child.start(folder.path, slow);
    if (round === 1) {
      // Nobody is there; the server alone wakes the table.
      await until(answers, 'the answer');
      await child.end('SIGKILL');
    } else {
      const seats: Seat[] = [ada!.at(child.link).sit(id, { as: 0 }), ben!.at(child.link).sit(id, { as: 1 })];
      await Promise.all(seats.map((seat) => seat.ready()));
      assert.equal(own(seats[1]!)?.ended?.why, 'played');
      await move(seats);
      assert.equal((await store.load(id))!.due, null, 'nothing more is due');
    }
    assert.equal(await answers(), 1);
    assert.equal(child.errors, '');
  }
  await store.close();
});

test('pauses: longer where people have hours, the shortest where one plays alone', () => {
  const seats = ['a', 'b'].map((guest) => ({ kind: 'person' as const, name: guest, guest }));
  const row = (more: RowParts): TableRow => tableRow('t', { seats, ...more });
  assert.deepEqual(pauseRange(row({}), 0, 4000), { from: 1600, to: 10_000 });
  assert.deepEqual(
    pauseRange(row({ tempo: { kind: 'turns', clock: { kind: 'turns', hours: 24 } } }), 0, 4000),
    {
      from: 48_000,
      to: 300_000,
    },
  );
  assert.deepEqual(pauseRange(row({ seats: seats.slice(1) }), 0, 4000), { from: 1600, to: 1600 });
});
