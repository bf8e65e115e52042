import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { isOwnOrigin } from '../origin.ts';
import { Guest, mine, open } from '../../testing/guest.ts';
import { openServer, PAGE } from '../../testing/server.ts';

// Long: one refusal after another, over HTTP and over sockets.

/** Opens a socket with these headers; gives the HTTP status that refused it, or `open`. */
function upgrade(link: string, headers: Record<string, string>): Promise<number | 'open'> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${link.replace('http', 'ws')}ws?table=x`, { headers });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('error', () => {});
  });
}
const post = (link: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${link}api/token`, { method: 'POST', headers });

test('an origin is one’s own if it is the host’s, the public address’, or none', () => {
  const host = 'play.example:8080';
  const own = (headers: Record<string, string>): boolean =>
    isOwnOrigin({ host, ...headers }, new URL('https://trains.example/'));
  assert.ok(own({}));
  assert.ok(own({ origin: 'http://play.example:8080' }));
  assert.ok(own({ origin: 'https://trains.example' }));
  for (const origin of [
    'http://evil.example',
    'null',
    'http://play.example',
    'http://play.example:8080.evil',
  ])
    assert.equal(own({ origin }), false, origin);
  assert.equal(own({ 'sec-fetch-site': 'cross-site' }), false);
});

test('pages of other sites can change nothing and open no socket', async () => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://trains.example/' } });
  const foreign = await post(server.link, { origin: 'http://evil.example' });
  assert.equal(foreign.status, 403);
  assert.deepEqual(await foreign.json(), { code: 'foreign-origin' });
  assert.equal(foreign.headers.get('set-cookie'), null);
  assert.equal(await upgrade(server.link, { origin: 'http://evil.example' }), 403);
  for (const origin of ['https://trains.example', server.link.slice(0, -1)]) {
    assert.equal((await post(server.link, { origin })).status, 200);
    assert.equal(await upgrade(server.link, { origin }), 'open');
  }
});

test('the cookie goes over https alone where that is the public address', async () => {
  await using server = await openServer({ env: { PUBLIC_URL: 'https://trains.example/' } });
  const answer = await fetch(`${server.link}api/me`);
  assert.match(answer.headers.get('set-cookie')!, /; Secure/);
  assert.match(answer.headers.get('strict-transport-security')!, /max-age/);
  assert.equal(((await answer.json()) as { publicUrl: string }).publicUrl, 'https://trains.example/');
});

test('every answer forbids foreign and inline scripts and styles, framing, and guessing of types', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-'));
  mkdirSync(join(dataDir, 'web', 'assets'), { recursive: true });
  writeFileSync(join(dataDir, 'web', 'index.html'), '<!doctype html><title>T</title>');
  writeFileSync(join(dataDir, 'web', 'assets', 'main-a1b2.js'), 'export {}');
  await using server = await openServer({ dataDir });
  for (const path of ['', 'api/me', 'api/nothing', 't/abc', 'assets/main-a1b2.js', 'nothing.png']) {
    const { headers } = await fetch(server.link + path, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy')!;
    assert.match(policy, /default-src 'none'/, path);
    assert.match(policy, /script-src 'self'(;|$)/, path);
    assert.match(policy, /style-src 'self'(;|$)/, path);
    assert.match(policy, /frame-ancestors 'none'/, path);
    assert.doesNotMatch(policy, /unsafe|\*|upgrade-insecure/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('strict-transport-security'), null, path);
  }
});

test('addresses of the pages show the one page; files with a hash are kept for ever; the rest is a typed error', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-'));
  mkdirSync(join(dataDir, 'web', 'assets'), { recursive: true });
  writeFileSync(join(dataDir, 'web', 'index.html'), '<!doctype html><title>T</title>');
  writeFileSync(join(dataDir, 'web', 'assets', 'main-a1b2.js'), 'export {}');
  await using server = await openServer({ dataDir });
  const html = { headers: { accept: 'text/html,*/*' } };
  for (const path of ['', 't/abc', 'rules/loko-moto']) {
    const page = await fetch(server.link + path, html);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>T/);
    assert.equal(page.headers.get('cache-control'), 'no-cache');
  }
  const asset = await fetch(`${server.link}assets/main-a1b2.js`);
  assert.match(asset.headers.get('cache-control')!, /immutable/);
  for (const [path, init] of [
    ['nothing.png', {}],
    ['t/abc', { method: 'POST' }],
    ['../key', {}],
    ['..%2fkey', {}],
    ['%2e%2e/turntable.db', {}],
  ] as const) {
    const answer = await fetch(server.link + path, init);
    assert.equal(answer.status, 404, path);
    assert.deepEqual(await answer.json(), { code: 'not-found' });
  }
});

test('the signing key and nothing but the key is for the owner’s eyes', async () => {
  await using server = await openServer();
  assert.equal(statSync(join(server.dataDir, 'key')).mode & 0o777, 0o600);
});

test('HTTP input that is too long or no JSON gets a typed error', async () => {
  await using server = await openServer();
  const ask = async (body: string, type = 'application/json'): Promise<[number, unknown]> => {
    const answer = await fetch(`${server.link}api/tables`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  assert.deepEqual(await ask(JSON.stringify({ game: 'x'.repeat(17_000) })), [413, 'too-large']);
  assert.deepEqual(await ask('{"game":'), [400, 'bad-message']);
  assert.deepEqual(await ask('{"__proto__":{"a":1}}'), [400, 'bad-message']);
  assert.deepEqual(await ask('game=1', 'application/x-www-form-urlencoded'), [400, 'bad-message']);
  assert.deepEqual(await ask('{}', 'text/plain'), [400, 'bad-message']);
});

test('too many requests get a typed error, for each address by itself', async () => {
  const env = { REQUESTS_PER_MINUTE: '20', PUBLIC_URL: 'https://trains.example/' };
  await using server = await openServer({ env });
  const ask = (from: string): Promise<Response> =>
    fetch(`${server.link}api/codes/AAAAA`, { headers: { 'x-forwarded-for': from } });
  for (let i = 0; i < 20; i++) assert.equal((await ask('192.0.2.1')).status, 404);
  const refused = await ask('192.0.2.1');
  assert.equal(refused.status, 429);
  assert.deepEqual(await refused.json(), { code: 'too-fast' });
  assert.match(refused.headers.get('retry-after')!, /^([1-9]|[1-5]\d|60)$/);
  assert.equal((await ask('192.0.2.2')).status, 404);
});

test('every route is limited, pages and unknown addresses too', async () => {
  for (const path of ['', 'j/AAAAA', 't/x', 'api/tables', 'nothing']) {
    await using server = await openServer({ env: { REQUESTS_PER_MINUTE: '5' }, page: PAGE });
    const statuses = [];
    for (let i = 0; i < 7; i++)
      statuses.push((await fetch(server.link + path, { headers: { accept: 'text/html' } })).status);
    assert.deepEqual(statuses.slice(5), [429, 429], path);
  }
});

test('guesses of a code share one budget, whichever route they take', async () => {
  await using server = await openServer({ env: { CODES_PER_MINUTE: '6' }, page: PAGE });
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open], { entry: 'code' });
  const other = await Guest.arrive(server.link);
  const page = async (): Promise<number> => (await fetch(`${server.link}j/AAAAA`)).status;
  const code = async (): Promise<number> => (await other.get('codes/AAAAA')).status;
  const join = async (): Promise<number> =>
    (await other.post(`tables/${id}/join`, { name: 'Ben', seat: 1, code: 'AAAAA' })).status;
  const judge = async (): Promise<number> =>
    (await other.post(`tables/${id}/judge`, { do: 'take', name: 'Ben', code: 'AAAAA' })).status;
  for (const guess of [page, code, join, judge, code, page]) assert.notEqual(await guess(), 429);
  for (const guess of [page, code, join, judge]) assert.equal(await guess(), 429);
  assert.equal((await other.get('tables')).status, 200, 'other routes go on');
});

test('without a proxy nobody is believed about their address', async () => {
  await using server = await openServer({ env: { REQUESTS_PER_MINUTE: '5' } });
  const statuses = [];
  for (let i = 0; i < 6; i++) {
    const headers = { 'x-forwarded-for': `192.0.2.${i}` };
    statuses.push((await fetch(`${server.link}api/codes/AAAAA`, { headers })).status);
  }
  assert.deepEqual(statuses, [404, 404, 404, 404, 404, 429]);
});

test('sockets from one address are limited in number', async () => {
  await using server = await openServer({ env: { SOCKETS_PER_ADDRESS: '3' } });
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const seats = [1, 2, 3].map(() => host.sit(id));
  await Promise.all(seats.map((seat) => seat.ready()));
  assert.equal(await upgrade(server.link, {}), 429);
  await seats[0]!.leave();
  const next = host.sit(id);
  await next.ready();
});

test('messages over a socket are limited: the rest is refused, and the socket closed if it goes on', async () => {
  await using server = await openServer({ env: { MESSAGES_PER_SECOND: '1', MESSAGE_BURST: '10' } });
  const host = await Guest.arrive(server.link);
  const seat = host.sit((await host.table([mine('Ada'), open])).id);
  await seat.ready();
  for (let i = 0; i < 15; i++) await seat.send({ t: 'ping' });
  const count = (t: string): number => seat.messages.filter((message) => message.t === t).length;
  await seat.until(() => count('pong') + count('error') === 15, 'all answers');
  assert.ok(count('pong') >= 10 && count('pong') <= 11);
  assert.ok(seat.messages.every((m) => m.t !== 'error' || m.error.code === 'too-fast'));
  for (let i = 0; i < 2100; i++) await seat.send({ t: 'ping' });
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1008);
});

test('a message that is too long gets a typed error; one that is far too long ends the socket', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const seat = host.sit((await host.table([mine('Ada'), open])).id);
  await seat.ready();
  await seat.send('x'.repeat(16 * 1024 + 1));
  await seat.until(({ messages }) => messages.at(-1)?.t === 'error', 'the error');
  assert.deepEqual(seat.messages.at(-1), { t: 'error', error: { code: 'too-large' } });
  await seat.send('x'.repeat(65 * 1024));
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1009);
});

test('a reader who does not read is let go before what waits for them fills the memory, and resumes', async () => {
  await using server = await openServer({
    env: { MESSAGES_PER_SECOND: '100000', MESSAGE_BURST: '100000' },
    change: (config) => ({ ...config, limits: { ...config.limits, looks: 100_000 } }),
  });
  const [host, watcher] = [await Guest.arrive(server.link), await Guest.arrive(server.link)];
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const slow = watcher.sit(id);
  await slow.ready();
  slow.socket.pause();
  // Each look is answered with everything, about ten thousand bytes.
  for (let i = 0; i < 2000; i++) await slow.send({ t: 'look', as: 'public' });
  const seat = host.sit(id);
  await seat.until(({ table }) => table?.watchers === 0, 'the slow one to be gone');
  slow.socket.resume();
  assert.equal(await slow.until(({ closed }) => closed, 'the close'), 1013);
  const back = watcher.sit(id, { last: Math.max(0, slow.n) });
  await back.ready();
});

test('looks are budgeted: each is answered with all that one may see', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const seat = host.sit((await host.table([mine('Ada'), mine('Ben')])).id);
  await seat.ready();
  for (let i = 0; i < 40; i++) await seat.send({ t: 'look', as: 'public' });
  const count = (t: string): number => seat.messages.filter((message) => message.t === t).length;
  await seat.until(() => count('sync') + count('error') >= 41, 'all answers');
  assert.ok(count('sync') <= 25, `${count('sync')} answers`);
  assert.ok(seat.messages.every((m) => m.t !== 'error' || m.error.code === 'too-fast'));
});

/** Asks for an upgrade of this target as it stands, byte by byte; gives the status line. */
function upgradeTo(link: string, target: string): Promise<string> {
  const { port, host } = new URL(link);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    );
    socket.on('data', (bytes) => {
      text += String(bytes);
      if (text.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(text.split('\r\n')[0]!));
  });
}

test('an upgrade with a malformed target is refused, and the server lives on', async () => {
  await using server = await openServer();
  for (const target of ['//', 'http://[', '//:99999', 'http://a:99999/ws', '/\\', 'x', '*', '//ws'])
    assert.match(await upgradeTo(server.link, target), /^HTTP\/1\.1 40[04] /, target);
  assert.match(await upgradeTo(server.link, '/ws?table=%'), /^HTTP\/1\.1 101 /);
  assert.equal((await fetch(`${server.link}api/me`)).status, 200);
  assert.deepEqual(server.errors, []);
});

test('what is not HTTP at all gets a typed error and does no harm', async () => {
  await using server = await openServer();
  const { port } = new URL(server.link);
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELO turntable\r\n\r\n'));
    socket.on('data', (bytes) => (text += String(bytes))).on('close', () => resolve(text));
  });
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /\{"code":"bad-message"\}$/);
  assert.equal((await fetch(`${server.link}api/me`)).status, 200);
});

test('while a new build is laid in the place of the pages a sentence says so, and the next asking gets them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-'));
  await using server = await openServer({ dataDir, page: '<!doctype html><title>T</title>' });
  const index = join(dataDir, 'web', 'index.html');
  const ask = (path: string) =>
    fetch(`${server.link}${path}`, { headers: { accept: 'text/html', 'accept-language': 'hu' } });
  assert.equal((await ask('')).status, 200);
  rmSync(index);
  for (const path of ['', 'settings', 't/nothing']) {
    const answer = await ask(path);
    assert.equal(answer.status, 503, path);
    assert.equal(answer.headers.get('retry-after'), '5');
    assert.match(answer.headers.get('content-type')!, /^text\/plain/);
    assert.match(await answer.text(), /^Az oldalakat épp újakra cseréljük\. .+\n$/);
  }
  writeFileSync(index, '<!doctype html><title>New</title>');
  for (const path of ['', 'settings', 't/nothing']) assert.match(await (await ask(path)).text(), /New/);
});
