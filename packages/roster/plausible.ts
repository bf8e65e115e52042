import type { StatisticId } from './statistics.ts';

/** Lowest and highest value that a steam locomotive is likely to have; `or none` if a known zero is likely too. */
type Range = readonly [low: number, high: number, zero?: 'or none'];

/**
 * Generous bounds, from mining locomotives of 1804 and estate railways to the largest ever built: outside them, the
 * figure or its unit is nearly always a slip. What follows from other figures has no bounds of its own.
 */
export const PLAUSIBLE: { readonly [id in StatisticId]?: Range } = {
  'year-first-built': [1802, 2100],
  'number-built': [1, 20_000, 'or none'],
  'number-preserved': [1, 2000, 'or none'],
  'driver-diameter': [14, 130],
  'driver-wheelbase': [2, 70, 'or none'],
  'engine-wheelbase': [3, 110],
  'overall-wheelbase': [6, 160],
  'overall-length': [7, 180],
  height: [5, 18],
  width: [3, 13],
  'axle-load': [1000, 90_000],
  'weight-on-drivers': [2000, 750_000],
  'engine-weight': [3000, 950_000],
  'tender-weight': [1000, 700_000, 'or none'],
  'total-weight': [3000, 1_500_000],
  'water-capacity': [40, 60_000, 'or none'],
  'fuel-capacity': [0.05, 80, 'or none'],
  'boiler-pressure': [25, 900],
  'boiler-diameter': [16, 130],
  'tube-length': [2, 30, 'or none'],
  'grate-area': [1.5, 200, 'or none'],
  'firebox-surface': [10, 1300, 'or none'],
  'tube-surface': [20, 9000, 'or none'],
  'evaporative-surface': [25, 9500, 'or none'],
  'superheater-surface': [10, 4000, 'or none'],
  cylinders: [1, 24, 'or none'],
  'cylinder-diameter': [3, 50],
  'piston-stroke': [5, 40],
  'tractive-effort': [100, 250_000],
  'maximum-speed': [3, 135],
  power: [3, 10_000],
};
