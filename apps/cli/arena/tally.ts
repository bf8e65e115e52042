import { ofDeals } from '@turntable/bots/interval.ts';

/** What a player of an arena run made of it, game by game. */
export class Tally {
  /** The parts of the victories, game by game, of each deal. */
  readonly #deals = new Map<number, number[]>();
  #score = 0;
  readonly #times: number[] = [];
  late = 0;
  illegal = 0;

  /** A game of a deal is over: the part of the victory (1, or less if it is shared) and the score of the player's side. */
  played(deal: number, victory: number, score: number): void {
    this.#deals.set(deal, [...(this.#deals.get(deal) ?? []), victory]);
    this.#score += score;
  }
  /** Counts the wall time of an answer (ms). */
  took(ms: number): void {
    this.#times.push(ms);
  }

  /** `wins` is the share of victories with its 95 % interval, `score` the mean; times are null if it was never asked. */
  summary(): Summary {
    const times = this.#times.sort((a, b) => a - b);
    const { late, illegal } = this;
    const deals = [...this.#deals.values()];
    const { low, high } = ofDeals(deals);
    const won = deals.flat();
    return {
      wins: rounded(won.reduce((sum, part) => sum + part, 0) / won.length, 3),
      interval: [rounded(low, 3), rounded(high, 3)],
      score: rounded(this.#score / won.length, 2),
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

/** The smallest value that at least this share of the sorted ones does not exceed. */
export function percentile(sorted: readonly number[], share: number): number | null {
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return value === undefined ? null : rounded(value, 1);
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
