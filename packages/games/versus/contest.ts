import { add, atLeastTimes, subtract } from '@turntable/roster';
import type { Scoring } from './scoring.ts';

export type { Scoring };

/** A value that a side gives for a statistic: as printed, a sum, or what a booster made of it (LV-2.1). */
export type Value = number | 'infinity';

const amount = (value: Value): number => (value === 'infinity' ? Infinity : value);

/** Above zero if `a` is the higher, below zero if `b` is, zero on a tie (LV-2.1, LV-2.4). Both are as printed. */
export function compareValues(a: Value, b: Value): number {
  const x = amount(a);
  const y = amount(b);
  return x > y ? 1 : x < y ? -1 : 0;
}

/** Two printed values added exactly (LV-2.4). */
export function sumOf(a: number, b: number): number {
  return Number.isSafeInteger(a) && Number.isSafeInteger(b) ? a + b : add(a, b);
}

/** What one of two printed values is if their sum and the other are known (LV-2.4). */
export function restOf(sum: number, value: number): number {
  return Number.isSafeInteger(sum) && Number.isSafeInteger(value) ? sum - value : subtract(sum, value);
}

/** The points for a won statistic: 1; with margins up to 3 (LV-2.2). */
export function pointsFor(scoring: Scoring, winning: Value, losing: Value): number {
  if (scoring === 'flat') return 1;
  const high = amount(winning);
  const low = amount(losing);
  if (low === 0 || high === Infinity || atLeastTimes(high, low, 2, 1)) return 3;
  return atLeastTimes(high, low, 3, 2) ? 2 : 1;
}
