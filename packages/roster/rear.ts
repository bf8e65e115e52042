import type { Front, Locomotive } from './locomotive.ts';
import { statSheet, valuesOf } from './stat-sheet.ts';
import type { StatisticId } from './statistics.ts';

/** The rear of a card, as the server sends it: all that the front does not say (LV-1.1, LV-1.6). */
export type Rear = Pick<Locomotive, 'id'> & Omit<Locomotive, keyof Front>;

/** The rear of a locomotive of the roster. */
export function rearOf(locomotive: Locomotive): Rear {
  const { id, designer, gaugeIn, fuel, years, raw, sources, pages, notes } = locomotive;
  return {
    id,
    ...(designer !== undefined && { designer }),
    ...(gaugeIn !== undefined && { gaugeIn }),
    fuel,
    years,
    raw,
    ...(sources !== undefined && { sources }),
    pages,
    notes,
  };
}

/** One statistic of many locomotives, as printed, by locomotive id; those that have no value are left out. */
export function columnOf(
  statistic: StatisticId,
  locomotives: readonly Locomotive[],
): Readonly<Record<string, number>> {
  const known = locomotives.flatMap((locomotive) => {
    const value = valuesOf(statSheet(locomotive))[statistic];
    return value === null ? [] : [[locomotive.id, value] as const];
  });
  return Object.fromEntries(known);
}
