import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Child } from './testing/child.ts';
import { Guest, mine, type Seat } from './testing/guest.ts';
import { openServer } from './testing/server.ts';

/** A connection that says this and nothing more, whatever it hears. */
async function stubborn(link: string, text: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(link).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

/** Connections that hold on to a server: half a line, half a body, an upgrade that never reads, answers that nobody reads. */
async function holdOn(link: string, table: string): Promise<Socket[]> {
  const { host } = new URL(link);
  const held = await Promise.all(
    [
      '\n',
      `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      `GET /ws?table=${table} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      `GET /api/tables HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(50),
    ].map((text) => stubborn(link, text)),
  );
  // It reads the answer to its upgrade, and will never answer the close frame.
  await once(held[2]!, 'data');
  for (const socket of held.slice(2)) socket.pause();
  return held;
}

test('a server that is closed lets go of everybody, of who comes meanwhile too, and of the folder', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const seat = host.sit(id);
  await seat.ready();
  const held = await holdOn(server.link, id);
  const from = performance.now();
  let isOver = false;
  const stopped = server.stop().finally(() => (isOver = true));
  // The client reconnects at once, as close code 1012 asks.
  const back: Seat[] = [];
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1012);
  while (!isOver) {
    const again = host.sit(id);
    back.push(again);
    await again.until(({ closed, n }) => closed !== undefined || n >= 0, 'an answer');
  }
  await stopped;
  const took = performance.now() - from;
  assert.ok(took < 6_000, `${took} ms`);
  await Promise.all(back.map((each) => each.until(({ closed }) => closed !== undefined, 'the end')));
  for (const socket of held) socket.destroy();
  // The folder's lock is free and the game was stored: a second server opens it.
  await using next = await openServer({ dataDir: server.dataDir });
  await host.at(next.link).sit(id).ready();
});

test('SIGTERM: the server ends within 8 s whatever its clients do, and says to the others when to come back', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-end-'));
  await using child = await Child.start(folder.path);
  const host = await Guest.arrive(child.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const seat = host.sit(id);
  await seat.ready();
  const held = await holdOn(child.link, id);
  const from = performance.now();
  assert.equal(await child.end('SIGTERM'), 0);
  const took = performance.now() - from;
  assert.ok(took < 8_000, `${took} ms`);
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1012);
  for (const socket of held) socket.destroy();
});

test('SIGTERM twice, as a process group and the script above send it: the server still ends in order', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-end-'));
  await using child = await Child.start(folder.path);
  const host = await Guest.arrive(child.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const seat = host.sit(id);
  await seat.ready();
  // Keeps the server ending for a while, so that the second signal comes meanwhile.
  const held = await holdOn(child.link, id);
  child.signal('SIGTERM');
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1012);
  assert.equal(await child.end('SIGTERM'), 0);
  for (const socket of held) socket.destroy();
});
