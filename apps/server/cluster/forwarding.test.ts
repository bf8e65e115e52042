import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { Problem } from '../base/problem.ts';
import { Forwarding } from './forwarding.ts';
import type { Message } from './messages.ts';

/** Server 1 is asked, server 2 runs the table; what they tell each other arrives at once, unless `isCut`. */
async function two() {
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const way = { isCut: false };
  const servers = new Map<number, { forwarding: Forwarding; app: FastifyInstance }>();
  const hear = async (at: number, from: number, message: Message): Promise<void> => {
    const { forwarding } = servers.get(at)!;
    if (message.k === 'answer') forwarding.answered(from, message.r, message.answer);
    if (message.k === 'busy') forwarding.busy(from, message.r);
    if (message.k !== 'ask') return;
    const reply = await forwarding.answer(from, message.r, message.request);
    if (reply && !way.isCut) await hear(from, at, { k: 'answer', r: message.r, answer: reply });
  };
  for (const no of [1, 2]) {
    const app = Fastify();
    const send = (to: number, message: Message): Promise<boolean> => {
      if (!way.isCut) void hear(to, no, message);
      return Promise.resolve(true);
    };
    const forwarding = new Forwarding(() => app, send);
    app.get('/long', async (request, reply) => {
      if (no === 1) await forwarding.forward(2, request, reply);
      else {
        asked.resolve();
        return answer.promise;
      }
      return reply;
    });
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof Problem ? error.statusCode : 500).send(),
    );
    servers.set(no, { app, forwarding });
    await app.ready();
  }
  const reply = servers
    .get(1)!
    .app.inject('/long')
    .then(({ statusCode, body }) => [statusCode, body]);
  await asked.promise;
  return { reply, answer, way, forwarding: servers.get(1)!.forwarding };
}

test('a request is answered by another server however long that works on it', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { reply, answer } = await two();
  for (let s = 0; s < 60; s++) context.mock.timers.tick(1_000);
  answer.resolve('at last');
  assert.deepEqual(await reply, [200, 'at last']);
});

test('a request is given up when nothing is heard of it for five seconds', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { reply, answer, way } = await two();
  for (let s = 0; s < 60; s++) context.mock.timers.tick(1_000);
  way.isCut = true;
  for (let s = 0; s < 6; s++) context.mock.timers.tick(1_000);
  assert.deepEqual(await reply, [503, '']);
  answer.resolve('too late');
});

test('a request is given up at once when the server that works on it has ended', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const { reply, answer, forwarding } = await two();
  forwarding.gone(3);
  forwarding.gone(2);
  assert.deepEqual(await reply, [503, '']);
  answer.resolve('too late');
});
