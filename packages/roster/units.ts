import { decimal, exact, per, times, type Exact } from './exact.ts';

/** What a quantity measures. Force has its own units: a pound of weight is not a pound of pull. */
export type Dimension =
  'count' | 'length' | 'area' | 'volume' | 'mass' | 'force' | 'pressure' | 'power' | 'speed';

const KILOGRAM_PER_POUND = decimal('0.45359237');
const GRAVITY = decimal('9.80665');
const METRE_PER_FOOT = decimal('0.3048');
const METRE_PER_INCH = decimal('0.0254');
const NEWTON_PER_POUND = times(KILOGRAM_PER_POUND, GRAVITY);
const PASCAL_PER_PSI = per(NEWTON_PER_POUND, times(METRE_PER_INCH, METRE_PER_INCH));
const SQUARE_METRE_PER_SQUARE_FOOT = times(METRE_PER_FOOT, METRE_PER_FOOT);
const LITRE_PER_US_GALLON = decimal('3.785411784');
const METRE_PER_SECOND_PER_KMH = per(exact(1), decimal('3.6'));

/**
 * Names of units, without full stops and in any case, and what one of each is in SI (volumes in litres). All
 * factors are exact by definition. A bare `gal` is the US one, as in the keys; a bare `ton` may be any, and is none.
 */
const UNITS: Readonly<Record<Dimension, readonly (readonly [names: string, factor: Exact])[]>> = {
  count: [],
  length: [
    ['in|inch|inches|"', METRE_PER_INCH],
    ["ft|foot|feet|'", METRE_PER_FOOT],
    ['mm|millimetre|millimetres|millimeter|millimeters', decimal('0.001')],
    ['cm|centimetre|centimetres|centimeter|centimeters', decimal('0.01')],
    ['m|metre|metres|meter|meters', exact(1)],
  ],
  area: [
    ['sq ft|sqft|ft²|square foot|square feet', SQUARE_METRE_PER_SQUARE_FOOT],
    ['sq in|sqin|in²|square inch|square inches', times(METRE_PER_INCH, METRE_PER_INCH)],
    ['m²|sq m|sqm|qm|square metre|square metres|square meter|square meters', exact(1)],
    ['cm²|sq cm', decimal('0.0001')],
  ],
  volume: [
    ['US gal|usgal|gal us|gal (us)|us gallon|us gallons|gal|gallon|gallons', LITRE_PER_US_GALLON],
    [
      'imp gal|impgal|gal imp|gal (imp)|imp gallon|imp gallons|imperial gallon|imperial gallons|imperial gal|uk gal|uk gallons',
      decimal('4.54609'),
    ],
    ['L|litre|litres|liter|liters|dm³', exact(1)],
    ['hl|hectolitre|hectolitres', exact(100)],
    ['m³|cu m|cubic metre|cubic metres|cubic meter|cubic meters|kl', exact(1000)],
    [
      'cu ft|cuft|ft³|cubic foot|cubic feet',
      times(METRE_PER_FOOT, METRE_PER_FOOT, METRE_PER_FOOT, exact(1000)),
    ],
  ],
  mass: [
    ['lb|lbs|pound|pounds', KILOGRAM_PER_POUND],
    ['kg|kilogram|kilograms|kilogramme|kilogrammes', exact(1)],
    ['t|tonne|tonnes|metric ton|metric tons', exact(1000)],
    [
      'long ton|long tons|lt|uk ton|uk tons|imperial ton|imperial tons|ton (long)|tons (long)',
      times(KILOGRAM_PER_POUND, exact(2240)),
    ],
    ['cwt|long cwt|hundredweight', times(KILOGRAM_PER_POUND, exact(112))],
    [
      'short ton|short tons|us ton|us tons|net ton|net tons|ton (short)|tons (short)',
      times(KILOGRAM_PER_POUND, exact(2000)),
    ],
  ],
  force: [
    ['lbf|lb|lbs|lb f|pounds|pounds-force|pound-force|lb-f', NEWTON_PER_POUND],
    ['N|newton|newtons', exact(1)],
    ['daN', exact(10)],
    ['kN|kilonewton|kilonewtons', exact(1000)],
    ['MN', exact(1_000_000)],
    ['kgf|kg|kp|kg-f', GRAVITY],
    ['tf|t|mp', times(GRAVITY, exact(1000))],
  ],
  pressure: [
    [
      'psi|psig|lbf/in²|lb/in²|lbs/in²|lbf/sq in|lb/sq in|lbs/sq in|lb per sq in|lbs per sq in',
      PASCAL_PER_PSI,
    ],
    ['bar', exact(100_000)],
    ['Pa', exact(1)],
    ['kPa', exact(1000)],
    ['MPa|n/mm²', exact(1_000_000)],
    ['kgf/cm²|kg/cm²|kp/cm²|at|atü|atu|ate', times(GRAVITY, exact(10_000))],
    ['atm', exact(101_325)],
  ],
  power: [
    ['hp|ihp|dbhp|bhp|whp|horsepower', times(exact(550), METRE_PER_FOOT, NEWTON_PER_POUND)],
    ['PS|ch|cv|km|le|metric hp|metric horsepower|hp (metric)|hpm', times(exact(75), GRAVITY)],
    ['W|watt|watts', exact(1)],
    ['kW|kilowatt|kilowatts', exact(1000)],
    ['MW|megawatt|megawatts', exact(1_000_000)],
  ],
  speed: [
    ['mph|mi/h|miles per hour|mile/h', per(decimal('1609.344'), exact(3600))],
    ['km/h|kmh|kph|kmph|kilometres per hour|kilometers per hour', METRE_PER_SECOND_PER_KMH],
    ['m/s', exact(1)],
  ],
};

const factors: Readonly<Record<string, ReadonlyMap<string, Exact>>> = Object.fromEntries(
  Object.entries(UNITS).map(([dimension, units]) => [
    dimension,
    new Map(
      units.flatMap(([names, factor]) =>
        names.split('|').map((name): [string, Exact] => [name.toLowerCase(), factor]),
      ),
    ),
  ]),
);

/** What one of the unit is in SI units of the dimension, or nothing if it is no unit of it. */
export function unitFactor(dimension: Dimension, name: string): Exact | undefined {
  // Indicated and effective Pferdestärken: in lower case the first would be pounds a square inch.
  if (dimension === 'power' && /^PS[ie]$/.test(name)) return unitFactor('power', 'PS');
  const key = name.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim();
  return factors[dimension]?.get(key);
}

/** The first name of each unit of the dimension, to say what would be understood. */
export function unitNames(dimension: Dimension): readonly string[] {
  return UNITS[dimension].map(([names]) => names.split('|')[0]!);
}
