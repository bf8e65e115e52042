import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import type { TokenReply } from '@turntable/protocol';
import { closed } from '../../testing/closed.ts';
import { Guest, mine } from '../../testing/guest.ts';
import { openServer } from '../../testing/server.ts';

/** A close frame with code 1013, as the server sends it (RFC 6455, 5.5.1). */
const CLOSE_FRAME = Buffer.from([0x88, 0x02, 0x03, 0xf5]);
/** A text frame of a client, of up to 125 bytes. */
const textFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** A client at a table that answers no close frame. */
class Stubborn {
  readonly raw: Socket;
  #heard = Buffer.alloc(0);

  constructor({ link, token }: Guest, table: string) {
    const { host, port } = new URL(link);
    this.raw = connect(Number(port), '127.0.0.1');
    this.raw.on('data', (bytes) => (this.#heard = Buffer.concat([this.#heard, bytes])));
    this.raw.write(
      `GET /ws?table=${table} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Authorization: Bearer ${token}\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  }

  /** Resolves when the server has sent these bytes. */
  hears(what: string | Buffer): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.#heard.includes(what)) return;
        this.raw.off('data', look);
        resolve();
      };
      this.raw.on('data', look);
      look();
    });
  }
}

test('who was ended and does not close does nothing more, and is cut off in 2 s', async () => {
  await using server = await openServer();
  const host = await Guest.arrive(server.link);
  const { id } = await host.table([mine('Ada'), mine('Ben')]);
  const { token } = (await host.post<TokenReply>('token')).body;
  const seat = host.sit(id);
  await seat.ready();
  const stubborn = new Stubborn(new Guest(server.link, token), id);
  const say = (name: string): boolean =>
    stubborn.raw.write(textFrame(JSON.stringify({ t: 'say', id: name, as: 0, phrase: 'hello' })));
  say('before');
  await stubborn.hears('"before"');
  const cut = closed(stubborn.raw);
  assert.equal((await host.post('me/sessions/end', { others: true })).status, 200);
  await stubborn.hears(CLOSE_FRAME);
  const from = performance.now();
  say('after');
  await cut;
  const took = performance.now() - from;
  assert.ok(took < 10_000, `${took} ms`);
  assert.equal(typeof (await seat.request({ t: 'say', id: 'host', as: 0, phrase: 'hello' })), 'number');
  assert.equal(seat.lines.filter(({ kind }) => kind === 'phrase').length, 2, 'before the end, and the host');
  assert.deepEqual(server.errors, []);
});
