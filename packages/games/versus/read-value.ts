import { RecordError } from '@turntable/engine';

/** Larger values are none of a locomotive, and a sum of two of them could no longer be told from the infinity of a coin (DH-6.2). */
const MOST = 1e300;

/** A value of a statistic as records and files have it. Throws `RecordError` for anything else; `or`: what else is allowed there. */
export function readValue(value: unknown, place: string, or: string): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= MOST))
    throw new RecordError(place, `expected a number from 0 to ${MOST}, ${or}`);
  // JSON knows -0, which would be read out with its sign.
  return value === 0 ? 0 : value;
}
