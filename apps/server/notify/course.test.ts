import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest, mine, open } from '../testing/guest.ts';
import { emptied, hook, jsonOf, near, Receiver } from '../testing/notify.ts';

test('who ends one game after the other is told of some thirty, and fills no outbox', async () => {
  await using receiver = await Receiver.open();
  await using server = await near();
  const ada = await Guest.arrive(server.link);
  await hook(ada, receiver.url);
  const { id } = await ada.table([mine('Ada'), open]);
  const table = server.tables.live(id)!;
  // Each beginning counts as well.
  for (let games = 0; games < 105; games++)
    for (const status of ['waiting', 'running', 'over'] as const) {
      table.change({ status });
      await server.journal.settled();
    }
  await emptied(server);
  // Of sixty that are told at once every other one is an end; of those after it the newest takes the place of the others.
  const ends = receiver.got.filter((one) => jsonOf(one).type === 'table.over').length;
  assert.ok(ends > 30 && ends < 50, `${ends}`);
  assert.deepEqual(server.errors, []);
});
