/**
 * The forty regular statistics, in their fixed order (LV-1.3). `decimals` is the precision printed on the
 * card, at which values tie (LV-2.4); `published` is the figure the roster may give for it, in `unit`.
 * How the others are calculated is in `formulas.ts`; their names are in the message catalogues.
 */
export const STATISTICS = [
  { id: 'year-first-built', unit: 'year', decimals: 0, published: 'years[0]' },
  { id: 'number-built', unit: 'locomotives', decimals: 0, published: 'numberBuilt' },
  { id: 'number-preserved', unit: 'locomotives', decimals: 0, published: 'numberPreserved' },
  { id: 'wheels', unit: 'wheels', decimals: 0 },
  { id: 'coupled-axles', unit: 'axles', decimals: 0 },
  { id: 'driver-diameter', unit: 'in', decimals: 1, published: 'driverDiameterIn' },
  { id: 'driver-wheelbase', unit: 'ft', decimals: 2, published: 'driverWheelbaseFt' },
  { id: 'engine-wheelbase', unit: 'ft', decimals: 2, published: 'engineWheelbaseFt' },
  { id: 'overall-wheelbase', unit: 'ft', decimals: 2, published: 'totalWheelbaseFt' },
  { id: 'wheelbase-ratio', unit: '', decimals: 2 },
  { id: 'overall-length', unit: 'ft', decimals: 2, published: 'lengthFt' },
  { id: 'height', unit: 'ft', decimals: 2, published: 'heightFt' },
  { id: 'width', unit: 'ft', decimals: 2, published: 'widthFt' },
  { id: 'axle-load', unit: 'lb', decimals: 0, published: 'axleLoadLb' },
  { id: 'weight-on-drivers', unit: 'lb', decimals: 0, published: 'weightOnDriversLb' },
  { id: 'engine-weight', unit: 'lb', decimals: 0, published: 'engineWeightLb' },
  { id: 'tender-weight', unit: 'lb', decimals: 0, published: 'tenderWeightLb' },
  { id: 'total-weight', unit: 'lb', decimals: 0, published: 'totalWeightLb' },
  { id: 'rail-weight', unit: 'lb/yd', decimals: 0 },
  { id: 'water-capacity', unit: 'US gal', decimals: 0, published: 'waterUsGal' },
  { id: 'fuel-capacity', unit: 'short tons', decimals: 1, published: 'coalShortTons' },
  { id: 'boiler-pressure', unit: 'psi', decimals: 0, published: 'boilerPressurePsi' },
  { id: 'boiler-diameter', unit: 'in', decimals: 1, published: 'boilerDiameterIn' },
  { id: 'tube-length', unit: 'ft', decimals: 2, published: 'tubeLengthFt' },
  { id: 'grate-area', unit: 'sq ft', decimals: 1, published: 'grateAreaSqFt' },
  { id: 'firebox-surface', unit: 'sq ft', decimals: 0, published: 'fireboxSurfaceSqFt' },
  { id: 'tube-surface', unit: 'sq ft', decimals: 0, published: 'tubesAndFluesSurfaceSqFt' },
  { id: 'evaporative-surface', unit: 'sq ft', decimals: 0, published: 'evaporativeSurfaceSqFt' },
  { id: 'superheater-surface', unit: 'sq ft', decimals: 0, published: 'superheaterSurfaceSqFt' },
  { id: 'combined-surface', unit: 'sq ft', decimals: 0 },
  { id: 'cylinders', unit: 'cylinders', decimals: 0, published: 'cylinders' },
  { id: 'cylinder-diameter', unit: 'in', decimals: 2, published: 'cylinderDiameterIn' },
  { id: 'piston-stroke', unit: 'in', decimals: 2, published: 'cylinderStrokeIn' },
  { id: 'cylinder-volume', unit: 'cu ft', decimals: 2 },
  { id: 'surface-to-volume', unit: 'sq ft/cu ft', decimals: 1 },
  { id: 'tractive-effort', unit: 'lbf', decimals: 0, published: 'tractiveEffortLbf' },
  { id: 'factor-of-adhesion', unit: '', decimals: 2 },
  { id: 'maximum-speed', unit: 'mph', decimals: 0, published: 'maxSpeedMph' },
  { id: 'power', unit: 'hp', decimals: 0, published: 'powerHp' },
  { id: 'boiler-power', unit: 'psi sq ft', decimals: 0 },
] as const satisfies readonly Statistic[];

export interface Statistic {
  readonly id: string;
  /** Unit of the value; '' for a ratio. */
  readonly unit: string;
  readonly decimals: number;
  readonly published?: string;
}

export type StatisticId = (typeof STATISTICS)[number]['id'];

/** All ids, in the order of the list. */
export const STATISTIC_IDS: readonly StatisticId[] = STATISTICS.map(({ id }) => id);

const byId: ReadonlyMap<string, Statistic> = new Map(
  STATISTICS.map((statistic) => [statistic.id, statistic]),
);

/** Whether `id` is one of the forty. */
export function isStatisticId(id: string): id is StatisticId {
  return byId.has(id);
}

/** The statistic of that id, or nothing if it is not among the forty. */
export function statistic(id: string): Statistic | undefined {
  return byId.get(id);
}
