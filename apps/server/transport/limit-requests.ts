import type { FastifyInstance } from 'fastify';
import { Problem } from '../base/problem.ts';

/**
 * Counts every request of a household before anything that costs more, and before whatever may refuse it: the API's guard
 * of who asks, pages and files, and addresses where nothing is. Not where a route says `rateLimit: false`. Those that have a
 * limit of their own count it as well, after that guard.
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
