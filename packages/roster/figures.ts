/** The published figures that a locomotive may have, each with the unit its key carries. */
export const FIGURES = {
  numberBuilt: 'count',
  numberPreserved: 'count',
  driverDiameterIn: 'in',
  driverWheelbaseFt: 'ft',
  engineWheelbaseFt: 'ft',
  totalWheelbaseFt: 'ft',
  lengthFt: 'ft',
  heightFt: 'ft',
  widthFt: 'ft',
  axleLoadLb: 'lb',
  weightOnDriversLb: 'lb',
  engineWeightLb: 'lb',
  tenderWeightLb: 'lb',
  totalWeightLb: 'lb',
  waterUsGal: 'US gal',
  coalShortTons: 'short ton',
  oilUsGal: 'US gal',
  boilerPressurePsi: 'psi',
  boilerDiameterIn: 'in',
  tubeLengthFt: 'ft',
  grateAreaSqFt: 'sq ft',
  fireboxSurfaceSqFt: 'sq ft',
  tubesAndFluesSurfaceSqFt: 'sq ft',
  evaporativeSurfaceSqFt: 'sq ft',
  superheaterSurfaceSqFt: 'sq ft',
  cylinders: 'count',
  cylinderDiameterIn: 'in',
  cylinderStrokeIn: 'in',
  lowPressureCylinderDiameterIn: 'in',
  lowPressureCylinderStrokeIn: 'in',
  tractiveEffortLbf: 'lbf',
  maxSpeedMph: 'mph',
  powerHp: 'hp',
} as const;

export type FigureKey = keyof typeof FIGURES;
export type FigureUnit = (typeof FIGURES)[FigureKey];

/** All keys, in the order of the list. */
export const FIGURE_KEYS = Object.keys(FIGURES) as readonly FigureKey[];

/** Whether `key` is one of `FIGURES`. */
export function isFigureKey(key: string): key is FigureKey {
  return Object.hasOwn(FIGURES, key);
}
