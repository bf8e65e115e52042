import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { connectionBudget } from '../config/connection-budget.ts';
import { Child } from '../testing/child.ts';
import { closed } from '../testing/closed.ts';
import { openServer, type TestServer } from '../testing/server.ts';

/** Opens connections that say `text` and nothing more, and waits until each is open. */
async function connections({ port }: Pick<TestServer, 'port'>, count: number, text = ''): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).resume();
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) if (text !== '') socket.write(text);
  return sockets;
}
const gone = (socket: Socket): Promise<void> => (socket.closed ? Promise.resolve() : closed(socket));

test('the budget of connections leaves files for the server itself', () => {
  assert.equal(connectionBudget(4096), 3840);
  assert.equal(connectionBudget(200), 64);
  assert.equal(connectionBudget(Infinity), 20_000);
});

test('connections beyond the budget are closed, and accepted again when there is room', async () => {
  await using server = await openServer({ env: { CONNECTIONS: '20' } });
  const idle = await connections(server, 20);
  const [beyond] = await connections(server, 1);
  await gone(beyond!);
  await assert.rejects(fetch(`${server.link}api/me`));
  for (const socket of idle.slice(0, 5)) {
    socket.destroy();
    await gone(socket);
  }
  let status = 0;
  while (status !== 200)
    status = await fetch(`${server.link}api/me`).then(
      (answer) => answer.status,
      () => 0,
    );
  for (const socket of idle) socket.destroy();
});

test('one address has a share of the budget', async () => {
  await using server = await openServer({ env: { CONNECTIONS_PER_ADDRESS: '3' } });
  const idle = await connections(server, 3);
  const [beyond] = await connections(server, 1);
  await gone(beyond!);
  for (const socket of idle) socket.destroy();
});

/** Whether this process itself may open that many. */
const hasFiles = (count: number): boolean => connectionBudget() >= count;

test('4,200 idle connections at 4,096 files: the server lives, and answers again when there is room', async (t) => {
  if (!hasFiles(4200)) return t.skip('too few files may be open here');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-files-'));
  const env = { CONNECTIONS_PER_ADDRESS: '100000' };
  await using child = await Child.start(folder.path, env, { files: 4096 });
  const idle: Socket[] = [];
  // As many at a time as the system lets wait for a server.
  while (idle.length < 4200)
    idle.push(...(await connections({ port: Number(new URL(child.link).port) }, 420)));
  // Those beyond its budget are closed; which of them is for the system to say.
  const beyond = idle.length - connectionBudget(4096);
  await new Promise<void>((resolve) => {
    let gone = 0;
    const count = (): void => {
      if (++gone === beyond) resolve();
    };
    for (const socket of idle)
      if (socket.closed) count();
      else socket.once('close', count);
  });
  for (const socket of idle) socket.destroy();
  let status = 0;
  while (status !== 200)
    status = await fetch(`${child.link}healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
  assert.equal(child.errors, '');
});

test('1,000 slow headers, 1,000 slow bodies and 500 silent connections are closed', async (t) => {
  if (!hasFiles(2 * 2500)) return t.skip('too few files may be open here');
  await using server = await openServer({
    env: { CONNECTIONS_PER_ADDRESS: '100000' },
    change: (config) => ({ ...config, limits: { ...config.limits, headersTime: 200, requestTime: 400 } }),
  });
  const slow = [
    ...(await connections(server, 500)),
    ...(await connections(server, 1000, 'GET /api/me HTTP/1.1\r\nHost: a\r\n')),
    ...(await connections(
      server,
      1000,
      'POST /api/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )),
  ];
  await Promise.all(slow.map(gone));
  assert.equal((await fetch(`${server.link}api/me`)).status, 200);
});

test('a connection that has asked nothing is closed without an answer; one that was too slow is told', async () => {
  await using server = await openServer({
    change: (config) => ({ ...config, limits: { ...config.limits, headersTime: 1000 } }),
  });
  const replyTo = async (text: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1');
    if (text !== '') socket.write(text);
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    await gone(socket);
    return answer;
  };
  assert.equal(await replyTo(''), '');
  assert.match(await replyTo('GET /api/me HTTP/1.1\r\nHost: a\r\n'), /^HTTP\/1\.1 400 bad-message/);
});
