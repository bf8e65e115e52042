import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ErrorBody, TableReply } from '@turntable/protocol';
import { Guest, mine, open, type Seat } from '../../testing/guest.ts';
import { seatJudge } from '../../testing/judge.ts';
import { TWENTY, begun, code, judge, judged, rule, sequence, viewOf } from '../../testing/judged.ts';
import { nothingDue, openServer } from '../../testing/server.ts';

const MINE = ['gwr-king-6000', 'stephenson-rocket', 'lner-a4-mallard', 'br-9f', 'gwr-king-6000'];

test('LD-1.1 picks are sealed: who made them reads them, others only that they are there, until the game begins', async () => {
  await using server = await openServer();
  const { ada, ben, judy, id } = await judged(server.link);
  const watcher = ben.sit(id, { as: 1 });
  await watcher.ready();
  const { status, body } = await ada.post<TableReply>(`tables/${id}/pick`, { seat: 0, engines: MINE });
  assert.equal(status, 200);
  assert.deepEqual(body.place.picks, [{ seat: 0, engines: MINE }]);
  await watcher.until(({ table }) => table?.picks?.ready[0], 'that the pick is in');
  const items = [
    ...watcher.texts,
    JSON.stringify((await ben.get(`tables/${id}`)).body),
    JSON.stringify((await judy.get(`tables/${id}`)).body),
    JSON.stringify((await judy.get('tables')).body),
  ];
  for (const text of items) assert.doesNotMatch(text, /gwr-king|stephenson-rocket/);
  assert.equal((await ben.post(`tables/${id}/pick`, { seat: 0, engines: MINE })).status, 403);

  await ada.post(`tables/${id}/start`);
  await watcher.until(({ view }) => view !== null, 'the deal');
  assert.deepEqual(
    viewOf(watcher).rosters[0]!.map(({ front }) => front.id),
    MINE,
  );
});

test('whoever takes over a seat finds nothing of what the one before them picked or wished', async () => {
  await using server = await openServer();
  const { ada, ben, judy, id } = await judged(server.link);
  await ben.post(`tables/${id}/pick`, { seat: 1, engines: MINE });
  await ben.post(`tables/${id}/prefer`, { seat: 1, preferences: [{ kind: 'answer', answer: 'decline' }] });
  await ben.post(`tables/${id}/consent`, { seat: 1, yes: true });
  await ben.post(`tables/${id}/leave`);
  const { body } = await judy.post<TableReply>(`tables/${id}/join`, { name: 'Judy' });
  assert.deepEqual(body.place.seats, [1]);
  assert.deepEqual(body.place.picks, []);
  assert.deepEqual(body.place.preferences, [{ seat: 1, preferences: [] }]);
  assert.deepEqual(body.table.picks?.ready, [false, false]);
  assert.deepEqual(body.table.picks?.consents, [false, false]);
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
});

test('LV-3.3 a judge is no contestant: neither sits down where the other is; an empty judge’s seat is taken by one', async () => {
  await using server = await openServer();
  const { ada, ben, judy, id } = await judged(server.link);
  assert.equal((await ada.post(`tables/${id}/judge`, { do: 'take', name: 'J' })).status, 403);
  assert.equal((await seatJudge(ada, judy, id)).place.judge, true);
  const other = await Guest.arrive(server.link);
  await ben.post(`tables/${id}/leave`);
  assert.equal((await judy.post(`tables/${id}/join`, { name: 'Judy' })).status, 403);
  assert.equal((await other.post(`tables/${id}/judge`, { do: 'leave' })).status, 403);
  assert.equal((await judy.post(`tables/${id}/judge`, { do: 'leave' })).status, 200);
  assert.equal((await seatJudge(ada, other, id)).place.judge, true);
  assert.equal(
    (
      await judy.post('tables', {
        game: 'loco-dome',
        options: {},
        seats: [mine('A'), open],
        starter: 0,
        judge: 'me',
      })
    ).status,
    400,
  );
});

test('LV-3.3 a host who judges from the start says with the table what they are called; nobody else is named so', async () => {
  await using server = await openServer();
  const [judy, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const wish = { game: 'loco-dome', judgeName: 'Judy' };
  const { id } = await judy.table([open, open], { ...wish, judge: 'me' });
  const { judge: seen } = (await ben.get<TableReply>(`tables/${id}`)).body.table;
  assert.equal(seen?.name, 'Judy');
  assert.equal(seen?.taken, true);
  const named = { ...wish, judge: 'open', options: {}, seats: [open, open], starter: 0 };
  const { status, body } = await judy.post<ErrorBody>('tables', named);
  assert.equal(status, 400);
  assert.match(body.detail ?? '', /^judgeName: expected/);
});

test('LV-3.1 the judge sees all cards, and nothing more once the judge’s seat is handed over', async () => {
  await using server = await openServer();
  const { judy, id, seats } = await sequence(server.link);
  const judgeSeat = seats[2];
  for (const roster of viewOf(judgeSeat).rosters) for (const locomotive of roster) assert.ok(locomotive.rear);
  assert.ok(viewOf(seats[0]).rosters[1]!.every(({ rear }) => rear === null));
  await judy.post(`tables/${id}/judge`, { do: 'leave' });
  await judgeSeat.until(({ as }) => as === 'public', 'the eyes of a spectator');
  for (const roster of viewOf(judgeSeat).rosters)
    for (const locomotive of roster) assert.equal(locomotive.rear, null);
  assert.equal(code(await rule(judgeSeat, 'invalid')), 'not-your-seat');
});

test('LV-3.1 corrections and take-backs want a reason, which all see; the deal is never taken back', async () => {
  await using server = await openServer();
  const { seats } = await sequence(server.link);
  const [ada, ben, judgeSeat] = seats;
  const event = ada.log.map((item) => item.event).find(({ kind }) => kind === 'corrected');
  assert.equal(event && 'reason' in event && event.reason, 'counted again');
  const unreasoned = { type: 'correct', scores: [1, 1] };
  const asked = { t: 'act', id: judgeSeat.newId(), as: 'judge', decision: 'judge', action: unreasoned };
  assert.equal(code(await judgeSeat.request(asked)), 'bad-message');
  assert.equal(code(await judgeSeat.back('judge')), 'bad-message');
  const back = (by: Seat): Promise<number | ErrorBody> =>
    by.request({ t: 'back', id: by.newId(), as: 'judge', reason: 'too early' });
  assert.equal(code(await back(ben)), 'not-your-seat');
  assert.equal(code(await back(judgeSeat)), 'ok');
  const takenBack = await ben.until(
    ({ log }) => log.find((item) => item.event.kind === 'take-back')?.event,
    'it',
  );
  assert.equal('reason' in takenBack && takenBack.reason, 'too early');
  let last = '';
  for (let i = 0; i < 20 && (last === '' || last === 'ok'); i++) last = code(await back(judgeSeat));
  assert.equal(last, 'nothing-to-take-back');
  assert.equal(viewOf(judgeSeat).phase, 'activating');
  assert.deepEqual(viewOf(judgeSeat).scores, [0, 0]);
});

test('LV-6.1 a preset declines and is in the log; LV-3.1 a judge takes back what it answered, and then what came before', async () => {
  await using server = await openServer();
  const { ben, id, seats } = await begun(server.link);
  const [ada, , judgeSeat] = seats;
  const preferences = [{ kind: 'between', answer: 'decline' }];
  assert.equal((await ben.post(`tables/${id}/prefer`, { seat: 1, preferences })).status, 200);
  await judge(seats, TWENTY);
  await ada.until(({ log }) => log.some(({ event: { kind, by } }) => kind === 'passed' && by === 1), 'it');
  assert.deepEqual(viewOf(ada).scores, [12, 8]);
  // A preference that took two entries back at once would be known for one; and it does not answer again meanwhile.
  for (const scores of [
    [12, 8],
    [0, 0],
  ]) {
    const answer = await judgeSeat.request({
      t: 'back',
      id: judgeSeat.newId(),
      as: 'judge',
      reason: 'misread',
    });
    assert.equal(code(answer), 'ok');
    await ada.until(({ n }) => n >= (answer as number), 'the take-back');
    assert.deepEqual(viewOf(ada).scores, scores);
    await nothingDue(server, id);
  }
  await judge(seats, TWENTY);
  await ada.until(
    ({ log }) => log.filter(({ event: { kind } }) => kind === 'passed').length === 2,
    'it again',
  );
});

test('LV-3.1 the judge picks who starts, before the game and nobody else', async () => {
  await using server = await openServer();
  const { ada, ben, judy, id } = await judged(server.link);
  const first = { do: 'first', starter: 1 };
  const asked = async (who: Guest, body: object): Promise<number> =>
    (await who.post(`tables/${id}/judge`, body)).status;
  assert.equal(await asked(judy, first), 403);
  assert.equal((await seatJudge(ada, judy, id)).place.judge, true);
  assert.equal(await asked(ada, { ...first, starter: 0 }), 403);
  assert.equal(await asked(judy, { ...first, starter: 2 }), 400);
  assert.equal(await asked(judy, first), 200);
  const { body } = await ben.get<TableReply>(`tables/${id}`);
  assert.equal(body.table.starter, 1);
  assert.equal((await judy.post(`tables/${id}/start`)).status, 200);
  const seat = ben.sit(id, { as: 1 });
  await seat.ready();
  assert.deepEqual([viewOf(seat).first, viewOf(seat).calling], [1, 1]);
  assert.equal(await asked(judy, { do: 'first', starter: 'lot' }), 409);
});

test('LV-6.1 whoever does not answer in the table’s time declines, and the decline is in the log', async () => {
  await using server = await openServer();
  const { seats } = await begun(server.link, { answerSeconds: 1 });
  const [, ben] = seats;
  await judge(seats, TWENTY);
  assert.ok(viewOf(ben).decisions.some(({ kind, actors }) => kind === 'between' && actors.includes(1)));
  const asked = performance.now();
  await ben.until(({ log }) => log.some(({ event: { kind, by } }) => kind === 'passed' && by === 1), 'it');
  assert.ok(performance.now() - asked > 700, 'not before the time is over');
});

test('LV-1.6 the rear of a locomotive is hidden from whom the running game hides it, and from nobody else', async () => {
  await using server = await openServer();
  const { ada, ben, judy, id } = await judged(server.link);
  await ada.post(`tables/${id}/pick`, { seat: 0, engines: MINE });
  await seatJudge(ada, judy, id);
  assert.equal((await ben.get('roster/gwr-king-6000')).status, 200);
  await ada.post(`tables/${id}/start`);
  assert.equal((await ben.get('roster/gwr-king-6000')).status, 403);
  assert.equal((await judy.get('roster/gwr-king-6000')).status, 200);
  assert.equal((await (await Guest.arrive(server.link)).get('roster/gwr-king-6000')).status, 200);
  const { body } = await ben.get('roster?statistic=year-first-built');
  assert.doesNotMatch(JSON.stringify(body), /gwr-king/);
});

test('a locomotive of one’s own wants the consent of all others, anew whenever it changes', async () => {
  await using server = await openServer();
  const { ada, ben, id } = await judged(server.link);
  const own = { id: 'own-1', name: 'Pride', class: '1', operator: 'x', country: 'GB', builder: 'x' };
  const locomotive = { ...own, whyte: '4-6-2', features: [], values: { 'year-first-built': 1910 } };
  const locomotives = [locomotive, ...MINE.slice(1)];
  const picked = await ada.post(`tables/${id}/pick`, { seat: 0, engines: locomotives });
  assert.equal(picked.status, 200, JSON.stringify(picked.body));
  assert.equal((await ada.post(`tables/${id}/start`)).status, 403);
  const { body } = await ben.post<TableReply>(`tables/${id}/consent`, { seat: 1, yes: true });
  assert.deepEqual(body.table.picks?.own, [['Pride'], []]);
  assert.deepEqual(body.table.picks?.consents, [false, true]);
  await ada.post(`tables/${id}/pick`, {
    seat: 0,
    engines: [{ ...locomotive, name: 'Joy' }, ...MINE.slice(1)],
  });
  assert.equal((await ada.post(`tables/${id}/start`)).status, 403);
  await ben.post(`tables/${id}/consent`, { seat: 1, yes: true });
  assert.equal((await ada.post(`tables/${id}/start`)).status, 200);
});
