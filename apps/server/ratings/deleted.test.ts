import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import type { Me } from '@turntable/protocol';
import type { OwnRatings } from '@turntable/protocol/ratings.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { openServer } from '../testing/server.ts';

test('who is deleted while their last game is rated has no rating afterwards, and the others have theirs', async () => {
  await using server = await openServer();
  const [ada, ben] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  for (const guest of [ada, ben]) await guest.post('me/phrase');
  const { guest: gone } = (await ben.get<Me>('me')).body;
  const { id } = await ada.table([mine('Ada'), open], { rated: true });
  assert.equal((await ben.post(`tables/${id}/join`, { name: 'Ben' })).status, 200);
  const seat = ada.sit(id, { as: 0 });
  await seat.ready();
  const { skills } = server.store;
  const of = skills.of.bind(skills);
  const asked: (readonly string[])[] = [];
  skills.of = async (pool, who) => {
    const found = await of(pool, who);
    if (asked.push(who) === 1) assert.equal((await ben.post('me/delete', { sure: true })).status, 200);
    return found;
  };
  assert.equal(typeof (await seat.request({ t: 'propose', id: 'x', as: 0, end: 'resigned' })), 'number');
  await until(() => asked.length > 0 && server.journal.idle, 'the first try');
  // What was to be tried again in some seconds is tried at once.
  server.jobs.put(`rate:${id}`, 'rate', server.tables.now(), { table: id });
  const own = async () => (await ada.get<OwnRatings>('me/ratings')).body.ratings;
  await until(async () => (await own()).length === 1, 'the rating of who is still there');
  assert.deepEqual(
    asked[1]?.filter((who) => who === gone),
    [],
  );
  for (const who of [gone, '']) assert.deepEqual(await skills.all(who), []);
  assert.deepEqual(server.errors, []);
});
