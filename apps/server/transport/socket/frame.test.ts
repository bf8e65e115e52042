import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { frame } from './frame.ts';

/** What a client reads that is written these bytes, up to so many messages; rejects where they are no frames. */
async function read(bytes: string, count: number): Promise<string[]> {
  const upgrader = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, raw, head) =>
    upgrader.handleUpgrade(request, raw, head, () => raw.write(bytes, 'latin1')),
  );
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  try {
    return await new Promise((resolve, reject) => {
      const texts: string[] = [];
      client.on('error', reject);
      client.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) reject(new Error('expected text'));
        if (texts.push(data.toString()) === count) resolve(texts);
      });
    });
  } finally {
    client.terminate();
    server.close();
  }
}

test('frames are read as what was said, of every length and in every script, several in one write', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = [
    ...lengths.map((length) => 'a'.repeat(length)),
    'é',
    'Öröm, 鉄道, 🚂',
    `${'x'.repeat(124)}é`,
  ];
  assert.deepEqual(await read(texts.map(frame).join(''), texts.length), texts);
});

test('half a surrogate pair goes as the replacement character: no frame is ever longer than it says', async () => {
  assert.deepEqual(await read(frame('a\ud83d') + frame('next'), 2), ['a\ufffd', 'next']);
});
