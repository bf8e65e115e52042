import type { FastifyInstance } from 'fastify';
import { sharedBudget, type Count } from './shared-budget.ts';

/** A household may make as many tables in a day as in so many of its fullest minutes: a school makes fewer. */
const MINUTES = 20;

/**
 * One budget of a household for a day's new tables and next games. How many it has at a time says nothing of how many it has had:
 * games that are given up at once are over, and stay stored.
 */
export function madeBudget(app: FastifyInstance, aMinute: number): Count {
  return sharedBudget(app, 'made', MINUTES * aMinute, '1 day');
}
