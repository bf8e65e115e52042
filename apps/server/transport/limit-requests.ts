import type { FastifyInstance } from 'fastify';
import { Problem } from '../base/problem.ts';

/**
 * Counts each request of a household before anybody asks who sent it and what for, so that refused ones count too. Not where a
 * route says `rateLimit: false`; a route with a limit of its own counts here as well.
 */
export function limitRequests(app: FastifyInstance): void {
  const limit = app.rateLimit();
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const { rateLimit: own } = request.routeOptions.config;
    if (own === false) return;
    if (own === undefined) return limit.call(app, request, reply);
    // `limit` would mark the request as counted, and the route's own limit would pass it over.
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw Problem.tooFast(counted.ttlInSeconds);
  });
}
