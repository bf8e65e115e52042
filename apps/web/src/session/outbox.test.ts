import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeServer, PLACE, sync, TABLE } from './testing/table.ts';

// What was asked and has no answer yet when the connection goes (connection.ts).

test('a request under way when the connection went is sent again with its id, and answered once', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  const sent = h.table.act('7', { type: 'build' });
  assert.deepEqual(h.last.sent, [
    { t: 'act', id: 'r1', as: 0, decision: '7', action: { type: 'build' }, seen: 3 },
  ]);
  h.last.onclose?.();
  h.wait(600);
  assert.deepEqual(h.last.sent, []);
  h.tell({ t: 'gap', from: 3, n: 3, log: [], lines: [], undo: 'free', table: TABLE, place: PLACE });
  assert.deepEqual(
    h.last.sent.map((message) => message['id']),
    ['r1'],
  );
  h.tell({ t: 'ok', id: 'r1', n: 4 });
  assert.deepEqual(await sent, { ok: true });
  h.last.onclose?.();
  h.wait(600);
  h.tell(sync(4, {}));
  assert.deepEqual(h.last.sent, []);
});

test('what was under way when the connection went is given up five seconds later; a move is not', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  const yes = h.table.agree(0, true);
  const back = h.table.takeBack();
  void h.table.act('7', { type: 'build' });
  h.last.onclose?.();
  h.wait(600);
  h.last.onclose?.();
  h.wait(4_400);
  const unavailable = { ok: false, error: { code: 'unavailable' } };
  assert.deepEqual([await yes, await back], [unavailable, unavailable]);
  h.tell(sync(9, {}));
  assert.deepEqual(
    h.last.sent.map((message) => message['t']),
    ['act'],
  );
});

test('what was under way goes out again if the connection is back soon, and may be given up the next time', async () => {
  const h = fakeServer();
  h.tell(sync(3, {}));
  const yes = h.table.agree(0, true);
  h.last.onclose?.();
  h.wait(600);
  h.tell(sync(3, {}));
  h.wait(10_000);
  assert.deepEqual(h.last.sent[0], { t: 'agree', id: 'r1', as: 0, yes: true });
  h.last.onclose?.();
  h.wait(5_000);
  assert.deepEqual(await yes, { ok: false, error: { code: 'unavailable' } });
});
