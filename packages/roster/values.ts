import { exact, minus, order, plus, rounded, toNumber } from './exact.ts';
import { statistic } from './statistics.ts';

/**
 * The value as printed on the card: rounded half up to the statistic's decimals (LV-2.4). Of a statistic that
 * is not among the forty, the value as given; infinity (a boosted value) stays infinity.
 */
export function printed(statisticId: string, value: number): number {
  const known = statistic(statisticId);
  if (!known || !Number.isFinite(value)) return value;
  return toNumber(rounded(exact(value), known.decimals));
}

/** The exact sum of two printed values: 0.1 and 0.2 make 0.3. Infinity and anything make infinity. */
export function add(a: number, b: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a + b;
  return toNumber(plus(exact(a), exact(b)));
}

/** The exact difference of two printed values: 1.2 less 0.5 is 0.7. Infinity less anything is infinity. */
export function subtract(a: number, b: number): number {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a - b;
  return toNumber(minus(exact(a), exact(b)));
}

/** The number of decimals that a value is written with: 2 for 0.25; infinity has none. */
export function decimalsOf(value: number): number {
  if (!Number.isFinite(value)) return 0;
  const { under } = exact(value);
  let decimals = 0;
  for (let scale = 1n; scale % under !== 0n; scale *= 10n) decimals++;
  return decimals;
}

/** Above zero if `a` is the higher printed value, below zero if `b` is, zero if they tie (LV-2.1, LV-2.4). */
export function compare(a: number, b: number): number {
  return a > b ? 1 : a < b ? -1 : 0;
}

/**
 * Whether `a` is at least `numerator / denominator` times `b`, reckoned exactly: for margins (LV-2.2), where
 * 0.3 is one and a half times 0.2. Infinity is any number of times a finite value.
 */
export function atLeastTimes(a: number, b: number, numerator: number, denominator: number): boolean {
  if (a === Infinity || b === Infinity) return a === Infinity;
  const left = exact(a);
  const right = exact(b);
  return (
    order(
      { over: left.over * BigInt(denominator), under: left.under },
      { over: right.over * BigInt(numerator), under: right.under },
    ) >= 0
  );
}
