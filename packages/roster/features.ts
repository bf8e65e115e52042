/** The feature ids of the Features table on a card's front (LV-1.1). Names and meanings are in the message catalogues. */
export const FEATURES = [
  'articulated',
  'duplex',
  'triplex',
  'garratt',
  'compound',
  'turbine',
  'geared',
  'tank-engine',
  'cab-forward',
  'streamlined',
  'superheated',
  'booster',
  'feedwater-heater',
  'mechanical-stoker',
  'roller-bearings',
  'poppet-valves',
  'oil-fired',
  'wood-fired',
  'three-cylinder',
  'four-cylinder',
  'high-drivers',
  'smoke-deflectors',
  'vanderbilt-tender',
  'centipede-tender',
  'corridor-tender',
  'condensing',
  'experimental',
  'prototype',
  'named-class',
  'speed-record',
  'power-record',
  'largest-of-type',
  'first-of-type',
  'last-of-type',
  'one-of-a-kind',
  'preserved',
  'operational',
  'royal-train',
  'named-express',
  'freight',
  'passenger',
  'mixed-traffic',
  'switcher',
  'narrow-gauge',
  'broad-gauge',
] as const;

export type FeatureId = (typeof FEATURES)[number];

const known: ReadonlySet<string> = new Set(FEATURES);

/** Whether `id` is a feature of the Features table. */
export function isFeatureId(id: string): id is FeatureId {
  return known.has(id);
}
