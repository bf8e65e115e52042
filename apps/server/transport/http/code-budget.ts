import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../../config/config.ts';
import { Problem } from '../../base/problem.ts';

/** Counts a try of a table's code; throws the `Problem` `too-fast` when an address has used up its tries. */
export type CountGuess = (request: FastifyRequest) => Promise<void>;

/** One budget of tries for all routes that take a code, so that changing the route gives no further tries. */
export function codeBudget(app: FastifyInstance, limits: Limits): CountGuess {
  const max = Math.min(limits.codesPerMinute, limits.requestsPerMinute);
  const check = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (request) => {
    const tried = await check(request);
    if (!tried.isAllowed && tried.isExceeded) throw new Problem('too-fast');
  };
}

/** The same for routes whose body may hold a code; those without one count nothing. */
export function guessInBody(guess: CountGuess): CountGuess {
  return async (request) => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && 'code' in body) await guess(request);
  };
}
