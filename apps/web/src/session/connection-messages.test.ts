import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableEvent } from '@turntable/protocol/table-events.ts';
import type { ServerMessage } from '@turntable/protocol/messages.ts';
import { fakeServer, PLACE, sync, TABLE } from './testing/table.ts';

test('who listens hears of every change until they stop', () => {
  const h = fakeServer();
  let heard = 0;
  const stop = h.table.subscribe(() => heard++);
  h.tell(sync(3, {}));
  h.tell({ t: 'table', table: { ...TABLE, watchers: 2 }, place: PLACE });
  assert.equal(heard, 2);
  assert.equal(h.table.getSnapshot().seen?.table.watchers, 2);
  stop();
  h.tell({ t: 'up', n: 4 });
  assert.equal(heard, 2);
});

test('a judge takes back with a reason; a player may rule for a judge who is away', () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  void h.table.takeBack('misread');
  void h.table.act('7:rule', { type: 'rule', verdict: 'equal' }, 'judge');
  void h.table.act('8', {});
  const [back, rule, own] = h.last.sent;
  assert.equal(back?.['reason'], 'misread');
  assert.deepEqual([rule?.['as'], rule?.['decision']], ['judge', '7:rule']);
  assert.equal(own?.['as'], h.table.getSnapshot().seen?.as);
});

test('table events are kept once, whether they come by themselves or with a gap', () => {
  const h = fakeServer();
  const event = (seq: number): TableEvent => ({ seq, n: 3, at: 1, kind: 'undo-asked', by: 0 });
  h.tell(sync(3, {}));
  h.tell({ t: 'line', line: event(0) });
  h.tell({
    t: 'gap',
    from: 3,
    n: 3,
    log: [],
    lines: [event(0), event(1)],
    undo: 'free',
    table: TABLE,
    place: PLACE,
  });
  assert.deepEqual(h.table.getSnapshot().seen?.events, [event(0), event(1)]);
});

test('what happened since the last visit is known from the first picture on, through other eyes too', () => {
  const h = fakeServer();
  h.tell({ ...sync(9, {}), since: 4 } as ServerMessage);
  assert.deepEqual(h.table.getSnapshot().seen?.since, { from: 4, to: 9 });
  h.tell({ t: 'up', n: 10 });
  h.tell(sync(10, {}, 1));
  assert.deepEqual(h.table.getSnapshot().seen?.since, { from: 4, to: 9 });
  h.tell({
    t: 'gap',
    from: 10,
    n: 12,
    log: [],
    lines: [],
    undo: 'free',
    table: TABLE,
    place: PLACE,
    since: 10,
  });
  assert.deepEqual(h.table.getSnapshot().seen?.since, { from: 10, to: 12 });
});

test('who has heard nothing for half a minute is back with the update there is then; after a shorter break nobody was away', () => {
  const h = fakeServer();
  const comesBack = (slept: number, from: number, n: number): number | undefined => {
    h.last.onclose?.();
    h.sleep(slept);
    h.wait(1_000);
    h.last.onopen?.();
    h.tell({ t: 'gap', from, n, log: [], lines: [], undo: 'sealed', table: TABLE, place: PLACE });
    return h.table.getSnapshot().seen?.back;
  };
  h.last.onopen?.();
  h.tell(sync(3, {}));
  assert.equal(comesBack(0, 3, 5), undefined);
  assert.equal(comesBack(28_000, 5, 6), undefined);
  assert.equal(comesBack(30_000, 6, 6), undefined, 'nothing was missed');
  assert.equal(comesBack(30_000, 6, 8), 8);
  assert.equal(comesBack(0, 8, 10), 8, 'it stays');
  h.tell(sync(11, {}));
  assert.equal(h.table.getSnapshot().seen?.back, 8);
});

test('a catch-up is asked for through one’s own eyes; what is refused is no catch-up', async () => {
  const h = fakeServer();
  h.tell(sync(9, {}, 1));
  const catchUp = h.table.catchUp({ from: 4, to: 9 });
  assert.deepEqual(h.last.sent, [{ t: 'views', id: 'r1', as: 1, from: 4, to: 9 }]);
  const frames = [{ n: 4, d: [{}] as const }, { n: 9 }];
  h.tell({ t: 'views', id: 'r1', frames });
  assert.deepEqual(await catchUp, frames);
  const refused = h.table.catchUp({ from: 9, to: 4 });
  h.tell({ t: 'no', id: 'r2', error: { code: 'bad-message' } });
  assert.equal(await refused, null);
});

test('clocks are told apart from the rest, with when that was; a page that is shown again asks for them anew', () => {
  const h = fakeServer();
  h.last.onopen?.();
  const rule = { kind: 'live', bank: 300, increment: 0 } as const;
  const seats = (left: number) => [{ left, grace: 30_000, runs: true, stage: 'ok' as const }];
  h.wait(50);
  h.tell({ ...sync(1, {}), table: { ...TABLE, clock: { rule, seats: seats(9000) } } } as ServerMessage);
  assert.equal(h.table.getSnapshot().seen?.heardAt, 50);
  h.wait(1000);
  h.tell({ t: 'clock', clock: { rule, seats: seats(7000) } });
  const { seen } = h.table.getSnapshot();
  assert.deepEqual([seen?.heardAt, seen?.table.clock?.seats[0]?.left], [1050, 7000]);
  h.table.nudge();
  assert.deepEqual(h.last.sent.at(-2), { t: 'look', as: 0, last: 1 });
  void h.table.backAgain(0);
  assert.equal(h.last.sent.at(-1)?.['t'], 'back-again');
});

test('what is asked while the connection is away for a moment goes out once, when it is back', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  h.last.onclose?.();
  const sent = h.table.act('1', {});
  h.wait(600);
  assert.deepEqual(h.last.sent, []);
  h.tell(sync(4, {}));
  const asked = { t: 'act', id: 'r1', as: 0, decision: '1', action: {}, seen: 3 };
  assert.deepEqual(h.last.sent, [asked], 'as it was seen when it was asked');
  h.wait(1_000);
  h.tell({ t: 'ok', id: 'r1', n: 5 });
  assert.deepEqual(await sent, { ok: true });
});

test('what is asked while the connection is away for long is refused, and not done later', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  h.last.onclose?.();
  const done: string[] = [];
  const move = h.table.act('1', {});
  const yes = h.table.agree(0, true);
  void move.then(() => done.push('move'));
  void yes.then(() => done.push('yes'));
  h.wait(6_000);
  assert.deepEqual(await yes, { ok: false, error: { code: 'unavailable' } });
  h.wait(20_000);
  await Promise.resolve();
  assert.deepEqual(done, ['yes'], 'a move waits for a phone that changes its network');
  h.wait(5_000);
  assert.deepEqual(await move, { ok: false, error: { code: 'unavailable' } });
  h.wait(20_000);
  h.tell(sync(3, {}));
  assert.deepEqual(h.last.sent, []);
});
