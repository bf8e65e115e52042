import { toNumber, type Exact } from './exact.ts';
import { isCompound, CALCULATIONS, type Given } from './formulas.ts';
import { PLAUSIBLE } from './plausible.ts';
import { STATISTICS, type StatisticId } from './statistics.ts';
import { unitFactor, type Dimension } from './units.ts';
import { drivingGroups, readWhyte } from './whyte.ts';

/** Why a figure or a result is hardly true; the message catalogues have a sentence for each. */
export const FLAG_REASONS = [
  'too-low',
  'too-high',
  'wrong-unit',
  'zero',
  'adhesion-low',
  'adhesion-high',
  'more-than',
  'less-than',
  'does-not-add-up',
  'far-from-calculated',
  'not-whyte',
  'odd-wheels',
  'below-average-axle',
  'against-feature',
  'low-pressure-smaller',
  'grate-out-of-proportion',
  'surface-out-of-proportion',
] as const;

/** A figure or result that is hardly true, and the numbers and ids that say why. */
export interface Flag {
  readonly statistic: StatisticId;
  readonly reason: (typeof FLAG_REASONS)[number];
  readonly values: Readonly<Record<string, number | string>>;
}

/**
 * What of a stat sheet is implausible. Nothing is repaired by this: a published figure stays a fact of its source.
 * @param given with all statistics known that can be.
 */
export function flagsOf(given: Given): readonly Flag[] {
  const number = (id: StatisticId) => numberOf(given.statistic(id));
  return [
    ...STATISTICS.flatMap(({ id, unit }) => outOfRange(id, unit, number(id))),
    ...wheelFlags(given),
    ...adhesionFlags(number('factor-of-adhesion')),
    ...CONTAINED.flatMap(([inner, outer]) => contradiction(inner, outer, number(inner), number(outer))),
    ...sumFlags('total-weight', ['engine-weight', 'tender-weight'], number),
    ...sumFlags('evaporative-surface', ['firebox-surface', 'tube-surface'], number),
    ...axleFlags(number),
    ...effortFlags(given),
    ...cylinderFlags(given),
    ...proportionFlags(
      'grate-area',
      'grate-out-of-proportion',
      share(number('evaporative-surface'), number('grate-area')),
      10,
      150,
    ),
    ...proportionFlags(
      'evaporative-surface',
      'surface-out-of-proportion',
      number('surface-to-volume'),
      50,
      1000,
    ),
  ];
}

/** The first is part of the second, or fits into it. */
const CONTAINED: readonly (readonly [StatisticId, StatisticId])[] = [
  ['number-preserved', 'number-built'],
  ['driver-wheelbase', 'engine-wheelbase'],
  ['engine-wheelbase', 'overall-wheelbase'],
  ['engine-wheelbase', 'overall-length'],
  ['overall-wheelbase', 'overall-length'],
  ['weight-on-drivers', 'engine-weight'],
  ['axle-load', 'engine-weight'],
  ['engine-weight', 'total-weight'],
  ['tender-weight', 'total-weight'],
  ['firebox-surface', 'evaporative-surface'],
  ['tube-surface', 'evaporative-surface'],
];

/** Sources round; a part may seem this much larger than its whole without being wrong. */
const ROUNDING = 1.005;
/** Weights and surfaces that are off by more than this do not add up (arch tubes, empty tenders, other series). */
const SUM_TOLERANCE = 0.05;
/** Ratings at 65 to 85 % of boiler pressure, and boosters, lie within this of the calculated tractive effort. */
const EFFORT_SHARE = { low: 0.6, high: 1.4 };
const ADHESION = { low: 2, high: 12 };

function numberOf(value: Exact | undefined): number | undefined {
  return value === undefined ? undefined : toNumber(value);
}

/** Other units that people write where the key wants its own. */
const CONFUSED: Readonly<
  Record<string, { readonly dimension: Dimension; readonly others: readonly string[] }>
> = {
  in: { dimension: 'length', others: ['mm', 'cm', 'm', 'ft'] },
  ft: { dimension: 'length', others: ['m', 'mm', 'in'] },
  lb: { dimension: 'mass', others: ['t', 'kg'] },
  'short tons': { dimension: 'mass', others: ['kg', 'lb'] },
  'US gal': { dimension: 'volume', others: ['m³', 'L'] },
  psi: { dimension: 'pressure', others: ['bar', 'kPa', 'MPa'] },
  'sq ft': { dimension: 'area', others: ['m²'] },
  lbf: { dimension: 'force', others: ['kN', 'kgf', 'N'] },
  hp: { dimension: 'power', others: ['kW', 'W'] },
  mph: { dimension: 'speed', others: ['km/h'] },
};

function outOfRange(statistic: StatisticId, unit: string, value: number | undefined): readonly Flag[] {
  const range = PLAUSIBLE[statistic];
  if (!range || value === undefined) return [];
  const [low, high] = range;
  if (value === 0) return range[2] === 'or none' ? [] : [{ statistic, reason: 'zero', values: {} }];
  if (value >= low && value <= high) return [];
  const reason = value < low ? 'too-low' : 'too-high';
  const confused = CONFUSED[unit];
  const perhaps = confused?.others.find((other) => {
    const own = unitFactor(confused.dimension, unit);
    const factor = unitFactor(confused.dimension, other);
    if (!own || !factor) return false;
    const meant = (value * toNumber(factor)) / toNumber(own);
    return meant >= low && meant <= high;
  });
  return perhaps === undefined
    ? [{ statistic, reason, values: { value, low, high } }]
    : [{ statistic, reason: 'wrong-unit', values: { value, low, high, perhaps } }];
}

function wheelFlags({ whyte, features }: Given): readonly Flag[] {
  if (whyte === undefined || features.has('geared')) return [];
  const arrangement = readWhyte(whyte);
  if (!arrangement) return [{ statistic: 'wheels', reason: 'not-whyte', values: { whyte } }];
  const odd = arrangement.flat().some((wheels) => wheels % 2 === 1);
  const driven = drivingGroups(arrangement).some((wheels) => wheels > 0);
  return odd || !driven ? [{ statistic: 'wheels', reason: 'odd-wheels', values: { whyte } }] : [];
}

function adhesionFlags(value: number | undefined): readonly Flag[] {
  const statistic = 'factor-of-adhesion';
  if (value === undefined || value === 0) return [];
  if (value < ADHESION.low)
    return [{ statistic, reason: 'adhesion-low', values: { value, low: ADHESION.low } }];
  if (value > ADHESION.high)
    return [{ statistic, reason: 'adhesion-high', values: { value, high: ADHESION.high } }];
  return [];
}

function contradiction(
  inner: StatisticId,
  outer: StatisticId,
  part: number | undefined,
  whole: number | undefined,
): readonly Flag[] {
  if (part === undefined || whole === undefined || part <= whole * ROUNDING) return [];
  return [
    { statistic: inner, reason: 'more-than', values: { value: part, other: outer, limit: whole } },
    { statistic: outer, reason: 'less-than', values: { value: whole, other: inner, limit: part } },
  ];
}

function sumFlags(
  statistic: StatisticId,
  parts: readonly StatisticId[],
  number: (id: StatisticId) => number | undefined,
): readonly Flag[] {
  const value = number(statistic);
  const known = parts.flatMap((part) => number(part) ?? []);
  if (value === undefined || known.length < parts.length) return [];
  const sum = known.reduce((a, b) => a + b, 0);
  if (Math.abs(value - sum) <= SUM_TOLERANCE * sum) return [];
  return [{ statistic, reason: 'does-not-add-up', values: { value, sum } }];
}

/** The heaviest axle cannot be lighter than the driving axles are on average. */
function axleFlags(number: (id: StatisticId) => number | undefined): readonly Flag[] {
  const [load, weight, axles] = [number('axle-load'), number('weight-on-drivers'), number('coupled-axles')];
  if (load === undefined || weight === undefined || !axles) return [];
  const average = weight / axles;
  if (load >= average * 0.97) return [];
  return [{ statistic: 'axle-load', reason: 'below-average-axle', values: { value: load, average } }];
}

function effortFlags(given: Given): readonly Flag[] {
  const value = numberOf(given.statistic('tractive-effort'));
  const calculated = numberOf(CALCULATIONS['tractive-effort']?.(given)?.value);
  if (value === undefined || !calculated) return [];
  const part = value / calculated;
  if (part >= EFFORT_SHARE.low && part <= EFFORT_SHARE.high) return [];
  return [{ statistic: 'tractive-effort', reason: 'far-from-calculated', values: { value, calculated } }];
}

/** Features that say how many cylinders there are. */
const CYLINDERS = { 'three-cylinder': 3, 'four-cylinder': 4 } as const;

function cylinderFlags(given: Given): readonly Flag[] {
  const flags: Flag[] = [];
  const cylinders = numberOf(given.statistic('cylinders'));
  for (const [feature, expected] of Object.entries(CYLINDERS))
    if (given.features.has(feature) && cylinders !== undefined && cylinders !== expected)
      flags.push({
        statistic: 'cylinders',
        reason: 'against-feature',
        values: { value: cylinders, feature },
      });
  if (given.features.has('superheated') && numberOf(given.statistic('superheater-surface')) === 0)
    flags.push({
      statistic: 'superheater-surface',
      reason: 'against-feature',
      values: { value: 0, feature: 'superheated' },
    });
  const high = numberOf(given.statistic('cylinder-diameter'));
  const low = numberOf(given.figure('lowPressureCylinderDiameterIn'));
  if (isCompound(given) && high !== undefined && low !== undefined && low < high)
    flags.push({
      statistic: 'cylinder-diameter',
      reason: 'low-pressure-smaller',
      values: { value: high, low },
    });
  return flags;
}

function share(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || !b ? undefined : a / b;
}

function proportionFlags(
  statistic: StatisticId,
  reason: Flag['reason'],
  value: number | undefined,
  low: number,
  high: number,
): readonly Flag[] {
  if (value === undefined || (value >= low && value <= high)) return [];
  return [{ statistic, reason, values: { value, low, high } }];
}
