import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Rng } from '@turntable/engine';
import { ERROR_CODES, type TableReply } from '@turntable/protocol';
import { Child } from '../../testing/child.ts';
import { Guest, type Seat } from '../../testing/guest.ts';
import { playOut, rng, twoSeats, viewOf } from '../../testing/loko-moto.ts';

const pick = <Item>(items: readonly Item[], luck: Rng): Item => items[luck.below(items.length)]!;
const letters = (length: number, luck: Rng): string =>
  Array.from({ length }, () => String.fromCharCode(luck.below(0x250))).join('');

/** A value of any kind, nested up to `depth`. */
function anything(luck: Rng, depth = 3): unknown {
  const simple = [0, -1, 1.5, 1e308, 2 ** 53, true, null, '', 'act', '__proto__', '\u0000', 'x'.repeat(60)];
  if (depth === 0 || luck.below(3) > 0) return pick(simple, luck);
  const items = Array.from({ length: luck.below(4) }, () => anything(luck, depth - 1));
  if (luck.below(2)) return items;
  const keys = ['t', 'id', 'as', 'type', 'toString', 'constructor', 'last', 'action'];
  return Object.fromEntries(items.map((item) => [pick(keys, luck), item]));
}

type Message = string | Buffer;
/** Messages of one kind each; `good` is one that would be legal, were it in time, in turn and in shape. */
const KINDS: Record<string, (luck: Rng, good: Record<string, unknown>) => Message> = {
  noise: (luck) => letters(luck.below(200), luck),
  binary: (luck) => Buffer.from(Array.from({ length: luck.below(300) }, () => luck.below(256))),
  'any JSON': (luck) => JSON.stringify(anything(luck)) ?? 'undefined',
  nested: (luck) => '['.repeat(luck.below(8000)),
  'cut off': (luck, good) => JSON.stringify(good).slice(0, luck.below(80)),
  'too long': (luck) => JSON.stringify({ t: 'ping', x: 'y'.repeat(16_384 + luck.below(20_000)) }),
  'one member wrong': (luck, good) =>
    JSON.stringify({ ...good, [pick(Object.keys(good), luck)]: anything(luck) }),
  'one member more': (luck, good) => JSON.stringify({ ...good, [`k${luck.below(9)}`]: anything(luck) }),
  'one member less': (luck, good) => {
    const { [pick(Object.keys(good), luck)]: _, ...rest } = good;
    return JSON.stringify(rest);
  },
  'wrong action': (luck, good) => {
    const types = ['reserve', 'build', 'buy', 'close', 'deal', 'take-back', 'rule'];
    const action = { type: pick(types, luck), sections: anything(luck), section: anything(luck), train: 'x' };
    return JSON.stringify({ ...good, action });
  },
  stale: (luck, good) =>
    JSON.stringify({ ...good, decision: String(luck.below(400)), id: `s${luck.below(1e6)}` }),
  'foreign seat': (luck, good) =>
    JSON.stringify({ ...good, as: pick([1, 2, 3, 4, 'public', 'judge'], luck) }),
  'nothing asked': (luck, good) =>
    JSON.stringify({ t: 'agree', id: `g${luck.below(1e6)}`, as: good['as'], yes: true }),
  'nothing to take back': (luck, good) =>
    JSON.stringify({ t: 'back', id: `b${luck.below(1e6)}`, as: good['as'] }),
  'foreign eyes': (luck) =>
    JSON.stringify({ t: 'look', as: pick([1, 'judge'], luck), last: luck.below(1e9) }),
};

test('10,000 random messages of every bad kind leave the server up, its memory bounded and the game unharmed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-'));
  await using child = await Child.start(folder.path, {
    MESSAGES_PER_SECOND: '1000000',
    MESSAGE_BURST: '1000000',
  });
  const [host, friend] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const stranger = await Guest.arrive(child.link);
  const { id } = ada.table!;
  const luck = rng(77);
  const before = structuredClone(ada.view);
  const good = {
    t: 'act',
    id: 'good',
    as: 0,
    // It is Ada's turn; the messages come from everybody else, or from her for a question that is not open.
    decision: viewOf(ada).decisions[0]!.id,
    action: { type: 'close', section: 'nowhere-else' },
  };

  const kinds = Object.keys(KINDS);
  const seen = new Map<string, number>();
  const senders: Seat[] = [ada, ben, stranger.sit(id), stranger.sit(id, { as: 0 })];
  await Promise.all(senders.map((seat) => seat.ready()));
  const memory: number[] = [];
  for (let i = 0; i < 10_000; i++) {
    const kind = pick(kinds, luck);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const seat = pick(senders, luck);
    seat.socket.send(KINDS[kind]!(luck, good));
    if (i % 500 === 499) {
      // Everybody's answers are read before more is sent, so that it is the server that is measured.
      await Promise.all(
        senders.map(async (each) => {
          const pongs = each.messages.filter(({ t }) => t === 'pong').length;
          await each.send({ t: 'ping' });
          await each.until(
            ({ messages }) => messages.filter(({ t }) => t === 'pong').length > pongs,
            'a pong',
          );
        }),
      );
      memory.push(child.memory);
    }
  }
  for (const kind of kinds) assert.ok(seen.get(kind)! > 300, `${kind} was hardly tried`);
  const codes = new Map<string, number>();
  for (const seat of senders) {
    assert.equal(seat.closed, undefined, 'no socket was closed');
    for (const message of seat.messages) {
      assert.notEqual(message.t, 'ok');
      if (message.t !== 'no' && message.t !== 'error') continue;
      assert.ok(ERROR_CODES.includes(message.error.code));
      codes.set(message.error.code, (codes.get(message.error.code) ?? 0) + 1);
    }
  }
  const expected = ['bad-message', 'too-large', 'stale', 'illegal', 'not-your-seat', 'nothing-to-take-back'];
  for (const code of expected)
    assert.ok(codes.has(code), `${code} never came: ${[...codes.keys()].join(', ')}`);
  assert.equal(codes.get('unavailable'), undefined, child.errors);
  assert.deepEqual(ada.view, before);
  assert.equal(child.errors, '');

  // What the second half needed more than the first is what 10,000 messages left behind.
  const half = memory.length / 2;
  const growth = Math.max(...memory.slice(half)) - Math.max(...memory.slice(0, half));
  assert.ok(
    growth < 30,
    `memory grew by ${growth.toFixed()} MB: ${memory.map((mb) => mb.toFixed()).join(' ')}`,
  );
  await playOut([ada, ben], luck);
  assert.equal(await child.end('SIGTERM'), 0);
});

test('random requests and broken frames get typed errors or a closed connection, and harm nobody', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'turntable-'));
  await using child = await Child.start(folder.path);
  const [host, friend] = [await Guest.arrive(child.link), await Guest.arrive(child.link)];
  const [ada, ben] = await twoSeats(host, friend);
  const { id } = ada.table!;
  const luck = rng(5);
  const paths = [
    'tables',
    `tables/${id}/join`,
    `tables/${id}/kick`,
    `tables/${id}/chat`,
    `tables/${id}/mute`,
    `tables/${id}/report`,
    `tables/${id}/start`,
    `tables/${id}/bot`,
  ];
  const more = [
    `tables/${id}/journey`,
    `tables/${id}/rematch`,
    `tables/${id}/rated`,
    `tables/${id}/orders`,
    `tables/${id}/prefer`,
    'me/holidays',
    'me/holidays/end',
    'me/ratings',
    'me/passkeys',
    'me/passkeys/begin',
    'me/passkeys/login',
    'me/passkeys/remove',
    'codes/%00',
    `tables/${'y'.repeat(300)}`,
    'token/x',
  ];
  for (let i = 0; i < 300; i++) {
    const { status, body } = await friend.post<{ code: string }>(
      pick([...paths, ...more], luck),
      anything(luck),
    );
    assert.ok(status >= 400 && status < 500, `${status} ${JSON.stringify(body)}`);
    assert.ok((ERROR_CODES as readonly string[]).includes(body.code), JSON.stringify(body));
  }

  const port = Number(new URL(child.link).port);
  const hello =
    `GET /ws?table=${id} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const raw = (bytes: string | Buffer): Promise<void> =>
    new Promise((resolve) => {
      // Some of these are valid so far: that no more comes ends the wait for the rest.
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
      socket
        .on('data', () => {})
        .on('error', () => {})
        .on('close', () => resolve());
    });
  const noise = (): Buffer => Buffer.from(Array.from({ length: 200 }, () => luck.below(256)));
  const batches: Promise<void>[] = [];
  for (let i = 0; i < 100; i++) {
    batches.push(raw(noise()), raw(hello.slice(0, luck.below(hello.length))));
    batches.push(raw(Buffer.concat([Buffer.from(hello), noise()])));
    if (i % 10 === 9) await Promise.all(batches.splice(0));
  }
  const { body } = await host.get<TableReply>(`tables/${id}`);
  assert.equal(body.table.status, 'running');
  assert.equal(ada.closed, undefined);
  await playOut([ada, ben], luck);
  assert.equal(child.errors, '');
  assert.equal(await child.end('SIGTERM'), 0);
});
