import { decimal, exact, minus, order, per, plus, times, toNumber, type Exact } from './exact.ts';
import type { FigureKey } from './figures.ts';
import type { StatisticId } from './statistics.ts';
import { drivingGroups, isTenderless, readWhyte, wheelCount } from './whyte.ts';

/** A calculated value before rounding, with the formula and all that went into it. */
interface Working {
  readonly value: Exact;
  readonly formula: string;
  /** By statistic id, figure key, or `whyte`; numbers in the key's own unit, unrounded. */
  readonly inputs: Readonly<Record<string, number | string>>;
}

/** What a formula may use. Statistics are unrounded, and only those earlier in the list are known yet. */
export interface Given {
  readonly whyte: string | undefined;
  readonly features: ReadonlySet<string>;
  readonly statistic: (id: StatisticId) => Exact | undefined;
  readonly figure: (key: FigureKey) => Exact | undefined;
}

type Calculation = (given: Given) => Working | undefined;

const PI = decimal('3.14159265358979323846264338327950288');
const CUBIC_INCHES_PER_CUBIC_FOOT = exact(1728);
/** 26 million Btu a short ton of coal, 149,690 Btu a US gallon of fuel oil. */
const OIL_GALLONS_PER_TON_OF_COAL = decimal('173.7');
/** 300 lb of wheel load, so 600 lb of axle load, for each lb/yd of rail. */
const AXLE_LOAD_PER_RAIL_WEIGHT = exact(600);
/** Mean effective pressure at starting as a share of boiler pressure. */
const STARTING_SHARE = decimal('0.85');

/** How those of the forty statistics that may be calculated are; a published figure wins over all of these. */
export const CALCULATIONS: { readonly [id in StatisticId]?: Calculation } = {
  wheels: ({ whyte }) =>
    fromWhyte(whyte, 'sum of the Whyte digits', (arrangement) => exact(wheelCount(arrangement))),
  'coupled-axles': ({ whyte }) =>
    fromWhyte(whyte, 'half the sum of the driving groups of the Whyte notation', (arrangement) =>
      per(exact(drivingGroups(arrangement).reduce((sum, wheels) => sum + wheels, 0)), exact(2)),
    ),
  'wheelbase-ratio': ratio('driver-wheelbase', 'engine-wheelbase'),
  'engine-weight': difference('totalWeightLb', 'tenderWeightLb', 'total-weight - tender-weight'),
  'tender-weight': (given) =>
    hasTender(given)
      ? difference('totalWeightLb', 'engineWeightLb', 'total-weight - engine-weight')(given)
      : undefined,
  'total-weight': sum('engine-weight', 'tender-weight'),
  'rail-weight': from(['axle-load'], 'axle-load / 600', (load) => per(load, AXLE_LOAD_PER_RAIL_WEIGHT)),
  'fuel-capacity': (given) => {
    const oil = given.figure('oilUsGal');
    if (!oil) return undefined;
    return {
      value: per(oil, OIL_GALLONS_PER_TON_OF_COAL),
      formula: 'oilUsGal / 173.7',
      inputs: { oilUsGal: toNumber(oil) },
    };
  },
  'firebox-surface': difference(
    'evaporativeSurfaceSqFt',
    'tubesAndFluesSurfaceSqFt',
    'evaporative-surface - tube-surface',
  ),
  'tube-surface': difference(
    'evaporativeSurfaceSqFt',
    'fireboxSurfaceSqFt',
    'evaporative-surface - firebox-surface',
  ),
  'evaporative-surface': sum('firebox-surface', 'tube-surface'),
  'combined-surface': sum('evaporative-surface', 'superheater-surface'),
  'cylinder-volume': cylinderVolume,
  'surface-to-volume': ratio('evaporative-surface', 'cylinder-volume'),
  'tractive-effort': (given) => {
    if (isCompound(given) || !hasPistonDrive(given)) return undefined;
    return from(
      ['boiler-pressure', 'cylinder-diameter', 'piston-stroke', 'driver-diameter', 'cylinders'],
      '0.85 x boiler-pressure x cylinder-diameter^2 x piston-stroke / driver-diameter x cylinders / 2',
      (pressure, diameter, stroke, driver, cylinders) =>
        driver.over === 0n
          ? undefined
          : per(
              times(STARTING_SHARE, pressure, diameter, diameter, stroke, cylinders),
              times(exact(2), driver),
            ),
    )(given);
  },
  'factor-of-adhesion': ratio('weight-on-drivers', 'tractive-effort'),
  'boiler-power': from(
    ['grate-area', 'boiler-pressure', 'superheater-surface', 'combined-surface'],
    'grate-area x boiler-pressure x (1 + superheater-surface / combined-surface)',
    (grate, pressure, superheater, combined) =>
      combined.over === 0n ? undefined : times(grate, pressure, plus(exact(1), per(superheater, combined))),
  ),
};

/** Steam works twice: said by the features, or by low-pressure cylinders being given. */
export function isCompound({ features, figure }: Given): boolean {
  return features.has('compound') || figure('lowPressureCylinderDiameterIn') !== undefined;
}

/** Driven by cylinders without gears between; geared locomotives and turbines have no volume or effort to calculate. */
function hasPistonDrive({ features, whyte, statistic }: Given): boolean {
  const geared = features.has('geared') || /shay|heisler|climax|willamette/i.test(whyte ?? '');
  return !geared && (statistic('cylinders')?.over ?? 0n) > 0n;
}

/** Garratts and tank locomotives carry their water and fuel themselves, said by a feature or by the wheel arrangement. */
function hasTender({ features, whyte }: Given): boolean {
  return !features.has('tank-engine') && !features.has('garratt') && !isTenderless(whyte ?? '');
}

function fromWhyte(
  whyte: string | undefined,
  formula: string,
  reckon: (arrangement: NonNullable<ReturnType<typeof readWhyte>>) => Exact,
): Working | undefined {
  const arrangement = whyte === undefined ? undefined : readWhyte(whyte);
  if (whyte === undefined || !arrangement) return undefined;
  return { value: reckon(arrangement), formula, inputs: { whyte } };
}

function from<const Ids extends readonly StatisticId[]>(
  ids: Ids,
  formula: string,
  reckon: (...values: { [place in keyof Ids]: Exact }) => Exact | undefined,
): Calculation {
  return ({ statistic }) => {
    const known = ids.flatMap((id) => statistic(id) ?? []);
    if (known.length < ids.length) return undefined;
    const value = reckon(...(known as { [place in keyof Ids]: Exact }));
    if (!value) return undefined;
    return { value, formula, inputs: Object.fromEntries(ids.map((id, at) => [id, toNumber(known[at]!)])) };
  };
}

function sum(a: StatisticId, b: StatisticId): Calculation {
  return from([a, b], `${a} + ${b}`, (x, y) => plus(x, y));
}

/** What one part leaves of a whole, of published figures alone; parts that are no less than the whole leave nothing to say. */
function difference(whole: FigureKey, part: FigureKey, formula: string): Calculation {
  return ({ figure }) => {
    const [all, one] = [figure(whole), figure(part)];
    if (!all || !one || order(all, one) <= 0) return undefined;
    const value = minus(all, one);
    return { value, formula, inputs: { [whole]: toNumber(all), [part]: toNumber(one) } };
  };
}

function ratio(a: StatisticId, b: StatisticId): Calculation {
  return from([a, b], `${a} / ${b}`, (x, y) => (y.over === 0n ? undefined : per(x, y)));
}

/** High- and low-pressure cylinders of a compound, by the number of cylinders in all. */
const COMPOUND_CYLINDERS: Readonly<Record<string, readonly [high: number, low: number]>> = {
  2: [1, 1],
  3: [1, 2],
  4: [2, 2],
};

function cylinderVolume(given: Given): Working | undefined {
  const cylinders = given.statistic('cylinders');
  const diameter = given.statistic('cylinder-diameter');
  const stroke = given.statistic('piston-stroke');
  if (!hasPistonDrive(given) || !cylinders || !diameter || !stroke) return undefined;
  const inputs = {
    cylinders: toNumber(cylinders),
    'cylinder-diameter': toNumber(diameter),
    'piston-stroke': toNumber(stroke),
  };
  if (!isCompound(given)) {
    return {
      value: cubicFeet(times(cylinders, diameter, diameter, stroke)),
      formula: 'pi / 4 x cylinder-diameter^2 x piston-stroke / 1728 x cylinders',
      inputs,
    };
  }
  const lowDiameter = given.figure('lowPressureCylinderDiameterIn');
  const lowStroke = given.figure('lowPressureCylinderStrokeIn');
  const [high, low] = COMPOUND_CYLINDERS[inputs.cylinders] ?? [];
  if (!lowDiameter || !lowStroke || high === undefined || low === undefined) return undefined;
  return {
    value: cubicFeet(
      plus(
        times(exact(high), diameter, diameter, stroke),
        times(exact(low), lowDiameter, lowDiameter, lowStroke),
      ),
    ),
    formula: `pi / 4 x (${high} x cylinder-diameter^2 x piston-stroke + ${low} x lowPressureCylinderDiameterIn^2 x lowPressureCylinderStrokeIn) / 1728`,
    inputs: {
      ...inputs,
      lowPressureCylinderDiameterIn: toNumber(lowDiameter),
      lowPressureCylinderStrokeIn: toNumber(lowStroke),
    },
  };
}

function cubicFeet(diametersSquaredTimesStrokes: Exact): Exact {
  return per(times(PI, diametersSquaredTimesStrokes), times(exact(4), CUBIC_INCHES_PER_CUBIC_FOOT));
}
