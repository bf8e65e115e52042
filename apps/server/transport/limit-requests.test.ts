import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '@turntable/protocol';
import { Guest } from '../testing/guest.ts';
import { openServer, PAGE } from '../testing/server.ts';

const LIMIT = 5;

/** The statuses of two requests more than an address may make, each address by itself. */
async function statuses(link: string, from: string, path: string, init: RequestInit): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < LIMIT + 2; i++) {
    const response = await fetch(link + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from },
    });
    await response.arrayBuffer();
    all.push(response.status);
  }
  return all;
}
const limited = (status: number): number[] => [...Array.from({ length: LIMIT }, () => status), 429, 429];

test('who is refused is counted too: a bad token, a page of another site, a banned guest, a wrong key', async () => {
  const env = { REQUESTS_PER_MINUTE: String(LIMIT), PUBLIC_URL: 'https://play.example.org/' };
  await using server = await openServer({ env });
  const banned = await Guest.arrive(server.link);
  const who = `guest:${(await banned.get<Me>('me')).body.guest}`;
  const ban = await fetch(`${server.link}api/admin/ban`, {
    method: 'POST',
    headers: { 'x-admin-key': server.adminKey, 'content-type': 'application/json' },
    body: JSON.stringify({ who, reason: 'rude' }),
  });
  assert.equal(ban.status, 200);
  const bad = { headers: { authorization: 'Bearer x' } };
  for (const [i, [path, init]] of (
    [
      ['api/me', bad],
      ['api/nothing', bad],
      // It has a limit of its own, which is higher.
      ['api/tables', { method: 'POST', ...bad }],
      ['api/token', { method: 'POST', headers: { origin: 'http://evil.example' } }],
      ['api/me', { headers: banned.headers }],
      ['api/admin', {}],
    ] as const
  ).entries())
    assert.deepEqual(await statuses(server.link, `203.0.113.${i}`, path, init), limited(403), path);
});

test('each request counts once, and a limit of the route’s own holds as well', async () => {
  const env = { REQUESTS_PER_MINUTE: '100', TABLES_PER_MINUTE: '3', PUBLIC_URL: 'https://play.example.org/' };
  await using server = await openServer({ env, page: PAGE });
  const left = async (path: string, init: RequestInit = {}): Promise<number> => {
    const response = await fetch(server.link + path, init);
    await response.arrayBuffer();
    return Number(response.headers.get('x-ratelimit-remaining'));
  };
  const paths = ['api/me', '', 'api/nothing', 'nothing.png', 'j/AAAAA', 'api/codes/AAAAA'];
  for (const [i, path] of paths.entries()) assert.equal(await left(path), 99 - i, path);
  const post = { method: 'POST' };
  for (const own of [2, 1, 0, 0]) assert.equal(await left('api/tables', post), own);
  const refused = await fetch(`${server.link}api/tables`, post);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal(await left('api/me'), 88);
  const free = await fetch(`${server.link}healthz`);
  assert.equal(free.headers.get('x-ratelimit-remaining'), null);
  assert.equal(await left('api/me'), 87);
});

test('the files of the pages are counted by themselves: five new friends of one address leave room for what they ask', async () => {
  const env = { REQUESTS_PER_MINUTE: String(LIMIT), PUBLIC_URL: 'https://play.example.org/' };
  await using server = await openServer({ env, page: PAGE });
  const status = async (path: string): Promise<number> => {
    const response = await fetch(server.link + path);
    await response.arrayBuffer();
    return response.status;
  };
  const files: number[] = [];
  for (let i = 0; i < LIMIT * 20; i++) files.push(await status('assets/Table-Bq3x.js'));
  assert.ok(!files.includes(429));
  assert.equal(await status('api/me'), 200);
  assert.equal(await status('assets/Table-Bq3x.js'), 429, 'not without an end');
});

test('an answer that says too fast has the policy of every answer', async () => {
  await using server = await openServer({ env: { REQUESTS_PER_MINUTE: '1' }, page: PAGE });
  for (const path of ['', 'api/me']) {
    await fetch(server.link + path);
    const { status, headers } = await fetch(server.link + path);
    assert.equal(status, 429);
    assert.match(headers.get('content-security-policy')!, /default-src 'none'/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
  }
});
