import assert from 'node:assert/strict';
import { test } from 'node:test';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { Problem } from '../base/problem.ts';
import { sharedBudget } from './shared-budget.ts';

type Done = (error: null, counted: readonly [count: number, ms: number]) => void;

/** A place where several servers count, as far as the limiter uses it. */
class FakeRedis {
  readonly #counts = new Map<string, number>();
  defineCommand(): void {}
  rateLimit(key: string, ms: number, _max: number, _go: boolean, _more: boolean, done: Done): void {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    done(null, [count, ms]);
  }
}

test('budgets that several servers count in one place are apart, and each is one at all of them', async () => {
  const redis = new FakeRedis();
  const server = async () => {
    const app = Fastify();
    app.setErrorHandler<Problem>((problem, _request, reply) =>
      reply.code(problem.statusCode).send(problem.wait),
    );
    await app.register(rateLimit, { redis });
    const [one, other] = [sharedBudget(app, 'one', 3, '1 minute'), sharedBudget(app, 'other', 1, '1 hour')];
    app.get('/one', { onRequest: one }, () => 'done');
    app.get('/two', { onRequest: one }, () => 'done');
    app.get('/other', { onRequest: other }, () => 'done');
    const ask = async (url: string, remoteAddress = '192.0.2.1') =>
      (await app.inject({ url, remoteAddress })).statusCode;
    const wait = async (url: string) => (await app.inject({ url, remoteAddress: '192.0.2.1' })).body;
    return { ask, wait };
  };
  const [a, b] = [await server(), await server()];
  assert.deepEqual([await a.ask('/one'), await a.ask('/two'), await b.ask('/one')], [200, 200, 200]);
  assert.equal(await b.ask('/two'), 429);
  assert.equal(await b.wait('/two'), '60', 'for the minute');
  assert.equal(await b.ask('/other'), 200);
  assert.equal(await a.ask('/other'), 429);
  assert.equal(await a.ask('/one', '192.0.2.2'), 200);
});
