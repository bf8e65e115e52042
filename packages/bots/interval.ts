/** A share with its 95 % interval. */
interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of the standard normal distribution lie below this. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share of independent games; shared victories count their part. */
export function wilson(victories: number, games: number): [number, number] {
  const share = victories / games;
  const middle = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** 97.5 % of Student's distribution of 1, 2, … degrees of freedom lie below these (NIST/SEMATECH e-Handbook, 1.3.6.7.2). */
const STUDENT = [
  ...[12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228],
  ...[2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086],
];
/** The same for any whole number of them; beyond the table the first three terms of its expansion (Abramowitz and Stegun 26.7.5). */
export function student(freedom: number): number {
  const first = (Z ** 3 + Z) / (4 * freedom);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  return STUDENT[freedom - 1] ?? Z + first + second;
}

/**
 * The share won with its 95 % interval, of the shares of each game of each deal. The games of a deal are alike, so the deal is what is
 * counted: Student's t on the shares of deals, or Wilson's interval on games where that is wider (all deals alike would give none), or
 * where each deal is one game.
 */
export function ofDeals(deals: readonly (readonly number[])[]): Interval {
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  const shares = deals.map((won) => sum(won) / won.length);
  const n = shares.length;
  const share = sum(shares) / n;
  const games = sum(deals.map((won) => won.length));
  const [low, high] = wilson(share * games, games);
  if (n < 2 || games === n) return { share, low, high };
  const variance = sum(shares.map((each) => (each - share) ** 2)) / (n - 1);
  const half = student(n - 1) * Math.sqrt(variance / n);
  return {
    share,
    low: Math.max(0, Math.min(share - half, low)),
    high: Math.min(1, Math.max(share + half, high)),
  };
}
