import type { PublicFacts } from './facts.ts';

/**
 * Streamlined casings: `wedge` (a sloping nose, curved valances), `bulb` (a rounded nose, full sides), `slab`
 * (flat sides, air-smoothed), `shroud` (shovel nose and skirts), `bullet` (a bullet-nosed smokebox under a
 * skyline casing), `skyline` (a casing over the domes and a skirt), `full` (cased down to the rail).
 */
export type CasingKind = 'wedge' | 'bulb' | 'slab' | 'shroud' | 'bullet' | 'skyline' | 'full';

const RAILWAYS: readonly (readonly [operator: RegExp, casing: CasingKind])[] = [
  [/^London, Midland/, 'bulb'],
  [/^Southern Railway/, 'slab'],
  [/^Southern Pacific/, 'skyline'],
  [/^Norfolk and Western/, 'bullet'],
  [/^New York Central/, 'bullet'],
  [/^New South Wales/, 'bullet'],
  [/^South Manchuria/, 'full'],
  [/East Germany/, 'skyline'],
];

const COUNTRIES: Readonly<Record<string, CasingKind>> = {
  GB: 'wedge',
  BE: 'wedge',
  DE: 'full',
  AU: 'shroud',
  NZ: 'skyline',
  CZ: 'skyline',
};

/** The casing of a streamlined locomotive, by its railway and country; nothing for the others. */
export function casingOf(
  { operator, country }: PublicFacts,
  has: (feature: 'streamlined') => boolean,
): CasingKind | undefined {
  if (!has('streamlined')) return undefined;
  return RAILWAYS.find(([pattern]) => pattern.test(operator))?.[1] ?? COUNTRIES[country] ?? 'shroud';
}
