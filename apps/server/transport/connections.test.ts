import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { connectionBudget } from '../config/connection-budget.ts';
import { openServer, type TestServer } from '../testing/server.ts';

/** Opens connections that say `text` and nothing more, and waits until each is open. */
async function connections(server: TestServer, count: number, text = ''): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(server.port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => {}).resume();
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) if (text !== '') socket.write(text);
  return sockets;
}
const closed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : once(socket, 'close');

test('the budget of connections leaves files for the server itself', () => {
  assert.equal(connectionBudget(4096), 3840);
  assert.equal(connectionBudget(200), 64);
  assert.equal(connectionBudget(Infinity), 20_000);
});

test('connections beyond the budget are closed, and accepted again when there is room', async () => {
  await using server = await openServer({ env: { CONNECTIONS: '20' } });
  const idle = await connections(server, 20);
  const [beyond] = await connections(server, 1);
  await closed(beyond!);
  await assert.rejects(fetch(`${server.link}api/me`));
  for (const socket of idle.slice(0, 5)) {
    socket.destroy();
    await closed(socket);
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
  await closed(beyond!);
  for (const socket of idle) socket.destroy();
});

test('connections that are silent, slow with headers or slow with a body are closed', async () => {
  await using server = await openServer({
    change: (config) => ({ ...config, limits: { ...config.limits, headersTime: 200, requestTime: 400 } }),
  });
  const slow = [
    ...(await connections(server, 50)),
    ...(await connections(server, 50, 'GET /api/me HTTP/1.1\r\nHost: a\r\n')),
    ...(await connections(
      server,
      50,
      'POST /api/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )),
  ];
  await Promise.all(slow.map(closed));
  assert.equal((await fetch(`${server.link}api/me`)).status, 200);
});
