import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_SETTINGS } from '@turntable/protocol/quiet.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

test('sixty strangers of one address may begin to have settings in an hour; who has some changes them all the same', async () => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://play.example.org/' } });
  const known = await Guest.arrive(server.link);
  const post = async (path: string, body: object, from: string, token?: string): Promise<number> => {
    const response = await fetch(`${server.link}api/me/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const [here, elsewhere] = ['203.0.113.7', '203.0.113.8'];
  assert.equal(await post('settings', { ...NO_SETTINGS, zone: 'Nowhere/Land' }, here), 400, 'counts nothing');
  assert.equal(await post('settings', NO_SETTINGS, here, known.token), 200);
  const statuses: number[] = [];
  for (let i = 1; i < 62; i++) statuses.push(await post('settings', NO_SETTINGS, here));
  assert.deepEqual(statuses, [...Array.from({ length: 59 }, () => 200), 429, 429]);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  assert.equal(await post('holidays', { from: day, to: day }, here), 429);
  assert.equal(await post('holidays/end', { from: day }, here), 429);
  assert.equal(await post('settings', { ...NO_SETTINGS, zone: 'Asia/Tokyo' }, here, known.token), 200);
  assert.equal(await post('holidays', { from: day, to: day }, here, known.token), 200);
  assert.equal((await server.store.settings()).length, 60);
  assert.equal(await post('holidays', { from: day, to: day }, elsewhere), 200);
});
