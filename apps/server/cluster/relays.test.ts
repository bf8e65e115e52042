import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import type { WebSocket } from 'ws';
import { Relays } from './relays.ts';

/** Two clients here, at tables of the servers 2 and 3, and with which codes their sockets are closed. */
function two() {
  const relays = new Relays(async () => true);
  const closes: Record<number, number[]> = { 2: [], 3: [] };
  const [second, third] = ([2, 3] as const).map((node) => {
    const ws = Object.assign(new EventEmitter(), {
      ...{ OPEN: 1, CLOSED: 3, readyState: 1 },
      close: (code: number) => void closes[node]!.push(code),
      terminate: () => void closes[node]!.push(1006),
    });
    relays.open(ws as unknown as WebSocket, 'somebody', { table: 't', as: undefined, last: undefined }, node);
    return ws;
  });
  return { relays, closes, second: second!, third: third! };
}

test('a relay answers to the server of its table alone, until its socket is closed', () => {
  const { relays, second } = two();
  assert.equal(relays.of(2, 1)?.node, 2);
  assert.equal(relays.of(3, 2)?.node, 3);
  assert.equal(relays.of(3, 1), undefined, 'the table is run elsewhere');
  assert.equal(relays.of(2, 7), undefined, 'there is no such socket');
  second.emit('close', 1000);
  assert.equal(relays.of(2, 1), undefined);
});

test('when a server ends only the clients at its tables are sent away to come back; when messages are lost all are', () => {
  const { relays, closes } = two();
  relays.gone([2]);
  assert.deepEqual(closes, { 2: [1012], 3: [] });
  relays.broken();
  assert.equal(closes[3]!.length, 1);
});
