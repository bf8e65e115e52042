import { randomInt } from 'node:crypto';

/** The shortest and the longest pause before an answer that nobody gives by hand, in milliseconds. */
export interface PauseRange {
  readonly from: number;
  readonly to: number;
}
/** At least 0, below 1. */
export type Uniform = () => number;

/** Of a range, this many standard deviations lie between its ends. */
const DEVIATIONS = 4;
const FINE = 2 ** 47;
const secure: Uniform = () => randomInt(FINE) / FINE;

/**
 * A pause like a person's, in whole milliseconds: response times are skewed to the right, so its logarithm is normal
 * (R. D. Luce, Response Times, 1986, ch. 11), with the middle of the range as its median; what falls outside is drawn
 * again. It knows nothing of what is answered, so its length can tell nothing of it.
 */
export function pause({ from, to }: PauseRange, uniform: Uniform = secure): number {
  if (to <= from) return from;
  const [low, high] = [Math.log(Math.max(1, from)), Math.log(to)];
  for (;;) {
    // Box-Muller transform.
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    const normal = radius * Math.cos(2 * Math.PI * uniform());
    const ms = Math.round(Math.exp((low + high) / 2 + (normal * (high - low)) / DEVIATIONS));
    if (ms >= from && ms <= to) return ms;
  }
}

/**
 * The same pause where the answer's time is short: all pauses shrink alike, so that they fit into three quarters of it
 * and do not pile up before its end. `left`: milliseconds until the time is over.
 */
export function within(ms: number, { to }: PauseRange, left: number): number {
  return left >= to / FITS ? ms : Math.floor((ms * Math.max(0, left) * FITS) / to);
}
const FITS = 0.75;
