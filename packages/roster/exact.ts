/**
 * Exact fractions. Values tie "as printed" and are rounded on the decimal number as written (LV-2.4), so
 * neither may pass through binary fractions: 1.005 is one and five thousandths here, not a little less.
 */
export interface Exact {
  readonly over: bigint;
  /** Always positive. */
  readonly under: bigint;
}

/**
 * The number as it is written in decimal.
 * @throws RangeError if it is not finite.
 */
export function exact(value: number): Exact {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  return decimal(String(value));
}

/**
 * Reads a plain decimal: digits, an optional point, an optional exponent (as `String` writes numbers).
 * @throws RangeError if the text is anything else.
 */
export function decimal(text: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!match) throw new RangeError(`not a decimal number: ${text}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const power = Number(exponent) - fraction.length;
  return power >= 0
    ? { over: digits * 10n ** BigInt(power), under: 1n }
    : reduced(digits, 10n ** BigInt(-power));
}

function reduced(over: bigint, under: bigint): Exact {
  const sign = under < 0n ? -1n : 1n;
  const shared = greatestCommonDivisor(over, under);
  return { over: (sign * over) / shared, under: (sign * under) / shared };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** The sum of all terms. */
export function plus(...terms: readonly Exact[]): Exact {
  return terms.reduce((a, b) => reduced(a.over * b.under + b.over * a.under, a.under * b.under));
}

/** `a` less `b`. */
export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { over: -b.over, under: b.under });
}

/** The product of all factors. */
export function times(...factors: readonly Exact[]): Exact {
  return factors.reduce((a, b) => reduced(a.over * b.over, a.under * b.under));
}

/**
 * `a` divided by `b`.
 * @throws RangeError if `b` is zero.
 */
export function per(a: Exact, b: Exact): Exact {
  if (b.over === 0n) throw new RangeError('division by zero');
  return reduced(a.over * b.under, a.under * b.over);
}

/** Below zero if a < b, above zero if a > b, zero if they are the same number. */
export function order(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounded half up to so many decimals; for values that are not negative. */
export function rounded(value: Exact, decimals: number): Exact {
  const scale = 10n ** BigInt(decimals);
  return reduced((2n * value.over * scale + value.under) / (2n * value.under), scale);
}

/** The nearest number. Every decimal of up to 15 digits comes out as it was written. */
export function toNumber(value: Exact): number {
  const length = (n: bigint) => String(n < 0n ? -n : n).length;
  const places = Math.max(0, 25 - length(value.over) + length(value.under));
  return Number(`${(value.over * 10n ** BigInt(places)) / value.under}e-${places}`);
}
