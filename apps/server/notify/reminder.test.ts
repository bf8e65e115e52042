import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestServer } from '../testing/server.ts';
import { simple, viewOf } from '../testing/loko-moto.ts';
import { emptied, hook, jsonOf, near, pair, Receiver, sit } from '../testing/notify.ts';

const MINUTE = 60_000;
/** Leaves the first seat so much time for its move (ms). */
async function leave(server: TestServer, id: string, left: number): Promise<void> {
  const table = await server.tables.get(id);
  const { tempo } = table.row;
  const clocks = tempo.clocks!.map((clock, seat) =>
    seat === 0 ? { ...clock, left, since: server.uptime.now() } : clock,
  );
  table.keep({ tempo: { ...tempo, clocks } });
  table.proceed();
}

test('by turns: one reminder before the clock runs out, a restart later none again; then that it has run out', async () => {
  await using receiver = await Receiver.open();
  await using first = await near();
  const { ada, ben, id } = await pair(first, { clock: { kind: 'turns', hours: 1 } });
  await hook(ada, receiver.url);
  await sit(ben, id);
  // The move is told as the game begins.
  await receiver.until(1);
  await leave(first, id, 15 * MINUTE + 300);
  await emptied(first);
  await receiver.until(2);
  const { type, data } = jsonOf(receiver.got[1]!);
  assert.equal(type, 'table.reminder');
  assert.match(data['text']!, /^Time runs out: 1[45] minutes left for your move\.$/);
  // A wish stops the clock for a while; the deadline is another, the move is the same.
  await leave(first, id, 15 * MINUTE);
  await emptied(first);
  await first.stop();
  await using second = await near({ dataDir: first.dataDir });
  await second.tables.get(id);
  await emptied(second);
  assert.equal(receiver.got.length, 2);
  await leave(second, id, 200);
  await receiver.until(3);
  const out = jsonOf(receiver.got[2]!);
  assert.equal(out.type, 'table.out');
  assert.match(out.data['text']!, /^Your time is over: (59 minutes|1 hour) until a bot plays for you\.$/);
  // Whoever moves has a whole move again, and a reminder of that one.
  const seat = ada.at(second.link).sit(id, { as: 0 });
  await seat.ready();
  await seat.act(simple(viewOf(seat)));
  const other = ben.at(second.link).sit(id, { as: 1 });
  await other.ready();
  await other.act(simple(viewOf(other)));
  await receiver.until(4);
  assert.equal(jsonOf(receiver.got[3]!).type, 'table.turn');
  await leave(second, id, 15 * MINUTE);
  await receiver.until(5);
  assert.equal(jsonOf(receiver.got[4]!).type, 'table.reminder');
  assert.deepEqual([...first.errors, ...second.errors], []);
});
