import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempDisposableSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Child } from './testing/child.ts';
import { Guest, mine } from './testing/guest.ts';

/** A connection that says this and nothing more, whatever it hears. */
async function stubborn(link: string, text: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(link).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

test('SIGTERM: the server ends within 8 s whatever its clients do, and says to the others when to come back', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-end-'));
  await using child = await Child.start(folder.path);
  const host = await Guest.arrive(child.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const seat = host.sit(id);
  await seat.ready();
  const { host: name } = new URL(child.link);
  const held = await Promise.all(
    [
      '\n',
      `POST /api/tables HTTP/1.1\r\nHost: ${name}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      `GET /ws?table=${id} HTTP/1.1\r\nHost: ${name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ].map((text) => stubborn(child.link, text)),
  );
  // It hears that it is connected, and will never answer the close.
  await once(held[2]!, 'data');
  held[2]!.pause();
  const from = performance.now();
  assert.equal(await child.end('SIGTERM'), 0);
  const took = performance.now() - from;
  assert.ok(took < 8_000, `${took} ms`);
  assert.equal(await seat.until(({ closed }) => closed, 'the close'), 1012);
  for (const socket of held) socket.destroy();
});
