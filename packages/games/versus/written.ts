import type { Rear, Locomotive } from './locomotive.ts';
import { seenValue, type SeenLocomotive } from './seen.ts';

/** The values of one locomotive as `replay --json` shows them, by statistic. */
interface Written {
  readonly id: string;
  readonly values: Rear['values'];
}

/** All values of the locomotives, by side. */
export function writtenValues(
  sides: readonly (readonly Pick<Locomotive, 'front' | 'rear'>[])[],
): readonly (readonly Written[])[] {
  return sides.map((side) => side.map(({ front, rear }) => ({ id: front.id, values: rear.values })));
}

/** The values that a viewer knows, by side. */
export function writtenValuesSeen(
  statistics: readonly string[],
  sides: readonly (readonly SeenLocomotive[])[],
): readonly (readonly Written[])[] {
  return sides.map((side) =>
    side.map((seen) => ({
      id: seen.front.id,
      values: Object.fromEntries(
        statistics.flatMap((statistic) => {
          const value = seenValue(seen, statistic);
          return value === undefined ? [] : [[statistic, value]];
        }),
      ),
    })),
  );
}
