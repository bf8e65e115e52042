import type { FastifyInstance } from 'fastify';
import type { Limits } from '../config/config.ts';
import { Problem } from '../base/problem.ts';
import { sharedBudget } from './shared-budget.ts';

/** A first visit fetches some three hundred files of the pages: so many times more of them than of other requests are answered. */
const FILES = 20;

/**
 * Counts each request of a household before anybody asks who sent it and what for, so that refused ones count too. Not where a
 * route says `rateLimit: false`; a route with a limit of its own counts here as well. Built files have a budget to themselves: four
 * new friends of one address would have used up everybody's.
 */
export function limitRequests(app: FastifyInstance, { requestsPerMinute }: Limits): void {
  const countFile = sharedBudget(app, 'files', requestsPerMinute * FILES, '1 minute');
  const limit = app.rateLimit();
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const { rateLimit: own } = request.routeOptions.config;
    if (own === false) return;
    if (request.url.startsWith('/assets/')) return countFile(request);
    if (own === undefined) return limit.call(app, request, reply);
    // `limit` would mark the request as counted, and the route's own limit would pass it over.
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw Problem.tooFast(counted.ttlInSeconds);
  });
}
