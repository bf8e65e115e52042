import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import { registered } from '../../testing/contract.ts';
import { Guest } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

/** What a browser says of a page of another site, of one of another host of the domain, and of one without an origin. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://other.trains.example', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

test('no route that changes something hears a page of another site, whatever its cookies', async () => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://trains.example/' } });
  const { token } = await Guest.arrive(server.link);
  const changing = [...registered].filter((route) => !route.startsWith('GET '));
  assert.ok(changing.length > 40, String(changing.length));
  for (const route of changing) {
    const [method, path] = route.split(' ') as [string, string];
    const url = `${server.link}api${path.replaceAll(/:\w+/g, 'x')}`;
    for (const foreign of FOREIGN) {
      const headers = { ...foreign, cookie: `guest=${token}; __Host-guest=${token}`, 'x-admin-key': 'x' };
      const answer = await fetch(url, { method, headers });
      assert.deepEqual([answer.status, await answer.json()], [403, { code: 'foreign-origin' }], route);
      assert.equal(answer.headers.get('set-cookie'), null, route);
    }
    // What a form of another site can send without asking first is none of it JSON.
    const form = await fetch(url, {
      method,
      headers: { 'content-type': 'text/plain', cookie: `guest=${token}`, 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    assert.ok(form.status >= 400, `${route}: ${form.status}`);
    await form.arrayBuffer();
  }
  assert.deepEqual(server.errors, []);
});

test('what may be changed can be changed by these methods alone', async () => {
  await using server = await openServer();
  const methods = new Set([...registered].map((route) => route.split(' ')[0]));
  assert.deepEqual([...methods].sort(), ['GET', 'POST']);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await fetch(`${server.link}api/tables`, { method });
    assert.equal(answer.status, 404, method);
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    await answer.arrayBuffer();
  }
});

test('a page under a name that is none of ours says how to allow it, and repeats nothing', async () => {
  await using server = await openServer();
  const asked = (accept: string) =>
    new Promise<{ status: number | undefined; type: string | undefined; text: string }>((done, fail) => {
      const { hostname, port } = new URL(server.link);
      get({ hostname, port, headers: { host: 'trains.example', accept } }, (answer) => {
        let text = '';
        answer.on('data', (bytes) => (text += bytes));
        answer.on('end', () =>
          done({ status: answer.statusCode, type: answer.headers['content-type'], text }),
        );
      }).on('error', fail);
    });
  const page = await asked('text/html,*/*');
  assert.deepEqual([page.status, page.type], [403, 'text/plain; charset=utf-8']);
  assert.match(page.text, /ALLOWED_HOSTS/);
  assert.doesNotMatch(page.text, /trains/);
  assert.equal((await asked('*/*')).text, '{"code":"foreign-origin"}');
});
