import assert from 'node:assert/strict';
import { test } from 'node:test';
import { event, fakeServer, PLACE, sync, TABLE } from './testing/table.ts';

test('the first sync shows the table', () => {
  const h = fakeServer();
  assert.equal(h.table.getSnapshot().link, 'connecting');
  assert.equal(h.last.as, undefined);
  h.last.onopen?.();
  h.tell(sync(3, { score: 1 }));
  const { link, seen } = h.table.getSnapshot();
  assert.equal(link, 'live');
  assert.equal(seen?.n, 3);
  assert.deepEqual(seen?.view, { viewer: 0, decisions: [], score: 1 });
});

test('an update patches the view, adds to the log and leaves an unchanged undo signal as it was', () => {
  const h = fakeServer();
  h.tell(sync(3, { score: 1 }));
  h.tell({ t: 'up', n: 4, d: { score: [2] }, e: [event('scored')], u: 'free' });
  h.tell({ t: 'up', n: 5 });
  const { seen } = h.table.getSnapshot();
  assert.equal(seen?.n, 5);
  assert.deepEqual(seen?.view, { viewer: 0, decisions: [], score: 2 });
  assert.deepEqual(seen?.log, [{ n: 4, event: event('scored') }]);
  assert.equal(seen?.undo, 'free');
});

test('what one says goes out as whoever looks, and an answer comes back', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}, 1));
  const phrase = h.table.say({ phrase: 'hello' });
  const text = h.table.say({ text: 'öö' });
  const [first, second] = h.last.sent as { id: string }[];
  assert.deepEqual(first, { t: 'say', id: first!.id, as: 1, phrase: 'hello' });
  assert.deepEqual(second, { t: 'say', id: second!.id, as: 1, text: 'öö' });
  h.tell({ t: 'ok', id: first!.id, n: 3 });
  h.tell({ t: 'no', id: second!.id, error: { code: 'too-fast' } });
  assert.deepEqual(await phrase, { ok: true });
  assert.deepEqual(await text, { ok: false, error: { code: 'too-fast' } });
});

test('a missing update is asked for once, and what comes meanwhile is not misapplied', () => {
  const h = fakeServer();
  h.tell(sync(3, { score: 1 }));
  h.tell({ t: 'up', n: 5, d: { score: [9] } });
  h.tell({ t: 'up', n: 6, d: { score: [10] } });
  assert.deepEqual(h.last.sent, [{ t: 'look', as: 0, last: 3 }]);
  assert.equal(h.table.getSnapshot().seen?.n, 3);
  h.tell({
    t: 'gap',
    from: 3,
    n: 6,
    d: { score: [10] },
    log: [{ n: 4, event: event('x') }],
    lines: [],
    undo: 'ask',
    table: TABLE,
    place: PLACE,
  });
  const { seen } = h.table.getSnapshot();
  assert.equal(seen?.n, 6);
  assert.deepEqual(seen?.view, { viewer: 0, decisions: [], score: 10 });
  assert.deepEqual(
    seen?.log.map((item) => item.n),
    [4],
  );
});

test('other eyes that were refused for being asked for too fast are asked for again, once', () => {
  const h = fakeServer();
  h.tell(sync(3, {}, 'public'));
  h.table.look(1);
  h.tell({ t: 'error', error: { code: 'too-fast' } });
  h.tell({ t: 'error', error: { code: 'too-fast' } });
  h.wait(2_000);
  const looks = () => h.last.sent.filter(({ t }) => t === 'look');
  assert.deepEqual(looks(), [
    { t: 'look', as: 1 },
    { t: 'look', as: 1 },
  ]);
  h.tell(sync(3, {}, 1));
  h.tell({ t: 'error', error: { code: 'too-fast' } });
  h.wait(2_000);
  assert.equal(looks().length, 2, 'they are there');
});

test('a gap that is filled meanwhile leaves the wish for other eyes as it is', () => {
  const h = fakeServer();
  h.tell(sync(3, {}, 'public'));
  h.table.look(1);
  h.tell({ t: 'error', error: { code: 'too-fast' } });
  h.tell({ t: 'up', n: 5, d: {} });
  h.tell({ t: 'gap', from: 3, n: 5, log: [], lines: [], undo: 'sealed', table: TABLE, place: PLACE });
  h.wait(2_000);
  assert.deepEqual(h.last.sent.at(-1), { t: 'look', as: 1 });
});

test('an update that came already is ignored', () => {
  const h = fakeServer();
  h.tell(sync(3, { score: 1 }));
  h.tell({ t: 'up', n: 3, d: { score: [7] } });
  assert.deepEqual(h.table.getSnapshot().seen?.view, { viewer: 0, decisions: [], score: 1 });
});

test('a gap that starts elsewhere is answered by asking for everything', () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  h.tell({ t: 'gap', from: 1, n: 6, log: [], lines: [], undo: 'sealed', table: TABLE, place: PLACE });
  assert.deepEqual(h.last.sent, [{ t: 'look', as: 0 }]);
});

test('after a lost connection it comes back by itself, through the same eyes and from the last update', () => {
  const h = fakeServer();
  h.tell(sync(3, { score: 1 }, 1));
  h.last.onclose?.();
  assert.equal(h.table.getSnapshot().link, 'away');
  assert.equal(h.sockets.length, 1);
  h.wait(600);
  assert.equal(h.sockets.length, 2);
  assert.equal(h.last.as, 1);
  assert.equal(h.last.last, 3);
  h.tell({ t: 'gap', from: 3, n: 3, log: [], lines: [], undo: 'free', table: TABLE, place: PLACE });
  assert.equal(h.table.getSnapshot().link, 'live');
});

test('it says how long ago its last update came, the sleep of the device included', () => {
  const h = fakeServer();
  h.tell(sync(3, { score: 1 }));
  h.sleep(7_000);
  h.tell({ t: 'up', n: 4 });
  h.tell({ t: 'line', line: { n: 4, kind: 'started' } as never });
  h.sleep(3_600_000);
  h.last.onclose?.();
  h.wait(600);
  assert.equal(h.last.last, 4);
  assert.ok(h.last.age > 3_600_000 && h.last.age <= 3_600_600, `${h.last.age} ms`);
});

test('a refusal comes back to whoever asked', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  const sent = h.table.takeBack();
  h.tell({ t: 'no', id: 'r1', error: { code: 'sealed' } });
  assert.deepEqual(await sent, { ok: false, error: { code: 'sealed' } });
});

test('another seat is looked through on request, also after a reconnect', () => {
  const h = fakeServer();
  h.tell(sync(3, { hand: 'a' }));
  h.table.look(1);
  assert.deepEqual(h.last.sent, [{ t: 'look', as: 1 }]);
  h.last.onclose?.();
  h.wait(600);
  assert.equal(h.last.as, 1);
  assert.equal(h.last.last, undefined);
  h.tell(sync(3, { hand: 'b' }, 1));
  assert.deepEqual(h.table.getSnapshot().seen?.view, { viewer: 1, decisions: [], hand: 'b' });
});

test('a resync that was refused is asked for again by the next update that does not fit', () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  h.tell({ t: 'up', n: 5 });
  h.tell({ t: 'error', error: { code: 'too-fast' } });
  h.tell({ t: 'up', n: 6 });
  assert.deepEqual(
    h.last.sent.map((message) => message['t']),
    ['look', 'look'],
  );
});

for (const code of ['not-found', 'signed-out'] as const)
  test(`after ${code} a table is not tried again`, async () => {
    const h = fakeServer();
    h.tell(sync(3, {}));
    const sent = h.table.act('1', {});
    h.tell({ t: 'error', error: { code } });
    const { link, error } = h.table.getSnapshot();
    assert.equal(link, 'refused');
    assert.equal(error?.code, code);
    assert.equal((await sent).ok, false);
    assert.ok(h.last.closed);
    h.wait(60_000);
    assert.equal(h.sockets.length, 1);
  });

test('a socket that has fallen silent is given up', () => {
  const h = fakeServer();
  h.last.onopen?.();
  h.tell(sync(3, {}));
  h.wait(25_000);
  assert.deepEqual(h.last.sent, [{ t: 'ping' }]);
  h.tell({ t: 'pong' });
  h.wait(20_000);
  assert.equal(h.sockets.length, 1);
  h.wait(5_000 + 8_400);
  assert.equal(h.table.getSnapshot().link, 'away');
  assert.ok(h.sockets[0]!.closed);
  h.wait(600);
  assert.equal(h.sockets.length, 2);
});

test('who plays in sight notices within four seconds that the server stands still, and comes back', () => {
  const h = fakeServer({ isShown: true });
  h.last.onopen?.();
  h.tell(sync(3, {}));
  h.wait(2_000);
  assert.deepEqual(h.last.sent, [{ t: 'ping' }]);
  h.tell({ t: 'pong' });
  h.wait(2_000 + 1_500);
  assert.equal(h.table.getSnapshot().link, 'away');
  assert.ok(h.last.closed);
  h.wait(500);
  assert.equal(h.sockets.length, 2);
  assert.deepEqual([h.last.as, h.last.last], [0, 3]);
});

test('a socket that does not open is given up, after a few tries later', () => {
  const h = fakeServer({ isShown: true });
  h.wait(10);
  h.last.onopen?.();
  h.tell(sync(3, {}));
  h.last.onclose?.();
  h.wait(400);
  // The first opened in 10 ms, so the next ones have 1 s.
  for (const [i, ms] of [1_000, 1_000, 1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 10_000].entries()) {
    assert.equal(h.sockets.length, i + 2);
    h.wait(ms - 1);
    assert.equal(h.last.closed, false, `${ms}`);
    h.wait(1);
    assert.ok(h.last.closed, `${ms}`);
    while (h.sockets.length === i + 2) h.wait(1);
  }
});

test('a nudge tries at once instead of waiting', () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  h.last.onclose?.();
  h.table.nudge();
  assert.equal(h.sockets.length, 2);
  h.table.nudge();
  assert.equal(h.sockets.length, 2);
});

test('a phone that slept for an hour finds its socket dead within seconds and is told what it missed', () => {
  const h = fakeServer();
  h.last.onopen?.();
  h.tell(sync(3, { score: 1 }));
  // While it sleeps no timer runs and no close is told; then the page is shown again.
  h.table.nudge();
  assert.deepEqual(h.last.sent, [{ t: 'ping' }]);
  h.wait(2_999);
  assert.equal(h.table.getSnapshot().link, 'live');
  h.wait(1);
  assert.equal(h.table.getSnapshot().link, 'away');
  h.wait(625);
  assert.equal(h.sockets.length, 2);
  assert.deepEqual([h.last.as, h.last.last], [0, 3]);
  h.tell({
    t: 'gap',
    from: 3,
    n: 9,
    since: 3,
    d: { score: [7] },
    log: [],
    lines: [],
    undo: 'sealed',
    table: TABLE,
    place: PLACE,
  });
  const { link, seen } = h.table.getSnapshot();
  assert.equal(link, 'live');
  assert.deepEqual([seen?.n, seen?.since], [9, { from: 3, to: 9 }]);
  assert.deepEqual(seen?.view, { viewer: 0, decisions: [], score: 7 });
});

test('a page that is shown again while all is well goes on over the same socket', () => {
  const h = fakeServer();
  h.last.onopen?.();
  h.tell(sync(3, {}));
  h.table.nudge();
  h.tell({ t: 'pong' });
  h.wait(20_000);
  assert.equal(h.sockets.length, 1);
  assert.equal(h.table.getSnapshot().link, 'live');
});

test('a closed connection stays closed', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  const sent = h.table.act('1', {});
  h.table.close();
  assert.equal((await sent).ok, false);
  h.last.onclose?.();
  h.table.nudge();
  h.wait(60_000);
  assert.equal(h.sockets.length, 1);
});
