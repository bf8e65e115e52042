import { isStatisticId, type StatisticId } from '@turntable/roster/statistics.ts';
import type { Place, Ranking } from '../ranks.ts';

/** The forty statistics in five groups, each with a gauge of its own where a locomotive is chosen. */
export const GROUPS = {
  power: ['tractive-effort', 'factor-of-adhesion', 'maximum-speed', 'power', 'boiler-power'],
  steam: [
    'boiler-pressure',
    'boiler-diameter',
    'tube-length',
    'grate-area',
    'firebox-surface',
    'tube-surface',
    'evaporative-surface',
    'superheater-surface',
    'combined-surface',
    'surface-to-volume',
  ],
  wheels: [
    'wheels',
    'coupled-axles',
    'driver-diameter',
    'driver-wheelbase',
    'engine-wheelbase',
    'overall-wheelbase',
    'wheelbase-ratio',
    'cylinders',
    'cylinder-diameter',
    'piston-stroke',
    'cylinder-volume',
  ],
  size: [
    'overall-length',
    'height',
    'width',
    'axle-load',
    'weight-on-drivers',
    'engine-weight',
    'tender-weight',
    'total-weight',
    'rail-weight',
    'water-capacity',
    'fuel-capacity',
  ],
  age: ['year-first-built', 'number-built', 'number-preserved'],
} as const satisfies Readonly<Record<string, readonly StatisticId[]>>;
type Group = keyof typeof GROUPS;
export const GROUP_IDS = Object.keys(GROUPS) as Group[];

/** A value with where it stands. */
interface Ranked {
  readonly id: StatisticId;
  readonly value: number;
  readonly place: Place;
}

/** A locomotive's values with their places, the best first. */
export function ranked(values: Readonly<Record<string, number>>, ranking: Ranking): Ranked[] {
  return Object.entries(values)
    .flatMap(([id, value]): Ranked[] => {
      const place = ranking(id, value);
      return place && isStatisticId(id) ? [{ id, value, place }] : [];
    })
    .sort((a, b) => share(a.place) - share(b.place));
}

const share = ({ rank, of }: Place): number => (rank - 1) / of;

/** Where a locomotive's values of a group stand on the average, as a place of a hundred; null if none is known. */
export function groupPlace(all: readonly Ranked[], group: Group): Place | null {
  const ids: readonly string[] = GROUPS[group];
  const known = all.filter(({ id }) => ids.includes(id));
  if (known.length === 0) return null;
  const mean = known.reduce((sum, { place }) => sum + share(place), 0) / known.length;
  return { rank: 1 + 100 * mean, of: 100 };
}
