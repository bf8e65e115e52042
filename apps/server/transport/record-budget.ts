import type { FastifyInstance } from 'fastify';
import { sharedBudget, type Count } from './shared-budget.ts';

/** Somebody's own file takes longer than a game of ours, and is not known to be one. */
const A_MINUTE = 20;

/** One budget of a household for all routes that replay a record it sends, or copy one. */
export function recordBudget(app: FastifyInstance): Count {
  return sharedBudget(app, 'records', A_MINUTE, '1 minute');
}
