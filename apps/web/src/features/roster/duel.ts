import type { Values } from '@turntable/roster/stat-sheet.ts';
import { STATISTICS } from '@turntable/roster/statistics.ts';
import { compare } from '@turntable/roster/values.ts';

/** A statistic of two locomotives, as printed on their cards; null where it is not known. */
export interface DuelRow {
  readonly statistic: (typeof STATISTICS)[number];
  readonly left: number | null;
  readonly right: number | null;
  /** 1: the left one wins it, -1: the right one, 0: they tie (LV-2.1); undefined unless both are known. */
  readonly order: number | undefined;
}

/** All statistics of two locomotives in their fixed order; values that are left out are hidden, or not here yet. */
export function duelRows(left: Values | undefined, right: Values | undefined): readonly DuelRow[] {
  return STATISTICS.map((statistic) => {
    const [a, b] = [left?.[statistic.id] ?? null, right?.[statistic.id] ?? null];
    const order = a === null || b === null ? undefined : compare(a, b);
    return { statistic, left: a, right: b, order };
  });
}

interface Count {
  /** Of the left one. */
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** How many statistics each of them wins; undefined unless the values of both are here. */
export function countOf(left: Values | undefined, right: Values | undefined): Count | undefined {
  if (!left || !right) return undefined;
  const rows = duelRows(left, right);
  const count = (sign: number): number => rows.filter(({ order }) => order === sign).length;
  return { wins: count(1), losses: count(-1), ties: count(0) };
}
