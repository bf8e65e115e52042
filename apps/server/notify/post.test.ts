import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { checkedUrl, isPublicAddress, post, PostError } from './post.ts';

test('private, loopback, link-local and disguised addresses are refused', () => {
  for (const bad of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '::127.0.0.1',
    '2002:7f00:1::',
    'fec0::1',
    '4000::1',
    '224.0.0.1',
    'x',
  ])
    assert.equal(isPublicAddress(bad), false, bad);
  for (const good of ['8.8.8.8', '2606:4700::1111']) assert.equal(isPublicAddress(good), true, good);
  for (const url of [
    'ftp://x.org',
    'http://127.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://a:b@x.org',
    'file:///etc',
  ])
    assert.throws(() => checkedUrl(url, false), PostError, url);
});
test('a name that resolves to a private address is refused when connecting; allowed by config; no redirect; nobody waits for a body without an end', async () => {
  let hits = 0;
  const server = createServer((request, response) => {
    hits++;
    if (request.url === '/r') response.writeHead(302, { location: '/x' }).end();
    else response.write('x'.repeat(100_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const of = (path: string, allowPrivate: boolean) =>
    post({ url: `http://localhost:${port}${path}`, headers: {}, body: 'hi', allowPrivate });
  await assert.rejects(of('/', false), PostError);
  assert.equal(hits, 0);
  assert.equal((await of('/r', true)).status, 302);
  assert.equal(hits, 1);
  assert.equal((await of('/', true)).status, 200);
  server.closeAllConnections();
  server.close();
});
