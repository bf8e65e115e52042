import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { until } from '@turntable/testkit/until.node.ts';
import { Guest } from '../testing/guest.ts';
import { emptied, hook, near } from '../testing/notify.ts';
import { AT_ONCE, SendQueue } from './send-queue.ts';

/** A queue whose receivers answer when the test says so; what was begun is in `sent`, in order. */
function held() {
  const queue = new SendQueue();
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = (guest: string, host: string): Promise<void> =>
    queue.do(guest, host, () => {
      sent.push(`${guest} ${host}`);
      return new Promise((resolve) => answers.push(resolve));
    });
  return { sent, answers, send };
}
/** Until the queue has heard of what a receiver answered. */
const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('no more is sent at once than in all, for one guest and to one host; the rest follows as answers come', async () => {
  const { sent, answers, send } = held();
  const all: Promise<void>[] = [];
  for (let i = 0; i < 20; i++) all.push(send('ada', 'slow.example'));
  assert.equal(sent.length, AT_ONCE.host);
  for (let i = 0; i < 20; i++) all.push(send('ada', `${i}.example`));
  assert.equal(sent.length, AT_ONCE.guest, 'another host of theirs does not wait for the slow one');
  for (let guest = 0; guest < 100; guest++) all.push(send(`guest ${guest}`, `of-${guest}.example`));
  assert.equal(sent.length, AT_ONCE.all);
  let most = 0;
  for (let answered = 0; answered < all.length; answered++) {
    most = Math.max(most, sent.length - answered);
    answers[answered]!();
    await heard();
  }
  await Promise.all(all);
  assert.deepEqual([sent.length, most], [all.length, AT_ONCE.all]);
});

test('a guest waits for one sending of each other at most, and one that fails makes room too', async () => {
  const queue = new SendQueue();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const held = Array.from({ length: AT_ONCE.host }, () => queue.do('x', 'host', () => first.promise));
  const note = (guest: string): Promise<void> =>
    queue.do(guest, 'host', async () => {
      order.push(guest);
    });
  const waiting = [...Array.from({ length: 9 }, () => note('greedy')), note('modest')];
  first.reject(new Error('no answer'));
  for (const each of held) await assert.rejects(each, /no answer/);
  await Promise.all(waiting);
  assert.ok(order.indexOf('modest') <= 1, order.join(' '));
});

test('webhooks of one host are few at once, whoever has them', async (t) => {
  await using server = await near();
  const open: ServerResponse[] = [];
  let [came, most] = [0, 0];
  const slow = createServer((_request, response) => {
    came += 1;
    most = Math.max(most, open.push(response));
  }).listen(0, '127.0.0.1');
  t.after(() => {
    slow.closeAllConnections();
    slow.close();
  });
  await once(slow, 'listening');
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  const HOOKS = 5;
  for (const guest of [await Guest.arrive(server.link), await Guest.arrive(server.link)])
    for (let i = 0; i < HOOKS; i++) {
      const { channel } = await hook(guest, `${url}${i}`);
      await guest.post(`notify/${channel.id}/test`);
    }
  for (let answered = 0; answered < 2 * HOOKS; answered++) {
    await until(() => came >= Math.min(2 * HOOKS, answered + AT_ONCE.host), 'the next ones');
    open.shift()!.end();
  }
  await emptied(server);
  assert.deepEqual([came, most], [2 * HOOKS, AT_ONCE.host]);
});
