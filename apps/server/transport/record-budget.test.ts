import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from '../testing/guest.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { openServer } from '../testing/server.ts';

test('twenty records a minute are replayed for one address, to be seen, played on or printed, whoever asks', async () => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://play.example.org/' } });
  const send = async (path: string, from: string): Promise<number> => {
    // One guest may print ten documents a minute.
    const { headers } = await Guest.arrive(server.link);
    const response = await fetch(server.link + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: '{}',
    });
    await response.arrayBuffer();
    return response.status;
  };
  const paths = ['print/record.pdf', 'api/replays', 'api/replays/continue', 'api/tables/none/continue'];
  // All are refused by what they say, once they are read.
  for (let i = 0; i < 20; i++) assert.equal(await send(paths[i % 4]!, '203.0.113.7'), 400);
  for (const path of paths) assert.equal(await send(path, '203.0.113.7'), 429, path);
  for (const path of paths) assert.equal(await send(path, '203.0.113.8'), 400, path);
});

test('one address takes up five hundred games a day', async (context) => {
  await using server = await openServer({
    env: {
      PUBLIC_URL: 'https://play.example.org/',
      TABLES_PER_MINUTE: '1000000',
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
  const pass = letTimePass(context);
  const { headers } = await Guest.arrive(server.link);
  const send = async (from: string): Promise<number> => {
    const response = await fetch(`${server.link}api/tables/none/continue`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: '{}',
    });
    await response.arrayBuffer();
    return response.status;
  };
  for (let i = 0; i < 500; i++) {
    assert.equal(await send('203.0.113.7'), 400, `${i}`);
    if (i % 20 === 19) pass(61_000);
  }
  assert.deepEqual([await send('203.0.113.7'), await send('203.0.113.8')], [429, 400]);
});
