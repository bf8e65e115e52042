import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../config/config.ts';
import { openServer } from '../testing/server.ts';
import { isOwnHost } from './proxies.ts';

const place = { webDir: '', botWorker: new URL('file:///x'), games: [] };

test('a host is one’s own if it is the public one, a local name, one that was allowed, or an address', () => {
  const config = { publicUrl: new URL('https://trains.example/'), allowedHosts: ['box'] };
  for (const host of ['trains.example', 'localhost:8080', 'box.local', '192.168.1.4:8080', '[::1]:1', 'BOX'])
    assert.ok(isOwnHost(host, config), host);
  for (const host of ['evil.example', 'trains.example.evil', '', undefined, 'a b', 'local', '1.2.3.4.evil'])
    assert.equal(isOwnHost(host, config), false, host);
  // Links are made of what was sent: to be a host it has to be one and nothing else, however others would read it.
  for (const host of [
    ...[
      'evil.example@localhost',
      'localhost/evil.example',
      'localhost\\@evil.example',
      'localhost?x',
      'localhost#x',
    ],
    ...[
      'localhost:80@evil.example',
      'localhost:x',
      'localhost:99999',
      ' localhost',
      'é.local',
      '[::1',
      'localhost%2f',
    ],
  ])
    assert.equal(isOwnHost(host, config), false, host);
});

/** The status of a request with these headers. */
function ask(link: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${link}api/me`, { headers }, (answer) => resolve(answer.resume().statusCode!))
      .on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(answer.statusCode!);
      })
      .on('error', reject)
      .end();
  });
}

test('a name that the server listens at is its own: the links that it prints lead there', () => {
  const config = readConfig({ HOST: 'Trains.example' }, [], place);
  assert.ok(isOwnHost('trains.example:8080', config));
  assert.deepEqual(readConfig({}, [], place).allowedHosts, []);
});

test('requests and upgrades for another host are refused', async () => {
  await using server = await openServer({ env: { ALLOWED_HOSTS: 'box, other.example' } });
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  assert.equal(await ask(server.link, { host: 'evil.example' }), 403);
  assert.equal(await ask(server.link, { host: 'evil.example', ...upgrade }), 403);
  assert.equal(await ask(server.link, { host: 'other.example:81' }), 200);
});

test('TRUST_PROXY: only what those addresses say about visitors is believed', async () => {
  const env = { REQUESTS_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' };
  await using server = await openServer({ env });
  for (const from of ['192.0.2.1', '192.0.2.1, 10.1.1.1'])
    assert.equal(await ask(server.link, { 'x-forwarded-for': from }), 200);
  assert.equal(await ask(server.link, { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' }), 429, 'the same visitor');
  assert.equal(await ask(server.link, { 'x-forwarded-for': '192.0.2.2' }), 200);
});

test('TRUST_PROXY and ALLOWED_HOSTS that cannot be used are named', () => {
  for (const [name, text] of [
    ['TRUST_PROXY', 'nowhere'],
    ['TRUST_PROXY', '1.2.3.4/64'],
    ['TRUST_PROXY', '127.0.0.1, 10/8'],
    ['TRUST_PROXY', '010.0.0.1'],
    ['ALLOWED_HOSTS', 'http://x'],
  ] as const)
    assert.throws(
      () => readConfig({ [name]: text }, [], place),
      (error) => error instanceof ConfigError && error.message.startsWith(`${name}: expected`),
    );
});
