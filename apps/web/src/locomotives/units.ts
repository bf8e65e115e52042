import { toNumber } from '@turntable/roster/exact.ts';
import type { Statistic } from '@turntable/roster/statistics.ts';
import { unitFactor, type Dimension } from '@turntable/roster/units.ts';
import type { System } from '../device/system.ts';

/** The metric unit shown for each unit of the cards. */
const METRIC: Readonly<
  Record<string, { readonly unit: string; readonly factor: number; readonly decimals: number }>
> = {
  in: { ...converted('length', 'in', 'mm'), decimals: 0 },
  ft: { ...converted('length', 'ft', 'm'), decimals: 2 },
  lb: { ...converted('mass', 'lb', 't'), decimals: 1 },
  'lb/yd': { unit: 'kg/m', factor: 0.45359237 / 0.9144, decimals: 1 },
  'US gal': { ...converted('volume', 'US gal', 'm³'), decimals: 1 },
  'short tons': { ...converted('mass', 'short tons', 't'), decimals: 1 },
  psi: { ...converted('pressure', 'psi', 'bar'), decimals: 1 },
  'sq ft': { ...converted('area', 'sq ft', 'm²'), decimals: 2 },
  'cu ft': { ...converted('volume', 'cu ft', 'L'), decimals: 0 },
  'sq ft/cu ft': { unit: 'm²/m³', factor: 1 / 0.3048, decimals: 1 },
  lbf: { ...converted('force', 'lbf', 'kN'), decimals: 1 },
  mph: { ...converted('speed', 'mph', 'km/h'), decimals: 0 },
  hp: { ...converted('power', 'hp', 'kW'), decimals: 0 },
  'psi sq ft': { unit: 'bar m²', factor: 0.0689475729 * 0.09290304, decimals: 0 },
};

function converted(dimension: Dimension, from: string, to: string): { unit: string; factor: number } {
  return { unit: to, factor: toNumber(unitFactor(dimension, from)!) / toNumber(unitFactor(dimension, to)!) };
}

/** The unit of a system for figures of `unit`, by a name that is understood where figures are typed. */
export function unitIn(unit: string, system: System): string {
  return system === 'metric' ? (METRIC[unit === 'short ton' ? 'short tons' : unit]?.unit ?? unit) : unit;
}

/** A value of a card as it is shown: the number, its decimals, and its unit ('' for counts and ratios). */
interface Shown {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
}

const COUNTED = new Set(['year', 'locomotives', 'wheels', 'axles', 'cylinders']);

/** Converts a printed value for showing; the card itself stays in its own units. */
export function shown(value: number, { unit, decimals }: Statistic, system: System): Shown {
  if (COUNTED.has(unit)) return { value, decimals, unit: '' };
  const metric = system === 'metric' ? METRIC[unit] : undefined;
  return metric
    ? { value: value * metric.factor, decimals: metric.decimals, unit: metric.unit }
    : { value, decimals, unit };
}
