import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '../api/http.ts';
import { reached } from './reach.ts';

test('a server that has answered is asked again only once something got no answer, and is there when it answers', async (t) => {
  const asked: string[] = [];
  let isThere = true;
  t.mock.method(globalThis, 'fetch', (path: string) => {
    asked.push(path.replace(/\?.*/, ''));
    if (!isThere) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(
      Response.json(path.endsWith('/mine') ? { tables: [] } : { guest: 'g', name: null, publicUrl: null }),
    );
  });
  await reached();
  await reached();
  assert.deepEqual(asked.splice(0), ['/api/me']);
  isThere = false;
  await assert.rejects(api.mine(), /unavailable/);
  await assert.rejects(reached(), /unavailable/);
  await assert.rejects(reached(), /unavailable/);
  assert.deepEqual(asked.splice(0), ['/api/tables/mine', '/api/me', '/api/me']);
  isThere = true;
  await reached();
  await reached();
  assert.deepEqual(asked.splice(0), ['/api/me']);
  // What stands before the server says that it is away.
  t.mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
  await assert.rejects(api.mine(), /unavailable/);
  await assert.rejects(reached(), /unavailable/);
});
