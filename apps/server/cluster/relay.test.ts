import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { WebSocket } from 'ws';
import { Connection, type ConnectionServices } from '../transport/socket/connection.ts';
import type { Message } from './messages.ts';
import { Relay } from './relay.ts';
import { RemoteSocket } from './remote-socket.ts';

/** A socket's server side, as far as a relay uses it, and what it passes on. */
function relay(isRead = true) {
  const sent: string[] = [];
  const closes: (readonly [number, string])[] = [];
  const passed: Message[] = [];
  const ws = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, CLOSED: 3, readyState: 1, bufferedAmount: 0 },
    send: (text: string) => void sent.push(text),
    close: (code: number, reason = '') => void closes.push([code, reason]),
    ping() {},
    terminate: () => void closes.push([1006, '']),
  });
  const one = new Relay(ws as unknown as WebSocket, 7, 2, async (message) => {
    passed.push(message);
    return isRead;
  });
  one.open('somebody', { table: 't', as: undefined, last: undefined }, () => {});
  return { one, ws, sent, closes, passed };
}

test('a reader at another server who is too far behind is let go, and told why', () => {
  const { one, ws, sent, closes } = relay();
  one.out(0, ['a']);
  assert.deepEqual([sent, closes], [['a'], []]);
  ws.bufferedAmount = 256 * 1024 + 1;
  one.out(1, ['b']);
  assert.deepEqual(closes, [[1013, 'too far behind']]);
});

test('what is missing between servers closes the socket; what was said before changes nothing', () => {
  const { one, sent, closes } = relay();
  one.out(0, ['a']);
  one.out(0, ['again']);
  assert.deepEqual([sent, closes], [['a'], []]);
  one.out(2, ['c']);
  assert.deepEqual([sent, closes], [['a'], [[1013, '']]]);
});

test('who says more than 2,000 things at once is sent away, before the server of the table hears it', () => {
  const { ws, closes, passed } = relay();
  for (let i = 0; i < 3_000; i++) ws.emit('message', Buffer.from('{}'), false);
  const said = passed.filter(({ k }) => k === 'in').length;
  assert.ok(said >= 2_000 && said < 2_900, String(said));
  assert.equal(closes[0]![0], 1008);
});

test('what a client still says after it was sent away is not passed on', () => {
  const { ws, passed } = relay();
  ws.emit('message', Buffer.from('{}'), false);
  ws.readyState = 2;
  ws.emit('message', Buffer.from('{}'), false);
  assert.equal(passed.filter(({ k }) => k === 'in').length, 1);
});

test('a socket whose server reads no more is told to come back', async () => {
  const { closes } = relay(false);
  await new Promise(setImmediate);
  assert.deepEqual(closes, [[1012, '']]);
});

test('a client that does not answer is ended', () => {
  const { one, ws, closes } = relay();
  one.beat();
  ws.emit('pong');
  one.beat();
  assert.deepEqual(closes, []);
  one.beat();
  assert.deepEqual(closes, [[1006, '']]);
});

test('whether a client is still there is found out by the server that holds the socket, not by who runs its table', () => {
  const sent: Message[] = [];
  const remote = new RemoteSocket(7, async (message) => sent.push(message) > 0);
  const limits = { messagesPerSecond: 50, messageBurst: 200, looks: 20 };
  const services = { config: { limits } } as unknown as ConnectionServices;
  const connection = new Connection(remote, () => {}, 'somebody', services);
  // The pongs of the other server come in its own rhythm.
  for (let beats = 0; beats < 3; beats++) connection.beat();
  assert.deepEqual([remote.readyState, sent], [remote.OPEN, []]);
});
