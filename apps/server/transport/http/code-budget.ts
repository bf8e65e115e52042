import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/config.ts';
import { sharedBudget, type Count } from '../shared-budget.ts';

/** One budget of tries for all routes that take a code, so that changing the route gives no further tries. */
export function codeBudget(app: FastifyInstance, limits: Limits): Count {
  const max = Math.min(limits.codesPerMinute, limits.requestsPerMinute);
  return sharedBudget(app, 'codes', max, '1 minute');
}

/** The same for routes whose body may hold a code; those without one count nothing. */
export function guessInBody(guess: Count): Count {
  return async (request) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && 'code' in body) await guess(request);
  };
}
