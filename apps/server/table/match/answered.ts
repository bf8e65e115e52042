import type { Facts } from './effects.ts';

/** Repeats come within seconds; a client has few requests under way. */
const MOST_ANSWERED = 16;

/** The requests that a row remembers, with one more. */
export function answeredWith({ row }: Pick<Facts, 'row'>, request: string): readonly string[] {
  return [...row.answered, request].slice(-MOST_ANSWERED);
}
