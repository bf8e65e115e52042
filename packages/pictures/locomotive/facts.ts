import { readWhyte, type WheelArrangement } from '@turntable/roster/whyte.ts';
import type { Look } from './looks.ts';
import type { Front } from '@turntable/roster/locomotive.ts';

/** The public facts that a picture is drawn from, and nothing else (LV-1.5). */
export type PublicFacts = Pick<Front, 'whyte' | 'features' | 'country' | 'operator'> & {
  /** Left out: what is usual for its railway (`withLook`). */
  readonly look?: Look;
};

/** Ways of building locomotives: loading gauge, proportions and fittings. */
export type School = 'american' | 'british' | 'continental' | 'russian' | 'colonial' | 'japanese';

/** How old-fashioned it looks: inferred from what it lacks, never from its year. */
export type Era = 'pioneer' | 'classic' | 'modern';

const COUNTRY_SCHOOLS: Readonly<Record<string, School>> = {
  US: 'american',
  CA: 'american',
  MX: 'american',
  GB: 'british',
  IE: 'british',
  AU: 'colonial',
  NZ: 'colonial',
  ZA: 'colonial',
  KE: 'colonial',
  ZW: 'colonial',
  IN: 'colonial',
  PK: 'colonial',
  JP: 'japanese',
  RU: 'russian',
  UA: 'russian',
  CN: 'russian',
};

/** The school of who built it, else of its railway's country. */
export function schoolOf({ country, look }: PublicFacts): School {
  return look?.built ?? COUNTRY_SCHOOLS[country] ?? 'continental';
}

/** Improvements that came after the nineteenth century. */
const MODERN = [
  'superheated',
  'mechanical-stoker',
  'roller-bearings',
  'feedwater-heater',
  'booster',
  'poppet-valves',
  'streamlined',
  'three-cylinder',
  'four-cylinder',
  'high-drivers',
  'duplex',
  'turbine',
  'garratt',
  'smoke-deflectors',
  'oil-fired',
] as const;

/** A locomotive without any of the improvements that is small besides is an old one. */
export function eraOf({ features, whyte }: PublicFacts): Era {
  const arrangement = readWhyte(whyte);
  const wheels = arrangement?.flat().reduce((sum, n) => sum + n, 0) ?? 16;
  if (
    features.includes('geared') ||
    features.some((feature) => (MODERN as readonly string[]).includes(feature))
  )
    return 'modern';
  if (wheels <= 4) return 'pioneer';
  return wheels <= 10 ? 'classic' : 'modern';
}

/** Axles of an engine unit from front to rear. */
export interface UnitAxles {
  readonly lead: number;
  /** One number of axles for each driving group. */
  readonly groups: readonly number[];
  readonly trail: number;
}

/** The axles of each unit; for notation that is none, that of three powered trucks. */
export function axlesOf(whyte: string): readonly UnitAxles[] {
  const arrangement: WheelArrangement = readWhyte(whyte) ?? [[0, 4, 4, 4, 0]];
  // Odd or missing wheels are a slip in somebody's notes; they still get a locomotive that stands on its wheels.
  return arrangement.map((unit) => ({
    lead: Math.round(unit[0]! / 2),
    groups: unit.slice(1, -1).map((wheels) => Math.max(1, Math.round(wheels / 2))),
    trail: Math.round(unit.at(-1)! / 2),
  }));
}

/** Driving wheel diameter in inches, as fits the locomotive's work; the true one is a hidden value. */
export function driverDiameter({ features, country, whyte }: PublicFacts, coupled: number): number {
  const has = (feature: PublicFacts['features'][number]) => features.includes(feature);
  const narrow = has('narrow-gauge');
  if (narrow && coupled === 4 && has('freight') && !has('superheated')) return 38;
  let diameter = 68;
  if (has('high-drivers')) diameter = 82;
  else if (has('passenger')) diameter = has('mixed-traffic') ? 72 : 75;
  else if (has('mixed-traffic')) diameter = 67;
  else if (has('switcher')) diameter = 51;
  else if (has('freight')) diameter = 62;
  if (coupled >= 5) diameter = Math.min(diameter, country === 'US' || country === 'CA' ? 68 : 58);
  if (/T$/i.test(whyte) && !has('passenger') && !has('high-drivers')) diameter = Math.min(diameter, 50);
  if (narrow) diameter = Math.min(Math.round(diameter * 0.82), 58);
  return diameter;
}
