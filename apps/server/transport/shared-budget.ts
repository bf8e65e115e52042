import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../base/problem.ts';
import { householdOf } from './household.ts';

/** Counts a request; throws the `Problem` `too-fast` when its household has used up what it may. */
export type Count = (request: FastifyRequest) => Promise<void>;

/**
 * A budget of `max` in a time like `1 minute`, by household, for several routes together or some of a route's requests.
 * `name`: no two have the same. Where several servers count in one place it is all that tells one budget from another.
 */
export function sharedBudget(app: FastifyInstance, name: string, max: number, timeWindow: string): Count {
  const check = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: ({ ip }: FastifyRequest) => `${name} ${householdOf(ip)}`,
  });
  return async (request) => {
    const tried = await check(request);
    if (!tried.isAllowed && tried.isExceeded) throw Problem.tooFast(tried.ttlInSeconds);
  };
}
