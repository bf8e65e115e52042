import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from '../testing/guest.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { openServer } from '../testing/server.ts';

test('one address makes twenty times as many tables in a day as in a minute, next games among them', async (context) => {
  await using server = await openServer({
    env: { PUBLIC_URL: 'https://play.example.org/', TABLES_PER_MINUTE: '3' },
  });
  const pass = letTimePass(context);
  const { headers } = await Guest.arrive(server.link);
  const send = async (path: string, from: string): Promise<number> => {
    const response = await fetch(`${server.link}api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: '{}',
    });
    await response.arrayBuffer();
    return response.status;
  };
  const [made, next] = ['tables', 'tables/none/rematch'];
  // All are refused by what they say, once they are read.
  for (let i = 0; i < 30; i++) {
    assert.deepEqual([await send(made, '203.0.113.7'), await send(next, '203.0.113.7')], [400, 404], `${i}`);
    pass(61_000);
  }
  for (const path of [made, next]) assert.equal(await send(path, '203.0.113.7'), 429, path);
  assert.deepEqual([await send(made, '203.0.113.8'), await send(next, '203.0.113.8')], [400, 404]);
  pass(86_400_000);
  assert.equal(await send(next, '203.0.113.7'), 404, 'the next day');
});
