import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { WebSocket } from 'ws';
import type { ServerMessage } from '@turntable/protocol';
import { Metrics } from '../watch/metrics.ts';
import { closed } from '../testing/closed.ts';
import { Guest, mine, open } from '../testing/guest.ts';
import { failing } from '../testing/log.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { Connection, type ConnectionServices } from './socket/connection.ts';

// Regression tests of attacks that once had an effect.

/** What a server answers to these bytes, up to the end of the connection. */
async function answer({ port }: TestServer, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let said = '';
  socket.on('data', (data) => (said += data.toString('latin1')));
  socket.write(bytes);
  await closed(socket);
  return said;
}

test('a request with two hosts is nobody’s: a proxy before the server may have gone by the other', async () => {
  await using server = await openServer();
  const { host } = new URL(server.link);
  const two = `Host: ${host}\r\nHost: evil.example\r\n`;
  const page = await answer(server, `GET /api/me HTTP/1.1\r\n${two}Connection: close\r\n\r\n`);
  assert.match(page, /^HTTP\/1\.1 403 /);
  const upgrade =
    `GET /ws?table=x HTTP/1.1\r\n${two}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  assert.match(await answer(server, upgrade), /^HTTP\/1\.1 403 /);
});

test('whoever offers a protocol that is not spoken here is answered as everybody is', async () => {
  await using server = await openServer();
  const { host } = new URL(server.link);
  const offer = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';
  assert.match(
    await answer(server, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${offer}\r\n`),
    /^HTTP\/1\.1 200 /,
  );
});

test('who goes away in the middle of a body is not in the log of errors', async () => {
  await using server = await openServer();
  const { host } = new URL(server.link);
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  const head = `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;
  await new Promise((resolve) => socket.write(head, resolve));
  const others = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) await (await fetch(`${server.link}healthz`)).text();
  };
  // What is asked on the same machine afterwards is answered afterwards: it has begun to read, and then heard of the end.
  await others();
  socket.destroy();
  await closed(socket);
  await others();
  assert.deepEqual(server.errors, []);
});

test('a socket that says without end that it is there is ended, and others are answered meanwhile', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const seat = host.sit(id, { as: 0 });
  await seat.ready();
  const flood = new WebSocket(`${server.link.replace('http', 'ws')}ws?table=${id}`);
  await once(flood, 'open');
  for (let i = 0; i < 20; i++) flood.pong();
  const ask = seat.request({ t: 'say', id: 'a', as: 0, phrase: 'hello' });
  assert.equal(typeof (await ask), 'number');
  assert.equal(flood.readyState, flood.OPEN, 'some are nothing');
  const ended = closed(flood);
  for (let i = 0; i < 200; i++) flood.pong();
  await ended;
  assert.deepEqual(server.errors, []);
});

test('who has not read what they were sent is not sent all of it once more', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const received: ServerMessage[] = [];
  const wire = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    ...{ send() {}, close() {}, terminate() {}, ping() {} },
  });
  const limits = { messagesPerSecond: 50, messageBurst: 200, looks: 20 };
  const connection = new Connection(
    wire,
    (texts, done) => {
      received.push(...texts.map((text) => JSON.parse(text) as ServerMessage));
      done?.();
    },
    'somebody',
    {
      tables: server.tables,
      store: server.store,
      journal: server.journal,
      log: failing,
      config: { limits },
      health: server.health,
      metrics: new Metrics(),
    } as unknown as ConnectionServices,
  );
  await connection.enter({ table: id, as: undefined, last: undefined });
  const look = async (): Promise<string> => {
    wire.emit('message', Buffer.from('{"t":"look","as":"public"}'), false);
    await server.journal.settled();
    return received.at(-1)!.t;
  };
  assert.equal(await look(), 'sync');
  // A line that somebody came is on its way still, as over TLS.
  wire.bufferedAmount = 2000;
  assert.equal(await look(), 'sync');
  wire.bufferedAmount = 16 * 1024 + 1;
  assert.equal(await look(), 'error');
  wire.bufferedAmount = 0;
  assert.equal(await look(), 'sync');
});

test('what is not there is answered alike, whoever answers', async () => {
  await using server = await openServer({ env: { METRICS_TOKEN: 'x'.repeat(20) } });
  for (const path of ['metrics', 'api/none'])
    assert.deepEqual(await (await fetch(`${server.link}${path}`)).json(), { code: 'not-found' }, path);
});

test('who does not read an answer is cut off', async () => {
  await using server = await openServer({
    // More than the system takes off a server's hands.
    page: `<!doctype html><title>${'x'.repeat(16 * 1024 * 1024)}</title>`,
    change: (config) => ({
      ...config,
      limits: { ...config.limits, stillTime: 500, connectionsPerAddress: 1 },
    }),
  });
  const { host } = new URL(server.link);
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(`GET /index.html HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'readable');
  const mayCome = (): Promise<boolean> =>
    fetch(`${server.link}healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  assert.equal(await mayCome(), false, 'the first is connected');
  await until(mayCome, 'room for another');
  socket.destroy();
  assert.deepEqual(server.errors, []);
});

test('nobody sits down at a table that is being forgotten', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), open]);
  const table = await server.tables.get(id);
  const gone = server.tables.remove(table);
  const comes = server.tables.get(id);
  await Promise.all([gone, assert.rejects(comes, { body: { code: 'not-found' } })]);
  assert.equal(await server.store.row(id), undefined);
});
