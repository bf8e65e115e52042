import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RematchReply, TableReply } from '@turntable/protocol';
import { Guest, mine, open } from '../../testing/guest.ts';
import { playOut, rng, twoSeats } from '../../testing/loko-moto.ts';
import { openServer, type TestServer } from '../../testing/server.ts';
import { until } from '@turntable/testkit/until.node.ts';

/** Holds back what is written from now on until it is let go. */
function holdBack({ store }: TestServer): () => void {
  const commit = store.commit.bind(store);
  const gate = Promise.withResolvers<void>();
  store.commit = async (batch) => {
    await gate.promise;
    return commit(batch);
  };
  return () => {
    store.commit = commit;
    gate.resolve();
  };
}

/** Asks for all of it while a write is held back; what was answered before it was let go, and the answers after. */
async function whileHeld(
  server: TestServer,
  guest: Guest,
  write: () => Promise<unknown>,
  asked: readonly (() => Promise<{ status: number }>)[],
): Promise<{ early: number; statuses: number[] }> {
  const letGo = holdBack(server);
  const written = write();
  await until(() => !server.journal.idle, 'the write');
  let early = 0;
  const answers = asked.map((ask) => ask().then((answer) => (early++, answer)));
  // Answers that wait for no write: by then the others would have come.
  for (let i = 0; i < 20; i++) await guest.get('tables/history');
  const before = early;
  letGo();
  await written;
  return { early: before, statuses: (await Promise.all(answers)).map(({ status }) => status) };
}

test('the lobby, the box and the ratings of a table tell nothing of it that is not stored', async () => {
  await using server = await openServer({ change: (config) => ({ ...config, lan: true }) });
  const [host, other] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), open]);
  // Loads the table, so that it is known from memory.
  await host.get<TableReply>(`tables/${id}`);
  const { early, statuses } = await whileHeld(
    server,
    other,
    () => host.post(`tables/${id}/bot`, { seat: 1, level: 'easy' }),
    [() => other.get('tables'), () => other.get('box'), () => other.get(`tables/${id}/ratings`)],
  );
  assert.deepEqual([early, statuses], [0, [200, 200, 200]]);
});

test('who asks for a rematch after somebody else is told of it once it is stored', async () => {
  await using server = await openServer();
  const [host, friend] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const seats = await twoSeats(host, friend, { sheet: 'small' });
  const { id } = seats[0].table!;
  await playOut(seats, rng(2));
  await seats[1].until(({ table }) => table?.status === 'over', 'the end');
  const ask = (guest: Guest) => () => guest.post<RematchReply>(`tables/${id}/rematch`);
  assert.deepEqual(await whileHeld(server, host, ask(host), [ask(friend)]), { early: 0, statuses: [200] });
});
