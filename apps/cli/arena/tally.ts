/** What a player of an arena run made of it, game by game. */
export class Tally {
  #games = 0;
  #victories = 0;
  #score = 0;
  readonly #times: number[] = [];
  late = 0;
  illegal = 0;

  /** A game is over: the part of the victory (1, or less if it is shared) and the score of the player's side. */
  played(victory: number, score: number): void {
    this.#games++;
    this.#victories += victory;
    this.#score += score;
  }
  /** An answer took so many milliseconds of wall time. */
  took(ms: number): void {
    this.#times.push(ms);
  }

  /** `wins` is the share of victories with its 95 % interval, `score` the mean; times are null if it was never asked. */
  summary(): Summary {
    const times = this.#times.sort((a, b) => a - b);
    const { late, illegal } = this;
    return {
      wins: rounded(this.#victories / this.#games, 3),
      interval: wilson(this.#victories, this.#games).map((share) => rounded(share, 3)) as [number, number],
      score: rounded(this.#score / this.#games, 2),
      late,
      illegal,
      ms50: percentile(times, 0.5),
      ms99: percentile(times, 0.99),
    };
  }
}
export interface Summary {
  readonly wins: number;
  readonly interval: readonly [number, number];
  readonly score: number;
  readonly late: number;
  readonly illegal: number;
  readonly ms50: number | null;
  readonly ms99: number | null;
}

/** 97.5 % of the standard normal distribution lie below this. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share; shared victories count their part. */
export function wilson(victories: number, games: number): [number, number] {
  const share = victories / games;
  const middle = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** The smallest value that at least this share of the sorted ones does not exceed. */
export function percentile(sorted: readonly number[], share: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return value === undefined ? null : rounded(value, 1);
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
