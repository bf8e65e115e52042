import type { Given } from './formulas.ts';
import type { StatisticId } from './statistics.ts';

/** An input or result that is hardly true. */
export interface Flag {
  readonly statistic: StatisticId;
  readonly reason: string;
}

export function flagsOf(_given: Given): readonly Flag[] {
  return [];
}
